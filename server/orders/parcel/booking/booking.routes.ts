import type { FastifyInstance } from 'fastify';
import {
  askCouriers,
  askPickup,
  bookCourier,
  bookOrders,
  cancelBooking,
  fetchLabel,
} from '../../../../src/contract/orders/order/booking.calls.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import { askForPickup, askOffers, book, courierOf, refreshLabel, withdraw } from './book-courier.ts';
import { bookingAnswer } from './booking.queries.ts';

/** Couriers for parcels and returns, for admins (SHP-01). */
export function bookingRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, askCouriers, async ({ params: { id }, body }) =>
    bookingAnswer(await askOffers(context, id, body)),
  );

  route(app, context, bookCourier, async ({ params: { id: bookingId }, body: { offerId }, shopper }) =>
    bookingAnswer(await book(context, { bookingId, offerId, adminId: shopper.id })),
  );

  route(app, context, askPickup, async ({ params: { id: bookingId }, shopper }) =>
    bookingAnswer(await askForPickup(context, { bookingId, adminId: shopper.id })),
  );

  route(app, context, fetchLabel, async ({ params: { id } }) => bookingAnswer(await refreshLabel(context, id)));

  route(app, context, cancelBooking, async ({ params: { id: bookingId }, shopper }) =>
    bookingAnswer(await withdraw(context, { bookingId, adminId: shopper.id })),
  );

  route(app, context, bookOrders, async ({ body: { ids }, shopper }) => {
    courierOf(context);
    const refused: { id: string; message: string }[] = [];
    for (const id of ids) {
      const message = await bookCheapest(context, id, shopper.id);
      if (message !== null) refused.push({ id, message });
    }
    return { changed: ids.length - refused.length, refused };
  });
}

/** Books the cheapest courier for an order's packed parcel; answers why it didn't work, or null. */
async function bookCheapest(context: ShopContext, orderId: string, adminId: string): Promise<string | null> {
  try {
    const { id: bookingId, offers } = await askOffers(context, orderId, {});
    const [cheapest] = offers;
    if (!cheapest) return 'No courier serves this pincode. Send it by hand';
    const { status, failure } = await book(context, { bookingId, offerId: cheapest.id, adminId });
    return status === 'failed' ? `The courier service says: ${failure ?? 'no'}` : null;
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}
