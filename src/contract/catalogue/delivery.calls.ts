import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pincode, rupees, sku, text } from '../primitives.ts';

/** Delivery terms of a pincode: place, whether and when we deliver, and whether cash on delivery is available. */
export const deliverySchema = z.strictObject({
  pincode,
  /** Null if we don't know the place. What the shopper types takes precedence. */
  city: z.nullable(text(60)),
  state: z.nullable(text(60)),
  deliverable: z.boolean(),
  cashOnDelivery: z.boolean(),
  /** First and last delivery day, 'YYYY-MM-DD' in India; null if we don't deliver there. */
  earliest: z.nullable(z.string()),
  latest: z.nullable(z.string()),
  fee: rupees,
  /** Left out unless a heavier parcel costs more than `fee`. */
  isByWeight: z.optional(z.literal(true)),
  freeFrom: rupees,
});

export const checkDelivery = defineCall({
  method: 'GET',
  path: '/v1/delivery/{pincode}',
  summary: 'Whether, when and how we deliver to a pincode',
  tag: 'Delivery',
  access: 'public',
  params: z.strictObject({ pincode }),
  /** A product in a size and flavour, whose weight decides the fee; without one, the lightest parcel. */
  query: z.strictObject({
    sku: z.optional(sku),
    variant: z.optional(text(60)),
    flavour: z.optional(text(60)),
  }),
  status: 200,
  answer: deliverySchema,
  problems: [],
});

export type Delivery = z.infer<typeof deliverySchema>;
