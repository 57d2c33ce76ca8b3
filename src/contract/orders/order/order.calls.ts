import * as z from 'zod/mini';
import { orderStatuses, paymentMethods, paymentStatuses } from '../../../domain/orders/order/order.ts';
import { parcelStatuses } from '../../../domain/orders/order/parcel.ts';
import { holdStatuses } from '../../../domain/prescriptions/prescription.ts';
import { addressSchema } from '../../account/address.calls.ts';
import { defineCall } from '../../call.ts';
import { pricePartSchema, quotedLineSchema, quoteSchema, wireLinesSchema } from '../../cart/cart.calls.ts';
import { orderReturnSchema } from '../order-return/order-return.ts';
import { id, pincode, queryNumber, rupees, text, timestamp } from '../../primitives.ts';

const lines = wireLinesSchema.check(z.minLength(1));
const couponCode = z.optional(text(40, 1));
/** The store bundle that the shopper chose. */
const bundleId = z.optional(id);

export const quoteRequestSchema = z.strictObject({
  lines: wireLinesSchema,
  couponCode,
  bundleId,
  addressId: z.optional(id),
  pincode: z.optional(pincode),
  paymentMethod: z.optional(z.enum(paymentMethods)),
});

export const orderRequestSchema = z.strictObject({
  lines,
  couponCode,
  bundleId,
  addressId: z.optional(id),
  address: z.optional(addressSchema),
  paymentMethod: z.enum(paymentMethods),
  /** The total that the shopper was shown. If it has changed, the call is rejected with a new quote. */
  expectedTotal: rupees,
  /** What the wallet pays of it, if the rest is paid by `paymentMethod`. */
  fromWallet: z.optional(z.int().check(z.gte(1), z.lte(10_000_000))),
  /** For lines that need a prescription; it can also be added later. */
  prescriptionId: z.optional(id),
  /** Version of the stored cart that these lines come from. Each version can be ordered once. */
  cartVersion: z.optional(z.int().check(z.gte(1), z.lte(2_000_000_000))),
});

/** What the browser does next to pay. */
export const paymentActionSchema = z.union([
  z.strictObject({ kind: z.literal('none') }),
  /** A UPI payment: the link for QR code and apps, and the gateway's own page if it has one. */
  z.strictObject({ kind: z.literal('upi'), uri: text(500), page: z.nullable(text(300)) }),
  z.strictObject({ kind: z.literal('redirect'), url: text(300) }),
  /** A form to post to the gateway's own page. */
  z.strictObject({ kind: z.literal('form'), url: text(300), fields: z.record(text(60), text(500)) }),
]);

/**
 * An amount as the payment gateway reports it: in paise for 'INR', otherwise in the smallest unit of its currency.
 */
export const receivedSchema = z.strictObject({
  minorUnits: z.int().check(z.gte(0)),
  currency: text(3, 3),
});

export const paymentSchema = z.strictObject({
  id,
  orderId: id,
  status: z.enum(paymentStatuses),
  method: z.enum(paymentMethods),
  gateway: text(30),
  amount: rupees,
  action: paymentActionSchema,
  /** When the stock hold expires; null if it doesn't. */
  expiresAt: z.nullable(timestamp),
  /** The amount received, if it doesn't match the order and isn't resolved yet; null otherwise. */
  unmatched: z.nullable(receivedSchema),
});

/** What a change did to an order: units before and after, whether it goes to another address, and the money it moved. */
export const orderChangeSchema = z.strictObject({
  lines: z.array(z.strictObject({ name: text(120), from: z.int(), to: z.int() })),
  isMoved: z.boolean(),
  refund: z.optional(rupees),
  received: z.optional(rupees),
  atDoor: z.optional(rupees),
});

const orderEventSchema = z.strictObject({
  /** The event that changed the order, such as 'payment.captured'. */
  event: text(60),
  status: z.enum(orderStatuses),
  by: z.enum(['customer', 'admin', 'gateway', 'system']),
  at: timestamp,
  /** Who of the staff did it; left out for shoppers. */
  name: z.optional(text(200)),
  /** What a change did; left out for other events. */
  change: z.optional(orderChangeSchema),
});

/** Items shipped together. Those that need a prescription have their own parcel. */
export const parcelSchema = z.strictObject({
  id,
  /** Counts from 1 within the order. */
  number: z.int(),
  status: z.enum(parcelStatuses),
  /** Indexes of the order's lines. */
  lines: z.array(z.int()),
  courier: z.nullable(text(60)),
  trackingNumber: z.nullable(text(60)),
  trackingUrl: z.nullable(text(300)),
  packedAt: z.nullable(timestamp),
  shippedAt: z.nullable(timestamp),
  deliveredAt: z.nullable(timestamp),
});

/** The hold on lines that need a prescription. */
export const holdSchema = z.strictObject({
  status: z.enum(holdStatuses),
  parcelId: id,
  prescriptionId: z.nullable(id),
  /**
   * Deadline for sending a prescription, after which these lines are cancelled; null if nothing is needed from the
   * shopper.
   */
  until: z.nullable(timestamp),
});

