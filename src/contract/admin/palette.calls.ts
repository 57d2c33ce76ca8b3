import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../primitives.ts';

export const foundKinds = ['order', 'account', 'product', 'coupon'] as const;

/** A record that the command palette can open. */
const found = z.strictObject({
  kind: z.enum(foundKinds),
  /** The record's id; a product's SKU. */
  id: text(64),
  label: text(200),
  /** '' for none. */
  detail: text(240),
});

export const findRecords = defineCall({
  method: 'GET',
  path: '/v1/admin/find',
  summary: 'Orders, people, products and coupons that match, up to five of each kind that the caller may open',
  tag: 'Admin',
  access: ['admin'],
  rateLimit: { max: 240, perSeconds: 60 },
  query: z.strictObject({ q: text(80, 2) }),
  status: 200,
  answer: z.strictObject({ items: z.array(found) }),
  problems: ['rate-limited'],
});

export type FoundRecord = z.infer<typeof found>;
