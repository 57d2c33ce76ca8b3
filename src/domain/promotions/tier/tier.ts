import type { Rupees } from '../../kit/money/money.ts';

/** A discount tier: the percentage off from this plain subtotal on (TIR-01). */
export interface Tier {
  readonly threshold: Rupees;
  readonly discountPercentage: number;
  readonly label: string;
}

/** Used while the server's tiers aren't available (TIR-01). */
export const fallbackTiers: readonly Tier[] = [
  { threshold: 2400, discountPercentage: 5, label: 'Bronze' },
  { threshold: 4700, discountPercentage: 10, label: 'Silver' },
  { threshold: 7100, discountPercentage: 15, label: 'Gold' },
  { threshold: 10_000, discountPercentage: 20, label: 'Platinum' },
  { threshold: 14_000, discountPercentage: 25, label: 'Diamond' },
];

/** The highest tier that the plain subtotal reaches; undefined below the first. */
export function tierFor(tiers: readonly Tier[], plainSubtotal: Rupees): Tier | undefined {
  let reached: Tier | undefined;
  for (const tier of tiers) {
    if (plainSubtotal >= tier.threshold && (!reached || tier.threshold > reached.threshold)) reached = tier;
  }
  return reached;
}