export const orderSchema = z.strictObject({
  id,
  number: text(20),
  status: z.enum(orderStatuses),
  placedAt: timestamp,
  total: rupees,
  /** What the wallet pays of the total, with the rest paid by `paymentMethod`; left out if that pays everything. */
  fromWallet: z.optional(rupees),
  parts: z.array(pricePartSchema),
  lines: z.array(quotedLineSchema),
  /** Version of the stored cart that was ordered; left out if none was, if the order ended unpaid, and for staff. */
  cartVersion: z.optional(z.int()),
  address: addressSchema,
  paymentMethod: z.enum(paymentMethods),
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  /** Signed link to the invoice, valid for a day; null until there is one. */
  invoiceUrl: z.nullable(text(300)),
  /** The invoice and its credit notes as PDF, oldest first; links are valid for a day. */
  documents: z.array(
    z.strictObject({
      kind: z.enum(['invoice', 'credit-note']),
      number: text(20),
      issuedAt: timestamp,
      url: text(300),
    }),
  ),
  /** Courier and tracking number; null until shipped. */
  courier: z.nullable(text(60)),
  trackingNumber: z.nullable(text(60)),
  trackingUrl: z.nullable(text(300)),
  /** In the order in which they can be sent. Admins move each parcel separately. */
  parcels: z.array(parcelSchema),
  /** The hold on lines that need a prescription; null if the order has none. */
  hold: z.nullable(holdSchema),
  /** Tracks the order without sign-in. */
  trackUrl: text(200),
  /** Whether it started a subscription that is renewed by payment link, so that Autopay can be offered. */
  hasLinkRenewals: z.boolean(),
  /** End of the return window; null before delivery. */
  returnUntil: z.nullable(timestamp),
  returns: z.array(orderReturnSchema),
  /** The order's membership, if it can't be refunded; left out if there is none or it can. */
  keptMembership: z.optional(
    z.strictObject({ price: rupees, saved: rupees, reason: z.enum(['used', 'over-a-week']) }),
  ),
  timeline: z.array(orderEventSchema),
  /** A change that waits until its difference is paid; left out if none does. */
  asked: z.optional(
    z.strictObject({
      /** To be paid, whole rupees, and the total afterwards. */
      due: rupees,
      total: rupees,
      until: timestamp,
      change: orderChangeSchema,
      /** The path of the page that takes the payment; null for anybody but the buyer. */
      payPath: z.nullable(text(200)),
    }),
  ),
});

export const orderAnswerSchema = z.strictObject({ order: orderSchema, payment: paymentSchema });

export const quoteOrder = defineCall({
  method: 'POST',
  path: '/v1/order/quote',
  summary: 'The current price of these lines, with every part of it',
  tag: 'Orders',
  access: 'public',
  body: quoteRequestSchema,
  status: 200,
  answer: quoteSchema,
  problems: ['not-found'],
});

/** Shared by all calls that place an order. */
export const placing = {
  access: 'signed-in',
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: orderRequestSchema,
  status: 201,
  answer: orderAnswerSchema,
  problems: [
    'quote-changed',
    'already-ordered',
    'unpaid-orders',
    'rate-limited',
    'conflict',
    'idempotency-mismatch',
    'request-in-progress',
    'gateway-unavailable',
    'not-found',
  ],
} as const;

export const placeOrder = defineCall({
  ...placing,
  method: 'POST',
  path: '/v1/order',
  summary: 'Places an order, once per Idempotency-Key, and starts its payment',
  tag: 'Orders',
});

export const listOrders = defineCall({
  method: 'GET',
  path: '/v1/order',
  summary:
    'A page of the signed-in person’s orders, newest first; open ones are not delivered, cancelled or returned',
  tag: 'Orders',
  access: 'signed-in',
  query: z.strictObject({
    show: z._default(z.optional(z.enum(['open', 'all'])), 'all'),
    limit: z._default(z.optional(queryNumber(1, 100)), 100),
    offset: z._default(z.optional(queryNumber(0, 1_000_000)), 0),
  }),
  status: 200,
  answer: z.strictObject({ total: z.int(), orders: z.array(orderSchema) }),
  problems: [],
});

export const getOrder = defineCall({
  method: 'GET',
  path: '/v1/order/{id}',
  summary: 'One order of the signed-in person with its latest payment',
  tag: 'Orders',
  access: 'signed-in',
  params: z.strictObject({ id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found'],
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/cancel',
  summary: 'Cancels the unpacked part of an order, frees its stock and refunds it',
  tag: 'Orders',
  access: 'signed-in',
  params: z.strictObject({ id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict'],
});

export const namePrescription = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/prescription',
  summary: 'Attaches one of the signed-in person’s prescriptions to the lines that need one',
  tag: 'Orders',
  access: 'signed-in',
  params: z.strictObject({ id }),
  body: z.strictObject({ prescriptionId: id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict'],
});

export type Order = z.infer<typeof orderSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type PaymentAction = z.infer<typeof paymentActionSchema>;
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;
export type OrderRequest = z.infer<typeof orderRequestSchema>;
