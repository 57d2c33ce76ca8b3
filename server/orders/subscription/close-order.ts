import { moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover } from '../tables/order.queries.ts';

/**
 * Closes the unpaid order of a renewal: releases its stock, and a late payment is refunded (CHK-10). A paid order
 * stays.
 */
export async function closeOrder(move: Parameters<typeof moveOrder>[0], orderId: string, by: Mover): Promise<void> {
  const { status } = await lockOrder(move.tx, orderId);
  if (status === 'placed' || status === 'cancelled') await moveOrder(move, orderId, { type: 'order.cancel' }, by);
}
