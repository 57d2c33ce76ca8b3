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
 * What the courier collects with each parcel of a cash order, whole rupees, in the order of the parcels (ORD-06). Each
 * brings what its own lines cost, so that one that is called off leaves the others as they are; fees, and what is in no
 * parcel, go with the first that is sent. Together they come to `due`, what is to be collected for the order.
 */
export function cashOfParcels(order: CashOrder, parcels: readonly CashParcel[], due: Rupees): Rupees[] {
  const paid = paidForLines(order.lines, order.parts);
  const own = parcels.map(({ lines, status }) =>
    status === 'cancelled' ? 0 : sum(lines.map((line) => paid[line] ?? 0)),
  );
  const first = parcels.findIndex(({ status }) => status !== 'cancelled');
  return own.map((amount, place) => (place === first ? amount + due - sum(own) : amount));
}
