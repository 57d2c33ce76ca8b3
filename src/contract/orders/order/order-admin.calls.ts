import * as z from 'zod/mini';
import { maxGrams } from '../../../domain/catalogue/product/weight.ts';
import { isUpiId, refundWays } from '../../../domain/orders/order/return.ts';
import { defineCall } from '../../call.ts';
import { filledText, id, trackingNumber } from '../../primitives.ts';
import { orderAnswerSchema } from './order.calls.ts';

const move = {
  tag: 'Orders',
  access: ['admin'],
  params: z.strictObject({ id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict'],
} as const;

export const readAnyOrder = defineCall({
  ...move,
  method: 'GET',
  path: '/v1/admin/order/{id}',
  summary: 'Any customer’s order with its latest payment',
  problems: ['not-found'],
});

export const packOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/pack',
  summary: 'Packs the first parcel that is ready; it can no longer be cancelled',
});

/** Only before the parcel is with the courier, whose own scale counts from then on. */
export const weighParcel = defineCall({
  ...move,
  method: 'PUT',
  path: '/v1/admin/order/{id}/weight',
  summary: 'Sets the weight of an order’s next parcel in grams, instead of the sum of its products',
  body: z.strictObject({ weight: z.int().check(z.gte(1), z.lte(maxGrams)) }),
});

const shipment = z.strictObject({
  courier: filledText(60),
  trackingNumber,
  /** The courier's tracking page for this parcel. */
  trackingUrl: z.optional(z.url({ protocol: /^https$/u }).check(z.maxLength(300))),
});

export const shipOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/ship',
  summary: 'Ships the first packed parcel, with its tracking number',
  body: shipment,
});

export const correctShipment = defineCall({
  ...move,
  method: 'PUT',
  path: '/v1/admin/order/{id}/shipment',
  summary: 'Corrects courier and tracking number of the parcel that was shipped last, and tells the customer',
  body: shipment,
});

export const deliverOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/deliver',
  summary: 'Delivers the first shipped parcel; with the last one, cash on delivery is collected',
});

export const cancelAnyOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/cancel',
  summary: 'Cancels the unpacked part of an order and refunds it',
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const takeOrderBack = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/return',
  summary: 'Records that the courier returned the whole order',
});

export const refundOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/refund',
  summary: 'Refunds a returned order: to the original payment method, or to the wallet right away',
  body: z.strictObject({
    to: z.enum(refundWays),
    /** UPI id for the refund of a cash on delivery order; required unless it goes to the wallet. */
    upiId: z.optional(z.string().check(z.refine(isUpiId, 'Enter a UPI ID such as name@bank'))),
  }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const repayOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/repaid',
  summary: 'Records that the refund of a cash on delivery order was sent by hand',
});

/** Packs a single parcel of an order that has several. */
export const packParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/pack',
  summary: 'Packs this parcel; it can no longer be cancelled',
});

export const shipParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/ship',
  summary: 'Ships this parcel, with its tracking number',
  body: shipment,
});

export const deliverParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/deliver',
  summary: 'Delivers this parcel; with the last one, cash on delivery is collected',
});
