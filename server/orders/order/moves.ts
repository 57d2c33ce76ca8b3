import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type OrderEffect, orderStep } from '../../../src/machines/orders/order/order.transition.ts';
import type { PaymentEvent } from '../../../src/machines/checkout/payment/payment.machine.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import { paymentStep } from '../../../src/machines/checkout/payment/payment.transition.ts';
import { releaseBundle, takeBundle } from '../../promotions/bundle-analytics/bundle-sale.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { paymentsMoved } from '../../platform/telemetry/counters.ts';
import type { Session } from '../../platform/database/session.ts';
import { parcelsOf, updateParcel } from '../tables/parcel.queries.ts';
import {
  addPaymentEvent,
  findPayment,
  insertPayment,
  lockPayment,
  markMismatch,
  type PaymentRow,
  type PaymentSource,
  paymentsOf,
  updatePaymentStatus,
  walletGateway,
} from '../../checkout/payment/payment.queries.ts';
import { receivedBy, returnExcess } from '../../checkout/payment/received-money.ts';
import { creditPayment } from '../../checkout/payment/credit-payment.ts';
import { releaseCoupon, takeCoupon } from '../../promotions/coupon/coupon.queries.ts';
import { followUp } from './follow-up.ts';
import { demandFor, orderEventOf, type OrderNews } from './order-news.ts';
import { findAskedOf, lockDraft } from '../tables/draft.queries.ts';
import { confirmDraft, dropEdit } from '../plan/move-draft.ts';
import { tellDropped } from './change-order.ts';
import { confirmEdit } from './confirm-edit.ts';
import { postWalletEntry } from '../../account/wallet/wallet.queries.ts';
import {
  addOrderEvent,
  lockOrder,
  type Mover,
  type OrderRow,
  wasCancelledExplicitly,
} from '../tables/order.queries.ts';
import { releaseStock, takeStock } from '../../catalogue/product/stock.queries.ts';

export type MoveContext = Pick<
  ShopContext,
  'clock' | 'business' | 'jobs' | 'log' | 'catalogue' | 'settings' | 'messages' | 'origin'
>;

export interface Move {
  readonly tx: Session;
  readonly context: MoveContext;
}

/**
 * Takes one step of the order chart with all its effects, in the caller's transaction; false if the chart has no
 * such step (ORD-01). Lock order everywhere: order, return, payments, products, bundle, coupon, document series,
 * wallet.
 */
export async function moveOrder(move: Move, orderId: string, news: OrderNews, by: Mover): Promise<boolean> {
  const { tx, context } = move;
  const order = await lockOrder(tx, orderId);
  if (order.draft_id !== null) await lockDraft(tx, order.draft_id);
  const isClosed = await wasCancelledExplicitly(tx, orderId);
  const isOwed = news.type === 'order.pack' && (await findAskedOf(tx, orderId)) !== undefined;
  const facts = { isCash: order.payment_method === 'cod', isClosed, isOwed };
  const step = orderStep(order.status, facts, await orderEventOf(tx, order, news, isClosed));
  if (!step) return false;
  const holdsStock =
    step.effects.includes('takeStock') || (order.holds_stock && !step.effects.includes('releaseStock'));
  const moved = await tx.execute(sql`
    UPDATE shop_order SET status = ${step.status}, holds_stock = ${holdsStock},
      hold_until = CASE WHEN ${step.status} = 'placed' THEN hold_until END,
      placed_from = CASE WHEN ${step.status} = 'placed' THEN placed_from END,
      cart_version = CASE WHEN ${step.status} NOT IN ('cancelled', 'refunded') THEN cart_version END
    WHERE id = ${order.id} AND status = ${order.status} AND holds_stock = ${order.holds_stock}`);
  if (moved !== 1) throw new Error(`Order ${order.number} was moved by somebody else`);
  await addOrderEvent(tx, order.id, { event: news.type, status: step.status, at: context.clock(), by });
  if (order.draft_id !== null && step.status === 'paid') {
    await confirmDraft(tx, order.draft_id, by, context.clock());
  }
  // Before the effects, which may move the order on, so that messages go out in order.
  if (step.status !== order.status && !isToldByParcel(step.status)) {
    await followUp(move, order, `tell:${step.status}`);
  }
  for (const effect of step.effects) await effects[effect](move, order, news);
  return true;
}

export interface PaymentNewsSource {
  readonly source: PaymentSource;
  readonly providerPaymentId?: string | undefined;
}

