import * as premiumCalls from '../../../../contract/account/premium.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { badge, dayWords, personCells, personWords, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { memberList } from './premium-users.list.ts';

/** /dashboard/premium-users: members, and granting a membership. */
export const PremiumUsersSection = adminSection({
  list: memberList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(premiumCalls.listPremiumUsers, { query, signal }),
      'items',
      rowOf,
    ),
    exportCsv: async (query, signal) => http.send(premiumCalls.exportPremiumUsers, { query, signal }),
  }),
  forms: { newLabel: 'Grant membership' },
});

function rowOf(member: AnswerOf<Api['listPremiumUsers']>['items'][number]) {
  const { id, name, phone, email, isActive, expiresAt } = member;
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: text(email ?? '–'),
      state: isActive ? badge('Member', 'good') : badge('Ended', 'neutral'),
      expires: text(dayWords(expiresAt)),
    },
    commands: [],
  };
}
