import { sum } from '../../../../src/domain/kit/money/money.ts';
import { cashOfParcels } from '../../../../src/domain/orders/order/parcel-cash.ts';
import { type BoxSize, type PackingBox, smallestBox } from '../../../../src/domain/catalogue/box.ts';
import {
  maxGrams,
  parcelWeight,
  type UnitWeight,
  unitSize,
} from '../../../../src/domain/catalogue/product/weight.ts';
import type { CourierParcel } from '../../../catalogue/delivery/courier/courier.ts';
import type { Session } from '../../../platform/database/session.ts';
import { problem } from '../../../platform/http/problem.ts';
import { cashGateway, paymentsOf } from '../../../checkout/payment/payment.queries.ts';
import { findAnyOrder, type OrderRow, type SoldLine } from '../../tables/order.queries.ts';
import { returnsOf } from '../../tables/order-return.queries.ts';
import { parcelsOf, type ParcelRow, weightsOf } from '../../tables/parcel.queries.ts';
import { type BookedThing, type BookingRow, bookingsOfOrder, liveStatuses } from './booking.queries.ts';

/** What can be booked for an order, without its number at the courier. */
export interface Bookable {
  readonly thing: BookedThing;
  readonly order: OrderRow;
  readonly parcel: Omit<CourierParcel, 'reference' | 'grams' | 'box'>;
  readonly packing: Packing;
  /** The shop's own short name for it: the order's number and the parcel's. */
  readonly name: string;
}

/** How something is packed. */
export interface Packing {
  /** Whole grams as weighed, or the sum of the products and the box; null if one has no weight. */
  readonly grams: number | null;
  /** The smallest box that takes it; null if that isn't known. */
  readonly box: PackingBox | null;
  readonly size: BoxSize | null;
}

/** Weight and box of these lines. What was weighed counts with its box. */
export function packingOf(
  lines: readonly Pick<SoldLine, 'sku' | 'variant' | 'flavour' | 'quantity'>[],
  weights: ReadonlyMap<string, readonly UnitWeight[]>,
  { boxes, weighed = null }: { readonly boxes: readonly PackingBox[]; readonly weighed?: number | null },
): Packing {
  const units = lines.map((line) => ({
    size: unitSize(line, weights.get(line.sku) ?? []),
    quantity: line.quantity,
  }));
  const box = smallestBox(units, boxes);
  const bare = parcelWeight(lines, weights);
  const whole = bare === null ? null : Math.min(maxGrams, bare + (box?.grams ?? 0));
  const size = box && { length: box.length, width: box.width, height: box.height };
  return { grams: weighed ?? whole, box, size };
}

/** The packed parcel that has no courier yet. */
export function packedParcel(
  parcels: readonly ParcelRow[],
  bookings: readonly BookingRow[],
): ParcelRow | undefined {
  const taken = new Set(bookings.flatMap(({ parcel_id: id, status }) => (liveStatuses.has(status) ? [id] : [])));
  return parcels.find(({ id, status }) => status === 'packed' && !taken.has(id));
}

/**
 * The packed parcel of an order, or one of its approved returns. Throws 'not-found', or 'conflict' if there is nothing to
 * carry (SHP-01).
 */
export async function bookableOf(
  session: Session,
  orderId: string,
  { boxes, returnId }: { readonly boxes: readonly PackingBox[]; readonly returnId?: string | undefined },
): Promise<Bookable> {
  const order = await findAnyOrder(session, orderId);
  if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
  return returnId === undefined
    ? parcelToBook(session, order, { parcelId: null, boxes })
    : returnToBook(session, order, { returnId, boxes });
}

/** What a booking is for, read again. Throws 'conflict' if it can no longer be sent. */
export async function bookedThing(session: Session, row: BookingRow): Promise<Bookable> {
  const order = await findAnyOrder(session, row.order_id);
  if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
  return row.return_id === null
    ? parcelToBook(session, order, { parcelId: row.parcel_id, boxes: [] })
    : returnToBook(session, order, { returnId: row.return_id, boxes: [] });
}

/** The parcel with this id, or without one the next that has no courier. */
async function parcelToBook(
  session: Session,
  order: OrderRow,
  { parcelId, boxes }: { readonly parcelId: string | null; readonly boxes: readonly PackingBox[] },
): Promise<Bookable> {
  const [bookings, parcels, payments, weights] = await Promise.all([
    bookingsOfOrder(session, order.id),
    parcelsOf(session, [order.id]),
    paymentsOf(session, order.id),
    weightsOf(session, order.lines),
  ]);
  const packed = parcels.filter(({ status }) => status === 'packed');
  const next = parcelId === null ? packedParcel(parcels, bookings) : packed.find(({ id }) => id === parcelId);
  if (!next) {
    const detail =
      packed.length > 0
        ? 'A courier is already booked'
        : 'Mark the order packed first, then a courier can be booked';
    throw problem('conflict', { detail });
  }
  const lines = next.lines.flatMap((at) => order.lines[at] ?? []);
  const due = payments.find(({ gateway, status }) => gateway === cashGateway && status === 'pending')?.amount;
  const collect = due === undefined ? 0 : (cashOfParcels(order, parcels, due)[parcels.indexOf(next)] ?? 0);
  return {
    thing: { parcelId: next.id },
    order,
    parcel: { ...partsOf(order, lines), collect, isReturn: false },
    packing: packingOf(lines, weights, { boxes, weighed: next.weight }),
    name: `${order.number}-${next.number}`,
  };
}

async function returnToBook(
  session: Session,
  order: OrderRow,
  { returnId, boxes }: { readonly returnId: string; readonly boxes: readonly PackingBox[] },
): Promise<Bookable> {
  const returns = await returnsOf(session, [order.id]);
  const place = returns.findIndex(({ id }) => id === returnId);
  const found = returns[place];
  if (!found) throw problem('not-found', { detail: 'We couldn’t find this return' });
  if (found.status !== 'approved') throw problem('conflict', { detail: 'Only an approved return is collected' });
  const lines = found.lines.flatMap(({ line, quantity }) => {
    const sold = order.lines[line];
    return sold ? [{ ...sold, quantity }] : [];
  });
  return {
    thing: { returnId },
    order,
    parcel: { ...partsOf(order, lines), collect: 0, isReturn: true },
    packing: packingOf(lines, await weightsOf(session, lines), { boxes }),
    name: `${order.number}-R${place + 1}`,
  };
}

function partsOf({ address, placed_at: orderedAt }: OrderRow, lines: readonly SoldLine[]) {
  return {
    orderedAt,
    customer: address,
    items: lines.map(({ name, code, sku, quantity, unitPrice }) => ({
      name,
      sku: code ?? sku,
      units: quantity,
      price: unitPrice,
    })),
    value: sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)),
  };
}
