import * as orderReturnCalls from '../../../../contract/orders/order-return/order-return.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { returnReasonWords } from '../../../../machines/admin/sections/partial-refund/return-reasons.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { money, moment, number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { returnList, statusBadges } from './returns.list.ts';

/** /dashboard/returns: all returns, and those waiting for a decision, which is made on the order's page. */
export const ReturnsSection = adminSection({
  list: returnList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(orderReturnCalls.listReturns, { search, signal }),
      'returns',
      rowOf,
    ),
  }),
  hrefOf: (id) => `/dashboard/orders/${id.split('/')[0] ?? ''}`,
});

function rowOf(asked: AnswerOf<Api['listReturns']>['returns'][number]) {
  const { id, orderId, orderNumber, status, reason, lines, names, total, requestedAt, photos, upiId } = asked;
  return {
    // Rows link to the order's page, where a return is decided.
    id: `${orderId}/${id}`,
    name: orderNumber,
    cells: {
      order: text(orderNumber),
      asked: moment(requestedAt),
      goods: text(lines.map(({ line, quantity }) => `${quantity} × ${names[line] ?? ''}`).join(', ')),
      reason: text(returnReasonWords[reason]),
      photos: number(photos.length === 0 ? null : photos.length),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      upi: text(upiId ?? ''),
      total: money(total),
    },
    commands: [],
  };
}
