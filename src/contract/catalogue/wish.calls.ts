import * as z from 'zod/mini';
import { maxWishes } from '../../domain/catalogue/wish.ts';
import { defineCall } from '../call.ts';
import { sku, text, timestamp } from '../primitives.ts';
import { productCardSchema } from './product/product.calls.ts';

const tag = 'Wishlist';

const wishes = z.strictObject({
  /** The newest first. */
  items: z.array(
    z.strictObject({
      sku,
      name: text(120),
      addedAt: timestamp,
      /** Null once the shop no longer shows it. */
      product: z.nullable(productCardSchema),
    }),
  ),
});

export const readWishes = defineCall({
  method: 'GET',
  path: '/v1/user/wishlist',
  summary: 'The signed-in person’s wishlist, the newest first',
  tag,
  access: 'signed-in',
  status: 200,
  answer: wishes,
  problems: [],
});

export const changeWishes = defineCall({
  method: 'POST',
  path: '/v1/user/wishlist',
  summary: 'Adds products to the wishlist and takes others off it. Sending it again changes nothing more',
  tag,
  access: 'signed-in',
  body: z.strictObject({
    /** The last of a product counts. What the shop doesn’t sell is left out. */
    changes: z.array(z.strictObject({ sku, isWished: z.boolean() })).check(z.maxLength(maxWishes)),
  }),
  status: 200,
  answer: wishes,
  problems: ['conflict'],
});

/** Comma-separated codes, at most as many as a wishlist holds. */
const skus = z.pipe(
  text(65 * maxWishes, 1).check(z.refine(isListOfCodes, `Send up to ${maxWishes} product codes`)),
  z.transform((value) => value.split(',')),
);

function isListOfCodes(value: string): boolean {
  const codes = value.split(',');
  return codes.length <= maxWishes && codes.every((code) => z.safeParse(sku, code).success);
}

export const readCards = defineCall({
  method: 'GET',
  path: '/v1/product-cards',
  summary: 'The published products among these codes, in their order',
  tag,
  access: 'public',
  query: z.strictObject({ skus }),
  status: 200,
  answer: z.strictObject({ products: z.array(productCardSchema) }),
  problems: [],
});