/** Takes one step of the payment chart and passes it on to the order; false if nothing changes (CHK-10). */
export async function movePayment(
  move: Move,
  paymentId: string,
  event: PaymentEvent,
  { source, providerPaymentId }: PaymentNewsSource,
): Promise<boolean> {
  const { tx, context } = move;
  const found = await findPayment(tx, paymentId);
  if (!found) return false;
  const order = await lockOrder(tx, found.order_id);
  const payment = await lockPayment(tx, paymentId);
  const step = paymentStep(payment.status, { amount: payment.amount }, event);
  if (!step) return false;
  const isOfGateway = event.type === 'payment.captured' && providerPaymentId !== undefined;
  const received = isOfGateway ? receivedBy(event, payment.amount, context.clock()) : null;
  const change = { providerPaymentId: providerPaymentId ?? null, received };
  if (!(await updatePaymentStatus(tx, payment, step.status, change))) {
    throw new Error(`Payment ${paymentId} was moved by somebody else`);
  }
  tx.afterCommit(() => paymentsMoved.inc({ gateway: payment.gateway, outcome: step.status }));
  await addPaymentEvent(tx, paymentId, { event: event.type, status: step.status, source, at: context.clock() });
  if (event.type === 'payment.declined' && payment.mandate_id !== null) {
    await followUp(move, order, 'tellDeclined');
  }
  const by: Mover = { actor: source === 'system' ? 'system' : 'gateway', shopperId: null };
  for (const effect of step.effects) {
    switch (effect) {
      case 'tellCaptured':
        if (payment.link_id !== null && (await confirmEdit(move, order, payment))) break;
        await moveOrder(move, payment.order_id, { type: 'payment.captured', paymentId }, by);
        break;
      case 'tellUnmatched':
        await followUp(move, order, `unmatched:${paymentId}`);
        break;
      case 'returnExcess':
        await returnExcess(move, payment);
        break;
      case 'tellRefunded': {
        const isPaidOtherwise = (await paymentsOf(tx, payment.order_id)).some(
          ({ status }) => status === 'paid' || status === 'refunding' || status === 'unmatched',
        );
        await moveOrder(move, payment.order_id, { type: 'payment.refunded', isPaidOtherwise }, by);
        break;
      }
      case 'returnHeld':
        await creditPayment(move, order.shopper_id, payment);
        break;
      case 'orderRefund':
        await context.jobs.add(tx, refundJob, { paymentId }, { key: `refund:${paymentId}` });
    }
  }
  return true;
}

/**
 * Sets the wallet's part of an order aside: out of the wallet, and back if the rest isn't paid (CHK-04). Locks the
 * wallet, so it comes last. Throws 'conflict' if the balance has dropped too low.
 */
export async function holdWalletPart(
  move: Move,
  { id: orderId, shopper_id: shopperId, from_wallet: amount }: OrderRow,
): Promise<PaymentRow> {
  const { tx, context } = move;
  const at = context.clock();
  const part = await insertPayment(tx, {
    id: randomUUID(),
    order_id: orderId,
    gateway: walletGateway,
    method: 'wallet',
    amount,
    expires_at: null,
    created_at: at,
    mandate_id: null,
    is_part: true,
  });
  await movePayment(move, part.id, { type: 'payment.hold' }, { source: 'system' });
  await postWalletEntry(tx, {
    shopperId,
    amount: -amount,
    reason: 'order',
    reference: `${orderId}:${part.id}`,
    at,
  });
  return part;
}

/** Job that refunds a payment. */
export const refundJob = 'payment.refund';

type Effect = (move: Move, order: OrderRow, news: OrderNews) => Promise<void>;

