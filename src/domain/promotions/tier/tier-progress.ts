import type { Rupees } from '../../kit/money/money.ts';
import { tierFor, type Tier } from './tier.ts';

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
