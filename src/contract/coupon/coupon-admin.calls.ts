import * as z from 'zod/mini';
import { couponTypes, normalisedCode } from '../../domain/coupon/coupon.ts';
import { defineCall } from '../call.ts';
import { filledText, id, moment, queryNumber, rupees, text, timestamp } from '../primitives.ts';
import { timeLimitedCouponSchema } from './coupon.calls.ts';

const tag = 'Coupons';
const admin = ['admin'] as const;
const params = z.strictObject({ id });
const limit = z.nullable(z.int().check(z.gte(1), z.lte(10_000_000)));

/** Codes are kept without spaces and in capitals (CPN-10). */
const code = z.pipe(
  text(60, 1).check(
    z.refine((value) => /^[A-Z0-9_-]{3,40}$/u.test(normalisedCode(value)), 'Use 3 to 40 letters, digits, - and _'),
  ),
  z.transform(normalisedCode),
);

const fields = {
  code,
  name: filledText(80),
  description: z._default(text(400), ''),
  type: z.enum(couponTypes),
  /** Percent with at most two decimals, or whole rupees; nothing for free delivery. */
  value: z._default(z.number().check(z.gte(0), z.lte(1_000_000)), 0),
  maxDiscountValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  minOrderValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  /** How often it can be used by all together, and by one person. */
  totalLimit: z._default(limit, null),
  perCustomerLimit: z._default(limit, null),
  startsAt: z._default(z.nullable(moment), null),
  expiresAt: moment,
  isFlashOffer: z._default(z.boolean(), false),
  urgencyMessage: z._default(z.nullable(filledText(120)), null),
};

export const couponWriteSchema = z.strictObject(fields);

/** A coupon for its owner, with its limits and how often it was used. */
const ownedCouponSchema = z.strictObject({
  ...timeLimitedCouponSchema.shape,
  totalLimit: z.nullable(z.int()),
  perCustomerLimit: z.nullable(z.int()),
  used: z.int(),
  startsAt: z.nullable(timestamp),
  createdAt: timestamp,
});

export const listCoupons = defineCall({
  method: 'GET',
  path: '/v1/coupon',
  summary: 'All coupons, the newest first',
  tag,
  access: admin,
  query: z.strictObject({
    q: z.optional(text(40)),
    limit: z.optional(queryNumber(1, 100)),
    offset: z.optional(queryNumber(0, 1_000_000)),
  }),
  status: 200,
  answer: z.strictObject({ total: z.int(), coupons: z.array(ownedCouponSchema) }),
  problems: [],
});

export const saveCoupon = defineCall({
  method: 'POST',
  path: '/v1/coupon',
  summary: 'Adds a coupon; with the id of one, changes that one',
  tag,
  access: admin,
  body: z.strictObject({ id: z.optional(id), ...fields }),
  status: 200,
  answer: ownedCouponSchema,
  problems: ['not-found'],
});

export const updateCoupon = defineCall({
  method: 'PUT',
  path: '/v1/coupon/{id}',
  summary: 'Changes a coupon',
  tag,
  access: admin,
  params,
  body: couponWriteSchema,
  status: 200,
  answer: ownedCouponSchema,
  problems: ['not-found'],
});

export const deleteCoupon = defineCall({
  method: 'DELETE',
  path: '/v1/coupon/{id}',
  summary: 'Takes a coupon away; one that orders have is ended instead',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found'],
});

export type CouponWrite = z.output<typeof couponWriteSchema>;
export type OwnedCoupon = z.infer<typeof ownedCouponSchema>;
