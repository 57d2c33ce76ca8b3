import { isWaiting } from '../../domain/orders/order/parcel.ts';
import { unitsLeft } from '../../domain/orders/order/refund.ts';
import { isAsked, isVoid, isWithdrawable } from '../../domain/orders/order/return.ts';
import type { PlacedOrder } from './placed-order.ts';

/**
 * Something of it is not packed yet, and is more than a membership that stays paid; whether it can really be cancelled the
 * server says.
 */
export function canCancel({ status, parcels, lines, keptMembership }: PlacedOrder): boolean {
  const isOfGoods = (parcel: PlacedOrder['parcels'][number]) =>
    isWaiting(parcel.status) && parcel.lines.some((place) => lines[place]?.isPremiumMembership === false);
  if (keptMembership && !parcels.some(isOfGoods)) return false;
  if (status === 'placed' || status === 'paid') return true;
  return (status === 'packed' || status === 'shipped') && parcels.some((parcel) => isWaiting(parcel.status));
}

/** Goods can go back: they were delivered, their days are not over, and no other return is under way. */
export function canReturn({ status, paymentMethod, returnUntil, returns }: PlacedOrder, now: number): boolean {
  const isHere = status === 'delivered' || (status === 'shipped' && paymentMethod !== 'cod');
  return (
    isHere &&
    returnUntil !== null &&
    now < Date.parse(returnUntil) &&
    returns.every((one) => !isAsked(one) || isVoid(one.status) || one.status === 'refunded')
  );
}

/** Whether a line is with the shopper: its parcel came, or the order is from before there were parcels. */
export function isDelivered({ status, parcels }: PlacedOrder, line: number): boolean {
  return status === 'delivered' || parcels.some((each) => each.status === 'delivered' && each.lines.includes(line));
}

/** How many units of each line are with the shopper and have not gone back, by its place. */
export function unitsWithShopper(order: PlacedOrder): readonly number[] {
  const gone = order.returns.filter(({ status }) => !isVoid(status)).flatMap(({ lines }) => lines);
  return unitsLeft(order, gone).map((left, line) => (isDelivered(order, line) ? left : 0));
}

/** Whether the return of this id was asked for and can be taken back. */
export function canWithdraw({ returns }: PlacedOrder, returnId: string): boolean {
  return returns.some((one) => one.id === returnId && isAsked(one) && isWithdrawable(one.status));
}
