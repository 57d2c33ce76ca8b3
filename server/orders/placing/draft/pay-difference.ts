import { randomUUID } from 'node:crypto';
import type { LinkedOrder } from '../../../../src/contract/orders/draft/pay-link.calls.ts';
import { holdMinutes } from '../../../../src/domain/orders/order/order.ts';
import { currentGateway } from '../../../checkout/gateway/gateways.ts';
import type { OnlineMethod, WayBack } from '../../../checkout/gateway/gateway.ts';
import { findPayment, insertPayment, latestOfLink } from '../../../checkout/payment/payment.queries.ts';
import { refuseSilentGateway } from '../../../checkout/payment/refuse-silent-gateway.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { movePayment } from '../../order/moves.ts';
import { beginPayment } from '../../payment/begin-payment.ts';
import { askEvery, askGateway } from '../../payment/settle-payment.ts';
import { lockDraft } from '../../tables/draft.queries.ts';
import { findAnyOrder, lockOrder } from '../../tables/order.queries.ts';
import { abandonDifference } from './ask-difference.ts';
import { type DifferenceLink, linkedDifference } from './difference.answer.ts';
import { goneLink } from './pay-link.answer.ts';

interface Paying {
  readonly method: OnlineMethod;
  /** What the customer was shown, whole rupees. */
  readonly expected: number | null;
  /** The page to return to. */
  readonly back: WayBack;
}

/**
 * Starts the payment of a difference, or goes on with the one that waits: a second tap or tab gets the same one (DRF-01).
 * Throws 'not-found' if the link no longer asks for it, and 'conflict' if another amount is due than was shown.
 */
export async function payDifference(
  context: ShopContext,
  link: DifferenceLink,
  { method, expected, back }: Paying,
): Promise<LinkedOrder> {
  const { database, clock } = context;
  const paymentId = await database.transaction(async (tx) => {
    await lockOrder(tx, link.edits_order);
    const { link_id: linkId, asked } = (await lockDraft(tx, link.id)) ?? {};
    const before = await latestOfLink(tx, link.link_id);
    if (before && before.status !== 'failed') return before.id;
    if (asked == null || linkId !== link.link_id) throw goneLink();
    if (expected !== null && expected !== asked.due) {
      throw problem('conflict', { detail: 'The amount has changed. Load the page again' });
    }
    await refuseSilentGateway(context, tx, method);
    const now = clock();
    const payment = await insertPayment(tx, {
      id: randomUUID(),
      order_id: link.edits_order,
      gateway: (await currentGateway(tx, context.gateways)).id,
      method,
      amount: asked.due,
      expires_at: new Date(now.getTime() + holdMinutes * 60_000),
      created_at: now,
      mandate_id: null,
      link_id: link.link_id,
    });
    return payment.id;
  });
  const [order, payment] = await Promise.all([
    findAnyOrder(database, link.edits_order),
    findPayment(database, paymentId),
  ]);
  if (!order || !payment) throw goneLink();
  await beginPayment(context, order, back, payment);
  return linkedDifference(context, order, (await findPayment(database, paymentId)) ?? payment);
}

/** The payment of a difference as it stands; asks the gateway, and gives it up once its time is over. */
export async function readDifference(context: ShopContext, link: DifferenceLink): Promise<LinkedOrder> {
  const { database, clock } = context;
  const payment = await latestOfLink(database, link.link_id);
  if (!payment) throw problem('not-found', { detail: 'Nothing has been paid with this link yet' });
  if (payment.status === 'pending' || payment.status === 'checking') await askGateway(context, payment, askEvery);
  if (payment.status === 'pending' && payment.expires_at !== null && payment.expires_at <= clock()) {
    await database.transaction(async (tx) => {
      await movePayment({ tx, context }, payment.id, { type: 'payment.abandoned' }, { source: 'system' });
    });
  }
  const [order, now] = await Promise.all([
    findAnyOrder(database, link.edits_order),
    findPayment(database, payment.id),
  ]);
  if (!order || !now) throw goneLink();
  return linkedDifference(context, order, now);
}

/** Gives up the payment of a difference, so that the customer can choose another way; the link still works. */
export async function leaveDifference(context: ShopContext, link: DifferenceLink): Promise<LinkedOrder> {
  await context.database.transaction(async (tx) => {
    await lockOrder(tx, link.edits_order);
    await abandonDifference({ tx, context }, link.edits_order, link.link_id);
  });
  const { order, payment } = await readDifference(context, link);
  if (payment.status === 'paid') throw problem('conflict', { detail: 'This has already been paid' });
  return { order: { ...order, status: 'cancelled' }, payment };
}
