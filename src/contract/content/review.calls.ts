import * as z from 'zod/mini';
import {
  type Review,
  type ReviewFigures,
  reviewFaults,
  reviewLimits,
  reviewSorts,
  reviewStatuses,
} from '../../domain/content/review/review.ts';
import { maxFileBytes } from '../../domain/kit/file.ts';
import { defineCall } from '../call.ts';
import { listed, queryChoices, queryFlag, versionHeaders } from '../platform/list.ts';
import { filledText, id, queryNumber, sku, text, timestamp } from '../primitives.ts';

const tag = 'Reviews';
const stars = z.int().check(z.gte(1), z.lte(5));
const count = z.int().check(z.gte(0));

export const reviewFiguresSchema = z.strictObject({
  /** How many published reviews give one star, two, … five. */
  stars: z.array(count).check(z.length(5)),
  withPhotos: count,
  /** Written by buyers, but not published. */
  rejected: count,
}) satisfies z.ZodMiniType<ReviewFigures>;

const review = z.strictObject({
  id,
  stars,
  words: text(reviewLimits.words),
  author: text(reviewLimits.author),
  photos: z.array(text(400)).check(z.maxLength(reviewLimits.photos)),
  writtenAt: timestamp,
  /** The shop's answer; empty without one. */
  answer: text(reviewLimits.answer),
  helpful: count,
}) satisfies z.ZodMiniType<Review>;

export const listProductReviews = defineCall({
  method: 'GET',
  path: '/v1/product/{sku}/review',
  summary: 'A product’s published reviews, page by page, with the figures of all of them',
  tag,
  access: 'public',
  params: z.strictObject({ sku }),
  query: z.strictObject({
    sort: z.optional(z.enum(reviewSorts)),
    stars: z.optional(queryNumber(1, 5)),
    /** Only those with photos. */
    photos: z.optional(queryFlag),
    /** `next` of the page before, with the same sort and filters. */
    after: z.optional(text(200)),
  }),
  status: 200,
  answer: z.strictObject({ figures: reviewFiguresSchema, reviews: z.array(review), next: z.nullable(text(200)) }),
  problems: ['not-found'],
});

const voted = {
  tag,
  access: 'signed-in',
  rateLimit: { max: 60, perSeconds: 3600 },
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({ helpful: count }),
  problems: ['not-found', 'conflict', 'rate-limited'],
} as const;

export const voteForReview = defineCall({
  ...voted,
  method: 'PUT',
  path: '/v1/review/{id}/helpful',
  summary: 'Says that a review helped, once for each person; not for one’s own',
});

export const takeVoteBack = defineCall({
  ...voted,
  method: 'DELETE',
  path: '/v1/review/{id}/helpful',
  summary: 'Takes the vote back',
});

/** So many of one's own votes are told at most, the latest first. */
const maxVotes = 500;

export const readVotes = defineCall({
  method: 'GET',
  path: '/v1/user/review-votes',
  summary: 'The reviews that one has said helped',
  tag,
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({ reviews: z.array(id).check(z.maxLength(maxVotes)) }),
  problems: [],
});

export const reportReview = defineCall({
  method: 'POST',
  path: '/v1/review/{id}/report',
  summary: 'Reports a review to the shop, once for each person',
  tag,
  access: 'signed-in',
  rateLimit: { max: 20, perSeconds: 3600 },
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: z.enum(reviewFaults) }),
  status: 204,
  problems: ['not-found', 'rate-limited'],
});

export const openReview = defineCall({
  method: 'POST',
  path: '/v1/order/{id}/review',
  summary: 'A link to the review of one delivered line of one’s own order',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  body: z.strictObject({ line: z.int().check(z.gte(0), z.lte(200)) }),
  status: 200,
  answer: z.strictObject({ token: text(100) }),
  problems: ['not-found', 'conflict'],
});

const token = text(100, 1);
const ofForm = {
  tag,
  access: 'public',
  rateLimit: { max: 120, perSeconds: 3600 },
  params: z.strictObject({ token }),
  status: 200,
} as const;

/** The form behind a link: the product, and what this person has written about it so far. */
const reviewForm = z.strictObject({
  sku,
  product: text(120),
  /** The writer's first name; empty if it isn't known. */
  firstName: text(reviewLimits.author),
  written: z.nullable(
    z.strictObject({
      status: z.enum(reviewStatuses),
      stars,
      words: text(reviewLimits.words),
      author: text(reviewLimits.author),
      photoIds: z.array(id),
      /** Why it was rejected; empty otherwise. */
      reason: text(reviewLimits.reason),
    }),
  ),
});

