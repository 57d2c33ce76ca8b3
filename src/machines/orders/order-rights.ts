import { isWaiting } from '../../domain/orders/order/parcel.ts';
import { unitsLeft } from '../../domain/orders/order/refund.ts';
import { isAsked, isVoid, isWithdrawable } from '../../domain/orders/order/return.ts';
import type { OrderWithPayment, PlacedOrder } from './placed-order.ts';

/**
 * Whether to offer cancelling: something isn't packed yet, and it isn't just a membership that can't be refunded.
 * The server decides.
 */
export function canCancel({ status, parcels, lines, keptMembership }: PlacedOrder): boolean {
  const isOfGoods = (parcel: PlacedOrder['parcels'][number]) =>
    isWaiting(parcel.status) && parcel.lines.some((place) => lines[place]?.isPremiumMembership === false);
  if (keptMembership && !parcels.some(isOfGoods)) return false;
  if (status === 'placed' || status === 'paid') return true;
  return (status === 'packed' || status === 'shipped') && parcels.some((parcel) => isWaiting(parcel.status));
}

/** Whether an order waits for a payment that its shopper can still make. The server decides. */
export function canPay({ order, payment }: OrderWithPayment): boolean {
  const isOpen = payment.status === 'pending' || payment.status === 'checking' || payment.status === 'failed';
  return order.status === 'placed' && payment.method !== 'cod' && isOpen;
}

/**
 * Whether to offer a return: the items are delivered, the return window is open, and no other return is in
 * progress.
 */
export function canReturn({ status, paymentMethod, returnUntil, returns }: PlacedOrder, now: number): boolean {
  const isHere = status === 'delivered' || (status === 'shipped' && paymentMethod !== 'cod');
  return (
    isHere &&
    returnUntil !== null &&
    now < Date.parse(returnUntil) &&
    returns.every((one) => !isAsked(one) || isVoid(one.status) || one.status === 'refunded')
  );
}

/** Whether a line has been delivered: with its parcel, or with an order from before there were parcels. */
export function isDelivered({ status, parcels }: PlacedOrder, line: number): boolean {
  return status === 'delivered' || parcels.some((each) => each.status === 'delivered' && each.lines.includes(line));
}

/** Delivered units that haven't been returned, by line index. */
export function unitsWithShopper(order: PlacedOrder): readonly number[] {
  const gone = order.returns.filter(({ status }) => !isVoid(status)).flatMap(({ lines }) => lines);
  return unitsLeft(order, gone).map((left, line) => (isDelivered(order, line) ? left : 0));
}

/** Whether the shopper requested this return and can still withdraw it. */
export function canWithdraw({ returns }: PlacedOrder, returnId: string): boolean {
  return returns.some((one) => one.id === returnId && isAsked(one) && isWithdrawable(one.status));
}
