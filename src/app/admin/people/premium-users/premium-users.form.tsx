import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import * as premiumCalls from '../../../../contract/account/premium.calls.ts';
import { dayOrNull } from '../../kit/form/day.ts';
import { factsAside } from '../../kit/form/facts.tsx';
import { choice, fresh, longText, wholeNumber } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { momentWords, personWords } from '../../kit/list/cells.ts';
import { isNewRecord, personFields, pressKey } from '../person-form.ts';
import { memberNoun as noun } from './premium-users.list.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  /** ISO 8601; null for somebody who never was a member. */
  readonly expiresAt: string | null;
}

/** The requested change: a new membership for months or until a day, more months, or its end. */
interface Change {
  readonly phone: string;
  readonly way: 'months' | 'until';
  readonly act: 'extend' | 'revoke';
  readonly months: number;
  readonly until: string | null;
  readonly reason: string;
}

const ways = { months: 'Months, added to the time left', until: 'Until a date' } as const;
const acts = { extend: 'Extend by months', revoke: 'End now' } as const;

const form = formOf<Member, Change>()({
  slug: 'premium-users',
  noun,
  name: 'name',
  cards: [
    card('Membership', {
      ...personFields,
      way: fresh(choice('Duration', ways, { isShown: isNewRecord })),
      act: fresh(choice('Action', acts, { isShown: (draft) => !isNewRecord(draft) })),
      months: fresh(
        wholeNumber('Months', {
          isShown: (draft) => (isNewRecord(draft) ? draft['way'] !== 'until' : draft['act'] !== 'revoke'),
          unseen: 0,
        }),
      ),
      until: fresh(dayOrNull('Last day', { isShown: (draft) => isNewRecord(draft) && draft['way'] === 'until' })),
      reason: fresh(longText('Reason', { max: 300, hint: 'Saved in the audit log' })),
    }),
    factsAside('Current membership'),
  ],
  taken: ({ name, phone, expiresAt }: Member) => ({
    isStored: true,
    name: personWords(name, phone),
    facts: [
      { title: 'Phone', note: phone ?? '–' },
      { title: 'Member until', note: momentWords(expiresAt) },
    ],
  }),
});

/** One member: grant, extend or end the membership. */
export const MemberForm = formSection({
  slug: 'premium-users',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, along): Promise<Member> => {
      const account = await http.send(accountAdminCalls.readAnyAccount, { params: { id }, ...along });
      return { ...account, expiresAt: account.premiumUntil };
    },
    create: async ({ phone, way, months, until, reason }, { signal }) => {
      const length = way === 'months' ? { months } : until === null ? {} : { until };
      const body = { phone, reason, ...length };
      return http.send(premiumCalls.grantPremium, { body, headers: pressKey(), signal });
    },
    update: async (id, { act, months, reason }, { signal }) => {
      const params = { id };
      if (act === 'revoke') return http.send(premiumCalls.revokePremium, { params, body: { reason }, signal });
      const body = { months, reason };
      return http.send(premiumCalls.extendPremium, { params, body, headers: pressKey(), signal });
    },
  })),
});
