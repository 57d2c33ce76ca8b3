import * as z from 'zod/mini';
import { paymentMethods } from '../../../domain/orders/order/order.ts';
import { defineCall } from '../../call.ts';
import { orderAnswerSchema } from '../../orders/order/order.calls.ts';
import { id, text } from '../../primitives.ts';

export const gatewayIds = ['sandbox', 'razorpay'] as const;
const gatewayState = z.strictObject({ gateway: z.enum(gatewayIds), available: z.array(z.enum(gatewayIds)) });

export const paymentStatus = defineCall({
  method: 'GET',
  path: '/v1/payment/status',
  summary: 'The status of an order’s latest payment; asks the gateway when it is due',
  tag: 'Payments',
  access: 'signed-in',
  query: z.strictObject({ orderId: id }),
  status: 200,
  answer: orderAnswerSchema,
  problems: ['not-found'],
});

export const retryPayment = defineCall({
  method: 'POST',
  path: '/v1/payment',
  summary: 'Starts another payment for an order whose last one failed',
  tag: 'Payments',
  access: 'signed-in',
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: z.strictObject({ orderId: id, paymentMethod: z.enum(paymentMethods) }),
  status: 201,
  answer: orderAnswerSchema,
  problems: ['not-found', 'conflict', 'idempotency-mismatch', 'request-in-progress', 'gateway-unavailable'],
});

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/v1/payment/webhook/{gateway}',
  summary: 'A signed webhook of a gateway; receiving it again changes nothing',
  tag: 'Payments',
  access: 'public',
  params: z.strictObject({ gateway: z.enum(gatewayIds) }),
  status: 200,
  answer: z.strictObject({ received: z.literal(true) }),
  problems: ['gateway-unavailable'],
});

export const verifyVpa = defineCall({
  method: 'POST',
  path: '/v1/user/verifyVPA',
  summary: 'Checks whether a UPI ID exists, if the gateway can tell',
  tag: 'Payments',
  access: 'signed-in',
  rateLimit: { max: 5, perSeconds: 3600 },
  body: z.strictObject({
    vpa: z.string().check(z.regex(/^[\w.-]{2,64}@[a-z]{2,32}$/iu, 'Enter a UPI ID such as name@bank')),
  }),
  status: 200,
  answer: z.strictObject({ valid: z.boolean() }),
  problems: ['rate-limited', 'gateway-unavailable'],
});

export const currentGateway = defineCall({
  method: 'GET',
  path: '/v1/user/payment-gateway/current',
  summary: 'The gateway for new payments',
  tag: 'Payments',
  access: 'signed-in',
  status: 200,
  answer: gatewayState,
  problems: [],
});

export const toggleGateway = defineCall({
  method: 'POST',
  path: '/v1/user/payment-gateway/toggle',
  summary: 'Chooses the gateway for new payments; payments in progress stay with theirs',
  tag: 'Payments',
  access: ['admin'],
  proof: 'fresh',
  body: z.strictObject({ gateway: z.enum(gatewayIds) }),
  status: 200,
  answer: gatewayState,
  problems: ['conflict'],
});

export type GatewayId = (typeof gatewayIds)[number];
