import * as z from 'zod/mini';
import { orderStatuses, paymentMethods, paymentStatuses } from '../../../domain/orders/order/order.ts';
import { defineCall } from '../../call.ts';
import { id, text, timestamp } from '../../primitives.ts';

/** Every event of an order and its payments, without personal data. */
export const orderHistory = defineCall({
  method: 'GET',
  path: '/v1/admin/order/{id}/history',
  summary: 'Every event of an order and its payments, for the charts of the flow room',
  tag: 'Orders',
  access: ['admin'],
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({
    number: text(40),
    paymentMethod: z.enum(paymentMethods),
    events: z.array(
      z.strictObject({
        event: text(60),
        status: z.enum(orderStatuses),
        by: z.enum(['customer', 'admin', 'gateway', 'system']),
        at: timestamp,
      }),
    ),
    payments: z.array(
      z.strictObject({
        id,
        events: z.array(
          z.strictObject({
            event: text(60),
            status: z.enum(paymentStatuses),
            source: z.enum(['webhook', 'poll', 'return', 'system']),
            at: timestamp,
          }),
        ),
      }),
    ),
  }),
  problems: ['not-found'],
});

export type OrderHistory = z.infer<typeof orderHistory.answer>;
