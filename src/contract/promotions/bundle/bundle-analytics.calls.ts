import * as z from 'zod/mini';
import { bundleActions, deviceTypes, sourcePages } from '../../../domain/promotions/bundle-event.ts';
import { bundleTypes } from '../../../domain/promotions/bundle/store-bundle.ts';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { defineCall } from '../../call.ts';
import { day, id, rupees, text } from '../../primitives.ts';

const tag = 'Bundle analytics';
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** An analytics event of a bundle. The server decides whose it is and when it arrived. */
export const bundleEventSchema = z.strictObject({
  bundleId: id,
  bundleName: text(120),
  action: z.enum(bundleActions),
  sourcePage: z.enum(sourcePages),
  deviceType: z.enum(deviceTypes),
  sessionId: text(64, 1),
  userId: z.optional(z.nullable(text(64))),
  /** ISO 8601, by the device's clock. */
  timestamp: text(40, 1),
  bundlePrice: rupees,
  potentialSavings: rupees,
  cartValue: rupees,
  metadata: z.strictObject({
    /** Milliseconds. */
    visibilityDuration: z.optional(count),
    /** Percent of the page height. */
    scrollDepth: z.optional(z.number().check(z.gte(0), z.lte(100))),
    reason: z.optional(text(100)),
    bundleType: z.optional(z.enum(bundleTypes)),
    position: z.optional(count),
    totalBundles: z.optional(count),
    maxVisible: z.optional(count),
  }),
});

/** Limits the extra data of a recommendation event to flat, short values. */
const bounded = z
  .record(text(40, 1), z.nullable(z.union([text(200), z.number(), z.boolean()])))
  .check(z.refine((value) => Object.keys(value).length <= 20, 'Send up to 20 fields'));

export const trackBundleEvents = defineCall({
  method: 'POST',
  path: '/api/bundles/analytics/track',
  summary: 'A batch of bundle events; one received twice counts once',
  tag,
  access: 'public',
  rateLimit: { max: 60, perSeconds: 60 },
  body: z.strictObject({
    events: z.array(bundleEventSchema).check(z.minLength(1), z.maxLength(analyticsConstants.queueCap)),
    batchId: text(64, 8),
    timestamp: text(40, 1),
  }),
  status: 204,
  problems: [],
});

export const viewRecommendation = defineCall({
  method: 'POST',
  path: '/api/bundles/analytics/view',
  summary: 'Records that a recommendation was seen; counted once',
  tag,
  access: 'public',
  rateLimit: { max: 60, perSeconds: 60 },
  body: z.strictObject({ recommendationId: id, context: bounded }),
  status: 204,
  problems: [],
});

export const touchRecommendation = defineCall({
  method: 'POST',
  path: '/api/bundles/analytics/interaction',
  summary: 'Records what a shopper did with a recommendation',
  tag,
  access: 'public',
  rateLimit: { max: 60, perSeconds: 60 },
  body: z.strictObject({
    recommendationId: id,
    action: z.string().check(
      z.regex(/^[a-z][a-z_-]{0,39}$/u, 'Use a word such as click'),
      z.refine((value) => value !== 'view'),
    ),
    data: bounded,
  }),
  status: 204,
  problems: [],
});

const steps = { views: z.int(), clicks: z.int(), applies: z.int() };

export const bundleAnalytics = defineCall({
  method: 'GET',
  path: '/v1/bundle/analytics',
  summary: 'How bundles were seen, clicked, applied and bought: by day, page, device and bundle',
  tag,
  access: ['admin'],
  /** Days in India, both included, at most 400; defaults to the last 30. For one bundle, or for all. */
  query: z.strictObject({ from: z.optional(day), to: z.optional(day), bundleId: z.optional(id) }),
  status: 200,
  answer: z.strictObject({
    from: z.string(),
    to: z.string(),
    totals: z.strictObject({ ...steps, orders: z.int() }),
    days: z.array(z.strictObject({ day: z.string(), ...steps, orders: z.int() })),
    pages: z.array(z.strictObject({ page: z.enum(sourcePages), ...steps })),
    devices: z.array(z.strictObject({ device: z.enum(deviceTypes), ...steps })),
    /** The hundred most viewed. */
    bundles: z.array(z.strictObject({ bundleId: id, name: text(80), ...steps, orders: z.int() })),
  }),
  problems: [],
});

export type BundleEvent = z.infer<typeof bundleEventSchema>;
