import { t } from '../../../src/domain/kit/text/text.ts';
import { keptMembershipText } from '../../../src/domain/account/membership/kept-membership.ts';
import { unitsLeft, withheldRefund } from '../../../src/domain/orders/order/refund.ts';
import { isAsked, isVoid, type RefundWay } from '../../../src/domain/orders/order/return.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { settleReceived } from './move-return.ts';
import { returnsOf } from '../tables/order-return.queries.ts';
import { receiveReturn } from './receive-return.ts';
import { tellReturn } from './tell-return.ts';
import { keptMembershipLocked } from '../../account/membership/kept-membership.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover, setRefundUpiId } from '../tables/order.queries.ts';

/**
 * Refunds a returned order in full, or all but a non-refundable membership (SEC-05). False if the order isn't
 * returned. Throws 'invalid-input' if a cash order's refund has no UPI id, and 'conflict' if only such a membership is left.
 */
export async function refundReturned(
  move: Move,
  orderId: string,
  { to, upiId }: { readonly to: RefundWay; readonly upiId?: string | undefined },
  by: Mover,
): Promise<boolean> {
  const { tx, context } = move;
  const order = await lockOrder(tx, orderId);
  if (order.status === 'returned' && order.payment_method === 'cod' && to === 'source') {
    if (upiId === undefined) throw refusedField('upiId', t`Enter the customer’s UPI ID`);
    await setRefundUpiId(tx, orderId, upiId);
  }
  const kept = order.status === 'returned' ? await keptMembershipLocked(tx, order, context.clock()) : null;
  if (!kept) return moveOrder(move, orderId, { type: 'order.refund', way: to }, by);
  const returns = (await returnsOf(tx, [orderId])).filter(({ status }) => !isVoid(status));
  if (returns.some((each) => isAsked(each) && each.status !== 'refunded')) {
    throw problem('conflict', { detail: t`Another return for this order is in progress` });
  }
  const before = returns.flatMap(({ lines }) => lines);
  const places = unitsLeft(order, before).flatMap((units, place) => (units > 0 ? [place] : []));
  if (places.length === 0) throw problem('conflict', { detail: keptMembershipText(kept) });
  const refund = withheldRefund(order, before, places);
  const row = await receiveReturn(move, order, { refund, reason: 'not-wanted', to, event: 'order.refund', by });
  await tellReturn(tx, context, order, row);
  await settleReceived(move, order, row, row.total);
  return true;
}
