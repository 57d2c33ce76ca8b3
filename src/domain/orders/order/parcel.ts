import type { OrderStatus } from './order.ts';

/** Status of a parcel, matching its chart. 'held' waits for a prescription. */
export const parcelStatuses = ['held', 'ready', 'packed', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** Days that lines on prescription wait for an upload (ORD-06). */
export const prescriptionDays = 7;

/** Lines that are shipped together. */
export interface ParcelPlan {
  /** Indexes of the order's lines. */
  readonly lines: readonly number[];
  readonly needsPrescription: boolean;
}

/**
 * Splits an order into parcels: lines that need a prescription wait in a parcel of their own, and the rest ships at
 * once (ORD-06). A membership is in no parcel, unless the order has nothing else.
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
 * How an order follows a step of one of its parcels (ORD-06): it is packed and shipped with the first parcel, and
 * delivered with the last. 'stays' if the order doesn't change, 'refused' if the step isn't allowed. `others` are
 * its other parcels.
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

/** Whether the parcel has reached a final status. */
export function isSettled(status: ParcelStatus): boolean {
  return status === 'delivered' || status === 'returned' || status === 'cancelled';
}

/** Whether the parcel can still be cancelled. */
export function isWaiting(status: ParcelStatus): boolean {
  return status === 'held' || status === 'ready';
}

/** Whether part of the order is with the courier and part hasn't been sent yet. */
export function isPartlySent(parcels: readonly { readonly status: ParcelStatus }[]): boolean {
  const isSent = ({ status }: { readonly status: ParcelStatus }) => isSettled(status) || status === 'shipped';
  return parcels.some(({ status }) => status === 'shipped') && !parcels.every(isSent);
}
