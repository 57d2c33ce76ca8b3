import * as z from 'zod/mini';
import {
  bulkMoves,
  staffMoves,
  orderViews,
  shippingDocuments,
  paymentViews,
} from '../../../domain/orders/order/staff-move.ts';
import { orderStatuses, paymentMethods, paymentStatuses } from '../../../domain/orders/order/order.ts';
import { mismatches, settlements } from '../../../domain/checkout/received.ts';
import { isUpiId, refundWays, returnReasons } from '../../../domain/orders/order/return.ts';
import {
  bulkAnswer,
  bulkBody,
  csvText,
  exportQuery,
  importAnswer,
  importBody,
  listAnswer,
  listQuery,
  pdfBytes,
} from '../../platform/list.ts';
import { defineCall } from '../../call.ts';
import { refundSchema, returnedUnitsSchema } from '../order-return/order-return.ts';
import { day, filledText, id, rupees, sku, text, timestamp } from '../../primitives.ts';
import { courierStandingSchema } from './booking.calls.ts';
import { orderSchema, paymentSchema, receivedSchema } from './order.calls.ts';

const tag = 'Orders';
const access = ['admin'] as const;
const params = z.strictObject({ id });

const filters = {
  view: z.optional(z.enum(orderViews)),
  status: z.optional(z.enum(orderStatuses)),
  payment: z.optional(z.enum(paymentViews)),
  method: z.optional(z.enum(paymentMethods)),
  from: z.optional(day),
  to: z.optional(day),
};
const shape = { sorts: ['placed', 'total'], filters } as const;

/** An order as a row of the dashboard's list. */
export const adminOrderSchema = z.strictObject({
  id,
  number: text(20),
  status: z.enum(orderStatuses),
  placedAt: timestamp,
  total: rupees,
  name: text(120),
  city: text(80),
  pincode: text(6),
  lines: z.array(z.strictObject({ sku, name: text(200), quantity: z.int() })),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** Whether it is on hold for a prescription. */
  isHeld: z.boolean(),
  courier: z.nullable(text(60)),
  trackingNumber: z.nullable(text(60)),
  /** Left out unless a courier can be booked for it. */
  canBook: z.optional(z.literal(true)),
  /** What has to be sent by hand, because the order was paid in cash; null if nothing. */
  handRefund: z.nullable(z.strictObject({ amount: rupees, upiId: z.nullable(text(100)) })),
});

export const listAnyOrders = defineCall({
  method: 'GET',
  path: '/v1/admin/order',
  summary: 'All orders, searched by number, name, phone, pincode or city',
  tag,
  access,
  query: listQuery(shape),
  status: 200,
  answer: listAnswer(adminOrderSchema),
  problems: [],
});

export const countOrderViews = defineCall({
  method: 'GET',
  path: '/v1/admin/order/views',
  summary: 'The number of orders in each saved view',
  tag,
  access,
  status: 200,
  answer: z.record(z.enum(orderViews), z.int()),
  problems: [],
});

