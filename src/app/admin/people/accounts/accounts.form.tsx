import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import type { Draft, SubRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Role } from '../../../../domain/kit/role.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { factsCard, linesCard } from '../../kit/form/facts.tsx';
import { choice, type Field, flag, fresh, hidden, longText, own } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { type Account, accountShown } from './account-record.ts';
import { roleWords } from './account-words.ts';
import { accountNoun as noun } from './accounts.list.ts';
import { LazySecondFactorReset } from './LazySecondFactorReset.tsx';
import { NotesField, removedNotes } from './NotesField.tsx';

/** The edited values of an account; only changed ones are sent. */
interface Change {
  /** A new note; '' for none. */
  readonly words: string;
  /** Ids of notes to delete. */
  readonly notes: readonly string[];
  readonly role: Role;
  readonly blocked: boolean;
  readonly reason: string;
}

const notes: Omit<Field<readonly SubRecord[], readonly string[]>, 'configs'> = {
  blank: [],
  typed: (value) => value,
  read: (_fields, _name, draft) => removedNotes(draft),
};

const form = formOf<Account, Change>()({
  slug: 'accounts',
  noun,
  name: 'name',
  cards: [
    factsCard('Details'),
    linesCard('Orders', 'orders', 'No orders yet.'),
    card('Notes', {
      words: fresh(
        longText('Add a note', {
          max: 1000,
          optional: true,
          hint: 'Only admins see notes here. They are part of the customer’s data download.',
        }),
      ),
      notes: own('Notes', notes, (props) => <NotesField {...props} />),
    }),
    aside(
      'Access',
      {
        role: choice('Role', roleWords),
        blocked: flag('Blocked', {
          hint: 'They are signed out everywhere and can’t sign in. Orders in progress continue.',
        }),
        reason: longText('Reason', {
          max: 300,
          isShown: (draft) => draft['blocked'] === true,
          hint: 'Saved in the audit log. The customer isn’t told.',
        }),
        id: hidden(),
        name: hidden(),
        currentRole: hidden(),
      },
      drawReset,
    ),
  ],
  taken: accountShown,
});

function drawReset(draft: Draft) {
  const isStaff = draft['currentRole'] !== 'customer';
  return isStaff && <LazySecondFactorReset id={textOf(draft['id'])} name={textOf(draft['name'])} />;
}

/** One account, with its details and permissions. */
export const AccountForm = formSection({
  slug: 'accounts',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, { signal }) => http.send(accountAdminCalls.readAnyAccount, { params: { id }, signal }),
    // One call per change, so that each gets its own audit entry.
    update: async (id, wanted, { signal }) => {
      const params = { id };
      const before = await http.send(accountAdminCalls.readAnyAccount, { params, signal });
      for (const change of changesOf(http, before, wanted)) await change(signal);
      return http.send(accountAdminCalls.readAnyAccount, { params, signal });
    },
  })),
});

type Call = (signal: AbortSignal) => Promise<unknown>;

function changesOf(http: Http, account: Account, { words, notes: gone, role, blocked, reason }: Change) {
  const { id, isBlocked } = account;
  const params = { id };
  const calls: readonly [boolean, Call][] = [
    [
      words !== '',
      async (signal) => http.send(accountAdminCalls.addAccountNote, { params, body: { words }, signal }),
    ],
    ...gone.map((noteId): [boolean, Call] => [
      true,
      async (signal) => http.send(accountAdminCalls.removeAccountNote, { params: { id, noteId }, signal }),
    ]),
    [
      role !== account.role,
      async (signal) => http.send(accountAdminCalls.changeRole, { params, body: { role }, signal }),
    ],
    [
      blocked && !isBlocked,
      async (signal) => http.send(accountAdminCalls.blockAccount, { params, body: { reason }, signal }),
    ],
    [
      !blocked && isBlocked,
      async (signal) => http.send(accountAdminCalls.unblockAccount, { params, body: {}, signal }),
    ],
  ];
  return calls.filter(([isWanted]) => isWanted).map(([, call]) => call);
}
