import { randomUUID } from 'node:crypto';
import type { PaymentEvent } from '../../../src/machines/checkout/payment/payment.machine.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { GatewayUnavailable, type PaymentNews } from '../../checkout/gateway/gateway.ts';
import { problem } from '../../platform/http/problem.ts';
import { findMandateOf } from '../tables/mandate.queries.ts';
import { hearOfMandate } from '../mandate/settle-mandate.ts';
import { moveOrder, movePayment, type Move } from '../order/moves.ts';
import { lockOrder } from '../tables/order.queries.ts';
import {
  claimAsking,
  findByProvider,
  findPayment,
  insertDuplicate,
  type PaymentRow,
  type PaymentSource,
  paymentsOf,
  rememberWebhook,
} from '../../checkout/payment/payment.queries.ts';

/** Milliseconds between two polls of a payment while its shopper waits. */
export const askEvery = 3000;

/**
 * Handles a gateway's webhook (CHK-05). Its id and effect are stored together, so a repeated, late or out-of-order
 * message has no further effect. Throws 401 on an invalid signature.
 */
export async function receiveWebhook(
  context: ShopContext,
  gatewayId: string,
  rawBody: Buffer | null,
  headers: Readonly<Record<string, unknown>>,
): Promise<void> {
  const gateway = context.gateways.get(gatewayId);
  if (!gateway) throw problem('not-found');
  const message = rawBody === null ? null : gateway.parseWebhook(rawBody, headers);
  if (message === null) throw problem('not-signed-in', { detail: 'The signature isn’t valid' });
  if (message === 'other') return;
  const told = 'mandate' in message ? message.mandate : { providerId: message.providerOrderId };
  const mandate = await findMandateOf(context.database, gatewayId, told);
  if (mandate) return hearOfMandate(context, mandate, message.eventId);
  if ('mandate' in message) return;
  const payment = await findByProvider(context.database, gatewayId, message.providerOrderId);
  // The gateway resends it; a payment that is being created is stored by then.
  if (!payment) throw problem('not-found', { detail: 'We couldn’t find this payment' });
  await context.database.transaction(async (tx) => {
    if (!(await rememberWebhook(tx, gatewayId, message.eventId, context.clock()))) return;
    await applyNews(context, tx, payment, message.news, 'webhook');
  });
}

/**
 * Polls the gateway about a payment unless that happened within `every` milliseconds. No answer changes nothing.
 */
export async function askGateway(context: ShopContext, payment: PaymentRow, every: number): Promise<void> {
  const gateway = context.gateways.get(payment.gateway);
  const { provider_order_id: providerOrderId } = payment;
  if (!gateway || providerOrderId === null) return;
  const now = context.clock();
  if (!(await claimAsking(context.database, payment.id, now, new Date(now.getTime() - every)))) return;
  try {
    const news = await gateway.fetch(providerOrderId);
    await context.database.transaction(async (tx) => {
      for (const each of news) await applyNews(context, tx, payment, each, 'poll');
    });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ err: error, payment: payment.id, gateway: payment.gateway }, 'a gateway does not answer');
  }
}

/** Expires an unpaid order and releases its stock, exactly once (ORD-03). */
export async function expireOrder(context: ShopContext, orderId: string): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const { status, hold_until: holdUntil } = await lockOrder(tx, orderId);
    if (status !== 'placed' || holdUntil === null || context.clock() < holdUntil) return false;
    // A payment mismatch keeps the stock until an admin settles it.
    if ((await paymentsOf(tx, orderId)).some((payment) => payment.status === 'unmatched')) return false;
    return moveOrder({ tx, context }, orderId, { type: 'payment.expired' }, { actor: 'system', shopperId: null });
  });
}

async function applyNews(
  context: ShopContext,
  tx: Session,
  payment: PaymentRow,
  news: PaymentNews,
  source: PaymentSource,
): Promise<void> {
  const event = eventOf(news);
  if (!event) return;
  const providerPaymentId = 'providerPaymentId' in news ? news.providerPaymentId : undefined;
  const move = { tx, context };
  const id = providerPaymentId === undefined ? payment.id : await rowOf(move, payment, providerPaymentId);
  await movePayment(move, id, event, { source, providerPaymentId });
}

/**
 * The row for this payment, with the order locked: the one that already has it, else the pending one, else a new
 * one, so that a second payment is never lost (SEC-05).
 */
async function rowOf({ tx, context }: Move, payment: PaymentRow, providerPaymentId: string): Promise<string> {
  await lockOrder(tx, payment.order_id);
  const first = await findPayment(tx, payment.id);
  const known = (await paymentsOf(tx, payment.order_id)).find(
    (each) =>
      (each.id === payment.id || each.duplicate_of === payment.id) &&
      each.provider_payment_id === providerPaymentId,
  );
  if (known) return known.id;
  if (!first || first.provider_payment_id === null) return payment.id;
  const id = randomUUID();
  await insertDuplicate(tx, first, { id, providerPaymentId, at: context.clock() });
  return id;
}

function eventOf(news: PaymentNews): PaymentEvent | null {
  switch (news.kind) {
    case 'open':
      return null;
    case 'attempted':
      return { type: 'payment.delayed' };
    case 'failed':
      return { type: 'payment.declined' };
    case 'paid':
      return { type: 'payment.captured', amount: news.amount, currency: news.currency };
    default:
      return { type: 'refund.completed' };
  }
}
