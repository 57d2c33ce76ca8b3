import { moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover } from '../order/order.queries.ts';

/**
 * Closes the unpaid order of a renewal: what it holds is free, and money that still comes for it goes back (CHK-10).
 * A paid one stays.
 */
export async function closeOrder(move: Parameters<typeof moveOrder>[0], orderId: string, by: Mover): Promise<void> {
  const { status } = await lockOrder(move.tx, orderId);
  if (status === 'placed' || status === 'cancelled') await moveOrder(move, orderId, { type: 'order.cancel' }, by);
}
