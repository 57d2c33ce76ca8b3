import * as walletAdminCalls from '../../../../contract/account/wallet/wallet-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { money, moment, personAndNumber, personCell, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { reasonWords } from '../wallet/wallet-words.ts';
import { entryList } from './wallet-entries.list.ts';

/** /dashboard/wallet-entries: the transactions of all wallets, newest first. */
export const WalletEntriesSection = adminSection({
  list: entryList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(walletAdminCalls.listWalletEntries, { query, signal }),
      'items',
      rowOf,
    ),
    exportCsv: async (query, signal) => http.send(walletAdminCalls.exportWalletEntries, { query, signal }),
  }),
});

function rowOf(entry: AnswerOf<Api['listWalletEntries']>['items'][number]) {
  const { id, person, amount, balanceAfter, reason, orderNumber, note, actor, at } = entry;
  return {
    id,
    name: `${reasonWords[reason]} for ${personAndNumber(person)}`,
    cells: {
      person: personCell(person),
      reason: text(reasonWords[reason], [orderNumber, note].filter(Boolean).join(', ')),
      amount: money(amount),
      balance: money(balanceAfter),
      actor: text(actor ?? '–'),
      at: moment(at),
    },
    commands: [],
  };
}
