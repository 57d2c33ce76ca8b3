import type { FastifyInstance } from 'fastify';
import { courierNews } from '../../../../src/contract/orders/order/booking.calls.ts';
import { trackingPageOf } from '../../../../src/domain/orders/order/booking.ts';
import { bookingStep } from '../../../../src/machines/orders/parcel/booking/booking.transition.ts';
import {
  type CourierNews,
  CourierRefused,
  CourierUnavailable,
} from '../../../catalogue/delivery/courier/courier.ts';
import { problem } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { Move } from '../../order/moves.ts';
import { lockOrder } from '../../tables/order.queries.ts';
import { parcelsOf } from '../../tables/parcel.queries.ts';
import { moveParcel } from '../move-parcel.ts';
import {
  bookingByTracking,
  type BookingRow,
  keepNews,
  lockBooking,
  takeSilent,
  updateBooking,
} from './booking.queries.ts';

/** News of the courier service about its parcels. */
export function courierNewsRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, courierNews, async ({ rawBody }, reply) => {
    const body: unknown = rawBody === null ? null : JSON.parse(rawBody.toString('utf8'));
    const message = context.couriers.current()?.parseWebhook(body, reply.request.headers) ?? null;
    if (message === null) throw problem('not-allowed');
    if (message !== 'other') await receiveNews(context, message);
    return { received: true as const };
  });
}

/**
 * Moves booking, parcel and order by what the courier says, only forward: what was told before, or comes late, changes
 * nothing (SHP-01).
 */
export async function receiveNews(context: ShopContext, news: CourierNews): Promise<void> {
  const seen = await bookingByTracking(context.database, news.trackingNumber);
  if (!seen) {
    context.log.info('a courier told of a parcel that is not the shop’s');
    return;
  }
  await context.database.transaction(async (tx) => {
    await lockOrder(tx, seen.order_id);
    const row = await lockBooking(tx, seen.id);
    const steps = stepsOf(news.kind);
    if (isOld(row, news)) return;
    await keepNews(tx, row.id, { ...news, now: context.clock() });
    if (steps.isUnderWay) await step(row, 'parcel.collected');
    if (news.kind === 'cancelled') await step(row, 'booking.withdrawn');
    if (row.parcel_id !== null) await moveWith({ tx, context }, row, news.kind);

    async function step(at: BookingRow, event: 'parcel.collected' | 'booking.withdrawn'): Promise<void> {
      const status = bookingStep(at.status, event);
      if (status !== null) await updateBooking(tx, at, { status, now: context.clock() });
    }
  });
}

/** The job that asks about parcels of which nothing was heard, because a message can get lost. */
export const trackingJob = 'couriers.track';

/** Silence after which a courier is asked, in milliseconds, and parcels per run. */
const silence = 6 * 3_600_000;
const perRun = 10;

/** Asks the courier about silent parcels. Whatever it doesn't answer now is asked again later. */
export async function askForNews(context: ShopContext): Promise<void> {
  const courier = context.couriers.current();
  if (!courier) return;
  const now = context.clock();
  const since = new Date(now.getTime() - silence);
  for (const { id, tracking_number: number } of await takeSilent(context.database, { now, since, max: perRun })) {
    if (number === null) continue;
    try {
      const news = await courier.track(number);
      if (news) await receiveNews(context, news);
    } catch (error) {
      if (!(error instanceof CourierUnavailable) && !(error instanceof CourierRefused)) throw error;
      context.log.warn({ err: error, booking: id }, 'a courier did not say how a parcel stands');
    }
  }
}

/** How far each kind of news is on the way; the courier's own times are no help, because they come late. */
const order: Readonly<Record<CourierNews['kind'], number>> = {
  note: 0,
  'not-collected': 0,
  cancelled: 1,
  collected: 2,
  'turned-back': 3,
  lost: 3,
  delivered: 4,
  back: 4,
};

function isOld({ news_kind: before }: BookingRow, { kind }: CourierNews): boolean {
  return before !== null && order[kind] < order[before];
}

function stepsOf(kind: CourierNews['kind']): { readonly isUnderWay: boolean } {
  return { isUnderWay: order[kind] >= order.collected };
}

/** The parcel's own steps: a delivery that is told first ships it as well. */
async function moveWith(move: Move, row: BookingRow, kind: CourierNews['kind']): Promise<void> {
  if (order[kind] < order.collected) return;
  const { tx } = move;
  const by = { actor: 'system', shopperId: null } as const;
  const parcelId = row.parcel_id ?? '';
  const statusNow = async () => (await parcelsOf(tx, [row.order_id])).find(({ id }) => id === parcelId)?.status;
  if ((await statusNow()) === 'packed') {
    const trackingNumber = row.tracking_number ?? '';
    const shipment = {
      courier: row.carrier ?? row.courier,
      trackingNumber,
      trackingUrl: trackingPageOf(trackingNumber),
    };
    const isMoved = await moveParcel(move, row.order_id, { type: 'parcel.ship', parcelId, shipment }, by);
    if (!isMoved) throw new Error(`The parcel of booking ${row.id} could not be shipped`);
  }
  if (kind === 'delivered' && (await statusNow()) === 'shipped') {
    const isMoved = await moveParcel(move, row.order_id, { type: 'parcel.deliver', parcelId }, by);
    if (!isMoved) throw new Error(`The parcel of booking ${row.id} could not be delivered`);
  }
}
