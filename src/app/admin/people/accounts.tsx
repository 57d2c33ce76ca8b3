import type { Draft } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { RecordFactRows, RecordFacts } from '../../../ui/admin/record/RecordFacts.tsx';
import { LazySecondFactorReset } from './LazySecondFactorReset.tsx';
import { accountRow, roles, roleWords, storedAccount } from './account-rows.ts';
import { NotesField, removedNotes } from '../kit/NotesField.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import {
  factRowsOf,
  factsOf,
  foundOr404,
  kept,
  runEach,
  wordsOf,
  phoneColumn,
  emailColumn,
  personSearchHint,
} from './people-parts.ts';
import { listOf } from '../kit/wire-query.ts';

type Detail = AnswerOf<Api['readAnyAccount']>;

function accountCalls(http: Http): RecordCalls {
  const read = async (id: string, signal: AbortSignal) =>
    http.send(peopleCalls.readAnyAccount, { params: { id }, signal });
  return {
    load: async (id, signal) => {
      const account = await foundOr404(read(id, signal));
      return account && storedAccount(account);
    },
    // Each change is a call of its own, so that each is written down; what is as it was is not sent.
    save: async ({ id, draft }, signal) => {
      if (id === null) throw new Error('Accounts can’t be created here');
      const before = await read(id, signal);
      for (const change of changesOf(http, before, draft)) await change(signal);
      return kept(storedAccount(await read(id, signal)));
    },
  };
}

type Change = (signal: AbortSignal) => Promise<unknown>;

function changesOf(http: Http, { id, role, isBlocked }: Detail, draft: Draft): readonly Change[] {
  const params = { id };
  const words = wordsOf(draft, 'words');
  const wanted = roles.find((each) => each === draft['role']) ?? role;
  const wantsBlock = draft['blocked'] === true;
  const changes: [boolean, Change][] = [
    [words !== '', async (signal) => http.send(peopleCalls.addAccountNote, { params, body: { words }, signal })],
    ...removedNotes(draft).map((noteId): [boolean, Change] => [
      true,
      async (signal) => http.send(peopleCalls.removeAccountNote, { params: { id, noteId }, signal }),
    ]),
    [
      wanted !== role,
      async (signal) => http.send(peopleCalls.changeRole, { params, body: { role: wanted }, signal }),
    ],
    [
      wantsBlock && !isBlocked,
      async (signal) =>
        http.send(peopleCalls.blockAccount, { params, body: { reason: textOf(draft['reason']) }, signal }),
    ],
    [
      !wantsBlock && isBlocked,
      async (signal) => http.send(peopleCalls.unblockAccount, { params, body: {}, signal }),
    ],
  ];
  return changes.filter(([isWanted]) => isWanted).map(([, change]) => change);
}

/** /dashboard/accounts: who has an account, what they may, and what is known of them (ADM-08). */
export const AccountsSection = adminSection({
  slug: 'accounts',
  list: {
    title: 'Accounts',
    noun: { one: 'account', many: 'accounts' },
    columns: [
      { key: 'name', title: 'Name', sort: 'name' },
      phoneColumn,
      emailColumn,
      { key: 'role', title: 'Role', onPhone: 'state' },
      { key: 'member', title: 'Member until' },
      { key: 'orders', title: 'Orders', isNumeric: true },
      { key: 'joined', title: 'Joined', sort: 'joined' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'role',
        label: 'Role',
        options: roles.map((value) => ({ value, label: roleWords[value] })),
      },
      {
        kind: 'choice',
        name: 'blocked',
        label: 'Sign-in',
        options: [
          { value: 'false', label: 'Allowed' },
          { value: 'true', label: 'Blocked' },
        ],
      },
      { kind: 'period', from: 'joinedFrom', to: 'joinedTo', label: 'Joined' },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'prescribers', label: 'Prescribers', search: '?role=prescriber' },
      { name: 'admins', label: 'Admins', search: '?role=admin' },
      { name: 'blocked', label: 'Blocked', search: '?blocked=true' },
    ],
    commands: [
      {
        name: 'make-prescriber',
        label: 'Make prescriber',
        place: 'row',
        ask: (_count, name) => ({
          title: `Make ${name} a prescriber?`,
          text: 'They will be able to read patients’ prescriptions and sign them.',
        }),
        successMessage: () => 'Made a prescriber',
        inverse: 'make-customer',
      },
      {
        name: 'make-admin',
        label: 'Make admin',
        place: 'row',
        danger: true,
        ask: (_count, name) => ({
          title: `Make ${name} an admin?`,
          text: 'They will be able to do everything you can.',
        }),
        successMessage: () => 'Made an admin',
        inverse: 'make-customer',
      },
      {
        name: 'make-customer',
        label: 'Make customer',
        place: 'row',
        danger: true,
        ask: (_count, name) => ({
          title: `Make ${name} a customer?`,
          text: 'They lose staff access right away. Their account and orders stay.',
        }),
        successMessage: () => 'Made a customer',
      },
      { name: 'unblock', label: 'Unblock', place: 'row', successMessage: () => 'Unblocked' },
    ],
    searchHint: personSearchHint,
    usualSort: '-joined',
    empty: { title: 'No accounts yet', text: 'Everyone who signs in appears here.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.listAccounts, { query, signal }), accountRow),
    run: async (command, picking, _matching, signal) =>
      runEach(picking.kind === 'some' ? picking.ids : [], async (id) => {
        const params = { id };
        if (command === 'unblock') return http.send(peopleCalls.unblockAccount, { params, body: {}, signal });
        const role = roles.find((each) => command === `make-${each}`) ?? 'customer';
        return http.send(peopleCalls.changeRole, { params, body: { role }, signal });
      }),
    exportCsv: async (query, signal) => http.send(peopleCalls.exportAccounts, { query, signal }),
  }),
  record: {
    empty: () => ({}),
    calls: accountCalls,
    config: {
      noun: { one: 'account', many: 'accounts' },
      nameOf: (draft) => textOf(draft['name']),
      listHref: '/dashboard/accounts',
      cards: [
        {
          title: 'Details',
          fields: [],
          draw: (draft) => <RecordFacts facts={factsOf(draft)} />,
        },
        {
          title: 'Orders',
          fields: [],
          draw: (draft) => <RecordFactRows rows={factRowsOf(draft, 'orders')} empty="No orders yet." />,
        },
        {
          title: 'Notes',
          fields: [
            {
              name: 'words',
              label: 'Add a note',
              kind: 'textarea',
              max: 1000,
              optional: true,
              hint: 'Only admins see notes here. They are part of the customer’s data download.',
            },
            { name: 'notes', label: 'Notes', kind: 'own', draw: (props) => <NotesField {...props} /> },
          ],
        },
        {
          title: 'Access',
          isAside: true,
          draw: (draft) =>
            draft['currentRole'] !== 'customer' && (
              <LazySecondFactorReset id={textOf(draft['id'])} name={textOf(draft['name'])} />
            ),
          fields: [
            {
              name: 'role',
              label: 'Role',
              kind: 'select',
              options: roles.map((value) => ({ value, label: roleWords[value] })),
            },
            {
              name: 'blocked',
              label: 'Blocked',
              kind: 'switch',
              hint: 'They are signed out everywhere and can’t sign in. Orders in progress continue.',
            },
            {
              name: 'reason',
              label: 'Reason',
              kind: 'textarea',
              max: 300,
              isShown: (draft) => draft['blocked'] === true,
              hint: 'Saved in the audit log. The customer isn’t told.',
            },
          ],
        },
      ],
    },
  },
});
