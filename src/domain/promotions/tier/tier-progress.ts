import type { Rupees } from '../../kit/money/money.ts';
import { tierFor, type Tier } from './tier.ts';

/** How far a plain subtotal is from its current tier to the next (TIR-02). */
export interface TierProgress {
  /** The tier reached; null below the first. */
  readonly current: Tier | null;
  /** The lowest tier above the subtotal; null at the top. */
  readonly next: Tier | null;
  /** 0 to 100, from the current threshold (0 if none) to the next; 100 only at the top. */
  readonly percentage: number;
  /** Rupees missing to the next tier; 0 at the top. */
  readonly remaining: Rupees;
}

/** The plain subtotal's progress through the tiers (TIR-02, TIR-03). Without tiers there is no progress. */
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