export const exportOrders = defineCall({
  method: 'GET',
  path: '/v1/admin/order/export',
  summary: 'The orders of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(shape),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const exportTaxes = defineCall({
  method: 'GET',
  path: '/v1/admin/order/gst',
  summary: 'For the GST return: the lines of all invoices and credit notes of a period as a CSV file',
  tag,
  access,
  query: z.strictObject({ from: day, to: day }),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const readTaxes = defineCall({
  method: 'GET',
  path: '/v1/admin/order/gst/summary',
  summary: 'The totals of a period’s GST file, in paise, less credit notes',
  tag,
  access,
  query: z.strictObject({ from: day, to: day }),
  status: 200,
  answer: z.strictObject({
    invoices: z.int(),
    creditNotes: z.int(),
    taxable: z.int(),
    cgst: z.int(),
    sgst: z.int(),
    igst: z.int(),
    paid: z.int(),
  }),
  problems: [],
});

export const moveOrders = defineCall({
  method: 'POST',
  path: '/v1/admin/order/bulk',
  summary: 'Packs or delivers many orders independently; says why any was refused',
  tag,
  access,
  body: bulkBody({ actions: bulkMoves, matching: filters }),
  status: 200,
  answer: bulkAnswer,
  problems: [],
});

export const printOrders = defineCall({
  method: 'POST',
  path: '/v1/admin/order/print',
  summary:
    'Shipping labels or packing slips of up to 100 orders as one PDF; its last page lists orders without any',
  tag,
  access,
  body: bulkBody({ actions: shippingDocuments, matching: filters }),
  status: 200,
  answer: pdfBytes,
  download: 'application/pdf',
  problems: ['conflict'],
});

export const importShipments = defineCall({
  method: 'POST',
  path: '/v1/admin/order/import',
  summary: 'Ships packed orders from a CSV file: order, courier, tracking number and, optionally, tracking page',
  tag,
  access,
  upload: { maxBytes: 1024 * 1024, maxFiles: 1, isRequired: true },
  body: importBody,
  status: 200,
  answer: importAnswer,
  problems: ['body-too-large'],
});

const attempt = z.strictObject({
  id,
  gateway: text(30),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amount: rupees,
  providerPaymentId: z.nullable(text(100)),
  createdAt: timestamp,
  /** Amount refunded or being refunded, whole rupees. */
  refunded: rupees,
  /** What of it isn't back yet, whole rupees. */
  refunding: rupees,
  /** The amount that the gateway received, if it doesn't match the order or wasn't due. */
  mismatch: z.nullable(
    z.strictObject({
      reason: z.enum(mismatches),
      received: receivedSchema,
      receivedAt: timestamp,
      /** Why the payment can't be accepted; null if it can, or if it is resolved. */
      refusal: z.nullable(text(200)),
      settlement: z.nullable(
        z.strictObject({ decision: z.enum(settlements), reason: text(500), settledAt: timestamp }),
      ),
    }),
  ),
});

/** An order as the dashboard shows it. */
export const orderAdminSchema = z.strictObject({
  order: orderSchema,
  payment: paymentSchema,
  shopper: z.strictObject({ id, name: text(200), phone: z.nullable(text(20)), email: z.nullable(text(254)) }),
  attempts: z.array(attempt),
  isHeld: z.boolean(),
  /** Weight of the next parcel to pack in grams, the sum of its products; null if one has no weight. */
  proposedWeight: z.nullable(z.int()),
  /** The courier that the shop's last parcel went with, whichever order it was of. */
  lastCourier: z.nullable(text(60)),
  /** Once a parcel of it was just handed over: the order that waits longest for the courier; null if none does. */
  nextToShip: z.nullable(z.strictObject({ id, number: text(40), name: text(200) })),
  /** The courier service; null without credentials and bookings. */
  courier: z.nullable(courierStandingSchema),
  /** UPI ids for refunds by hand: of each return that has one, and of the whole order (null). */
  upiIds: z.array(z.strictObject({ returnId: z.nullable(id), upiId: text(100) })),
  /** Whether the caller may send money: without it, refunds aren't among the moves and no UPI id is here. */
  mayRefund: z.boolean(),
  /** Each move, with the reason why it isn't allowed now; null if it is. */
  moves: z.array(z.strictObject({ move: z.enum(staffMoves), refusal: z.nullable(text(200)) })),
  /** Names of steps that failed after the payment and are retried by a job. */
  unfinished: z.array(text(80)),
  notes: z.array(z.strictObject({ id, text: text(1000), author: text(200), at: timestamp, isOwn: z.boolean() })),
});

const answered = { tag, access, params, status: 200, answer: orderAdminSchema } as const;

export const readAdminOrder = defineCall({
  ...answered,
  method: 'GET',
  path: '/v1/admin/order/{id}/desk',
  summary: 'One order with its payments, notes and available actions',
  problems: ['not-found'],
});

export const addOrderNote = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/order/{id}/note',
  summary: 'Adds a note about an order, for admins',
  body: z.strictObject({ text: filledText(1000) }),
  problems: ['not-found'],
});

export const removeOrderNote = defineCall({
  ...answered,
  method: 'DELETE',
  path: '/v1/admin/order/{id}/note/{noteId}',
  summary: 'Deletes the caller’s note about an order',
  params: z.strictObject({ id, noteId: id }),
  problems: ['not-found'],
});

export const refundPart = defineCall({
  ...answered,
  method: 'POST',
  path: '/v1/admin/order/{id}/refund-part',
  summary: 'Refunds some units of a delivered order; the customer keeps the items',
  body: z.strictObject({
    lines: z.array(returnedUnitsSchema).check(z.minLength(1), z.maxLength(100)),
    reason: z.enum(returnReasons),
    note: text(500),
    refundTo: z.enum(refundWays),
    upiId: z.optional(z.string().check(z.refine(isUpiId, 'Enter a UPI ID such as name@bank'))),
    /** The refund that the admin was shown. The call is rejected if it has changed. */
    expectedTotal: rupees,
  }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const previewPart = defineCall({
  method: 'POST',
  path: '/v1/admin/order/{id}/refund-part/preview',
  summary: 'The refund for these units; nothing is changed',
  tag,
  access,
  params,
  body: z.strictObject({ lines: z.array(returnedUnitsSchema).check(z.minLength(1), z.maxLength(100)) }),
  status: 200,
  answer: z.strictObject({
    ...refundSchema.shape,
    /** GST included, in paise; 0 without an invoice. */
    tax: z.int(),
  }),
  problems: ['not-found', 'conflict'],
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
export type OrderAdmin = z.infer<typeof orderAdminSchema>;
export type OrderFilters = z.infer<typeof listAnyOrders.query>;
