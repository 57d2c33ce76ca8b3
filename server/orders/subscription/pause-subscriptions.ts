import sql from 'sql-template-tag';
import { moveSubscription, type SubscriptionMove } from '../plan/move-subscription.ts';

/**
 * Pauses all subscriptions of a blocked person: they can't sign in to cancel, so nothing may be charged (SUB-01).
 */
export async function pauseSubscriptions(move: SubscriptionMove, shopperId: string): Promise<void> {
  const plans = await move.tx.query<{ id: string }>(sql`
    SELECT id FROM subscription WHERE shopper_id = ${shopperId} AND status NOT IN ('cancelled', 'paused') ORDER BY id`);
  for (const { id } of plans) {
    await moveSubscription(move, id, { event: { type: 'subscription.pause' }, actor: 'system' });
  }
}
