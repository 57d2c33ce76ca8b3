import { heldRefusal } from '../../../src/domain/orders/order/staff-move.ts';
import type { ParcelStatus } from '../../../src/domain/orders/order/parcel.ts';
import { cashOfParcels } from '../../../src/domain/orders/order/parcel-cash.ts';
import type { PackageType } from '../../../src/domain/catalogue/product/product.ts';
import { parcelWeight, type UnitWeight } from '../../../src/domain/catalogue/product/weight.ts';
import type { OrderRow, SoldLine } from '../tables/order.queries.ts';
import type { ParcelRow } from '../tables/parcel.queries.ts';
import type { DocumentLine, ParcelDocument } from './shipping-document.ts';

type DocumentOrder = Pick<
  OrderRow,
  'number' | 'status' | 'payment_method' | 'parts' | 'lines' | 'address' | 'placed_at'
>;
type DocumentParcel = Pick<ParcelRow, 'number' | 'lines' | 'status' | 'courier' | 'tracking_number' | 'weight'>;

export type Printable = { readonly parcels: readonly ParcelDocument[] } | { readonly reason: string };

/**
 * What to print for an order: its parcels to pack or hand over, or, if all are with the courier, those again for a
 * lost label. `due` is the cash to collect for the order; null if paid (ORD-02).
 */
export function documentsOf(
  order: DocumentOrder,
  parcels: readonly DocumentParcel[],
  due: number | null,
  weights: ReadonlyMap<string, readonly UnitWeight[]> = new Map(),
): Printable {
  const { status, payment_method: method, lines } = order;
  if (status === 'placed' && method !== 'cod') return { reason: 'it’s waiting for payment' };
  if (!['placed', 'paid', 'packed', 'shipped'].includes(status)) return { reason: `it is ${status}` };
  if (lines.every(({ isPremiumMembership }) => isPremiumMembership)) {
    return { reason: 'it’s a membership, which isn’t shipped' };
  }
  const wanted = [['ready', 'packed'], ['shipped']].find((statuses) =>
    parcels.some((parcel) => statuses.includes(parcel.status)),
  );
  if (!wanted) {
    const isHeld = parcels.some((parcel) => parcel.status === 'held');
    return { reason: isHeld ? heldRefusal.toLowerCase() : 'it has nothing to send' };
  }
  const sent = parcels.filter((parcel) => parcel.status !== 'cancelled');
  const cash = due === null ? null : cashOfParcels(order, parcels, due);
  return {
    parcels: sent
      .filter((parcel) => wanted.includes(parcel.status))
      .map((parcel) =>
        documentOf(order, parcel, {
          place: sent.indexOf(parcel) + 1,
          of: sent.length,
          others: parcels.filter((other) => other !== parcel),
          weights,
          collect: cash === null ? null : (cash[parcels.indexOf(parcel)] ?? 0),
        }),
      ),
  };
}

interface DocumentPlace {
  readonly place: number;
  readonly of: number;
  readonly others: readonly DocumentParcel[];
  readonly collect: number | null;
  readonly weights: ReadonlyMap<string, readonly UnitWeight[]>;
}

function documentOf(
  order: DocumentOrder,
  parcel: DocumentParcel,
  { place, of, others, collect, weights }: DocumentPlace,
): ParcelDocument {
  const { address, lines } = order;
  const linesAt = (places: readonly number[]) => places.flatMap((at) => lines[at] ?? []).map(lineOf);
  const elsewhere = others.map((other) => ({ reason: elsewhereWords[other.status], lines: linesAt(other.lines) }));
  const unpacked = lines.filter(({ isPremiumMembership }) => isPremiumMembership).map(lineOf);
  return {
    orderNumber: order.number,
    orderedAt: order.placed_at.toISOString(),
    number: place,
    of,
    to: {
      name: address.name,
      lines: [address.line1, address.line2].filter((line) => line !== ''),
      place: `${address.city}, ${address.state}`,
      pincode: address.pincode,
      phone: address.phone.replace(/^\+91(\d{5})(\d{5})$/u, '+91 $1 $2'),
    },
    collect,
    carrier: parcel.courier === null ? null : `${parcel.courier} ${parcel.tracking_number ?? ''}`.trim(),
    weight:
      parcel.weight ??
      parcelWeight(
        parcel.lines.flatMap((at) => lines[at] ?? []),
        weights,
      ),
    lines: linesAt(parcel.lines),
    elsewhere: [...elsewhere, { reason: 'Not a thing to pack', lines: unpacked }].filter(
      (group) => group.lines.length > 0,
    ),
  };
}

const elsewhereWords: Readonly<Record<ParcelStatus, string>> = {
  held: 'Sent later. Waiting for a prescription',
  ready: 'Comes in another parcel',
  packed: 'Comes in another parcel',
  shipped: 'Sent before',
  delivered: 'Sent before',
  returned: 'Sent before',
  cancelled: 'Cancelled, not sent',
};

const rhythms: Readonly<Record<PackageType, string>> = {
  trial: '',
  comboDiscount: '',
  weekly: 'every week',
  monthly: 'every month',
};

function lineOf(line: SoldLine): DocumentLine {
  const { name, quantity, sku, code, flavour, variant, packageType, lineTotal, needsPrescription } = line;
  return {
    name,
    quantity,
    sku: code ?? sku,
    choice: [flavour, variant, rhythms[packageType]].filter((word) => word !== '').join(' · '),
    marks: [
      ...(line.bundleId === undefined && line.inBundle === undefined ? [] : ['Bundle']),
      ...(lineTotal === 0 ? ['Free'] : []),
      ...(needsPrescription === true ? ['On prescription'] : []),
    ],
  };
}
