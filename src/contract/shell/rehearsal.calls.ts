import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, rupees, text, timestamp } from '../primitives.ts';

/** The largest cart to rehearse with, whole rupees. */
const maxCart = 100_000;

export const startRehearsal = defineCall({
  method: 'POST',
  path: '/v1/admin/rehearsals',
  summary:
    'A link to the shop as it will be at a moment, for this browser and for half an hour; nothing is sold or saved there',
  tag: 'Campaigns',
  access: ['admin'],
  body: z.strictObject({
    at: moment,
    isMember: z._default(z.boolean(), false),
    /** What is in the cart, at least; 0 for an empty one. */
    cart: z._default(rupees.check(z.lte(maxCart, 'Enter at most ₹1,00,000')), 0),
  }),
  status: 201,
  answer: z.strictObject({ href: text(2000), expiresAt: timestamp }),
  problems: [],
});
