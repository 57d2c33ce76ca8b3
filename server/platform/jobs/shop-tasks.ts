import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { removeOldEvents } from '../../promotions/bundle-analytics/bundle-event.queries.ts';
import { sumUpSales } from '../../catalogue/search/product-sales.ts';
import { removeOldEmptySearches } from '../../catalogue/search/empty-search.queries.ts';
import { turnPricesJob } from '../../catalogue/product/sale-price.ts';
import { turnPrices } from '../../catalogue/product/turn-prices.ts';
import { turnCampaign, turnCampaignJob } from '../../promotions/campaign/turn-campaign.ts';
import { lowStockJob, tellLowStock } from '../../orders/message/tell-low-stock.ts';
import { removeOldDrafts } from '../../checkout/checkout.queries.ts';
import { reminderJob, remindOfCheckout } from '../../checkout/remind.ts';
import type { ShopContext } from '../start/context.ts';
import { removeOldCouponEvents } from '../../promotions/coupon/coupon-event.queries.ts';
import { purge, purgeJob } from '../../shell/cdn/purge.ts';
import { removeOldRefusals } from '../../shell/csp-report/csp-report.queries.ts';
import { removeOldAccess } from '../file/file.queries.ts';
import { sumUpDayFigures } from '../list/day-figures.ts';
import { sweepFiles } from '../file/files.ts';
import { sandboxTasks } from '../../checkout/gateway/sandbox/sandbox-bank.ts';
import { removeOldChallenges } from '../../account/session/challenge.queries.ts';
import { removeOldDevices } from '../../account/session/notice-device.ts';
import { countedFor, seconds } from '../../account/session/otp.policy.ts';
import { removeSpentHits } from '../http/guard/rate-limit.ts';
import { removeOldMessages } from '../../account/message/deliver.ts';
import { sweepVideos } from '../../content/video/videos.ts';
import { askForReview } from '../../content/review/ask-review.ts';
import { reviewJob } from '../../orders/message/review-ask.ts';
import { tellMembershipsEnding } from '../../account/message/membership-message.ts';
import { followUpJob, repeatFollowUp } from '../../orders/order/follow-up.ts';
import { movePayment, refundJob } from '../../orders/order/moves.ts';
import { expireDrafts } from '../../orders/placing/draft/expire-drafts.ts';
import { listOverdueOrders, lockOrder } from '../../orders/tables/order.queries.ts';
import { settleHolds } from '../../orders/parcel/move-hold.ts';
import { movePrescriptionsByTime } from '../../prescriptions/move-prescription.ts';
import { sealOldWords } from '../../prescriptions/seal-old-words.ts';
import { removeOldBrowserErrors } from '../../admin/browser-error/browser-error.queries.ts';
import { removeOldFlowCounts } from '../../shell/flow-counts/flow-counts.queries.ts';
import { removeOldRecordings } from '../../shell/support-recording/support-recording.queries.ts';
import { removeOldSpeed } from '../../admin/page-speed/page-speed.queries.ts';
import { removeOldLogins } from '../../account/password/password.queries.ts';
import { returnTrial, settleMandates, trialJob } from '../../orders/mandate/settle-mandate.ts';
import {
  findPayment,
  listToAskAgain,
  listUnsettled,
  type PaymentRow,
  providerIdsOf,
  walletGateway,
} from '../../checkout/payment/payment.queries.ts';
import { refundsOf, returnRefundJob } from '../../checkout/payment/refund.queries.ts';
import { unitsLeftOf } from '../../checkout/payment/left-of-payment.ts';
import { sendReturnRefund } from '../../orders/order-return/send-refund.ts';
import { askGateway, expireOrder } from '../../orders/payment/settle-payment.ts';
import { bookingJob, bookLater } from '../../orders/parcel/booking/book-courier.ts';
import { askForNews, trackingJob } from '../../orders/parcel/booking/courier-news.ts';
import { refundToWallet } from '../../orders/payment/pay-from-wallet.ts';
import { removeOldAlerts } from '../../catalogue/wish/stock-alert.queries.ts';
import { backInStockJob, tellBackInStock } from '../../catalogue/wish/tell-back.ts';
import { renewSubscriptions } from '../../orders/subscription/renew-subscriptions.ts';
import { removeOldFactorChallenges } from '../../account/second-factor/second-factor.queries.ts';
import { releaseDeadWorkers } from './dead-workers.ts';
import type { Tasks } from './jobs.ts';

/** Maximum rows per run; the next run continues. */
const batch = 100;
const minute = 60_000;

/** Tasks that run every minute. */
export const minutelyTasks = [
  'orders.expire',
  'drafts.expire',
  turnPricesJob,
  lowStockJob,
  backInStockJob,
  'payments.reconcile',
  'files.sweep',
  'prescriptions.due',
  'prescriptions.seal',
  'subscriptions.renew',
  'mandates.settle',
  'memberships.ending',
  trackingJob,
  'jobs.release',
  'shop.tidy',
] as const;

