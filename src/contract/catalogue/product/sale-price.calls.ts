import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { moment, rupees, sku, text, timestamp } from '../../primitives.ts';

const admin = ['admin'] as const;
const tag = 'Products';
const params = z.strictObject({ sku });
const price = rupees.check(z.gte(1));

const choice = { variant: text(60), flavour: text(60) };

/**
 * A price for a time; the shop's own clock turns it, for lists, pages, feeds and orders at once. A product with options has
 * one for some or all of them instead of its own.
 */
const salePriceSchema = z.strictObject({
  price: z._default(z.nullable(price), null),
  options: z._default(z.array(z.strictObject({ ...choice, price })).check(z.maxLength(100)), []),
  startsAt: moment,
  endsAt: moment,
});
const salePriceAnswer = z.strictObject({
  sale: z.nullable(
    z.strictObject({
      /** The lowest, for a product with options. */
      price: rupees,
      options: z.array(z.strictObject({ ...choice, price: rupees })),
      startsAt: timestamp,
      endsAt: timestamp,
      /** The price before, which comes back at the end; null until the sale runs. */
      usualPrice: z.nullable(rupees),
    }),
  ),
});

export const readSalePrice = defineCall({
  method: 'GET',
  path: '/v1/admin/product/{sku}/sale',
  summary: 'The planned or running sale price of a product; null if there is none',
  tag,
  access: admin,
  params,
  status: 200,
  answer: salePriceAnswer,
  problems: ['not-found'],
});

export const planSalePrice = defineCall({
  method: 'PUT',
  path: '/v1/admin/product/{sku}/sale',
  summary: 'Plans a price from one moment until another; null ends it, and the price before comes back',
  tag,
  access: admin,
  params,
  body: z.strictObject({ sale: z.nullable(salePriceSchema) }),
  status: 200,
  answer: salePriceAnswer,
  problems: ['not-found'],
});

export type SalePrice = z.infer<typeof salePriceAnswer>['sale'];
export type PlannedPrice = z.infer<typeof salePriceSchema>;
