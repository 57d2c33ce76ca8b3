import { adminList, onOffFilter } from '../../kit/list/admin-list.ts';
import { personColumns, personSearch } from '../../kit/list/cells.ts';

export const walletNoun = { one: 'wallet', many: 'wallets' } as const;

export const walletList = adminList({
  slug: 'wallet',
  title: 'Wallets',
  noun: walletNoun,
  search: personSearch,
  sort: '-balance',
  columns: {
    name: { title: 'Customer', sort: 'name' },
    phone: personColumns.phone,
    balance: { title: 'Balance', sort: 'balance', isNumeric: true, onPhone: 'aside' },
    moved: { title: 'Last activity' },
  },
  filters: { filled: onOffFilter('Balance', 'With a balance', 'Empty') },
  tabs: { filled: { label: 'With a balance', where: { filled: 'true' } } },
  empty: { title: 'No wallets yet', text: 'A wallet appears after its first refund, reward or credit.' },
  absent: { bulk: 'Money is moved by hand for one person, with a reason' },
});