const effects: Readonly<Record<OrderEffect, Effect>> = {
  async takeStock({ tx, context }, order) {
    const cause = { reason: 'sale', orderId: order.id, at: context.clock() } as const;
    if (!(await takeStock(tx, await demandFor(tx, order), cause))) {
      throw new Error(`Order ${order.number} lost its goods`);
    }
    if (order.bundle_id !== null && !(await takeBundle(tx, order.bundle_id))) {
      throw new Error(`Order ${order.number} lost its bundle`);
    }
    context.catalogue.stockChanged();
  },
  async releaseStock({ tx, context }, order) {
    if (order.holds_stock) {
      const cause = { reason: 'cancel', orderId: order.id, at: context.clock() } as const;
      await releaseStock(tx, await demandFor(tx, order), cause);
      if (order.bundle_id !== null) await releaseBundle(tx, order.bundle_id);
    }
    context.catalogue.stockChanged();
  },
  async takeCoupon({ tx }, order) {
    if (order.coupon_id === null) return;
    if (!(await takeCoupon(tx, order.coupon_id, order.id, order.shopper_id))) {
      throw new Error(`Order ${order.number} lost its coupon`);
    }
  },
  async releaseCoupon({ tx }, order) {
    if (order.coupon_id !== null) await releaseCoupon(tx, order.coupon_id, order.id);
  },
  async dropEdit(move, order) {
    const by = { actor: 'system', shopperId: null } as const;
    const { wasAsked } = await dropEdit(move.tx, order, by, move.context.clock());
    if (wasAsked) await tellDropped(move, order, true);
    for (const { id, link_id: linkId } of await paymentsOf(move.tx, order.id)) {
      if (linkId !== null) await movePayment(move, id, { type: 'payment.abandoned' }, { source: 'system' });
    }
  },
  async dropPayments(move, order) {
    await tellPayments(move, order, { type: 'payment.abandoned' });
  },
  async refundPayments(move, order, news) {
    // A duplicate or late payment is refunded on its own, with the reason recorded.
    if (news.type === 'payment.captured') {
      const isDouble = order.status !== 'cancelled' && order.status !== 'refunded' && order.status !== 'returned';
      await markMismatch(move.tx, news.paymentId, isDouble ? 'double' : 'late');
      if (isDouble) await followUp(move, order, `sentBack:${news.paymentId}`);
      await movePayment(move, news.paymentId, { type: 'refund.request' }, { source: 'system' });
    } else {
      await tellPayments(move, order, { type: 'refund.request' });
    }
  },
  async collectCash(move, order) {
    for (const { id, amount } of await paymentsOf(move.tx, order.id)) {
      await movePayment(move, id, { type: 'payment.captured', amount }, { source: 'system' });
    }
  },
  async takeParcelsBack({ tx, context }, order) {
    for (const parcel of await parcelsOf(tx, [order.id])) {
      const status = parcelStep(parcel.status, 'parcel.return');
      if (status !== null) await updateParcel(tx, parcel, { status, at: context.clock() });
    }
  },
  async grantMembership(move, order) {
    for (const step of ['grantMembership', 'beginSubscriptions', 'rewardReferrer'] as const) {
      await followUp(move, order, step);
    }
  },
  async withdrawMembership(move, order) {
    for (const step of ['withdrawMembership', 'undoSubscriptions', 'takeRewardBack'] as const) {
      await followUp(move, order, step);
    }
  },
  async creditWallet(move, order) {
    const payments = await paymentsOf(move.tx, order.id);
    for (const payment of payments.filter(({ status }) => status === 'paid')) {
      await movePayment(move, payment.id, { type: 'refund.completed' }, { source: 'system' });
      await creditPayment(move, order.shopper_id, payment);
    }
  },
  async issueInvoice(move, order) {
    await followUp(move, order, 'issueInvoice');
  },
  async issueCreditNote(move, order) {
    await followUp(move, order, 'issueCreditNote');
  },
  // A late payment finds the part given back, and takes it out of the wallet once more.
  async takeWalletPart(move, order) {
    if (order.from_wallet === 0) return;
    const held = (await paymentsOf(move.tx, order.id)).find(({ status }) => status === 'held');
    const { id, amount } = held ?? (await holdWalletPart(move, order));
    await movePayment(move, id, { type: 'payment.captured', amount }, { source: 'system' });
  },
  async returnWalletPart(move, order) {
    for (const { id, status } of await paymentsOf(move.tx, order.id)) {
      if (status === 'held') await movePayment(move, id, { type: 'payment.abandoned' }, { source: 'system' });
    }
  },
};

/** Sends the event to every payment of the order; those without a matching step don't change. */
async function tellPayments(move: Move, order: OrderRow, event: PaymentEvent): Promise<void> {
  const payments: PaymentRow[] = await paymentsOf(move.tx, order.id);
  for (const { id } of payments) await movePayment(move, id, event, { source: 'system' });
}

/** Statuses announced per parcel, not per order. */
function isToldByParcel(status: OrderRow['status']): boolean {
  return status === 'packed' || status === 'shipped' || status === 'delivered';
}
