import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pincode, rupees, text } from '../primitives.ts';

/** What a pincode answers: place, whether and when we deliver, whether cash is taken. */
export const deliverySchema = z.strictObject({
  pincode,
  /** Null where the table does not know the place; what a person types wins anyway. */
  city: z.nullable(text(60)),
  state: z.nullable(text(60)),
  deliverable: z.boolean(),
  cashOnDelivery: z.boolean(),
  /** First and last day of arrival, 'YYYY-MM-DD' in Indian time; null when not deliverable. */
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
