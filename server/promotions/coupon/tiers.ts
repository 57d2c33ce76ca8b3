import type { DescribedTier } from '../../catalogue/rules.queries.ts';

/** Tiers in the shape of GET /coupon/tiers. */
export function tierAnswer(tiers: readonly DescribedTier[]) {
  return {
    success: true,
    tiers: tiers.map(({ threshold, label, description, discountPercentage: value }) => ({
      threshold,
      label,
      ...(description === '' ? {} : { description }),
      coupons: [{ value }],
    })),
  };
}