export const readReviewForm = defineCall({
  ...ofForm,
  method: 'GET',
  path: '/v1/review-form/{token}',
  summary: 'The form behind a review link; needs no sign-in',
  answer: reviewForm,
  problems: ['not-found', 'rate-limited'],
});

export const sendReviewPhoto = defineCall({
  ...ofForm,
  method: 'POST',
  path: '/v1/review-form/{token}/photo',
  summary: 'Uploads a photo (JPG or PNG, up to 10 MB) for a review; deleted after an hour unless used',
  rateLimit: { max: 30, perSeconds: 3600 },
  upload: { maxBytes: maxFileBytes, maxFiles: 1, isRequired: true },
  body: z.strictObject({}),
  status: 201,
  answer: z.strictObject({ id }),
  problems: ['not-found', 'unsupported-file', 'body-too-large', 'rate-limited'],
});

export const saveReview = defineCall({
  ...ofForm,
  method: 'PUT',
  path: '/v1/review-form/{token}',
  summary: 'Writes or rewrites a review; it is published once the shop has read it',
  body: z.strictObject({
    stars,
    words: filledText(reviewLimits.words).check(z.minLength(reviewLimits.shortest)),
    author: filledText(reviewLimits.author),
    photoIds: z.array(id).check(z.maxLength(reviewLimits.photos)),
  }),
  answer: reviewForm,
  problems: ['not-found', 'conflict', 'rate-limited'],
});

export const withdrawReview = defineCall({
  ...ofForm,
  method: 'DELETE',
  path: '/v1/review-form/{token}',
  summary: 'Withdraws a review: nobody reads it any more',
  answer: reviewForm,
  problems: ['not-found', 'conflict', 'rate-limited'],
});

/** A review as admins see it. */
const anyReview = z.strictObject({
  ...review.shape,
  sku,
  product: text(120),
  orderId: id,
  orderNumber: text(20),
  status: z.enum(reviewStatuses),
  rejectReason: z.nullable(z.enum(reviewFaults)),
  rejectWords: text(reviewLimits.reason),
  reports: count,
  /** How often readers reported it for what. */
  reported: z.array(z.strictObject({ reason: z.enum(reviewFaults), count })),
  version: z.int(),
});

export const listAllReviews = defineCall({
  ...listed(
    {
      sorts: ['writtenAt', 'stars', 'reports'],
      filters: {
        status: z.optional(queryChoices(reviewStatuses)),
        stars: z.optional(queryNumber(1, 5)),
        reason: z.optional(z.enum(reviewFaults)),
        reported: z.optional(queryFlag),
        photos: z.optional(queryFlag),
      },
    },
    anyReview,
  ),
  method: 'GET',
  path: '/v1/admin/review',
  summary: 'All reviews, latest first',
  tag,
});

export const readReviewFigures = defineCall({
  method: 'GET',
  path: '/v1/admin/review/figures',
  summary: 'How many reviews were published and rejected, and why',
  tag,
  access: ['admin'],
  status: 200,
  answer: z.strictObject({
    published: count,
    rejected: count,
    reasons: z.array(z.strictObject({ reason: z.enum(reviewFaults), count })),
  }),
  problems: [],
});

const ofOne = {
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  status: 200,
  answer: anyReview,
} as const;

export const readAnyReview = defineCall({
  ...ofOne,
  method: 'GET',
  path: '/v1/admin/review/{id}',
  summary: 'One review',
  problems: ['not-found'],
});

export const moderateReview = defineCall({
  ...ofOne,
  method: 'PUT',
  path: '/v1/admin/review/{id}',
  summary: 'Publishes or rejects a review, and answers it; the words and stars stay as they are',
  headers: versionHeaders,
  body: z.strictObject({
    decision: z.enum(['none', 'publish', 'reject']),
    /** For a rejection. */
    rejectReason: z.nullable(z.enum(reviewFaults)),
    /** What the writer gets to read; required for a rejection. */
    rejectWords: text(reviewLimits.reason),
    answer: text(reviewLimits.answer),
  }),
  problems: ['not-found', 'conflict', 'version-conflict'],
});

export type AnyReview = z.infer<typeof anyReview>;
export type ReviewForm = z.infer<typeof reviewForm>;
