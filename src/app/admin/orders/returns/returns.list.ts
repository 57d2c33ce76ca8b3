import type { ReturnStatus } from '../../../../domain/orders/order/return.ts';
import { adminList, choiceFilter } from '../../kit/list/admin-list.ts';
import type { Badge } from '../../kit/list/cells.ts';
import { wordsOf } from '../../kit/words.ts';

export const statusBadges: Readonly<Record<ReturnStatus, Badge>> = {
  requested: { text: 'To decide', tone: 'warning' },
  approved: { text: 'On its way back', tone: 'info' },
  refused: { text: 'Refused', tone: 'neutral' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  received: { text: 'Refund on its way', tone: 'info' },
  refunded: { text: 'Refunded', tone: 'good' },
};

export const returnList = adminList({
  slug: 'returns',
  title: 'Returns',
  noun: { one: 'return', many: 'returns' },
  search: 'Order number',
  columns: {
    order: { title: 'Order' },
    asked: { title: 'Requested' },
    goods: { title: 'Items', onPhone: 'note' },
    reason: { title: 'Reason' },
    photos: { title: 'Photos', isNumeric: true },
    status: { title: 'Status', onPhone: 'state' },
    upi: { title: 'UPI ID' },
    total: { title: 'Refund', isNumeric: true, onPhone: 'aside' },
  },
  filters: { status: choiceFilter('Status', wordsOf(statusBadges)) },
  tabs: {
    requested: { label: 'To decide', where: { status: 'requested' } },
    approved: { label: 'On their way back', where: { status: 'approved' } },
    received: { label: 'Refund on its way', where: { status: 'received' } },
  },
  empty: { title: 'No returns yet', text: 'Returns requested by customers appear here.' },
  absent: {
    sort: 'The oldest is answered first',
    bulk: 'Each return is looked at on its own',
    export: 'Its orders are exported',
  },
});
