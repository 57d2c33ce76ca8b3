import { randomUUID } from 'node:crypto';
import { dayOfMonth, indianDay, nextDay, type Plan } from '../../../src/domain/orders/subscription/plan-days.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { moveSubscription, type SubscriptionMove } from './move-subscription.ts';
import { findRenewal, payPeriod, renewalOf } from '../tables/renewal.queries.ts';
import { tellPaid } from './subscription.messages.ts';
import { insertSubscription, lockSubscription, subscriptionsOf } from '../tables/subscription.queries.ts';

/**
 * Starts subscriptions for the weekly and monthly lines of a paid order, or marks the period of a renewal as paid
 * (SUB-01). Runs in the payment's transaction, once even if repeated.
 */
export async function takePaidOrder(move: SubscriptionMove, order: OrderRow): Promise<void> {
  const renewal = await renewalOf(move.tx, order.id);
  if (renewal) return payRenewal(move, order, renewal.subscription_id);
  const now = move.context.clock();
  const today = indianDay(now);
  const anchor = dayOfMonth(today);
  for (const [line, sold] of order.lines.entries()) {
    const plan = planOf(sold.packageType);
    if (plan === null) continue;
    await insertSubscription(move.tx, {
      id: randomUUID(),
      shopper_id: order.shopper_id,
      order_id: order.id,
      line,
      sku: sold.sku,
      name: sold.name,
      variant: sold.variant,
      flavour: sold.flavour,
      quantity: sold.quantity,
      plan,
      agreed_price: sold.unitPrice,
      address: order.address,
      next_on: nextDay(plan, today, anchor),
      anchor,
      created_at: now,
    });
  }
}

async function payRenewal(move: SubscriptionMove, order: OrderRow, id: string): Promise<void> {
  if (!(await payPeriod(move.tx, order.id, move.context.clock()))) return;
  const paid = await moveSubscription(move, id, { event: { type: 'renewal.paid' }, actor: 'system' });
  if (paid) await tellPaid(move, paid, order.total);
}

/** Ends the subscriptions started by a refunded order, or by these lines of it, unless they were renewed since. */
export async function undoSubscriptions(
  move: SubscriptionMove,
  order: OrderRow,
  places?: readonly number[],
): Promise<void> {
  for (const { id, line } of await subscriptionsOf(move.tx, order.id)) {
    if (places !== undefined && !places.includes(line)) continue;
    const { period } = await lockSubscription(move.tx, id);
    const isRenewed = period > 1 && (await findRenewal(move.tx, id, period - 1))?.paid_at != null;
    if (!isRenewed) await moveSubscription(move, id, { event: { type: 'order.undone' }, actor: 'system' });
  }
}

function planOf(packageType: string): Plan | null {
  return packageType === 'weekly' || packageType === 'monthly' ? packageType : null;
}
