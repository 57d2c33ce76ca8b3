import * as walletAdminCalls from '../../../../contract/account/wallet/wallet-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { money, moment, personCells, personWords } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { walletList } from './wallet.list.ts';

/** /dashboard/wallet for admins: all balances, and one wallet to credit or debit. */
export const AdminWalletSection = adminSection({
  list: walletList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(walletAdminCalls.listWallets, { query, signal }),
      'items',
      rowOf,
    ),
    exportCsv: async (query, signal) => http.send(walletAdminCalls.exportWallets, { query, signal }),
  }),
  forms: { newLabel: 'Credit a wallet' },
});

function rowOf({ id, name, phone, balance, movedAt }: AnswerOf<Api['listWallets']>['items'][number]) {
  return {
    id,
    name: personWords(name, phone),
    cells: { ...personCells({ name, phone }), balance: money(balance), moved: moment(movedAt) },
    commands: [],
  };
}
