import * as z from 'zod/mini';
import { type BookingStatus, lostReturn } from '../../../../src/domain/orders/order/booking.ts';
import type { BoxSize } from '../../../../src/domain/catalogue/box.ts';
import type { BookingEvent } from '../../../../src/machines/orders/parcel/booking/booking.machine.ts';
import { bookingStep } from '../../../../src/machines/orders/parcel/booking/booking.transition.ts';
import {
  type Courier,
  CourierRefused,
  CourierUnavailable,
  type Shipment,
} from '../../../catalogue/delivery/courier/courier.ts';
import { recordChange } from '../../../platform/audit/audit.ts';
import type { Session } from '../../../platform/database/session.ts';
import { problem, ProblemError, refusedField } from '../../../platform/http/problem.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { lockOrder } from '../../tables/order.queries.ts';
import { type Bookable, bookableOf, bookedThing } from './bookable.ts';
import {
  type BookingChange,
  type BookingRow,
  claimBooking,
  findBooking,
  keepOffers,
  leaveBooking,
  lockBooking,
  noteLoss,
  updateBooking,
} from './booking.queries.ts';

/** The job that carries a booking out if nobody has got an answer yet. */
export const bookingJob = 'couriers.book';

/** Longer than all calls of one booking may take, in milliseconds. */
const claimTime = 90_000;
/** The job waits so long, because the admin's own call usually books. */
const jobPause = 100_000;

interface Asked {
  readonly returnId?: string | undefined;
  readonly grams?: number | undefined;
  readonly box?: BoxSize | undefined;
}

/** The courier service. Throws 'conflict' without credentials. */
export function courierOf({ couriers }: Pick<ShopContext, 'couriers'>): Courier {
  const courier = couriers.current();
  if (!courier) throw problem('conflict', { detail: 'No courier service is set up. Send this order by hand' });
  return courier;
}

/** Asks the couriers what they want for a parcel or a return, and keeps it (SHP-01). */
export async function askOffers(context: ShopContext, orderId: string, asked: Asked): Promise<BookingRow> {
  const { database, clock } = context;
  const courier = courierOf(context);
  const { boxes } = context.business.record();
  const bookable = await bookableOf(database, orderId, { boxes, returnId: asked.returnId });
  const { packing } = bookable;
  const grams = asked.grams ?? packing.grams;
  const box = asked.box ?? packing.size;
  if (grams === null) throw refusedField('grams', 'Enter the weight. A product has none yet');
  const offers = await asAdmin(async () => courier.offers({ ...bookable.parcel, grams, box }));
  return database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { thing, name } = bookable;
    const parcel = { orderId, thing, courier: courier.id, reference: name, grams, box };
    return keepOffers(tx, { ...parcel, offers, now: clock() });
  });
}

/**
 * Books one of the offers, once: the booking and its job are stored first, so that it is carried out even if this process
 * dies or the answer is lost. Throws 'conflict' if somebody else booked meanwhile.
 */
export async function book(
  context: ShopContext,
  { bookingId, offerId, adminId }: { bookingId: string; offerId: string; adminId: string },
): Promise<BookingRow> {
  const { database, clock, jobs } = context;
  courierOf(context);
  const seen = await bookingOr404(database, bookingId);
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, seen.order_id);
    const row = await lockBooking(tx, bookingId);
    const chosen = row.offers.find(({ id }) => id === offerId);
    const { name } = await bookedThing(tx, row);
    const status = stepOr409(row, 'courier.choose');
    if (!chosen) throw refusedField('offerId', 'This courier is no longer offered. Ask for the prices again');
    // A cancelled booking stays at the service under its number.
    const round = row.status === 'cancelled' ? row.round + 1 : row.round;
    const fresh =
      row.status === 'cancelled' ? { shipment: null, waybill: null, labelUrl: null, pickupOn: null } : {};
    const reference = round === 1 ? name : `${name}-${round}`;
    await updateBooking(tx, row, { status, chosen, round, reference, ...fresh, failure: null, now: clock() });
    await jobs.add(
      tx,
      bookingJob,
      { bookingId },
      { key: `${bookingJob}:${bookingId}`, runAt: after(clock(), jobPause) },
    );
    await recordChange(tx, {
      actorId: adminId,
      action: 'courier booked',
      resource: 'order',
      recordId: row.order_id,
      before: null,
      after: { number: order.number, courier: chosen.courier, price: chosen.price },
      now: clock(),
    });
  });
  await carryOut(context, bookingId);
  return bookingOr404(database, bookingId);
}

