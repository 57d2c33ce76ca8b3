import * as z from 'zod/mini';
import { deviceTypes } from '../../../domain/promotions/bundle-event.ts';
import { defineCall } from '../../call.ts';
import { id, rupees, text } from '../../primitives.ts';

const tag = 'Coupons';
const rateLimit = { max: 60, perSeconds: 60 } as const;

/** The server decides whose event it is and when it arrived; the values sent are ignored. */
const scene = {
  couponId: id,
  page: text(200),
  cartValue: rupees,
  userId: z.optional(z.nullable(text(64))),
  sessionId: z.optional(text(64, 1)),
  /** ISO 8601, by the device's clock. */
  timestamp: text(40, 1),
};

export const trackCouponDisplay = defineCall({
  method: 'POST',
  path: '/v1/coupon/track-display',
  summary: 'Records that an offer was shown; counted once a minute per session',
  tag,
  access: 'public',
  rateLimit,
  body: z.strictObject({ ...scene, trigger: z.literal('auto'), deviceType: z.enum(deviceTypes) }),
  status: 204,
  problems: [],
});

export const trackCouponDismissal = defineCall({
  method: 'POST',
  path: '/v1/coupon/track-dismissal',
  summary: 'Records that an offer was closed or applied; counted once a minute per session',
  tag,
  access: 'public',
  rateLimit,
  body: z.strictObject({
    ...scene,
    reason: z.enum(['close_button', 'applied']),
    /** Milliseconds. */
    timeDisplayed: z.int().check(z.gte(0), z.lte(86_400_000)),
  }),
  status: 204,
  problems: [],
});
