import type { OrderStatus } from './order.ts';

/** Where a parcel stands; the states of its chart. 'held' waits for a prescription. */
export const parcelStatuses = ['held', 'ready', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** Days for which the lines that need a prescription wait for one to be sent (ORD-06). */
export const prescriptionDays = 7;

/** What is sent together. */
export interface ParcelPlan {
  /** Places of the order's lines, counted from 0. */
  readonly lines: readonly number[];
  readonly needsPrescription: boolean;
}

/**
 * Which lines of an order are sent together: what needs a prescription waits in a parcel of its own, and the rest is sent
 * at once (ORD-06). A membership is in no parcel, unless it is all that is bought.
 */
export function plannedParcels(
  lines: readonly { readonly sku: string; readonly isPremiumMembership: boolean }[],
  onPrescription: ReadonlySet<string>,
): readonly ParcelPlan[] {
  const goods = lines.flatMap(({ isPremiumMembership }, line) => (isPremiumMembership ? [] : [line]));
  const sent = goods.length === 0 ? lines.map((_line, place) => place) : goods;
  const [held, free] = [true, false].map((isHeld) =>
    sent.filter((line) => onPrescription.has(lines[line]?.sku ?? '') === isHeld),
  );
  return [
    { lines: free ?? [], needsPrescription: false },
    { lines: held ?? [], needsPrescription: true },
  ].filter((parcel) => parcel.lines.length > 0);
}

export type ParcelStep = 'parcel.pack' | 'parcel.ship' | 'parcel.deliver';
export type OrderFollows = 'order.pack' | 'order.ship' | 'order.deliver';

/**
 * How an order follows a step of one of its parcels (ORD-06): it is packed and shipped with the first of them, and
 * delivered with the last. 'stays' where it goes nowhere by it, 'refused' where it cannot be. `others`: its other parcels.
 */
export function orderFollows(
  step: ParcelStep,
  status: OrderStatus,
  others: readonly ParcelStatus[],
): OrderFollows | 'stays' | 'refused' {
  switch (step) {
    case 'parcel.pack':
      return status === 'packed' || status === 'shipped' ? 'stays' : 'order.pack';
    case 'parcel.ship':
      return status === 'shipped' ? 'stays' : 'order.ship';
    default:
      if (status !== 'shipped') return 'refused';
      return others.every(isSettled) ? 'order.deliver' : 'stays';
  }
}

/** Whether nothing of a parcel is to come any more. */
export function isSettled(status: ParcelStatus): boolean {
  return status === 'delivered' || status === 'returned' || status === 'cancelled';
}

/** Whether a parcel can still be called off. */
export function isWaiting(status: ParcelStatus): boolean {
  return status === 'held' || status === 'ready';
}

/** Whether some of an order is with the courier and some was not sent yet. */
export function isPartlySent(parcels: readonly { readonly status: ParcelStatus }[]): boolean {
  const isSent = ({ status }: { readonly status: ParcelStatus }) => isSettled(status) || status === 'shipped';
  return parcels.some(({ status }) => status === 'shipped') && !parcels.every(isSent);
}
