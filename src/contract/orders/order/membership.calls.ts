import * as z from 'zod/mini';
import { paymentMethods } from '../../../domain/orders/order/order.ts';
import { addressSchema } from '../../account/address.calls.ts';
import { defineCall } from '../../call.ts';
import { rupees, text, timestamp } from '../../primitives.ts';
import { orderAnswerSchema } from './order.calls.ts';

/** Nothing is delivered, so an address is only wanted for the invoice: the one sent, else the default one. */
export const buyMembership = defineCall({
  method: 'POST',
  path: '/v1/order/membership',
  summary: 'Buys the membership alone, once for each Idempotency-Key, and starts its payment',
  tag: 'Orders',
  access: 'signed-in',
  headers: z.looseObject({ 'idempotency-key': text(100, 8) }),
  body: z.strictObject({
    paymentMethod: z.enum(paymentMethods),
    /** The total that the shopper saw; another one is refused with the fresh quote. */
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
  summary: 'Until when the signed-in person is a member, and what the club has saved them',
  tag: 'Account',
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({
    isActive: z.boolean(),
    expiresAt: z.nullable(timestamp),
    /** Whole rupees of club discount and delivery on paid orders since joining. */
    savings: rupees,
  }),
  problems: [],
});

export type MembershipStatus = z.infer<typeof membershipStatus.answer>;
