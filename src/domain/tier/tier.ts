import type { Rupees } from '../money/money.ts';

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

/** How far a plain subtotal is between the tier that it reached and the one above (TIR-02). */
export interface TierProgress {
  /** The tier that holds; null below the first. */
  readonly current: Tier | null;
  /** The lowest tier above the subtotal; null at the top. */
  readonly next: Tier | null;
  /** 0 to 100, from the current threshold (0 without one) to the next; 100 only at the top. */
  readonly percentage: number;
  /** Rupees that are missing to the next tier; 0 at the top. */
  readonly remaining: Rupees;
}

/** Where the plain subtotal stands on the ladder (TIR-02, TIR-03). A ladder of no tiers has no progress. */
export function tierProgress(tiers: readonly Tier[], plainSubtotal: Rupees): TierProgress {
  const current = tierFor(tiers, plainSubtotal) ?? null;
  const next = tierAbove(tiers, plainSubtotal);
  if (!next) return { current, next, percentage: current ? 100 : 0, remaining: 0 };
  const from = current?.threshold ?? 0;
  return {
    current,
    next,
    percentage: Math.min(99, Math.floor(((plainSubtotal - from) / (next.threshold - from)) * 100)),
    remaining: next.threshold - plainSubtotal,
  };
}

function tierAbove(tiers: readonly Tier[], plainSubtotal: Rupees): Tier | null {
  let above: Tier | null = null;
  for (const tier of tiers) {
    if (plainSubtotal < tier.threshold && (!above || tier.threshold < above.threshold)) above = tier;
  }
  return above;
}
