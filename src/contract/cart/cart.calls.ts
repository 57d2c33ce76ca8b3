import * as z from 'zod/mini';
import { lineFaultText } from '../../domain/cart/line-fault-text.ts';
import { lineFaults } from '../../domain/cart/sellable.ts';
import { partKinds } from '../../domain/cart/pricing/quote.ts';
import { defineCall } from '../call.ts';
import { packageDiscounts } from '../catalogue/product/product.calls.ts';
import {
  ifMatch,
  packageType,
  percent,
  rupees,
  signedRupees,
  sku,
  text,
  timestamp,
  totalRupees,
} from '../primitives.ts';

export const bundleInfoSchema = z.strictObject({
  bundleId: text(64, 1),
  bundleType: z.literal('dynamic'),
  discountPercentage: percent,
  originalPrice: rupees,
  bundleSize: z.int().check(z.gte(1), z.lte(20)),
  bundleLabel: text(80),
  createdAt: text(40),
});

/** A cart line in a request. `price` is what the shopper was shown, and isn't used for pricing. */
export const wireLineSchema = z.strictObject({
  sku,
  flavour: text(60),
  variant: text(60),
  quantity: z.int().check(z.gte(1), z.lte(10)),
  packageType,
  price: z.optional(rupees),
  bundleInfo: z.optional(bundleInfoSchema),
});

/** The lines of any call that stores or prices them. Choices that the shop doesn't sell are rejected. */
export const wireLinesSchema = z.array(wireLineSchema).check(z.maxLength(60), (payload) => {
  for (const { line, member, why } of lineFaults(payload.value)) {
    const message = lineFaultText(why);
    payload.issues.push({ code: 'custom', path: [line, member], message, input: payload.value });
  }
});

export const lineProblemSchema = z.union([
  z.strictObject({ kind: z.literal('unavailable') }),
  z.strictObject({ kind: z.literal('out-of-stock') }),
  z.strictObject({ kind: z.literal('less-available'), available: z.int() }),
  z.strictObject({ kind: z.literal('price-changed'), from: rupees, to: rupees }),
]);

export const quotedLineSchema = z.strictObject({
  sku,
  variant: text(60),
  flavour: text(60),
  packageType,
  bundleId: z.optional(text(64)),
  name: text(120),
  /** The option's own code, where it has one. */
  code: z.optional(text(64)),
  quantity: z.int(),
  listPrice: rupees,
  discount: packageDiscounts,
  unitPrice: rupees,
  lineTotal: totalRupees,
  isPremiumMembership: z.boolean(),
  /** The ready-made bundle that units of it were sold in; only in orders. */
  inBundle: z.optional(z.strictObject({ name: text(200), units: z.int() })),
  /** Needs a signed prescription before it can be sent. */
  needsPrescription: z.optional(z.boolean()),
  problems: z.array(lineProblemSchema),
});

export const pricePartSchema = z.strictObject({
  kind: z.enum(partKinds),
  label: text(120),
  amount: signedRupees,
});

const refusalSchema = z.union([
  z.strictObject({ kind: z.enum(['unknown', 'not-started', 'expired', 'used-up', 'nothing-to-discount']) }),
  z.strictObject({ kind: z.literal('below-minimum'), missing: rupees }),
  z.strictObject({ kind: z.literal('not-better'), saving: totalRupees }),
]);

export const couponOutcomeSchema = z.union([
  z.strictObject({ code: text(40), applied: z.literal(true), saving: totalRupees }),
  z.strictObject({ code: text(40), applied: z.literal(false), refusal: refusalSchema }),
]);

const bundleRefusalSchema = z.union([
  z.strictObject({ kind: z.enum(['unknown', 'not-started', 'expired', 'sold-out', 'not-better']) }),
  z.strictObject({ kind: z.enum(['product-missing', 'product-excluded']), sku }),
  z.strictObject({ kind: z.literal('below-minimum'), missing: rupees }),
]);

export const bundleOutcomeSchema = z.union([
  z.strictObject({ bundleId: text(64), applied: z.literal(true), saving: totalRupees }),
  z.strictObject({ bundleId: text(64), applied: z.literal(false), refusal: bundleRefusalSchema }),
]);

/** A price with its breakdown; the parts add up to the total. */
export const quoteSchema = z.strictObject({
  lines: z.array(quotedLineSchema),
  parts: z.array(pricePartSchema),
  total: totalRupees,
  savings: totalRupees,
  plainSubtotal: totalRupees,
  coupon: z.nullable(couponOutcomeSchema),
  bundle: z.nullable(bundleOutcomeSchema),
  /** The shopper's wallet balance; left out if empty. */
  walletBalance: z.optional(rupees),
});

/** A stored line, with the product's current name, price and discounts. */
export const cartLineSchema = z.strictObject({
  sku,
  name: text(120),
  flavour: text(60),
  variant: text(60),
  quantity: z.int(),
  packageType,
  price: rupees,
  discount: packageDiscounts,
  isPremiumMembership: z.boolean(),
  bundleInfo: z.optional(bundleInfoSchema),
});

/**
 * The stored cart at current prices. `version` increases with every change and is sent back in If-Match. `saves` are
 * the Cart-Save ids of the latest changes, newest first, so that a device learns what became of one without an answer.
 */
export const pricedCartSchema = z.strictObject({
  version: z.int(),
  saves: z.array(text(40)),
  updatedAt: z.nullable(timestamp),
  cart: z.array(cartLineSchema),
  ...quoteSchema.shape,
});

export const getCart = defineCall({
  method: 'GET',
  path: '/v1/user/cart',
  summary: 'The signed-in shopper’s cart at current prices',
  tag: 'Cart',
  access: 'signed-in',
  status: 200,
  answer: pricedCartSchema,
  problems: [],
});

export const putCart = defineCall({
  method: 'PUT',
  path: '/v1/user/cart',
  summary: 'Replaces the cart; refused if If-Match isn’t its version. Cart-Save names the change',
  tag: 'Cart',
  access: 'signed-in',
  headers: z.looseObject({ 'if-match': ifMatch, 'cart-save': z.optional(text(40, 1)) }),
  body: wireLinesSchema,
  status: 200,
  answer: pricedCartSchema,
  problems: ['version-conflict'],
});

export type WireLine = z.infer<typeof wireLineSchema>;
export type PricedCart = z.infer<typeof pricedCartSchema>;
export type WireQuote = z.infer<typeof quoteSchema>;
