import * as z from 'zod/mini';
import { postStates } from '../../../domain/content/blog/blog.ts';
import { listAnswer, listQuery, versionHeaders as headers } from '../../platform/list.ts';
import { translationNeeds, translationsOf } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { filledText, id, idOr, moment, sku, text, timestamp } from '../../primitives.ts';
import { postCardSchema, slug, sourceSchema } from './blog.calls.ts';

const tag = 'Journal';
const access = ['admin'] as const;
const params = z.strictObject({ id });

const webAddress = text(500, 1).check(
  z.regex(/^https:\/\/[^\s\\<>"]+$/u, 'Use an address that begins with https://'),
);
const translations = translationsOf({
  title: text(140),
  summary: text(300),
  html: text(200_000),
  caution: text(1000),
  coverAlt: text(200),
  seoTitle: text(140),
  seoDescription: text(300),
});

const optionalLine = (max: number) => z._default(z.nullable(filledText(max)), null);

export const postWriteSchema = z.strictObject({
  title: filledText(140),
  slug,
  summary: z._default(text(300), ''),
  categoryId: idOr('Choose a journal category'),
  sku: z._default(z.nullable(sku), null),
  /** Elements that aren't on the allowlist are removed. */
  html: z._default(text(200_000), ''),
  caution: z._default(text(1000), ''),
  author: optionalLine(80),
  sources: z._default(
    z.array(z.strictObject({ name: filledText(200), url: webAddress })).check(z.maxLength(20)),
    [],
  ),
  /** Id of an uploaded image; requires an alt text. */
  coverId: z._default(z.nullable(id), null),
  coverAlt: z._default(text(200), ''),
  seoTitle: optionalLine(140),
  seoDescription: optionalLine(300),
  /** Null keeps it a draft, a future time schedules it, and 'now' uses the server's time. */
  publishAt: z._default(
    z.nullable(z.union([z.literal('now'), moment], 'Use a date and time such as 2026-11-30T18:30+05:30')),
    null,
  ),
  /** The text is cleaned like the English one. */
  translations,
});

/** A post as its admin sees it. */
export const ownedPostSchema = z.strictObject({
  id,
  version: z.int(),
  state: z.enum(postStates),
  title: text(140),
  slug,
  summary: text(300),
  categoryId: id,
  category: postCardSchema.shape.category,
  sku: z.nullable(sku),
  html: text(220_000),
  caution: text(1000),
  author: z.nullable(text(80)),
  sources: z.array(sourceSchema),
  coverId: z.nullable(id),
  coverAlt: text(200),
  cover: postCardSchema.shape.cover,
  seoTitle: z.nullable(text(140)),
  seoDescription: z.nullable(text(300)),
  publishAt: z.nullable(timestamp),
  minutes: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  translations,
});

const postRowSchema = z.strictObject({
  id,
  version: z.int(),
  state: z.enum(postStates),
  title: text(140),
  slug,
  category: postCardSchema.shape.category,
  publishAt: z.nullable(timestamp),
  minutes: z.int(),
  updatedAt: timestamp,
});

export const postSorts = ['updatedAt', 'title', 'publishAt'] as const;

export const listAllPosts = defineCall({
  method: 'GET',
  path: '/v1/admin/blog',
  summary: 'All posts, including drafts',
  tag,
  access,
  query: listQuery({
    sorts: postSorts,
    filters: { state: z.optional(z.enum(postStates)), category: z.optional(slug), translation: translationNeeds },
  }),
  status: 200,
  answer: listAnswer(postRowSchema),
  problems: [],
});

export const readPost = defineCall({
  method: 'GET',
  path: '/v1/admin/blog/{id}',
  summary: 'One post, also a draft',
  tag,
  access,
  params,
  status: 200,
  answer: ownedPostSchema,
  problems: ['not-found'],
});

export const createPost = defineCall({
  method: 'POST',
  path: '/v1/blog',
  summary: 'Adds a post: a draft, or published from a given time',
  tag,
  access,
  body: postWriteSchema,
  status: 201,
  answer: ownedPostSchema,
  problems: [],
});

export const updatePost = defineCall({
  method: 'PUT',
  path: '/v1/blog/{id}',
  summary: 'Changes a post; its earlier addresses still lead to it',
  tag,
  access,
  params,
  headers,
  body: postWriteSchema,
  status: 200,
  answer: ownedPostSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deletePost = defineCall({
  method: 'DELETE',
  path: '/v1/blog/{id}',
  summary: 'Deletes a post',
  tag,
  access,
  params,
  status: 204,
  problems: ['not-found'],
});

const categoryTranslations = translationsOf({ name: text(60) });

const categoryWriteSchema = z.strictObject({
  slug,
  name: filledText(60),
  position: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  translations: categoryTranslations,
});

export const ownedCategorySchema = z.strictObject({
  id,
  version: z.int(),
  slug,
  name: text(60),
  position: z.int(),
  /** Number of its posts, including drafts. */
  posts: z.int(),
  translations: categoryTranslations,
});

export const listOwnedCategories = defineCall({
  method: 'GET',
  path: '/v1/admin/blog/categories',
  summary: 'The categories of the journal in order, each with its number of posts',
  tag,
  access,
  status: 200,
  answer: z.strictObject({ categories: z.array(ownedCategorySchema) }),
  problems: [],
});

export const createPostCategory = defineCall({
  method: 'POST',
  path: '/v1/blog/categories',
  summary: 'Adds a category to the journal',
  tag,
  access,
  body: categoryWriteSchema,
  status: 201,
  answer: ownedCategorySchema,
  problems: [],
});

export const updatePostCategory = defineCall({
  method: 'PUT',
  path: '/v1/blog/categories/{id}',
  summary: 'Changes a category',
  tag,
  access,
  params,
  headers,
  body: categoryWriteSchema,
  status: 200,
  answer: ownedCategorySchema,
  problems: ['not-found', 'version-conflict'],
});

export const deletePostCategory = defineCall({
  method: 'DELETE',
  path: '/v1/blog/categories/{id}',
  summary: 'Deletes a category and moves its posts to another one; refused without one',
  tag,
  access,
  params,
  query: z.strictObject({ to: z.optional(id) }),
  status: 204,
  problems: ['not-found', 'conflict'],
});

export type PostWrite = z.output<typeof postWriteSchema>;
export type OwnedPost = z.infer<typeof ownedPostSchema>;
export type PostRow = z.infer<typeof postRowSchema>;
export type PostListQuery = z.output<typeof listAllPosts.query>;
export type CategoryWrite = z.output<typeof categoryWriteSchema>;
export type OwnedCategory = z.infer<typeof ownedCategorySchema>;
