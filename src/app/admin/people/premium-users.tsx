import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import type { Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { dayField } from '../../../ui/admin/day/day-field.tsx';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { RecordFacts } from '../../../ui/admin/record/RecordFacts.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import {
  dayWords,
  factsOf,
  foundOr404,
  kept,
  momentWords,
  numberOf,
  personCells,
  personWords,
  phoneOf,
  pressKey,
  refusedHere,
  wordsOf,
  phoneColumn,
  emailColumn,
  personSearchHint,
  phoneField,
  isNewRecord,
} from './people-parts.ts';
import { listOf } from '../kit/wire-query.ts';

type Member = AnswerOf<Api['listPremiumUsers']>['items'][number];

function rowOf({ id, name, phone, email, isActive, expiresAt }: Member): Row {
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: { kind: 'text', text: email ?? '–' },
      state: { kind: 'badge', text: isActive ? 'Member' : 'Ended', tone: isActive ? 'good' : 'neutral' },
      expires: { kind: 'text', text: dayWords(expiresAt) },
    },
    commands: [],
  };
}

type Seen = Pick<Member, 'id' | 'name' | 'phone'> & { readonly expiresAt: string | null };

function storedOf({ id, name, phone, expiresAt }: Seen): StoredRecord {
  return {
    id,
    version: null,
    draft: {
      ...empty,
      isStored: true,
      name: personWords(name, phone),
      facts: [
        { title: 'Phone', note: phone ?? '–' },
        { title: 'Member until', note: momentWords(expiresAt) },
      ],
    },
  };
}

const empty: Draft = {
  isStored: false,
  name: '',
  facts: [],
  phone: '',
  act: 'extend',
  way: 'months',
  months: '',
  until: '',
  reason: '',
};

function premiumCalls(http: Http): RecordCalls {
  return {
    load: async (id, signal) => {
      const account = await foundOr404(http.send(peopleCalls.readAnyAccount, { params: { id }, signal }));
      return account && storedOf({ ...account, expiresAt: account.premiumUntil });
    },
    save: async ({ id, draft }, signal) => {
      const reason = wordsOf(draft, 'reason');
      const months = numberOf(draft, 'months');
      if (id === null) {
        const until = wordsOf(draft, 'until');
        const length = draft['way'] === 'until' ? lastDayOf(until) : monthsOf(months);
        const body = { phone: phoneOf(draft), reason, ...length };
        return kept(storedOf(await http.send(peopleCalls.grantPremium, { body, headers: pressKey(), signal })));
      }
      const params = { id };
      if (draft['act'] === 'revoke') {
        return kept(storedOf(await http.send(peopleCalls.revokePremium, { params, body: { reason }, signal })));
      }
      if (months === undefined) throw refusedHere('months', 'Enter the number of months');
      const extended = { params, body: { months, reason }, headers: pressKey(), signal };
      return kept(storedOf(await http.send(peopleCalls.extendPremium, extended)));
    },
  };
}

function lastDayOf(until: string) {
  return until === '' ? {} : { until };
}

function monthsOf(months: number | undefined) {
  return months === undefined ? {} : { months };
}

/** /dashboard/premium-users: members, and who becomes one by hand (ADM-08). */
export const PremiumUsersSection = adminSection({
  slug: 'premium-users',
  list: {
    title: 'Premium Users',
    noun: { one: 'member', many: 'members' },
    columns: [
      { key: 'name', title: 'Name', sort: 'name' },
      phoneColumn,
      emailColumn,
      { key: 'state', title: 'Status', onPhone: 'state' },
      { key: 'expires', title: 'Member until', sort: 'expires', onPhone: 'aside' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'state',
        label: 'Status',
        options: [
          { value: 'active', label: 'Active members' },
          { value: 'ended', label: 'Ended' },
        ],
      },
      { kind: 'period', from: 'endsFrom', to: 'endsTo', label: 'Ends', isAhead: true },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'active', label: 'Active members', search: '?state=active' },
      { name: 'ended', label: 'Ended', search: '?state=ended' },
    ],
    commands: [],
    searchHint: personSearchHint,
    usualSort: '-expires',
    empty: { title: 'No members yet', text: 'People who buy or are granted a membership appear here.' },
  },
  listCalls: (http) => ({
    list: listOf(async (query, signal) => http.send(peopleCalls.listPremiumUsers, { query, signal }), rowOf),
    exportCsv: async (query, signal) => http.send(peopleCalls.exportPremiumUsers, { query, signal }),
  }),
  record: {
    empty: () => empty,
    calls: premiumCalls,
    newLabel: 'Grant membership',
    config: {
      noun: { one: 'member', many: 'members' },
      nameOf: (draft) => textOf(draft['name']),
      listHref: '/dashboard/premium-users',
      cards: [
        {
          title: 'Membership',
          fields: [
            phoneField,
            {
              name: 'way',
              label: 'Duration',
              kind: 'select',
              isShown: isNewRecord,
              options: [
                { value: 'months', label: 'A number of months, added to the time left' },
                { value: 'until', label: 'Until a date' },
              ],
            },
            {
              name: 'act',
              label: 'Action',
              kind: 'select',
              isShown: (draft) => !isNewRecord(draft),
              options: [
                { value: 'extend', label: 'Extend by months' },
                { value: 'revoke', label: 'End now' },
              ],
            },
            {
              name: 'months',
              label: 'Months',
              kind: 'number',
              isShown: (draft) => (isNewRecord(draft) ? draft['way'] !== 'until' : draft['act'] !== 'revoke'),
            },
            dayField({
              name: 'until',
              label: 'Last day',
              isShown: (draft) => isNewRecord(draft) && draft['way'] === 'until',
            }),
            {
              name: 'reason',
              label: 'Reason',
              kind: 'textarea',
              max: 300,
              hint: 'Saved in the audit log',
            },
          ],
        },
        {
          title: 'Current membership',
          isAside: true,
          fields: [],
          draw: (draft) => <RecordFacts facts={factsOf(draft)} />,
        },
      ],
    },
  },
});
