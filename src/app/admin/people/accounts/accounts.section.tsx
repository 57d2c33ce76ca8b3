import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { commandOf, pickedIds, runEach } from '../../kit/list/bulk.ts';
import { listOf } from '../../kit/list/rows.ts';
import { accountRow } from './accounts.rows.ts';
import { accountList } from './accounts.list.ts';

/** /dashboard/accounts: all accounts with their permissions. */
export const AccountsSection = adminSection({
  list: accountList,
  calls: (http, _view, reader) => ({
    list: listOf(
      async (query, signal) => http.send(accountAdminCalls.listAccounts, { query, signal }),
      'items',
      (account) => accountRow(account, reader),
    ),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(accountAdminCalls.listAccounts, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => {
        const params = { id };
        if (command === 'unblock') return http.send(accountAdminCalls.unblockAccount, { params, body: {}, signal });
        const role = commandOf(command.replace('make-', ''), ['customer', 'prescriber']);
        return http.send(accountAdminCalls.changeRole, { params, body: { role }, signal });
      });
    },
    exportCsv: async (query, signal) => http.send(accountAdminCalls.exportAccounts, { query, signal }),
  }),
  forms: {},
});
