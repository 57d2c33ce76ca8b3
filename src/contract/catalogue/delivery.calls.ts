import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pincode, rupees, text } from '../primitives.ts';

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
  freeFrom: rupees,
});

export const checkDelivery = defineCall({
  method: 'GET',
  path: '/v1/delivery/{pincode}',
  summary: 'Whether, when and how we deliver to a pincode',
  tag: 'Delivery',
  access: 'public',
  params: z.strictObject({ pincode }),
  status: 200,
  answer: deliverySchema,
  problems: [],
});

export type Delivery = z.infer<typeof deliverySchema>;
