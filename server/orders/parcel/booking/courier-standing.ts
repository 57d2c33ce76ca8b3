import type { CourierStanding } from '../../../../src/contract/orders/order/booking.calls.ts';
import type { UnitWeight } from '../../../../src/domain/catalogue/product/weight.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { ReturnRow } from '../../tables/order-return.queries.ts';
import type { OrderRow } from '../../tables/order.queries.ts';
import type { ParcelRow } from '../../tables/parcel.queries.ts';
import { packedParcel, packingOf } from './bookable.ts';
import { bookingAnswer, bookingsOfOrder } from './booking.queries.ts';

interface Standing {
  readonly order: OrderRow;
  readonly parcels: readonly ParcelRow[];
  readonly returns: readonly ReturnRow[];
  readonly weights: ReadonlyMap<string, readonly UnitWeight[]>;
}

/** How an order stands with the courier service; null without credentials and bookings (SHP-01). */
export async function courierStanding(
  { database, couriers, business }: Pick<ShopContext, 'database' | 'couriers' | 'business'>,
  { order, parcels, returns, weights }: Standing,
): Promise<CourierStanding | null> {
  const isReady = couriers.current() !== null;
  const bookings = await bookingsOfOrder(database, order.id);
  if (!isReady && bookings.length === 0) return null;
  const packed = packedParcel(parcels, bookings);
  const { boxes } = business.record();
  const lines = packed?.lines.flatMap((at) => order.lines[at] ?? []) ?? [];
  const packing = packed && packingOf(lines, weights, { boxes, weighed: packed.weight });
  return {
    isReady,
    canAsk: isReady && packed !== undefined,
    grams: packing?.grams ?? null,
    boxes: [...boxes],
    box: packing?.box?.name ?? null,
    returnIds: isReady ? returns.filter(({ status }) => status === 'approved').map(({ id }) => id) : [],
    bookings: bookings.map(bookingAnswer),
  };
}
