import * as z from 'zod/mini';
import { paymentMethods } from '../../domain/orders/order/order.ts';
import { maxTiers } from '../../domain/promotions/tier/tier-plan.ts';
import { tierSchema } from '../promotions/tier-admin.calls.ts';
import { quoteSchema, wireLinesSchema } from '../cart/cart.calls.ts';
import { deliverySchema } from '../catalogue/delivery.calls.ts';
import { defineCall } from '../call.ts';
import { id, mobile, moment, percent, pincode, rupees, signedRupees, sku, text, timestamp } from '../primitives.ts';

const kindOf = <const Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind) });
const given = z.strictObject({ kind: z.enum(['applied', 'available']), saving: rupees, total: signedRupees });
const missing = z.strictObject({ kind: z.literal('below-minimum'), missing: rupees });

const bundleVerdict = z.union([
  given,
  z.strictObject({
    kind: z.literal('refused'),
    refusal: z.union([
      kindOf('unknown'),
      kindOf('not-started'),
      kindOf('expired'),
      kindOf('sold-out'),
      z.strictObject({ kind: z.literal('product-missing'), sku }),
      z.strictObject({ kind: z.literal('product-excluded'), sku }),
      missing,
      kindOf('not-better'),
    ]),
  }),
]);

const couponVerdict = z.union([
  given,
  z.strictObject({
    kind: z.literal('refused'),
    refusal: z.union([
      kindOf('unknown'),
      kindOf('not-started'),
      kindOf('expired'),
      kindOf('used-up'),
      missing,
      kindOf('nothing-to-discount'),
      z.strictObject({ kind: z.literal('not-better'), saving: rupees }),
    ]),
  }),
]);

const tierVerdict = z.union([
  z.strictObject({ kind: z.enum(['applied', 'outdone', 'passed']), saving: rupees }),
  z.strictObject({ kind: z.literal('below-threshold'), missing: rupees, saving: rupees }),
]);

export const simulationSchema = z.strictObject({
  /** The time used for pricing. */
  at: timestamp,
  quote: quoteSchema,
  bundles: z.array(z.strictObject({ id, name: text(120), verdict: bundleVerdict })),
  /** What the products are called that bundles are refused for. */
  products: z.array(z.strictObject({ sku, name: text(120) })),
  tiers: z.array(
    z.strictObject({
      tier: z.strictObject({ threshold: rupees, discountPercentage: percent, label: text(80) }),
      verdict: tierVerdict,
    }),
  ),
  coupons: z.array(z.strictObject({ id, code: text(60), name: text(80), verdict: couponVerdict })),
  club: z.strictObject({
    kind: z.enum(['member', 'in-cart', 'offered']),
    percentage: percent,
    saving: signedRupees,
  }),
  /** Delivery terms of the pincode; null if none was given. */
  delivery: z.nullable(deliverySchema),
  /** The customer priced for; null for an anonymous visitor. */
  customer: z.nullable(z.strictObject({ id, premiumUntil: z.nullable(timestamp), orders: z.int() })),
});

export const simulationRequestSchema = z.strictObject({
  lines: wireLinesSchema,
  /** Discount tiers to try instead of the shop's, in any order. */
  tiers: z.optional(z.array(tierSchema).check(z.minLength(1), z.maxLength(maxTiers))),
  couponCode: z.optional(text(40, 1)),
  bundleId: z.optional(id),
  customer: z.strictObject({
    /** Phone of a real account; if left out, an anonymous visitor. */
    phone: z.optional(mobile),
    /** Overrides the account's membership. */
    isMember: z.optional(z.boolean()),
    /** Overrides how often the account has used each coupon. */
    couponUses: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  }),
  /** Defaults to now. */
  at: z.optional(moment),
  paymentMethod: z.optional(z.enum(paymentMethods)),
  pincode: z.optional(pincode),
});

export const simulatePrice = defineCall({
  method: 'POST',
  path: '/v1/admin/simulator',
  summary: 'The price of a cart at a given moment, and what each offer saves or why it doesn’t apply',
  tag: 'Simulator',
  access: ['admin'],
  rateLimit: { max: 240, perSeconds: 60 },
  body: simulationRequestSchema,
  status: 200,
  answer: simulationSchema,
  problems: ['not-found'],
});

export type Simulation = z.infer<typeof simulationSchema>;
export type SimulationRequest = z.output<typeof simulationRequestSchema>;
