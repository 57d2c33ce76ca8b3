import { indianDay, noticeDays, renewalMoment } from '../../../src/domain/orders/subscription/plan-days.ts';
import { addDays } from '../../../src/domain/kit/time/days.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../account/user/language.queries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { findAnyOrder, lockOrder, wasCancelledExplicitly } from '../tables/order.queries.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { moveSubscription } from '../plan/move-subscription.ts';
import { askPrice, placeRenewal, priceRenewal, unitPriceOf } from './place-renewal.ts';
import { closeOrder } from './close-order.ts';
import { listDue, listOpenRenewals, type OpenRenewal, readLastTry } from '../tables/renewal.queries.ts';
import { tellNotice } from '../plan/subscription.messages.ts';
import {
  findAnySubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '../tables/subscription.queries.ts';

/** Subscriptions per run; the next run, a minute later, takes the rest. */
const batch = 50;

/**
 * The job behind all subscriptions (SUB-01): sends notices, claims due periods, places and begins their orders, and
 * handles unpaid ones. Each step checks again under a lock in its own transaction, so a duplicate, late, parallel
 * or killed run never charges a period twice.
 */
export async function renewSubscriptions(context: ShopContext): Promise<void> {
  await eachDue(context);
  for (const renewal of await listOpenRenewals(context.database, batch)) {
    await guarded(context, renewal.subscription_id, async () => carryOn(context, renewal));
  }
}

async function eachDue(context: ShopContext): Promise<void> {
  const now = context.clock();
  const today = indianDay(now);
  const renewBy = now < renewalMoment(today) ? addDays(today, -1) : today;
  const due = await listDue(context.database, { now, noticeBy: addDays(today, noticeDays), renewBy, limit: batch });
  for (const { id, due: what } of due) {
    await guarded(context, id, async () => (what === 'notice' ? giveNotice(context, id) : takePeriod(context, id)));
  }
}

/** A failing subscription doesn't stop the others. */
async function guarded(context: ShopContext, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.log.error({ err: error, subscription: id }, 'a subscription could not be renewed');
  }
}

/** Sends the notice two days ahead with product and price, or asks first if the price is above the agreed one. */
async function giveNotice(context: ShopContext, id: string): Promise<void> {
  const seen = await findAnySubscription(context.database, id);
  if (!seen) return;
  const { quote } = await priceRenewal(context, seen);
  const unit = unitPriceOf(quote);
  await context.database.transaction(async (tx) => {
    const move = { tx, context };
    const row = await lockForNotice(move, seen, quote.total);
    if (!row) return;
    if (unit > row.agreed_price) await askPrice(move, id, unit);
    else await tellNotice(move, row, quote.total);
  });
}

/** Marks the notice as sent and returns the row; null if another run was first or the row has changed. */
async function lockForNotice(
  { tx, context }: Parameters<typeof moveSubscription>[0],
  seen: SubscriptionRow,
  total: Rupees,
): Promise<SubscriptionRow | null> {
  const row = await lockSubscription(tx, seen.id);
  if (row.status !== 'active' || row.noticed >= row.period || row.period !== seen.period) return null;
  if (row.quantity !== seen.quantity || row.next_on !== seen.next_on) return null;
  const noticed = { ...row, noticed: row.period, noticed_at: context.clock(), noticed_total: total };
  await updateSubscription(tx, row.id, noticed);
  return noticed;
}

/** Claims the due period. Closes the order of an earlier attempt, so that its late payment is refunded. */
async function takePeriod(context: ShopContext, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const seen = await readLastTry(tx, id);
    if (seen?.status === 'pastDue' && seen.orderId !== null) {
      await closeOrder({ tx, context }, seen.orderId, { actor: 'system', shopperId: null });
    }
    const now = context.clock();
    await moveSubscription({ tx, context }, id, {
      event: { type: 'renewal.due' },
      actor: 'system',
      holds: (row) =>
        row.period === seen?.period &&
        (row.status === 'pastDue'
          ? row.retry_at !== null && row.retry_at <= now
          : renewalMoment(row.next_on) <= now),
    });
  });
}

async function carryOn(context: ShopContext, renewal: OpenRenewal): Promise<void> {
  const orderId = renewal.stands === 'claimed' ? await placeRenewal(context, renewal) : renewal.order_id;
  if (orderId === null) return;
  if (renewal.stands === 'ended') return endTry(context, renewal, orderId);
  const order = await findAnyOrder(context.database, orderId);
  if (!order) return;
  try {
    const language = await languageOf(context.database, order.shopper_id);
    await beginPayment(context, order, { returnTo: 'subscriptions', language });
  } catch (error) {
    // The order is kept; the next run begins its payment.
    if (!(error instanceof ProblemError)) throw error;
  }
}

/** Ends an unpaid attempt: expired ones are retried, those cancelled by the owner are skipped. */
async function endTry(
  context: ShopContext,
  { subscription_id: id, period }: OpenRenewal,
  orderId: string,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    if (status !== 'cancelled' && status !== 'refunded') return;
    const isDeclined = await wasCancelledExplicitly(tx, orderId);
    await moveSubscription({ tx, context }, id, {
      event: { type: isDeclined ? 'renewal.declined' : 'renewal.failed' },
      actor: 'system',
      holds: (row) => row.status === 'renewing' && row.period === period,
    });
  });
}
