import { type KeptMembership, keptMembershipText } from '../../../src/domain/account/membership/kept-membership.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import {
  type StaffMove,
  staffMoves,
  heldRefusal,
  moveRefusal,
  owedRefusal,
} from '../../../src/domain/orders/order/staff-move.ts';
import { isPartlySent, isWaiting, orderFollows, type ParcelStep } from '../../../src/domain/orders/order/parcel.ts';
import type { OrderEvent } from '../../../src/machines/orders/order/order.machine.ts';
import { orderStep } from '../../../src/machines/orders/order/order.transition.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import type { ParcelRow } from '../tables/parcel.queries.ts';
import { leftOf } from '../../checkout/payment/left-of-payment.ts';
import { cashGateway, type PaymentRow } from '../../checkout/payment/payment.queries.ts';
import type { RefundRow } from '../../checkout/payment/refund.queries.ts';
import type { OrderRow } from '../tables/order.queries.ts';

export interface OrderStanding {
  readonly order: OrderRow;
  readonly isClosed: boolean;
  /** A change of it waits for its difference (DRF-01). */
  readonly isOwed: boolean;
  readonly parcels: readonly ParcelRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  /** The order's membership, if it can't be refunded. */
  readonly kept: KeptMembership | null;
}

/** Each action of the dashboard, with the reason if the order and parcel charts don't allow it now (ORD-02). */
export function allowedMoves(standing: OrderStanding): { move: StaffMove; refusal: string | null }[] {
  return staffMoves.map((move) => ({ move, refusal: refusalOf(move, standing) }));
}

function refusalOf(move: StaffMove, standing: OrderStanding): string | null {
  const { order, parcels, payments, refunds, kept } = standing;
  if (!isAllowed(move, standing)) {
    if (move === 'pack' && standing.isOwed && order.status === 'paid') return owedRefusal;
    return move === 'pack' && parcels.some(({ status }) => status === 'held')
      ? heldRefusal
      : moveRefusal(move, order.status);
  }
  if (move === 'return' && isPartlySent(parcels)) {
    return 'Part of this order hasn’t been sent yet. Cancel that first';
  }
  if (move === 'refund') {
    const paid = payments.filter(({ status }) => status === 'paid');
    const isAllBack = paid.every((payment) => leftOf(payment, refunds) === 0);
    if (isAllBack) return 'This order is already fully refunded or being refunded';
    const left = sum(paid.map((payment) => leftOf(payment, refunds)));
    if (kept && left <= kept.price) return keptMembershipText(kept);
  }
  if (move === 'cancel' && kept && !hasGoodsWaiting(order, parcels)) return keptMembershipText(kept);
  return null;
}

function hasGoodsWaiting({ lines }: OrderRow, parcels: readonly ParcelRow[]): boolean {
  return parcels.some(
    (parcel) =>
      isWaiting(parcel.status) && parcel.lines.some((place) => lines[place]?.isPremiumMembership === false),
  );
}

function isAllowed(move: StaffMove, standing: OrderStanding): boolean {
  switch (move) {
    case 'pack':
      return canSend('parcel.pack', standing);
    case 'ship':
      return canSend('parcel.ship', standing);
    case 'correct':
      return standing.parcels.some(({ status }) => status === 'shipped');
    case 'deliver':
      return canSend('parcel.deliver', standing);
    case 'cancel':
      return canCancel(standing);
    case 'return':
      return canStep(standing, { type: 'order.return', isEverything: true });
    case 'refund':
      return canStep(standing, { type: 'order.refund', way: 'source' });
    default:
      return standing.payments.some(({ gateway, status }) => gateway === cashGateway && status === 'refunding');
  }
}

function canStep({ order, isClosed, isOwed }: OrderStanding, event: OrderEvent): boolean {
  return orderStep(order.status, { isCash: order.payment_method === 'cod', isClosed, isOwed }, event) !== null;
}

/** Whether a parcel can take this step, and the order the step that follows. */
function canSend(step: ParcelStep, standing: OrderStanding): boolean {
  const { order, parcels } = standing;
  return parcels.some((parcel) => {
    if (parcelStep(parcel.status, step) === null) return false;
    const others = parcels.filter((other) => other !== parcel).map(({ status }) => status);
    const follows = orderFollows(step, order.status, others);
    return follows === 'stays' || (follows !== 'refused' && canStep(standing, { type: follows }));
  });
}

/**
 * The chart lets a cancelled order be cancelled again, to refund late payments. The dashboard doesn't offer that.
 */
function canCancel(standing: OrderStanding): boolean {
  const { order, parcels } = standing;
  if (order.status === 'cancelled') return false;
  const isUnderWay = order.status === 'packed' || order.status === 'shipped';
  return (
    canStep(standing, { type: 'order.cancel' }) || (isUnderWay && parcels.some(({ status }) => isWaiting(status)))
  );
}
