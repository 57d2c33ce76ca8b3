import * as z from 'zod/mini';
import {
  isSlug,
  type Post,
  type PostCard,
  type PostCategory,
  type PostList,
} from '../../../domain/content/blog/blog.ts';
import { translatedMembers } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { queryNumber, sku, text, timestamp } from '../../primitives.ts';

const tag = 'Journal';

/** Lower-case words and digits, joined by hyphens. */
export const slug = text(80, 1).check(z.refine(isSlug, 'Use small letters, digits and single hyphens'));

export const categorySchema = z.strictObject({
  slug,
  name: text(60),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<PostCategory>;

export const postCardSchema = z.strictObject({
  slug,
  title: text(140),
  summary: text(300),
  category: categorySchema,
  publishedAt: timestamp,
  sku: z.nullable(sku),
  cover: z.nullable(z.strictObject({ url: text(200), alt: text(200), width: z.int(), height: z.int() })),
  minutes: z.int(),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<PostCard>;

export const sourceSchema = z.strictObject({ name: text(200), url: text(500) });

const postSchema = z.strictObject({
  ...postCardSchema.shape,
  /** Sanitised: paragraphs, headings, emphasis, lists, quotes, links and the shop's own images. */
  html: text(220_000),
  caution: text(1000),
  author: z.nullable(text(80)),
  sources: z.array(sourceSchema),
  updatedAt: timestamp,
  seoTitle: z.nullable(text(140)),
  seoDescription: z.nullable(text(300)),
  related: z.array(postCardSchema),
}) satisfies z.ZodMiniType<Post>;

export const listPosts = defineCall({
  method: 'GET',
  path: '/v1/blog',
  summary: 'The published posts, newest first; with q a search, best match first',
  tag,
  access: 'public',
  query: z.strictObject({
    q: z.optional(text(80)),
    category: z.optional(slug),
    limit: z.optional(queryNumber(1, 100)),
    offset: z.optional(queryNumber(0, 1_000_000)),
  }),
  status: 200,
  answer: z.strictObject({
    total: z.int(),
    posts: z.array(postCardSchema),
    categories: z.array(z.strictObject({ ...categorySchema.shape, count: z.int() })),
  }) satisfies z.ZodMiniType<PostList>,
  problems: [],
});

export const getPost = defineCall({
  method: 'GET',
  path: '/v1/blog/{id}',
  summary: 'One published post by its slug; an earlier slug returns it with its current one',
  tag,
  access: 'public',
  params: z.strictObject({ id: text(200, 1) }),
  status: 200,
  answer: postSchema,
  problems: ['not-found'],
});

export const listPostCategories = defineCall({
  method: 'GET',
  path: '/v1/blog/categories',
  summary: 'The categories of the journal, each with its number of published posts',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({
    categories: z.array(z.strictObject({ id: text(40), ...categorySchema.shape, count: z.int() })),
  }),
  problems: [],
});
