import * as z from 'zod/mini';
import { payLinkMethods } from '../../../domain/orders/draft/draft-order.ts';
import { quoteSchema } from '../../cart/cart.calls.ts';
import { addressSchema } from '../../account/address.calls.ts';
import { defineCall } from '../../call.ts';
import { orderChangeSchema, orderSchema, paymentSchema } from '../order/order.calls.ts';
import { rupees, signedRupees, text, timestamp, totalRupees } from '../../primitives.ts';

const tag = 'Payment links';
/** Whoever has the link may open it: enough for a page that waits for a payment, too little to guess links. */
const shared = { tag, access: 'public', rateLimit: { max: 120, perSeconds: 60 } } as const;
const params = z.strictObject({ token: text(100, 20) });

/** The phone number is masked: a link can be forwarded. */
const maskedAddress = z.strictObject({ ...addressSchema.shape, phone: text(20) });

const changeSchema = z.union([
  z.strictObject({ kind: z.literal('price'), name: text(120), from: rupees, to: rupees }),
  z.strictObject({ kind: z.literal('gone'), name: text(120) }),
  z.strictObject({ kind: z.literal('less'), name: text(120), available: z.int() }),
  z.strictObject({ kind: z.literal('coupon') }),
  z.strictObject({ kind: z.literal('total'), from: totalRupees, to: totalRupees }),
]);

/** The order of a link with its payment. It contains no document and no way into the account. */
const linkedOrderSchema = z.strictObject({
  order: z.strictObject({ ...orderSchema.shape, address: maskedAddress }),
  payment: paymentSchema,
});

const payLinkSchema = z.strictObject({
  state: z.enum(['open', 'paid']),
  expiresAt: timestamp,
  /** What can be bought now, at today's price. */
  quote: quoteSchema,
  /** The change of an order whose difference it asks for; null if it places a new one. */
  edit: z.nullable(
    z.strictObject({
      number: text(20),
      paid: rupees,
      /** To be paid now; 0 once it is. */
      due: rupees,
      change: orderChangeSchema,
    }),
  ),
  /** What is different from what the customer was told. */
  changes: z.array(changeSchema),
  address: maskedAddress,
  /** Days of the delivery estimate; null if nothing is delivered. */
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  methods: z.array(
    z.strictObject({
      method: z.enum(payLinkMethods),
      /** Why it can't be chosen; null if it can. */
      refusal: z.nullable(z.enum(['no-cash-there', 'above-cash-limit', 'nothing-to-deliver'])),
      /** What it adds to the total, whole rupees. */
      fee: signedRupees,
    }),
  ),
  /** The order that was placed with this link and waits for its payment, or is paid; null if there is none. */
  placed: z.nullable(linkedOrderSchema),
});

export const openPayLink = defineCall({
  ...shared,
  method: 'POST',
  path: '/v1/pay-link/{token}/open',
  summary:
    'What a payment link offers, at today’s price, and what changed since it was sent; or what the change of an order costs more',
  params,
  body: z.strictObject({}),
  status: 200,
  answer: payLinkSchema,
  problems: ['not-found', 'rate-limited'],
});

export const orderByLink = defineCall({
  ...shared,
  method: 'POST',
  path: '/v1/pay-link/{token}/order',
  summary:
    'Places the order of a link and starts its payment, or that of a change’s difference. As long as one waits, it is answered again',
  params,
  body: z.strictObject({
    paymentMethod: z.enum(payLinkMethods),
    /** The total that the customer was shown. If it has changed, nothing is placed. */
    expectedTotal: rupees,
  }),
  status: 200,
  answer: linkedOrderSchema,
  problems: [
    'not-found',
    'conflict',
    'quote-changed',
    'unpaid-orders',
    'rate-limited',
    'request-in-progress',
    'gateway-unavailable',
  ],
});

export const readLinkPayment = defineCall({
  ...shared,
  method: 'GET',
  path: '/v1/pay-link/{token}/payment',
  summary: 'The payment of a link’s order; asks the gateway if it still waits',
  params,
  status: 200,
  answer: linkedOrderSchema,
  problems: ['not-found', 'rate-limited'],
});

export const retryByLink = defineCall({
  ...shared,
  method: 'POST',
  path: '/v1/pay-link/{token}/payment',
  summary: 'Starts another payment for a link’s unpaid order, once per failed payment and method',
  params,
  body: z.strictObject({ paymentMethod: z.enum(['upi', 'card', 'netbanking']) }),
  status: 200,
  answer: linkedOrderSchema,
  problems: ['not-found', 'conflict', 'rate-limited', 'request-in-progress', 'gateway-unavailable'],
});

export const leaveLinkOrder = defineCall({
  ...shared,
  method: 'POST',
  path: '/v1/pay-link/{token}/leave',
  summary: 'Cancels a link’s unpaid order, so that the customer can choose another way to pay',
  params,
  body: z.strictObject({}),
  status: 200,
  answer: linkedOrderSchema,
  problems: ['not-found', 'conflict', 'rate-limited'],
});

export type PayLink = z.infer<typeof payLinkSchema>;
export type LinkedOrder = z.infer<typeof linkedOrderSchema>;
