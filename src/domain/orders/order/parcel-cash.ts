import { sum, type Rupees } from '../../kit/money/money.ts';
import { paidForLines, type SoldLineShare, type SoldPart } from './paid-shares.ts';
import type { ParcelStatus } from './parcel.ts';

interface CashOrder {
  readonly lines: readonly SoldLineShare[];
  readonly parts: readonly SoldPart[];
}

interface CashParcel {
  readonly lines: readonly number[];
  readonly status: ParcelStatus;
}

/**
 * The cash to collect with each parcel of a cash on delivery order, whole rupees, in the order of the parcels
 * (ORD-06). Each parcel collects what its own lines cost, so cancelling one doesn't change the others. Fees and
 * lines in no parcel are collected with the first parcel that isn't cancelled. All add up to `due`.
 */
export function cashOfParcels(order: CashOrder, parcels: readonly CashParcel[], due: Rupees): Rupees[] {
  const paid = paidForLines(order.lines, order.parts);
  const own = parcels.map(({ lines, status }) =>
    status === 'cancelled' ? 0 : sum(lines.map((line) => paid[line] ?? 0)),
  );
  const first = parcels.findIndex(({ status }) => status !== 'cancelled');
  return own.map((amount, place) => (place === first ? amount + due - sum(own) : amount));
}
