import type { BodyOf } from '../../../src/contract/call.ts';
import type { settlePayment } from '../../../src/contract/checkout/payment/unmatched.calls.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { differenceOf, receivedText } from '../../../src/domain/checkout/received.ts';
import type { Found } from '../../../src/domain/kit/failure.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { followUp } from '../order/follow-up.ts';
import { moveOrder, movePayment, type Move } from '../order/moves.ts';
import { findAnyOrder, lockOrder, type Mover, type OrderRow } from '../tables/order.queries.ts';
import { receivedOf } from '../../checkout/payment/left-of-payment.ts';
import {
  findPayment,
  lockPayment,
  type PaymentRow,
  paymentsOf,
  storeSettlement,
} from '../../checkout/payment/payment.queries.ts';

interface Settling {
  readonly orderId: string;
  readonly paymentId: string;
  readonly adminId: string;
  readonly body: BodyOf<typeof settlePayment>;
}

/** Largest refundable excess in whole rupees: the limit of a Postgres integer. */
const maxExcess = 2_147_483_647;

/**
 * Settles a payment mismatch, once. Accepting pays the order and refunds any excess; refunding returns all of it
 * and cancels an order that still waits for it. Throws 'not-found', 'conflict' if it is already settled or can't be
 * accepted, and names 'acceptsLess' if the amount is short and that isn't confirmed (SEC-05).
 */
export async function settleUnmatched(context: ShopContext, asked: Settling): Promise<void> {
  const { orderId, paymentId, adminId, body } = asked;
  await context.database.transaction(async (tx) => {
    const found = (await findAnyOrder(tx, orderId)) && (await findPayment(tx, paymentId));
    if (found?.order_id !== orderId) throw problem('not-found', { detail: 'We couldn’t find this payment' });
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'unmatched') {
      throw problem('conflict', { detail: 'This payment is already settled. Reload the page' });
    }
    const move = { tx, context };
    const at = context.clock();
    const settlement = body.decision === 'accept' ? 'accepted' : 'refunded';
    await storeSettlement(tx, paymentId, { settlement, reason: body.reason.trim(), at });
    if (body.decision === 'accept') await accept(move, order, payment, body.acceptsLess === true);
    else await refund(move, order, payment, { actor: 'admin', shopperId: adminId });
    await recordChange(tx, {
      actorId: adminId,
      action: body.decision === 'accept' ? 'payment accepted' : 'payment refunded',
      resource: 'order',
      recordId: orderId,
      before: { paymentId, status: payment.status, ...amountsOf(payment) },
      after: {
        paymentId,
        status: settlement,
        differenceInPaise: differenceOf(receivedOf(payment), payment.amount),
      },
      reason: body.reason.trim(),
      now: at,
    });
  });
}

function amountsOf(payment: PaymentRow) {
  return { expected: formatRupees(payment.amount), received: receivedText(receivedOf(payment)) };
}

async function accept(move: Move, order: OrderRow, payment: PaymentRow, acceptsLess: boolean): Promise<void> {
  const refusal = acceptRefusal(order, payment);
  if (refusal !== null) throw problem('conflict', { detail: refusal });
  await refuseMistakes(shortFinding(payment, acceptsLess));
  await movePayment(move, payment.id, { type: 'payment.accept' }, { source: 'system' });
  // The order chart refunds a payment that it can't use; then roll everything back.
  if ((await findPayment(move.tx, payment.id))?.status !== 'paid') {
    throw problem('conflict', {
      detail: 'This order can’t be paid any more, or its items are sold out. Refund the payment',
    });
  }
  await followUp(move, order, `accepted:${payment.id}`);
}

/** What is refused of a settlement besides its schema: nobody accepts too little by mistake. */
export function settleFindings(
  session: Session,
  { orderId, paymentId, body }: Pick<Settling, 'orderId' | 'paymentId' | 'body'>,
): Findings {
  return async () => {
    if (body.decision !== 'accept') return null;
    const payment = await findPayment(session, paymentId);
    const isOpen = payment?.order_id === orderId && payment.status === 'unmatched';
    return isOpen ? shortFinding(payment, body.acceptsLess === true) : null;
  };
}

function shortFinding(payment: PaymentRow, acceptsLess: boolean): Found {
  const difference = differenceOf(receivedOf(payment), payment.amount) ?? 0;
  if (difference >= 0 || acceptsLess) return null;
  const short = receivedText({ minorUnits: -difference, currency: 'INR' });
  return { field: 'acceptsLess', message: `Confirm that the shop covers the missing ${short}` };
}

/** Why a mismatch can only be refunded; null if it can be accepted (SEC-05). */
export function acceptRefusal({ status }: Pick<OrderRow, 'status'>, payment: PaymentRow): string | null {
  if (status !== 'placed' && status !== 'cancelled') return 'This order is already paid or closed';
  const received = receivedOf(payment);
  if (received.currency !== 'INR') return 'A payment in another currency can only be refunded';
  if (received.minorUnits === 0) return 'No money was received, so there is nothing to accept';
  return received.minorUnits / 100 > maxExcess ? 'This amount is too large to accept. Refund it' : null;
}

async function refund(move: Move, order: OrderRow, payment: PaymentRow, by: Mover): Promise<void> {
  await movePayment(move, payment.id, { type: 'refund.request' }, { source: 'system' });
  // Another payment mismatch may still be accepted for this order.
  const isUnsettled = (await paymentsOf(move.tx, order.id)).some(({ status }) => status === 'unmatched');
  const isAwaited = !isUnsettled && (order.status === 'placed' || order.status === 'cancelled');
  if (isAwaited) await moveOrder(move, order.id, { type: 'order.cancel' }, by);
  if (order.status !== 'placed' || isUnsettled) await followUp(move, order, `sentBack:${payment.id}`);
}
