import * as z from 'zod/mini';
import { deviceTypes } from '../../../domain/promotions/bundle-event.ts';
import { defineCall } from '../../call.ts';
import { id, percent, rupees, sku, text, timestamp, totalRupees } from '../../primitives.ts';
import { storeBundleSchema } from './bundle.calls.ts';

const tag = 'Bundles';
const chosen = z.strictObject({ sku, quantity: z.int().check(z.gte(1), z.lte(10)) });
const chosenList = z.array(chosen).check(z.maxLength(60));

export const calculationSchema = z.strictObject({
  bundleId: z.nullable(id),
  originalTotal: totalRupees,
  originalPrice: totalRupees,
  bundlePrice: totalRupees,
  discountedTotal: totalRupees,
  savings: totalRupees,
  discountPercentage: percent,
  appliedBundle: z.nullable(storeBundleSchema),
  breakdown: z.array(
    z.strictObject({ sku, name: text(120), quantity: z.int(), unitPrice: rupees, lineTotal: totalRupees }),
  ),
});

export const calculateBundle = defineCall({
  method: 'POST',
  path: '/api/bundles/calculate',
  summary: 'The price of products with a bundle, or with the one that saves most',
  tag,
  access: 'public',
  body: z.strictObject({ products: chosenList.check(z.minLength(1)), bundleId: z.optional(id) }),
  status: 200,
  answer: calculationSchema,
  problems: [],
});

const tier = z.strictObject({ threshold: rupees, discountPercentage: percent, label: text(80) });

export const suggestionsSchema = z.strictObject({
  success: z.boolean(),
  primaryBundles: z.array(storeBundleSchema),
  crossSellBundles: z.array(storeBundleSchema),
  urgencyBundles: z.array(storeBundleSchema),
  tierProgress: z.strictObject({
    currentTier: z.nullable(tier),
    nextTier: z.nullable(tier),
    progress: z.strictObject({ percentage: percent, remaining: rupees }),
  }),
  analytics: z.strictObject({
    recommendationId: id,
    generated_at: timestamp,
    deviceType: z.enum(deviceTypes),
    productSku: z.nullable(sku),
  }),
});

export const suggestBundles = defineCall({
  method: 'POST',
  path: '/api/bundles/pdp-suggestions',
  summary: 'Bundles that go with a product or a cart, and how far the next tier is',
  tag,
  access: 'public',
  body: z.strictObject({
    currentProduct: z.nullable(sku),
    userContext: z.strictObject({ cart: chosenList, cartValue: rupees }),
    deviceType: z.enum(deviceTypes),
    requestSource: z.enum(['pdp', 'cart', 'checkout', 'home']),
  }),
  status: 200,
  answer: suggestionsSchema,
  problems: [],
});

export const bundleMetrics = defineCall({
  method: 'GET',
  path: '/api/bundles/{id}/metrics',
  summary: 'How many people view a bundle, bought it today, and can still buy it',
  tag,
  access: 'public',
  params: z.strictObject({ id }),
  status: 200,
  answer: z.strictObject({
    viewCount: z.int(),
    recentPurchases: z.int(),
    stockLevel: z.int(),
    popularityScore: z.int(),
  }),
  problems: ['not-found'],
});

export type BundleCalculation = z.infer<typeof calculationSchema>;
export type BundleSuggestions = z.infer<typeof suggestionsSchema>;
