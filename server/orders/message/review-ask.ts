import { reviewAskDays } from '../../../src/domain/orders/order/order.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';

/** Job that asks for a review of a delivered order. */
export const reviewJob = 'review.ask';
const day = 86_400_000;

/** Plans to ask for a review, once for an order: ten days after its last parcel (REV-01). */
export async function askForReviewLater(
  tx: Session,
  { jobs, clock }: Pick<ShopContext, 'jobs' | 'clock'>,
  orderId: string,
): Promise<void> {
  const runAt = new Date(clock().getTime() + reviewAskDays * day);
  await jobs.add(tx, reviewJob, { orderId }, { runAt, key: `${reviewJob}:${orderId}` });
}
