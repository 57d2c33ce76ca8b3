import { may } from '../../../src/domain/account/permission.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { parcelWeight } from '../../../src/domain/catalogue/product/weight.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { receivedOf, rupeesReceived } from '../../checkout/payment/left-of-payment.ts';
import { type PaymentRow, paymentsOf } from '../../checkout/payment/payment.queries.ts';
import { type RefundRow, refundsOf } from '../../checkout/payment/refund.queries.ts';
import { acceptRefusal } from '../payment/settle-unmatched.ts';
import { courierStanding } from '../parcel/booking/courier-standing.ts';
import { lastCourier, type ParcelRow, parcelsOf, weightsOf } from '../tables/parcel.queries.ts';
import { allowedMoves } from './allowed-moves.ts';
import { openFollowUps } from '../order/follow-up.ts';
import { keptMembership } from '../../account/membership/kept-membership.ts';
import { findAskedOf } from '../tables/draft.queries.ts';
import { longestToShip, notesOf, orderedBy } from './order-list.queries.ts';
import { returnsOf, type ReturnRow } from '../tables/order-return.queries.ts';
import { orderAnswer } from '../answer/order.answer.ts';
import { findAnyOrder, type OrderRow, wasCancelledExplicitly } from '../tables/order.queries.ts';

/** An order with everything that an admin needs; throws 'not-found' (ORD-02). */
export async function adminOrder(
  context: ShopContext,
  id: string,
  { id: adminId, granted }: Pick<SignedIn, 'id' | 'granted'>,
): Promise<OrderAdmin> {
  const { database } = context;
  const mayRefund = may(granted, ['money']);
  const order = await findAnyOrder(database, id);
  if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
  const [answer, payments, refunds, notes, parcels, isClosed, shopper, weights, kept, unfinished, returns, asked] =
    await Promise.all([
      orderAnswer(context, order, adminId),
      paymentsOf(database, id),
      refundsOf(database, id),
      notesOf(database, id),
      parcelsOf(database, [id]),
      wasCancelledExplicitly(database, id),
      orderedBy(database, order.shopper_id),
      weightsOf(database, order.lines),
      keptMembership(database, order, context.clock()),
      openFollowUps(database, id),
      returnsOf(database, [id]),
      findAskedOf(database, id),
    ]);
  const next = parcels.find(({ status }) => status === 'ready');
  return {
    ...answer,
    shopper,
    attempts: payments.map((payment) => ({
      id: payment.id,
      gateway: payment.gateway,
      method: payment.method,
      status: payment.status,
      amount: payment.amount,
      providerPaymentId: payment.provider_payment_id,
      createdAt: payment.created_at.toISOString(),
      mismatch: mismatchOf(order, payment),
      ...refundsOfPayment(payment, refunds),
    })),
    lastCourier: await lastCourier(database),
    nextToShip: isJustShipped(order, parcels, context.clock()) ? await longestToShip(database, id) : null,
    courier: await courierStanding(context, { order, parcels, returns, weights }),
    isHeld: parcels.some(({ status }) => status === 'held'),
    proposedWeight: parcelWeight(next?.lines.flatMap((at) => order.lines[at] ?? []) ?? [], weights),
    mayRefund,
    moves: allowedMoves({ order, isClosed, isOwed: asked !== undefined, parcels, payments, refunds, kept }).filter(
      ({ move }) => mayRefund || (move !== 'refund' && move !== 'repaid'),
    ),
    unfinished,
    upiIds: mayRefund ? upiIdsOf(order, returns) : [],
    notes: notes.map(({ at, author_id: authorId, ...note }) => ({
      ...note,
      at: at.toISOString(),
      isOwn: authorId === adminId,
    })),
  };
}

/** Whoever packs goes on with the next order; whoever opens this one later has come for another reason. */
const justMs = 60 * 60 * 1000;

function isJustShipped({ status: stage }: OrderRow, parcels: readonly ParcelRow[], now: Date): boolean {
  const isPacking = parcels.some(({ status }) => status === 'packed');
  return (
    stage === 'shipped' &&
    !isPacking &&
    parcels.some(({ shipped_at: at }) => at !== null && now.getTime() - at.getTime() < justMs)
  );
}

/** What of a payment is refunded or being refunded, and what of that isn't back yet, whole rupees. */
function refundsOfPayment(
  payment: PaymentRow,
  refunds: readonly RefundRow[],
): Pick<OrderAdmin['attempts'][number], 'refunded' | 'refunding'> {
  const received = rupeesReceived(payment);
  if (payment.status === 'refunded') return { refunded: received, refunding: 0 };
  const own = refunds.filter(({ payment_id: of }) => of === payment.id);
  const done = sum(own.filter(({ status }) => status === 'done').map(({ amount }) => amount));
  const refunded = payment.status === 'refunding' ? received : sum(own.map(({ amount }) => amount));
  return { refunded, refunding: refunded - done };
}

/** A payment mismatch for admins: what was received, when, and how it was settled (SEC-05). */
function mismatchOf(order: OrderRow, payment: PaymentRow): OrderAdmin['attempts'][number]['mismatch'] {
  const {
    status,
    mismatch,
    received_at: receivedAt,
    settlement,
    settled_at: settledAt,
    settled_reason: reason,
  } = payment;
  if (mismatch === null || receivedAt === null) return null;
  return {
    reason: mismatch,
    received: receivedOf(payment),
    receivedAt: receivedAt.toISOString(),
    refusal: status === 'unmatched' ? acceptRefusal(order, payment) : null,
    settlement:
      settlement === null || settledAt === null
        ? null
        : { decision: settlement, reason: reason ?? '', settledAt: settledAt.toISOString() },
  };
}

function upiIdsOf({ refund_upi_id: ofOrder }: OrderRow, returns: readonly ReturnRow[]): OrderAdmin['upiIds'] {
  return [
    ...returns.flatMap(({ id, upi_id: upiId }) => (upiId === null ? [] : [{ returnId: id, upiId }])),
    ...(ofOrder === null ? [] : [{ returnId: null, upiId: ofOrder }]),
  ];
}
