import { randomUUID } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import type { CourierId } from '../../../../src/contract/catalogue/courier.calls.ts';
import type { BoxSize } from '../../../../src/domain/catalogue/box.ts';
import type { Booking } from '../../../../src/contract/orders/order/booking.calls.ts';
import type { BookingStatus } from '../../../../src/domain/orders/order/booking.ts';
import type { CourierNews, CourierOffer, Shipment, Waybill } from '../../../catalogue/delivery/courier/courier.ts';
import type { Session } from '../../../platform/database/session.ts';

export interface BookingRow {
  readonly id: string;
  readonly order_id: string;
  /** Null for a return. */
  readonly parcel_id: string | null;
  readonly return_id: string | null;
  readonly courier: CourierId;
  readonly status: BookingStatus;
  readonly reference: string;
  /** Counts the cancellations, from 1. */
  readonly round: number;
  readonly grams: number;
  /** Null for the usual box of the account. */
  readonly box: BoxSize | null;
  readonly offers: readonly CourierOffer[];
  readonly chosen: CourierOffer | null;
  readonly provider_order_id: string | null;
  readonly shipment_id: string | null;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly label_url: string | null;
  readonly pickup_on: string | null;
  readonly failure: string | null;
  readonly news: string | null;
  readonly news_kind: CourierNews['kind'] | null;
}

type Row = BookingRow & { [column: string]: unknown };

/** What is booked: a parcel, or a return. */
export type BookedThing = { readonly parcelId: string } | { readonly returnId: string };

const whose = (thing: BookedThing) =>
  'parcelId' in thing ? sql`parcel_id = ${thing.parcelId}` : sql`return_id = ${thing.returnId}`;

export async function findBooking(session: Session, id: string): Promise<BookingRow | undefined> {
  return session.maybeOne<Row>(sql`SELECT * FROM courier_booking WHERE id = ${id}`);
}

/** Lock the order first. */
export async function lockBooking(tx: Session, id: string): Promise<BookingRow> {
  return tx.one<Row>(sql`SELECT * FROM courier_booking WHERE id = ${id} FOR UPDATE`);
}

/** Statuses in which a parcel has its courier. */
export const liveStatuses: ReadonlySet<BookingStatus> = new Set(['booking', 'booked', 'collecting', 'collected']);

/** Oldest first. */
export async function bookingsOfOrder(session: Session, orderId: string): Promise<readonly BookingRow[]> {
  return session.query<Row>(sql`SELECT * FROM courier_booking WHERE order_id = ${orderId} ORDER BY created_at, id`);
}

/** The booking that a courier's tracking number belongs to. */
export async function bookingByTracking(session: Session, trackingNumber: string): Promise<BookingRow | undefined> {
  return session.maybeOne<Row>(sql`
    SELECT * FROM courier_booking WHERE tracking_number = ${trackingNumber} ORDER BY created_at DESC LIMIT 1`);
}

interface NewOffers {
  readonly orderId: string;
  readonly thing: BookedThing;
  readonly courier: CourierId;
  readonly reference: string;
  readonly grams: number;
  readonly box: BoxSize | null;
  readonly offers: readonly CourierOffer[];
  readonly now: Date;
}

/** Saves the couriers' offers. A parcel that is already booked stays as it is. */
export async function keepOffers(tx: Session, offered: NewOffers): Promise<BookingRow> {
  const { orderId, thing, courier, reference, grams, now } = offered;
  const offers = JSON.stringify(offered.offers);
  const box = offered.box && JSON.stringify(offered.box);
  const parcelId = 'parcelId' in thing ? thing.parcelId : null;
  const returnId = 'returnId' in thing ? thing.returnId : null;
  await tx.execute(sql`
    INSERT INTO courier_booking (id, order_id, parcel_id, return_id, courier, status, reference, grams, box, offers,
      created_at, updated_at)
    VALUES (${randomUUID()}, ${orderId}, ${parcelId}, ${returnId}, ${courier}, 'unbooked', ${reference}, ${grams},
      ${box}, ${offers}, ${now}, ${now})
    ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    UPDATE courier_booking SET grams = ${grams}, box = ${box}, offers = ${offers}, courier = ${courier}, updated_at = ${now}
    WHERE ${whose(thing)} AND status IN ('unbooked', 'failed', 'cancelled')`);
  return tx.one<Row>(sql`SELECT * FROM courier_booking WHERE ${whose(thing)}`);
}

