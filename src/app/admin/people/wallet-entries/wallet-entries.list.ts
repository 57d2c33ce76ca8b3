import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { personSearch } from '../../kit/list/cells.ts';
import { reasonWords } from '../wallet/wallet-words.ts';

export const entryList = adminList({
  slug: 'wallet-entries',
  title: 'Wallet entries',
  noun: { one: 'entry', many: 'entries' },
  search: personSearch,
  sort: '-at',
  columns: {
    person: { title: 'Customer' },
    reason: { title: 'Reason', onPhone: 'note' },
    amount: { title: 'Amount', isNumeric: true, onPhone: 'aside' },
    balance: { title: 'Balance after', isNumeric: true },
    actor: { title: 'By', isHiddenFirst: true },
    at: { title: 'When', sort: 'at', onPhone: 'state' },
  },
  filters: { reason: choiceFilter('Reason', reasonWords), date: periodFilter('Date') },
  empty: { title: 'No entries yet', text: 'Every credit, debit, payment and refund appears here.' },
  absent: { bulk: 'What has moved stays as it is' },
});