/** Every job of the shop. */
export function shopTasks(context: ShopContext): Tasks {
  const { database, jobs, clock, settings, origin: shopOrigin } = context;
  return {
    'orders.expire': async () => expireOrders(context),
    'drafts.expire': async () => expireDrafts(context),
    [lowStockJob]: async () => tellLowStock(context),
    [backInStockJob]: async () => tellBackInStock(context),
    [turnCampaignJob]: async () => turnCampaign(context),
    [turnPricesJob]: async () => database.transaction(async (tx) => turnPrices(tx, clock())),
    'payments.reconcile': async () => reconcilePayments(context),
    'mandates.settle': async () => settleMandates(context),
    [trialJob]: async (payload) => returnTrial(context, payload),
    'subscriptions.renew': async () => renewSubscriptions(context),
    'prescriptions.due': async () => {
      await movePrescriptionsByTime(context);
      await settleHolds(context);
    },
    'prescriptions.seal': async () => sealOldWords(context),
    'files.sweep': async () => {
      await sweepFiles(context);
      await sweepVideos(context);
    },
    'memberships.ending': async () => tellMembershipsEnding(context),
    'jobs.release': async () => release(context),
    'shop.tidy': async () => tidy(context),
    [refundJob]: async (payload) => refundPayment(context, z.parse(refund, payload).paymentId),
    [followUpJob]: async (payload) => repeatFollowUp(context, payload),
    [reminderJob]: async (payload) => remindOfCheckout(context, z.parse(reminder, payload).draftId),
    [trackingJob]: async () => askForNews(context),
    [bookingJob]: async (payload) => bookLater(context, payload),
    [reviewJob]: async (payload) => askForReview(context, payload),
    [purgeJob]: async () => purge(context, settings.cdn),
    [returnRefundJob]: async (payload) => sendReturnRefund(context, z.parse(returnRefund, payload).refundId),
    ...(settings.mode === 'sandbox'
      ? sandboxTasks({ database, jobs, clock, secret: settings.sandboxGatewaySecret, shopOrigin })
      : {}),
  };
}

const refund = z.object({ paymentId: z.string() });
const reminder = z.object({ draftId: z.string() });
const returnRefund = z.object({ refundId: z.string() });

/** Releases what unpaid orders hold once they expire (ORD-03). */
export async function expireOrders(context: ShopContext): Promise<void> {
  for (const id of await listOverdueOrders(context.database, context.clock(), batch)) {
    await expireOrder(context, id);
  }
}

/** Polls gateways about payments without a webhook (CHK-10). */
export async function reconcilePayments(context: ShopContext): Promise<void> {
  const now = context.clock();
  const unsettled = await listUnsettled(context.database, now, batch);
  const again = await listToAskAgain(context.database, now, batch);
  for (const payment of [...unsettled, ...again]) await askGateway(context, payment, minute / 2);
}

/** Refunds what is left of a payment, once; throws while the refund is pending, so the job retries. */
export async function refundPayment(context: ShopContext, paymentId: string): Promise<void> {
  const { database, gateways } = context;
  const payment = await findPayment(database, paymentId);
  if (payment?.gateway === walletGateway && payment.status === 'refunding') return giveBack(context, payment);
  const gateway = payment && gateways.get(payment.gateway);
  // Staff refund cash by hand.
  if (!gateway || payment.status !== 'refunding') return;
  const ids = await providerIdsOf(database, payment);
  if (!ids) throw new Error('A payment without a provider cannot go back');
  const left = unitsLeftOf(payment, await refundsOf(database, payment.order_id)) / 100;
  const request = { refundId: paymentId, paymentId, ...ids, amount: left };
  if (left > 0 && (await gateway.refund(request)) === 'pending') {
    throw new Error('The refund hasn’t gone through yet');
  }
  await database.transaction(async (tx) =>
    movePayment({ tx, context }, paymentId, { type: 'refund.completed' }, { source: 'system' }),
  );
}

/** A wallet payment is refunded to the wallet at once. */
async function giveBack(context: ShopContext, payment: PaymentRow): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { shopper_id: shopperId } = await lockOrder(tx, payment.order_id);
    await refundToWallet({ tx, context }, shopperId, payment);
  });
}

/** Gives the jobs of killed processes to living ones. */
async function release({ database, log }: ShopContext): Promise<void> {
  const workers = await releaseDeadWorkers(database);
  if (workers > 0) log.warn({ workers }, 'jobs of processes that ended in the middle of them were freed');
}

/** Deletes expired rate-limit hits, idempotency keys and message ids, and sums up the figures of the days. */
export async function tidy({ database, clock }: ShopContext): Promise<void> {
  const now = clock();
  await sumUpDayFigures(database);
  await database.transaction(async (tx) => sumUpSales(tx, now));
  await removeSpentHits(database, now);
  await removeOldLogins(database, now);
  await removeOldChallenges(database, seconds(now, -countedFor), now);
  await removeOldDevices(database, now);
  await removeOldFactorChallenges(database, now);
  await removeOldEvents(database, now);
  await removeOldSpeed(database, now);
  await removeOldFlowCounts(database, now);
  await removeOldRecordings(database, now);
  await removeOldBrowserErrors(database, now);
  await removeOldEmptySearches(database, now);
  await removeOldRefusals(database, now);
  await removeOldCouponEvents(database, now);
  await removeOldAccess(database, now);
  await removeOldMessages({ database }, now);
  await removeOldDrafts(database, now);
  await removeOldAlerts(database, now);
  await database.execute(sql`DELETE FROM idempotency WHERE created_at < ${now}::timestamptz - interval '2 days'`);
  await database.execute(
    sql`DELETE FROM webhook_event WHERE received_at < ${now}::timestamptz - interval '30 days'`,
  );
}
