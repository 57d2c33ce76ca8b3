import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { moveOrder } from './moves.ts';
import { findOrder, lockOrder } from './order.queries.ts';

/**
 * Cancels an order for its shopper: its goods are free at once, its money goes back by a job. Said twice it is
 * done once; an order that time has cancelled stays so even if its money comes late. Throws 'conflict' once packed.
 */
export async function callOff(context: ShopContext, orderId: string, shopperId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    if (!(await findOrder(tx, orderId, shopperId))) {
      throw problem('not-found', { detail: 'There is no such order' });
    }
    const by = { actor: 'customer', shopperId } as const;
    if (await moveOrder({ tx, context }, orderId, { type: 'order.cancel' }, by)) return;
    const { status } = await lockOrder(tx, orderId);
    if (status !== 'cancelled' && status !== 'refunded') {
      throw problem('conflict', { detail: 'This order is packed already and can no longer be cancelled' });
    }
  });
}
