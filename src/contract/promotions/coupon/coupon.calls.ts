import * as z from 'zod/mini';
import { couponTypes } from '../../../domain/promotions/coupon/coupon.ts';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import { translatedMembers } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { wireLinesSchema } from '../../cart/cart.calls.ts';
import { id, percent, queryNumber, rupees, text, timestamp } from '../../primitives.ts';

const tag = 'Coupons';

/** The public part of a coupon on offer. */
export const timeLimitedCouponSchema = z.strictObject({
  id,
  code: text(40),
  name: text(80),
  description: text(400),
  type: z.enum(couponTypes),
  value: z.number(),
  maxDiscountValue: z.nullable(rupees),
  minOrderValue: z.nullable(rupees),
  expiresAt: timestamp,
  isFlashOffer: z.boolean(),
  urgencyMessage: z.nullable(text(120)),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<TimeLimitedCoupon>;

const tierAnswerSchema = z.strictObject({
  threshold: rupees,
  label: text(60),
  description: z.optional(text(400)),
  coupons: z.array(z.strictObject({ value: percent })),
});

export const listTiers = defineCall({
  method: 'GET',
  path: '/v1/coupon/tiers',
  summary: 'The discount tiers, lowest first; a tier’s percentage is its highest coupon value',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({ success: z.boolean(), tiers: z.array(tierAnswerSchema) }),
  problems: [],
});

export const listActiveCoupons = defineCall({
  method: 'GET',
  path: '/v1/coupon/time-limited/active',
  summary: 'The coupons available now: those within reach of the cart first, then by expiry',
  tag,
  access: 'public',
  query: z.strictObject({
    cartValue: z.optional(queryNumber(0, 9_999_999)),
    page: z.optional(text(200)),
    /** Ignored: the session decides. */
    userId: z.optional(text(64)),
  }),
  status: 200,
  answer: z.strictObject({ coupons: z.array(timeLimitedCouponSchema) }),
  problems: [],
});

export const couponUrgency = defineCall({
  method: 'GET',
  path: '/v1/coupon/time-limited/urgency/{couponId}',
  summary: 'One coupon, if it is available now',
  tag,
  access: 'public',
  params: z.strictObject({ couponId: id }),
  status: 200,
  answer: z.strictObject({ coupon: timeLimitedCouponSchema }),
  problems: ['not-found'],
});

/** Why a code doesn't apply to this cart at this moment. */
export const refusalReasons = [
  'unknown',
  'not-started',
  'expired',
  'used-up',
  'below-minimum',
  'nothing-to-discount',
  'not-better',
] as const;

export const verifyCoupon = defineCall({
  method: 'POST',
  path: '/v1/coupon/verify',
  summary: 'Whether a code applies: to these lines, to items of this value, or at all',
  tag,
  access: 'public',
  rateLimit: { max: 20, perSeconds: 60 },
  body: z.strictObject({
    code: text(40, 1),
    /** Value of the items, whole rupees. Without lines, tiers and delivery aren't considered. */
    cartValue: z.optional(rupees),
    lines: z.optional(wireLinesSchema),
  }),
  status: 200,
  answer: z.strictObject({
    valid: z.boolean(),
    /** The amount left to pay: of the value sent, or of the lines including everything. */
    finalAmount: rupees,
    discountAmount: rupees,
    reason: z.optional(z.enum(refusalReasons)),
  }),
  problems: [],
});

export const comboDiscount = defineCall({
  method: 'GET',
  path: '/v1/coupon/COMBODISCOUNT',
  summary: 'The discount on bundles that shoppers build, by number of products',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({
    coupon: z.strictObject({
      code: text(40),
      /** Percent off the full set. */
      value: percent,
      sizes: z.array(z.strictObject({ size: z.int(), percentage: percent })),
    }),
  }),
  problems: [],
});

export type CouponVerdict = z.infer<typeof verifyCoupon.answer>;
