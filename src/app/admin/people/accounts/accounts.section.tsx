import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { commandOf, pickedIds, runEach } from '../../kit/list/bulk.ts';
import { badge, dayWords, moment, number, personCells, personWords, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { valuesOf } from '../../kit/words.ts';
import { roleWords } from './account-words.ts';
import { accountList } from './accounts.list.ts';

/** /dashboard/accounts: all accounts with their permissions. */
export const AccountsSection = adminSection({
  list: accountList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(accountAdminCalls.listAccounts, { query, signal }),
      'items',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(accountAdminCalls.listAccounts, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => {
        const params = { id };
        if (command === 'unblock') return http.send(accountAdminCalls.unblockAccount, { params, body: {}, signal });
        const role = commandOf(command.replace('make-', ''), ['customer', 'prescriber', 'admin']);
        return http.send(accountAdminCalls.changeRole, { params, body: { role }, signal });
      });
    },
    exportCsv: async (query, signal) => http.send(accountAdminCalls.exportAccounts, { query, signal }),
  }),
  forms: {},
});

function rowOf(account: AnswerOf<Api['listAccounts']>['items'][number]) {
  const { id, name, phone, email, role, isBlocked, premiumUntil, orders, joinedAt } = account;
  const others = valuesOf(roleWords).filter((each) => each !== role);
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: text(email ?? '–'),
      role: isBlocked ? badge('Blocked', 'bad') : badge(roleWords[role], role === 'customer' ? 'neutral' : 'info'),
      member: text(dayWords(premiumUntil)),
      orders: number(orders),
      joined: moment(joinedAt),
    },
    commands: isBlocked ? ['unblock'] : others.map((each) => `make-${each}`),
  };
}
