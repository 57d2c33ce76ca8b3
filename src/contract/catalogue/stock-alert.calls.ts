import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { emailAddress, mobile, sku, text } from '../primitives.ts';

const tag = 'Back in stock';
const params = z.strictObject({ sku });
/** '' for what the product has no choice of. */
const choice = { variant: text(60), flavour: text(60) };

export const askStockAlert = defineCall({
  method: 'POST',
  path: '/v1/product/{sku}/stock-alert',
  summary: 'Asks for one message when a size and flavour is in stock again',
  tag,
  access: 'public',
  rateLimit: { max: 20, perSeconds: 3600 },
  params,
  body: z.strictObject({
    ...choice,
    /** Whoever is signed in may leave out both: the message goes to the account’s own number or address. */
    phone: z.optional(mobile),
    email: z.optional(emailAddress),
  }),
  status: 200,
  /** Where the message will go, shortened to what its owner recognises. */
  answer: z.strictObject({ to: text(60) }),
  problems: ['not-found', 'conflict'],
});

export const readStockAlerts = defineCall({
  method: 'GET',
  path: '/v1/product/{sku}/stock-alert',
  summary: 'The sizes and flavours of a product that the signed-in person waits for',
  tag,
  access: 'signed-in',
  params,
  status: 200,
  answer: z.strictObject({ to: text(60), waiting: z.array(z.strictObject(choice)) }),
  problems: [],
});

export const stopStockAlert = defineCall({
  method: 'DELETE',
  path: '/v1/product/{sku}/stock-alert',
  summary: 'The signed-in person no longer waits for a size and flavour',
  tag,
  access: 'signed-in',
  params,
  query: z.strictObject(choice),
  status: 204,
  problems: [],
});
