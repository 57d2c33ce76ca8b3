import { isWaiting } from '../../domain/order/parcel.ts';
import { isAsked } from '../../domain/order/return.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Something of it is not packed yet; whether it can really be cancelled the server says. */
export function canCancel({ status, parcels }: PlacedOrder): boolean {
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
    returns.every((one) => !isAsked(one) || one.status === 'refused' || one.status === 'refunded')
  );
}

/** Whether a line is with the shopper: its parcel came, or the order is from before there were parcels. */
export function isDelivered({ status, parcels }: PlacedOrder, line: number): boolean {
  return status === 'delivered' || parcels.some((each) => each.status === 'delivered' && each.lines.includes(line));
}
