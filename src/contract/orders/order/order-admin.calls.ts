import * as z from 'zod/mini';
import { maxGrams } from '../../../domain/catalogue/product/weight.ts';
import { refundWays } from '../../../domain/orders/order/return.ts';
import { defineCall } from '../../call.ts';
import { filledText, id } from '../../primitives.ts';
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
  summary: 'One order of anybody with its latest payment',
  problems: ['not-found'],
});

export const packOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/pack',
  summary: 'The first parcel that can be is packed; it can no longer be cancelled',
});

/** Before it is with the courier: afterwards the courier's own scale counts. */
export const weighParcel = defineCall({
  ...move,
  method: 'PUT',
  path: '/v1/admin/order/{id}/weight',
  summary: 'What the next parcel of an order weighs, in grams, instead of the sum of its products',
  body: z.strictObject({ weight: z.int().check(z.gte(1), z.lte(maxGrams)) }),
});

const shipment = z.strictObject({
  courier: filledText(60),
  trackingNumber: filledText(60),
  /** The courier's own page of this parcel. */
  trackingUrl: z.optional(z.url({ protocol: /^https$/u }).check(z.maxLength(300))),
});

export const shipOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/ship',
  summary: 'The courier has the first parcel that is packed, under this number',
  body: shipment,
});

export const deliverOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/deliver',
  summary: 'The first parcel on its way is with its shopper; with the last one cash is collected',
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
  summary: 'The courier brought all of the order back',
});

export const refundOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/refund',
  summary: 'Refunds a returned order: to the original payment method, or to the wallet right away',
  body: z.strictObject({ to: z.enum(refundWays) }),
  problems: ['not-found', 'conflict', 'fresh-proof-needed'],
});

export const repayOrder = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/order/{id}/repaid',
  summary: 'The money of a cash order was sent by hand',
});

/** One parcel by itself, where an order has several. */
export const packParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/pack',
  summary: 'This parcel is packed; it can no longer be cancelled',
});

export const shipParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/ship',
  summary: 'The courier has this parcel, under this number',
  body: shipment,
});

export const deliverParcel = defineCall({
  ...move,
  method: 'POST',
  path: '/v1/admin/parcel/{id}/deliver',
  summary: 'This parcel is with its shopper; with the last one cash is collected',
});
