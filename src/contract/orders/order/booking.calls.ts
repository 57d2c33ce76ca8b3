import * as z from 'zod/mini';
import { maxGrams } from '../../../domain/catalogue/product/weight.ts';
import { bookingStatuses } from '../../../domain/orders/order/booking.ts';
import { defineCall } from '../../call.ts';
import { bulkAnswer } from '../../platform/list.ts';
import { boxSize, id, text } from '../../primitives.ts';

const tag = 'Couriers';

const offer = z.strictObject({
  id: text(20),
  courier: text(60),
  /** Rupees with decimals. */
  price: z.number(),
  /** Days to the door; null if unknown. */
  days: z.nullable(z.int()),
});

/** The booking of a parcel or a return with a courier (SHP-01). */
export const bookingSchema = z.strictObject({
  id,
  /** Null for a return. */
  parcelId: z.nullable(id),
  returnId: z.nullable(id),
  status: z.enum(bookingStatuses),
  /** Whole grams, as the couriers were asked. */
  grams: z.int(),
  /** The box they were asked with, in centimetres; null for the usual one of the account. */
  box: z.nullable(boxSize),
  /** Cheapest first; none if nobody serves the place. */
  offers: z.array(offer),
  chosen: z.nullable(offer),
  courier: z.nullable(text(60)),
  trackingNumber: z.nullable(text(60)),
  /** Label as a PDF; null until there is one. */
  labelUrl: z.nullable(text(500)),
  /** 'YYYY-MM-DD' in India. */
  pickupOn: z.nullable(text(10)),
  /** Why it failed, in the courier's words. */
  failure: z.nullable(text(300)),
  /** The courier's last news. */
  news: z.nullable(text(80)),
});

/** How an order stands with the courier service; null without credentials and bookings. */
export const courierStandingSchema = z.strictObject({
  /** Whether the shop has credentials. */
  isReady: z.boolean(),
  /** Whether a packed parcel waits for a courier. */
  canAsk: z.boolean(),
  /** Weight of that parcel in grams with its box; null if unknown. */
  grams: z.nullable(z.int()),
  /** The shop's boxes. */
  boxes: z.array(z.strictObject({ name: text(40), ...boxSize.shape, grams: z.int() })),
  /** The smallest of them that takes that parcel; null if that isn't known. */
  box: z.nullable(text(40)),
  /** Approved returns whose items have to come back. */
  returnIds: z.array(id),
  bookings: z.array(bookingSchema),
});

const move = {
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  body: z.strictObject({}),
  status: 200,
  answer: bookingSchema,
  problems: ['not-found', 'conflict'],
} as const;

export const askCouriers = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/couriers',
  summary: 'Asks which couriers carry an order’s packed parcel, or a return, and for how much',
  body: z.strictObject({
    returnId: z.optional(id),
    /** Whole grams, if the scale differs from the sum of the products. */
    grams: z.optional(z.int().check(z.gte(1), z.lte(maxGrams))),
    /** Another box than the one that fits. */
    box: z.optional(boxSize),
  }),
});

export const bookCourier = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/courier-booking/{id}/book',
  summary:
    'Books a courier. Repeating it books nothing twice; if the courier doesn’t answer, the shop asks again in the background',
  body: z.strictObject({ offerId: text(20, 1) }),
});

export const askPickup = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/courier-booking/{id}/pickup',
  summary: 'Asks the courier to come for the parcel',
});

export const fetchLabel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/courier-booking/{id}/label',
  summary: 'Gets the label of a booking again',
});

export const cancelBooking = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/courier-booking/{id}/cancel',
  summary: 'Cancels a booking that the courier hasn’t collected yet',
});

/** Each order gets the cheapest courier that serves it. */
export const bookOrders = defineCall({
  method: 'POST',
  path: '/v1/admin/courier-bookings',
  summary: 'Books the cheapest courier for the packed parcels of many orders',
  tag,
  access: ['admin'],
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(25)) }),
  status: 200,
  answer: bulkAnswer,
  problems: ['conflict'],
});

/** A message without a valid token is refused; every other is answered alike, so that nobody learns what exists. */
export const courierNews = defineCall({
  method: 'POST',
  path: '/v1/courier/news',
  summary: 'News of the courier service about a parcel; receiving it again changes nothing',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({ received: z.literal(true) }),
  problems: ['not-allowed'],
});

export type Booking = z.infer<typeof bookingSchema>;
export type CourierStanding = z.infer<typeof courierStandingSchema>;
