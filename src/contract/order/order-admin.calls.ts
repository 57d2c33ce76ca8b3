import * as z from 'zod/mini';
import { refundWays } from '../../domain/order/return.ts';
import { defineCall } from '../call.ts';
import { filledText, id } from '../primitives.ts';
import { orderAnswerSchema } from './order.calls.ts';

const move = {
  method: 'POST',
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
  path: '/v1/admin/order/{id}/pack',
  summary: 'The order is packed; it can no longer be cancelled',
});

export const shipOrder = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/ship',
  summary: 'The courier has the order, under this number',
  body: z.strictObject({
    courier: filledText(60),
    trackingNumber: filledText(60),
    /** The courier's own page of this parcel. */
    trackingUrl: z.optional(z.url({ protocol: /^https$/u }).check(z.maxLength(300))),
  }),
});

export const deliverOrder = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/deliver',
  summary: 'The order is with its shopper; cash is collected',
});

export const cancelAnyOrder = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/cancel',
  summary: 'Cancels an order that is not packed; its money goes back',
});

export const takeOrderBack = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/return',
  summary: 'The courier brought all of the order back',
});

export const refundOrder = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/refund',
  summary: 'Sends the money of an order that came back: to where it came from, or to the wallet at once',
  body: z.strictObject({ to: z.enum(refundWays) }),
});

export const repayOrder = defineCall({
  ...move,
  path: '/v1/admin/order/{id}/repaid',
  summary: 'The money of a cash order was sent by hand',
});
