import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { cartLineSchema, wireLinesSchema } from '../cart/cart.calls.ts';
import { id, text } from '../primitives.ts';

const tag = 'Checkout';
const step = z.enum(['address', 'payment']);

/** Saves an unfinished checkout. Contacts of a signed-in shopper count as verified. */
export const keepCheckout = defineCall({
  method: 'PUT',
  path: '/v1/checkout/draft',
  summary: 'Saves an unfinished checkout, so that one reminder can link back to it',
  tag,
  access: 'signed-in',
  rateLimit: { max: 60, perSeconds: 60 },
  body: z.strictObject({
    step,
    lines: wireLinesSchema.check(z.minLength(1)),
    couponCode: z.optional(text(40, 1)),
    bundleId: z.optional(id),
  }),
  status: 204,
  problems: ['rate-limited'],
});

export const resumeCheckout = defineCall({
  method: 'POST',
  path: '/v1/checkout/resume',
  summary: 'The unfinished checkout behind a signed link: products and step, no personal data',
  tag,
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ token: text(100, 1) }),
  status: 200,
  answer: z.strictObject({
    step,
    cart: z.array(cartLineSchema),
    couponCode: z.nullable(text(40)),
    bundleId: z.nullable(id),
  }),
  problems: ['not-found', 'rate-limited'],
});

export type CheckoutToKeep = z.infer<typeof keepCheckout.body>;
