import type { Rupees } from '../../kit/money/money.ts';

/** A step of the discount ladder: from this plain subtotal on, this percentage comes off (TIR-01). */
export interface Tier {
  readonly threshold: Rupees;
  readonly discountPercentage: number;
  readonly label: string;
}

/** What holds while the server's ladder cannot be read (TIR-01). */
export const fallbackTiers: readonly Tier[] = [
  { threshold: 2400, discountPercentage: 5, label: 'Bronze' },
  { threshold: 4700, discountPercentage: 10, label: 'Silver' },
  { threshold: 7100, discountPercentage: 15, label: 'Gold' },
  { threshold: 10_000, discountPercentage: 20, label: 'Platinum' },
  { threshold: 14_000, discountPercentage: 25, label: 'Diamond' },
];

/** The highest tier that the plain subtotal reaches. */
export function tierFor(tiers: readonly Tier[], plainSubtotal: Rupees): Tier | undefined {
  let reached: Tier | undefined;
  for (const tier of tiers) {
    if (plainSubtotal >= tier.threshold && (!reached || tier.threshold > reached.threshold)) reached = tier;
  }
  return reached;
}
