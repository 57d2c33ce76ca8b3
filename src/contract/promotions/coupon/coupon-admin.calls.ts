import * as z from 'zod/mini';
import { couponStatuses, couponTypes, normalisedCode } from '../../../domain/promotions/coupon/coupon.ts';
import {
  bulkAnswer,
  bulkBody,
  csvText,
  exportQuery,
  importAnswer,
  importBody,
  listQuery,
  queryChoices,
  queryFlag,
  versionHeaders,
} from '../../platform/list.ts';
import { translationNeeds, translationsOf } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { counted, filledText, id, moment, rupees, text, timestamp } from '../../primitives.ts';
import { timeLimitedCouponSchema } from './coupon.calls.ts';

const tag = 'Coupons';
const admin = ['admin'] as const;
const params = z.strictObject({ id });
const limit = z.nullable(z.int().check(z.gte(1), z.lte(10_000_000)));

/** Stored in upper case without spaces. */
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
  /** Percent with up to two decimals, or whole rupees; unused for free delivery. */
  value: z._default(z.number().check(z.gte(0), z.lte(1_000_000)), 0),
  maxDiscountValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  minOrderValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  /** Maximum number of uses in total and per customer. */
  totalLimit: z._default(limit, null),
  perCustomerLimit: z._default(limit, null),
  startsAt: z._default(z.nullable(moment), null),
  /** Null for no end; a flash offer has one. */
  expiresAt: z.nullable(moment),
  isFlashOffer: z._default(z.boolean(), false),
  /** A paused coupon can't be used. */
  isEnabled: z._default(z.boolean(), true),
  urgencyMessage: z._default(z.nullable(filledText(120)), null),
};

const translations = translationsOf({ name: text(80), description: text(400), urgencyMessage: text(120) });

export const couponWriteSchema = z.strictObject({ ...fields, translations });

/** A coupon as its admin sees it, with limits and uses. */
const ownedCouponSchema = z.strictObject({
  ...timeLimitedCouponSchema.shape,
  totalLimit: z.nullable(z.int()),
  perCustomerLimit: z.nullable(z.int()),
  used: z.int(),
  startsAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
  isEnabled: z.boolean(),
  /** Status at the time of the response. */
  status: z.enum(couponStatuses),
  /** The batch of generated codes that it belongs to. */
  batch: z.nullable(text(60)),
  version: z.int(),
  translations,
});

const list = {
  sorts: ['code', 'createdAt', 'expiresAt', 'used'],
  filters: {
    status: z.optional(queryChoices(couponStatuses)),
    type: z.optional(queryChoices(couponTypes)),
    isFlashOffer: z.optional(queryFlag),
    batch: z.optional(text(60, 1)),
    translation: translationNeeds,
  },
} as const;

export const listCoupons = defineCall({
  method: 'GET',
  path: '/v1/coupon',
  summary: 'All coupons, newest first',
  tag,
  access: admin,
  query: listQuery(list),
  status: 200,
  answer: z.strictObject({ total: counted, coupons: z.array(ownedCouponSchema) }),
  problems: [],
});

export const saveCoupon = defineCall({
  method: 'POST',
  path: '/v1/coupon',
  summary: 'Adds a coupon; with an existing id, changes it',
  tag,
  access: admin,
  body: z.strictObject({ id: z.optional(id), ...fields, translations }),
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
  headers: versionHeaders,
  body: couponWriteSchema,
  status: 200,
  answer: ownedCouponSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteCoupon = defineCall({
  method: 'DELETE',
  path: '/v1/coupon/{id}',
  summary: 'Deletes a coupon; one that orders have used is ended instead',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found'],
});

export const readCoupon = defineCall({
  method: 'GET',
  path: '/v1/admin/coupons/{id}',
  summary: 'One coupon with its usage',
  tag,
  access: admin,
  params,
  status: 200,
  answer: z.strictObject({
    coupon: ownedCouponSchema,
    usage: z.strictObject({
      /** How often its offer was shown and closed. */
      shown: z.int(),
      dismissed: z.int(),
      orders: z.int(),
      /** Number of customers who used it. */
      customers: z.int(),
      /** Total of these orders and of the discounts on them, whole rupees. */
      revenue: z.int(),
      discount: z.int(),
      /** The last thirty days in India, ending today. */
      days: z.array(z.strictObject({ day: text(10), orders: z.int(), discount: z.int() })),
    }),
  }),
  problems: ['not-found'],
});

export const exportCoupons = defineCall({
  method: 'GET',
  path: '/v1/admin/coupons/export',
  summary: 'The coupons of the list as a CSV file; the import takes the same columns',
  tag,
  access: admin,
  query: exportQuery(list),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const changeCoupons = defineCall({
  method: 'POST',
  path: '/v1/admin/coupons/bulk',
  summary: 'Pauses, resumes or deletes many coupons; those that orders have used are ended instead of deleted',
  tag,
  access: admin,
  body: bulkBody({
    actions: ['enable', 'disable', 'delete'],
    matching: {
      status: list.filters.status,
      type: list.filters.type,
      isFlashOffer: list.filters.isFlashOffer,
      batch: list.filters.batch,
    },
  }),
  status: 200,
  answer: bulkAnswer,
  problems: [],
});

export const importCoupons = defineCall({
  method: 'POST',
  path: '/v1/admin/coupons/import',
  summary: 'Imports coupons from a CSV file; one with an existing code is changed',
  tag,
  access: admin,
  body: importBody,
  upload: { maxBytes: 5 * 1024 * 1024, maxFiles: 1, isRequired: true },
  status: 200,
  answer: importAnswer,
  problems: [],
});

const { code: _code, ...terms } = fields;

export const makeCouponBatch = defineCall({
  method: 'POST',
  path: '/v1/admin/coupon/batch',
  summary: 'Makes many codes with the same terms, and returns them as a CSV file',
  tag,
  access: admin,
  body: z.strictObject({
    /** Followed by a dash and eight random characters. */
    prefix: z.pipe(
      text(30, 1).check(
        z.refine((value) => /^[A-Z0-9]{2,20}$/u.test(normalisedCode(value)), 'Use 2 to 20 letters and digits'),
      ),
      z.transform(normalisedCode),
    ),
    count: z.int().check(z.gte(1), z.lte(10_000)),
    ...terms,
  }),
  status: 201,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export type CouponFilters = Omit<z.output<typeof exportCoupons.query>, 'q' | 'sort'>;
export type CouponWrite = z.output<typeof couponWriteSchema>;
export type OwnedCoupon = z.infer<typeof ownedCouponSchema>;
