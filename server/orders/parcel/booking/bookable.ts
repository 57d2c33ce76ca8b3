import { sum } from '../../../../src/domain/kit/money/money.ts';
import { cashOfParcels } from '../../../../src/domain/orders/order/parcel-cash.ts';
import { parcelWeight } from '../../../../src/domain/catalogue/product/weight.ts';
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
  readonly parcel: Omit<CourierParcel, 'reference' | 'grams'>;
  /** Whole grams as weighed, or the sum of the products; null if one has no weight. */
  readonly grams: number | null;
  /** The shop's own short name for it: the order's number and the parcel's. */
  readonly name: string;
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
export async function bookableOf(session: Session, orderId: string, returnId?: string): Promise<Bookable> {
  const order = await findAnyOrder(session, orderId);
  if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
  return returnId === undefined ? parcelToBook(session, order, null) : returnToBook(session, order, returnId);
}

/** What a booking is for, read again. Throws 'conflict' if it can no longer be sent. */
export async function bookedThing(session: Session, row: BookingRow): Promise<Bookable> {
  const order = await findAnyOrder(session, row.order_id);
  if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
  return row.return_id === null
    ? parcelToBook(session, order, row.parcel_id)
    : returnToBook(session, order, row.return_id);
}

/** The parcel with this id, or without one the next that has no courier. */
async function parcelToBook(session: Session, order: OrderRow, parcelId: string | null): Promise<Bookable> {
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
    grams: next.weight ?? parcelWeight(lines, weights),
    name: `${order.number}-${next.number}`,
  };
}

async function returnToBook(session: Session, order: OrderRow, returnId: string): Promise<Bookable> {
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
    grams: parcelWeight(lines, await weightsOf(session, lines)),
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
