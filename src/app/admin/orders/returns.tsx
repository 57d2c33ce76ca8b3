import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { returnStatuses, type ReturnStatus } from '../../../domain/orders/order/return.ts';
import type { CellTone, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { orderCalls } from '../../../services/admin/kit/order-calls.ts';
import { adminSection } from '../kit/admin-section.tsx';

type Return = AnswerOf<Api['listReturns']>['returns'][number];

const statuses: Readonly<Record<ReturnStatus, { readonly text: string; readonly tone: CellTone }>> = {
  requested: { text: 'To decide', tone: 'warning' },
  approved: { text: 'On its way back', tone: 'info' },
  refused: { text: 'Refused', tone: 'neutral' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  received: { text: 'Refund on its way', tone: 'info' },
  refunded: { text: 'Refunded', tone: 'good' },
};

function rowOf({
  id,
  orderId,
  orderNumber,
  status,
  reason,
  lines,
  names,
  total,
  requestedAt,
  photos,
}: Return): Row {
  return {
    // Where it is answered is its order's page.
    id: `${orderId}/${id}`,
    name: orderNumber,
    cells: {
      order: { kind: 'text', text: orderNumber },
      asked: { kind: 'moment', at: requestedAt },
      goods: {
        kind: 'text',
        text: lines.map(({ line, quantity }) => `${quantity} × ${names[line] ?? ''}`).join(', '),
      },
      reason: { kind: 'text', text: reason.replaceAll('-', ' ') },
      photos: { kind: 'number', value: photos.length === 0 ? null : photos.length },
      status: { kind: 'badge', ...statuses[status] },
      total: { kind: 'money', amount: total },
    },
    commands: [],
  };
}

/** /dashboard/returns: what was sent back, and what waits for a word; the word is given on the order's page (ORD-04). */
export const ReturnsSection = adminSection({
  slug: 'returns',
  list: {
    title: 'Returns',
    noun: { one: 'return', many: 'returns' },
    columns: [
      { key: 'order', title: 'Order' },
      { key: 'asked', title: 'Requested' },
      { key: 'goods', title: 'Items', onPhone: 'note' },
      { key: 'reason', title: 'Reason' },
      { key: 'photos', title: 'Photos', isNumeric: true },
      { key: 'status', title: 'Status', onPhone: 'state' },
      { key: 'total', title: 'Refund', isNumeric: true, onPhone: 'aside' },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        options: returnStatuses.map((value) => ({ value, label: statuses[value].text })),
      },
    ],
    tabs: [
      { name: 'all', label: 'All', search: '' },
      { name: 'requested', label: 'To decide', search: '?status=requested' },
      { name: 'approved', label: 'On their way back', search: '?status=approved' },
      { name: 'received', label: 'Refund on its way', search: '?status=received' },
    ],
    commands: [],
    searchHint: 'Order number',
    usualSort: '',
    empty: { title: 'No returns yet', text: 'Returns requested by customers appear here.' },
  },
  hrefOf: (id) => `/dashboard/orders/${id.split('/')[0] ?? ''}`,
  listCalls: (http) => ({
    list: async (search, signal) => {
      const { total, returns } = await http.send(orderCalls.listReturns, { search, signal });
      return { total, rows: returns.map(rowOf) };
    },
  }),
});
