import * as z from 'zod/mini';
import type { SearchAnswer } from '../../domain/catalogue/search.ts';
import { defineCall } from '../call.ts';
import { slug } from '../content/blog/blog.calls.ts';
import { queryNumber, text } from '../primitives.ts';
import { productCardSchema } from './product/product.calls.ts';

export const search = defineCall({
  method: 'GET',
  path: '/v1/search',
  summary: 'Searches products, posts, categories and questions, best match first',
  tag: 'Catalogue',
  access: 'public',
  query: z.strictObject({ q: text(80, 1), limit: z.optional(queryNumber(1, 20)) }),
  status: 200,
  answer: z.strictObject({
    products: z.array(productCardSchema),
    /** There if no product has every word, and these have the most of them. */
    isNearest: z.optional(z.literal(true)),
    posts: z.array(z.strictObject({ slug, title: text(140) })),
    categories: z.array(text(60)),
    /** Their names in the language that was asked for, where there is one. */
    categoryNames: z.optional(z.record(text(60), text(60))),
    /** Questions of the FAQ page. */
    questions: z.array(text(300)),
    /** What was probably meant; missing unless a word was mistyped. */
    suggestion: z.optional(text(400)),
  }) satisfies z.ZodMiniType<SearchAnswer>,
  problems: [],
});
