import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { optionsOf } from '../../kit/words.ts';
import { orderCommands, orderNoun } from './order-commands.ts';
import { methodWords, paymentWords, viewWords } from './order-words.ts';

export const orderList = adminList({
  slug: 'orders',
  title: 'Orders',
  noun: orderNoun,
  search: 'Order, name or phone',
  searchHelp: 'Also a pincode or a tracking number',
  sort: '-placed',
  columns: {
    number: { title: 'Order' },
    placed: { title: 'Placed', sort: 'placed' },
    customer: { title: 'Customer', onPhone: 'note' },
    items: { title: 'Items', onPhone: 'more' },
    payment: { title: 'Payment' },
    status: { title: 'Status', onPhone: 'state' },
    total: { title: 'Total', sort: 'total', isNumeric: true, onPhone: 'aside' },
    tracking: { title: 'Tracking number', isHiddenFirst: true },
  },
  filters: {
    view: choiceFilter('View', viewWords),
    payment: choiceFilter('Payment', paymentWords),
    method: choiceFilter('Paid by', methodWords),
    placed: periodFilter('Placed'),
  },
  tabs: Object.fromEntries(
    optionsOf(viewWords).map(({ value, label }) => [value, { label, where: { view: value } }]),
  ),
  bulk: orderCommands,
  empty: { title: 'No orders yet', text: 'Orders placed in the shop appear here.' },
});
