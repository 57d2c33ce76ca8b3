import { randomUUID } from 'node:crypto';
import type { Refund } from '../../../src/domain/orders/order/refund.ts';
import type { RefundWay } from '../../../src/domain/orders/order/return.ts';
import type { Move } from '../order/moves.ts';
import type { Mover, OrderRow } from '../tables/order.queries.ts';
import { addReturnEvent, insertReturn, type ReturnRow } from '../tables/order-return.queries.ts';

interface Received {
  readonly refund: Refund;
  readonly reason: ReturnRow['reason'];
  readonly to: RefundWay;
  /** Event in the return's history. */
  readonly event: string;
  readonly by: Mover;
}

/** Records a return created by the shop. Its items count as received, so only the refund is left. */
export async function receiveReturn(
  { tx, context }: Move,
  order: OrderRow,
  { refund, reason, to, event, by }: Received,
): Promise<ReturnRow> {
  const row: ReturnRow = {
    id: randomUUID(),
    order_id: order.id,
    shopper_id: order.shopper_id,
    status: 'received',
    reason,
    note: '',
    refund_to: to,
    upi_id: null,
    lines: refund.lines,
    fees: refund.fees,
    total: refund.total,
    is_everything: refund.isEverything,
    answer: '',
    requested_at: context.clock(),
  };
  await insertReturn(tx, row);
  await addReturnEvent(tx, row.id, { event, status: 'received', at: row.requested_at, by });
  return row;
}