/** Carries a booking out; throws if it has to be tried again. */
export async function bookLater(context: ShopContext, payload: unknown): Promise<void> {
  const { bookingId } = z.parse(z.object({ bookingId: z.string() }), payload);
  await carryOut(context, bookingId);
  const row = await findBooking(context.database, bookingId);
  if (row?.status === 'booking') throw new Error('The courier service has not answered yet');
}

/** Asks the courier until there is a tracking number or a refusal. Without an answer the booking stays as it is. */
async function carryOut(context: ShopContext, id: string): Promise<void> {
  const { database, clock, log } = context;
  const courier = context.couriers.current();
  if (!courier || !(await claimBooking(database, id, clock(), after(clock(), claimTime)))) return;
  try {
    const row = await bookingOr404(database, id);
    const bookable = await bookedThing(database, row);
    await confirm(context, id, await waybillOf(context, courier, row, bookable));
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) {
      log.warn({ err: error, booking: id }, 'a courier was not booked yet');
      await leaveBooking(database, id);
      return;
    }
    await move(context, id, 'courier.refused', { failure: reason });
  }
}

/** Never books twice: what the service already has under this number is taken up where it was left. */
async function waybillOf(context: ShopContext, courier: Courier, row: BookingRow, bookable: Bookable) {
  const { reference, grams, box, chosen, return_id: returnId } = row;
  const parcel = { ...bookable.parcel, reference, grams, box };
  const known = await courier.find(reference);
  if (!known && returnId !== null) await allowReturn(context, row);
  const shipment = known?.shipment ?? (await courier.create(parcel));
  const waybill = known?.waybill ?? (await courier.assign(shipment, chosen?.id ?? '', returnId !== null));
  return { shipment, waybill, labelUrl: await labelOf(context, courier, shipment) };
}

/**
 * A service may not list its returns. One whose answer was lost isn't sent again before somebody has looked there:
 * otherwise two couriers could come.
 */
async function allowReturn({ database }: ShopContext, { id, reference, failure }: BookingRow): Promise<void> {
  const lost = lostReturn(reference);
  if (failure === lost) throw new CourierRefused(lost);
  await noteLoss(database, id, lost);
}

/** A label can be fetched later, so its failure doesn't fail the booking. */
async function labelOf({ log }: ShopContext, courier: Courier, shipment: Shipment): Promise<string | null> {
  try {
    return await courier.label(shipment);
  } catch (error) {
    log.warn({ err: error }, 'a booking has no label yet');
    return null;
  }
}

async function confirm(context: ShopContext, id: string, booked: BookingChange): Promise<void> {
  await move(context, id, 'courier.confirmed', { ...booked, failure: null });
}

/** Asks the courier to come. */
export async function askForPickup(
  context: ShopContext,
  { bookingId: id, adminId }: { bookingId: string; adminId: string },
): Promise<BookingRow> {
  const row = await bookingOr404(context.database, id);
  stepOr409(row, 'pickup.confirmed');
  const pickupOn = await asAdmin(async () => courierOf(context).askPickup(shipmentOf(row)));
  return move(context, id, 'pickup.confirmed', { pickupOn }, async (tx, before) =>
    recordChange(tx, {
      actorId: adminId,
      action: 'pickup asked',
      resource: 'order',
      recordId: before.order_id,
      before: null,
      after: { trackingNumber: before.tracking_number, pickupOn },
      now: context.clock(),
    }),
  );
}

