import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { orderAdminSchema } from '../../orders/order/order-list.calls.ts';
import { filledText, id } from '../../primitives.ts';

export const settlePayment = defineCall({
  method: 'POST',
  path: '/v1/admin/order/{id}/payment/{paymentId}/settle',
  summary: 'Accepts or refunds an unmatched payment; of two admins, the first decides',
  tag: 'Orders',
  access: ['admin'],
  params: z.strictObject({ id, paymentId: id }),
  body: z.strictObject({
    decision: z.enum(['accept', 'refund']),
    reason: filledText(500),
    /** Required if less was received than the order costs: the shop covers the difference. */
    acceptsLess: z.optional(z.boolean()),
  }),
  status: 200,
  answer: orderAdminSchema,
  problems: ['not-found', 'conflict'],
});
