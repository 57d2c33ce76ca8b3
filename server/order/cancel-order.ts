import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { isMembershipFinal } from './membership.queries.ts';
import { moveOrder } from './moves.ts';
import { findOrder, lockOrder } from './order.queries.ts';

/**
 * Cancels an order for its shopper: its goods are free at once, its money goes back by a job. Said twice it is
 * done once; an order that time has cancelled stays so even if its money comes late. Throws 'conflict' once packed, or
 * when it is a membership that was used, or is older than a week.
 */
export async function callOff(context: ShopContext, orderId: string, shopperId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const order = await findOrder(tx, orderId, shopperId);
    if (!order) throw problem('not-found', { detail: 'There is no such order' });
    if (await isMembershipFinal(tx, order, context.clock())) {
      throw problem('conflict', {
        detail: 'This membership was used, or is older than 7 days: it runs until its end',
      });
    }
    const by = { actor: 'customer', shopperId } as const;
    if (await moveOrder({ tx, context }, orderId, { type: 'order.cancel' }, by)) return;
    const { status } = await lockOrder(tx, orderId);
    if (status !== 'cancelled' && status !== 'refunded') {
      throw problem('conflict', { detail: 'This order is packed already and can no longer be cancelled' });
    }
  });
}