/** Gets the label again. */
export async function refreshLabel(context: ShopContext, id: string): Promise<BookingRow> {
  const row = await bookingOr404(context.database, id);
  const labelUrl = await asAdmin(async () => courierOf(context).label(shipmentOf(row)));
  await context.database.transaction(async (tx) => {
    const { status } = await lockBooking(tx, id);
    await updateBooking(tx, { id, status }, { status, labelUrl, now: context.clock() });
  });
  return bookingOr404(context.database, id);
}

/** Cancels a booking at the courier, then here. */
export async function withdraw(
  context: ShopContext,
  { bookingId, adminId }: { bookingId: string; adminId: string },
): Promise<BookingRow> {
  const row = await bookingOr404(context.database, bookingId);
  stepOr409(row, 'booking.withdrawn');
  await asAdmin(async () => courierOf(context).cancel(shipmentOf(row)));
  return move(context, bookingId, 'booking.withdrawn', {}, async (tx, before) =>
    recordChange(tx, {
      actorId: adminId,
      action: 'courier cancelled',
      resource: 'order',
      recordId: before.order_id,
      before: { courier: before.carrier, trackingNumber: before.tracking_number },
      after: null,
      now: context.clock(),
    }),
  );
}

/** Takes a step of the chart with the booking locked. Throws 'conflict' if the chart has none. */
export async function move(
  { database, clock }: Pick<ShopContext, 'database' | 'clock'>,
  id: string,
  event: BookingEvent['type'],
  change: BookingChange,
  also: (tx: Session, before: BookingRow) => Promise<unknown> = async () => undefined,
): Promise<BookingRow> {
  return database.transaction(async (tx) => {
    const row = await lockBooking(tx, id);
    await updateBooking(tx, row, { status: stepOr409(row, event), ...change, now: clock() });
    await also(tx, row);
    return lockBooking(tx, id);
  });
}

function shipmentOf({ provider_order_id: providerOrderId, shipment_id: shipmentId }: BookingRow): Shipment {
  if (providerOrderId === null || shipmentId === null) {
    throw problem('conflict', { detail: 'No courier is booked yet' });
  }
  return { providerOrderId, shipmentId };
}

const refusals: Readonly<Record<BookingStatus, string>> = {
  unbooked: 'No courier is booked yet',
  booking: 'A courier is being booked. Reload the page in a moment',
  booked: 'A courier is already booked',
  collecting: 'The courier is already on the way',
  collected: 'The courier already has it',
  failed: 'The booking failed. Choose a courier again, or send it by hand',
  cancelled: 'This booking was cancelled',
};

function stepOr409(row: Pick<BookingRow, 'status'>, event: BookingEvent['type']): BookingStatus {
  const status = bookingStep(row.status, event);
  if (status === null) throw problem('conflict', { detail: refusals[row.status] });
  return status;
}

async function bookingOr404(session: Session, id: string): Promise<BookingRow> {
  const row = await findBooking(session, id);
  if (!row) throw problem('not-found', { detail: 'We couldn’t find this booking' });
  return row;
}

/** Why a booking can't succeed however often it is tried; null if it may. */
function refusalOf(error: unknown): string | null {
  if (error instanceof CourierRefused) return error.reason;
  return error instanceof ProblemError ? error.message.slice(0, 200) : null;
}

/** Tells an admin what the courier service said. */
async function asAdmin<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CourierRefused) {
      throw problem('conflict', { detail: `The courier service says: ${error.reason}. You can send it by hand` });
    }
    if (!(error instanceof CourierUnavailable)) throw error;
    throw problem('conflict', {
      detail: 'The courier service isn’t answering. Try again in a minute, or send it by hand',
    });
  }
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
