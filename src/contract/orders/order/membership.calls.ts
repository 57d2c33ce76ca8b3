import * as z from 'zod/mini';
import { paymentMethods } from '../../../domain/orders/order/order.ts';
import { addressSchema } from '../../account/address.calls.ts';
import { defineCall } from '../../call.ts';
import { rupees, text, timestamp } from '../../primitives.ts';
import { orderAnswerSchema } from './order.calls.ts';

/** Nothing is delivered, so the address is only for the invoice: the one sent, or the default address. */
export const buyMembership = defineCall({
  method: 'POST',
  path: '/v1/order/membership',
  summary: 'Orders a membership on its own, once per Idempotency-Key, and starts its payment',
  tag: 'Orders',
  access: 'signed-in',
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: z.strictObject({
    paymentMethod: z.enum(paymentMethods),
    /** The total that the shopper was shown. If it has changed, the call is rejected with a new quote. */
    expectedTotal: rupees,
    address: z.optional(addressSchema),
  }),
  status: 201,
  answer: orderAnswerSchema,
  problems: [
    'quote-changed',
    'unpaid-orders',
    'rate-limited',
    'conflict',
    'idempotency-mismatch',
    'request-in-progress',
    'gateway-unavailable',
    'not-found',
  ],
});

export const membershipStatus = defineCall({
  method: 'GET',
  path: '/v1/user/membership',
  summary: 'The end of the signed-in person’s membership, and what the club has saved them',
  tag: 'Account',
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({
    isActive: z.boolean(),
    expiresAt: z.nullable(timestamp),
    /** Club discounts and free delivery on paid orders since joining, whole rupees. */
    savings: rupees,
  }),
  problems: [],
});

export type MembershipStatus = z.infer<typeof membershipStatus.answer>;