/** What a step of the chart changes beside the status. */
export interface BookingChange {
  readonly chosen?: CourierOffer;
  readonly reference?: string;
  readonly round?: number;
  readonly shipment?: Shipment | null;
  readonly waybill?: Waybill | null;
  readonly labelUrl?: string | null;
  readonly pickupOn?: string | null;
  readonly failure?: string | null;
}

/** Saves a status and what changes with it, only if the status is still the one that was read; throws otherwise. */
export async function updateBooking(
  tx: Session,
  row: Pick<BookingRow, 'id' | 'status'>,
  { status, now, ...change }: BookingChange & { readonly status: BookingStatus; readonly now: Date },
): Promise<void> {
  const set = [
    sql`status = ${status}, claimed_until = NULL, updated_at = ${now}`,
    ...(change.chosen ? [sql`chosen = ${JSON.stringify(change.chosen)}`] : []),
    ...(change.reference === undefined ? [] : [sql`reference = ${change.reference}`]),
    ...(change.round === undefined ? [] : [sql`round = ${change.round}`]),
    ...(change.shipment === undefined
      ? []
      : [
          sql`provider_order_id = ${change.shipment?.providerOrderId ?? null},
            shipment_id = ${change.shipment?.shipmentId ?? null}`,
        ]),
    ...(change.waybill === undefined
      ? []
      : [
          sql`carrier = ${change.waybill?.courier ?? null}, tracking_number = ${change.waybill?.trackingNumber ?? null}`,
        ]),
    ...(change.labelUrl === undefined ? [] : [sql`label_url = ${change.labelUrl}`]),
    ...(change.pickupOn === undefined ? [] : [sql`pickup_on = ${change.pickupOn}`]),
    ...(change.failure === undefined ? [] : [sql`failure = ${change.failure}`]),
  ];
  const changed = await tx.execute(sql`
    UPDATE courier_booking SET ${join(set)} WHERE id = ${row.id} AND status = ${row.status}`);
  if (changed !== 1) throw new Error(`Booking ${row.id} was moved by somebody else`);
}

/** Saves the courier's latest update. */
export async function keepNews(
  tx: Session,
  id: string,
  { text, kind, now }: Pick<CourierNews, 'text' | 'kind'> & { readonly now: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE courier_booking SET news = ${text}, news_kind = ${kind}, tracked_at = ${now}, updated_at = ${now}
    WHERE id = ${id}`);
}

/** Claims parcels in transit without an update since then, so that only one process asks about them. */
export async function takeSilent(
  session: Session,
  { now, since, max }: { readonly now: Date; readonly since: Date; readonly max: number },
): Promise<readonly BookingRow[]> {
  return session.query<Row>(sql`
    UPDATE courier_booking SET tracked_at = ${now} WHERE id IN (
      SELECT id FROM courier_booking
      WHERE status IN ('booked', 'collecting', 'collected') AND coalesce(tracked_at, created_at) <= ${since}
        AND created_at > ${now}::timestamptz - interval '60 days'
        AND (news_kind IS NULL OR news_kind NOT IN ('delivered', 'back', 'lost'))
      ORDER BY coalesce(tracked_at, created_at) LIMIT ${max} FOR UPDATE SKIP LOCKED)
    RETURNING *`);
}

/** Claims the booking for a while, so that only one process asks the courier; false if another one has it. */
export async function claimBooking(session: Session, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await session.execute(sql`
    UPDATE courier_booking SET claimed_until = ${until}
    WHERE id = ${id} AND status = 'booking' AND (claimed_until IS NULL OR claimed_until <= ${now})`);
  return claimed === 1;
}

/** Saves, before the call, the error to show if no answer ever comes. */
export async function noteLoss(session: Session, id: string, failure: string): Promise<void> {
  await session.execute(sql`UPDATE courier_booking SET failure = ${failure} WHERE id = ${id}`);
}

export async function leaveBooking(session: Session, id: string): Promise<void> {
  await session.execute(sql`UPDATE courier_booking SET claimed_until = NULL WHERE id = ${id}`);
}

/** A booking as the dashboard shows it. */
export function bookingAnswer(row: BookingRow): Booking {
  return {
    id: row.id,
    parcelId: row.parcel_id,
    returnId: row.return_id,
    status: row.status,
    grams: row.grams,
    box: row.box,
    offers: [...row.offers],
    chosen: row.chosen,
    courier: row.carrier,
    trackingNumber: row.tracking_number,
    labelUrl: row.label_url,
    pickupOn: row.pickup_on,
    failure: row.failure,
    news: row.news,
  };
}
