import sql from 'sql-template-tag';
import { isSettled, isWaiting } from '../../../src/domain/orders/order/parcel.ts';
import { type Refund, withheldRefund } from '../../../src/domain/orders/order/refund.ts';
import { isVoid, type WithheldReason } from '../../../src/domain/orders/order/return.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import { releaseCoupon } from '../../promotions/coupon/coupon.queries.ts';
import { tellDropped } from '../order/change-order.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover, type OrderRow } from '../tables/order.queries.ts';
import { demandOf, releaseStock } from '../../catalogue/product/stock.queries.ts';
import { returnsOf } from '../tables/order-return.queries.ts';
import { receiveReturn } from '../order-return/receive-return.ts';
import { settleReceived } from '../order-return/move-return.ts';
import { tellWithheld } from '../order-return/tell-return.ts';
import { cappedRefund } from '../../checkout/payment/capped-refund.ts';
import { cashGateway, paymentsOf } from '../../checkout/payment/payment.queries.ts';
import { undoSubscriptions } from '../plan/begin-subscriptions.ts';
import { dropEdit } from '../plan/move-draft.ts';
import { type ParcelRow, parcelsOf, updateParcel } from '../tables/parcel.queries.ts';

/**
 * Cancels the unpacked parcels of an order, or one of them, in the caller's transaction: releases stock, refunds
 * the lines' shares, and lowers the cash to collect (ORD-06). If nothing else is left, cancels the whole order.
 * False if nothing is waiting or the payment is still pending; it then has to run again after the payment.
 */
export async function withhold(
  move: Move,
  orderId: string,
  reason: WithheldReason,
  by: Mover,
  parcelId?: string,
): Promise<boolean> {
  const { tx, context } = move;
  const order = await lockOrder(tx, orderId);
  const parcels = await parcelsOf(tx, [orderId]);
  const waiting = parcels.filter(
    ({ id, status }) => isWaiting(status) && (parcelId === undefined || id === parcelId),
  );
  const rest = parcels.filter((parcel) => !waiting.includes(parcel) && parcel.status !== 'cancelled');
  if (waiting.length === 0) return false;
  if (rest.length === 0 && !keepsMembership(order)) return moveOrder(move, orderId, { type: 'order.cancel' }, by);
  if (!isUnderWay(order)) return false;
  // Its lines are no longer those that a change was made for.
  const { wasAsked } = await dropEdit(tx, order, by, context.clock());
  if (wasAsked) await tellDropped(move, order, false);
  for (const parcel of waiting) {
    const status = parcelStep(parcel.status, 'parcel.cancel');
    if (status === null) throw new Error(`Parcel ${parcel.id} waits and cannot be called off`);
    await updateParcel(tx, parcel, { status, at: context.clock() });
  }
  const places = waiting.flatMap(({ lines }) => lines);
  const refund = await refundOfLines(move, order, places);
  const isPaid = (await paymentsOf(tx, orderId)).some((payment) => payment.status === 'paid');
  const owed = isPaid ? refund.total : await collectLess(move, orderId, refund.total);
  await releaseStock(tx, demandOf(order.lines.filter((_line, place) => places.includes(place))), {
    reason: 'cancel',
    orderId,
    at: context.clock(),
  });
  context.catalogue.stockChanged();
  await undoSubscriptions(move, order, places);
  // A coupon gives no discount on a membership that is left alone.
  if (refund.isEverything && order.coupon_id !== null) await releaseCoupon(tx, order.coupon_id, order.id);
  await deliverRest(move, order, rest);
  await payBack(move, order, { refund, reason, by, owed });
  return true;
}

/** Orders that can be partly cancelled: paid, or cash on delivery. */
function isUnderWay({ status, payment_method: method }: OrderRow): boolean {
  return status === 'placed' ? method === 'cod' : ['paid', 'packed', 'shipped'].includes(status);
}

/** A paid membership stays without other items; with cash on delivery there is nothing to collect it with. */
function keepsMembership({ lines, payment_method: method }: OrderRow): boolean {
  return method !== 'cod' && lines.some(({ isPremiumMembership }) => isPremiumMembership);
}

/** If the last parcel still to come is cancelled, the order counts as delivered. */
async function deliverRest(move: Move, order: OrderRow, rest: readonly ParcelRow[]): Promise<void> {
  if (rest.length === 0 || !rest.every(({ status }) => isSettled(status))) return;
  await moveOrder(move, order.id, { type: 'order.deliver' }, { actor: 'system', shopperId: null });
}

async function refundOfLines({ tx }: Move, order: OrderRow, places: readonly number[]): Promise<Refund> {
  const before = (await returnsOf(tx, [order.id])).filter(({ status }) => !isVoid(status));
  const refund = withheldRefund(
    order,
    before.flatMap(({ lines }) => lines),
    places,
  );
  return cappedRefund(tx, order.id, refund);
}

async function payBack(
  move: Move,
  order: OrderRow,
  { refund, reason, by, owed }: { refund: Refund; reason: WithheldReason; by: Mover; owed: number },
): Promise<void> {
  const { tx, context } = move;
  const row = await receiveReturn(move, order, { refund, reason, to: 'source', event: 'lines.withheld', by });
  await tellWithheld(tx, context, order, { ...row, owed });
  await settleReceived(move, order, row, owed);
}

/**
 * Lowers the cash to collect; the payment stays even at zero. Returns what is left for the wallet's part to give
 * back (CHK-04).
 */
async function collectLess({ tx }: Move, orderId: string, amount: number): Promise<number> {
  const due = (await paymentsOf(tx, orderId)).find(
    ({ gateway, status }) => gateway === cashGateway && status === 'pending',
  );
  const less = Math.min(amount, due?.amount ?? 0);
  if (due) await tx.execute(sql`UPDATE payment SET amount = amount - ${less} WHERE id = ${due.id}`);
  return amount - less;
}
