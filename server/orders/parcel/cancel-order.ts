import { t } from '../../../src/domain/kit/text/text.ts';
import { keptMembershipText } from '../../../src/domain/account/membership/kept-membership.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Session } from '../../platform/database/session.ts';
import { returnsOf } from '../tables/order-return.queries.ts';
import { withhold } from './withhold.ts';
import { keptMembershipLocked } from '../../account/membership/kept-membership.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import { findOrder, lockOrder, type Mover } from '../tables/order.queries.ts';

/**
 * Cancels an order for its shopper: stock is released at once, the refund runs as a job. Cancelling again has no
 * effect; an expired order then stays cancelled even if its payment arrives late. Throws 'conflict' once packed, or
 * if only a non-refundable membership is left.
 */
export async function callOff(context: ShopContext, orderId: string, shopperId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId, shopperId);
    if (!order) throw problem('not-found', { detail: t`We couldn’t find this order` });
    if (await cancelWaiting({ tx, context }, orderId, { actor: 'customer', shopperId })) return;
    const { status } = await lockOrder(tx, orderId);
    if (status !== 'cancelled' && status !== 'refunded' && !(await wasCalledOff(tx, orderId))) {
      throw problem('conflict', { detail: t`This order is already packed and can’t be cancelled` });
    }
  });
}

/**
 * Cancels the whole order, or the part not packed yet (ORD-06); false if there is nothing to cancel. A membership
 * that was used or is over a week old is not refunded (SEC-05). Throws 'conflict' if nothing else is left.
 */
export async function cancelWaiting(move: Move, orderId: string, by: Mover): Promise<boolean> {
  const { tx, context } = move;
  const order = await lockOrder(tx, orderId);
  const kept = await keptMembershipLocked(tx, order, context.clock());
  if (!kept) {
    return (
      (await moveOrder(move, orderId, { type: 'order.cancel' }, by)) || withhold(move, orderId, 'called-off', by)
    );
  }
  if (!order.lines.every(({ sku }) => isMembership(sku))) {
    if (await withhold(move, orderId, 'called-off', by)) return true;
    if (order.status !== 'paid' || (await wasCalledOff(tx, orderId))) return false;
  }
  throw problem('conflict', { detail: keptMembershipText(kept) });
}

async function wasCalledOff(tx: Session, orderId: string): Promise<boolean> {
  return (await returnsOf(tx, [orderId])).some(({ reason }) => reason === 'called-off');
}
