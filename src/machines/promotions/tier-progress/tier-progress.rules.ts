import type { Cart } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import { lineProducts } from '../../../domain/cart/pricing/line-products.ts';
import { priceWith, type PricingRules, type TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import { tierFor, type Tier } from '../../../domain/promotions/tier/tier.ts';
import { tierProgress, type TierProgress } from '../../../domain/promotions/tier/tier-progress.ts';

/** What decides the tier of a cart. */
interface Standing {
  readonly rules: PricingRules;
  readonly tiers: readonly Tier[];
  readonly lines: Cart;
  readonly taken: TakenUnits | null;
}

/**
 * The plain subtotal in whole rupees at the lines' prices, without units taken by a bundle (MNY-04). Time and
 * membership don't affect it.
 */
export function subtotalOf({ rules, lines, taken }: Standing): Rupees {
  const input = { cart: lines, products: lineProducts(lines), rules, isMember: false, now: new Date(0) };
  return priceWith(input, taken).quote.plainSubtotal;
}

export function progressOf(standing: Standing): TierProgress {
  return tierProgress(standing.tiers, subtotalOf(standing));
}

/** The discount of the current tier in percent; 0 without one. */
export function percentageOf(standing: Standing): number {
  return progressOf(standing).current?.discountPercentage ?? 0;
}

/** Whether these lines reach a higher tier than a previous subtotal above zero (TIR-04). */
export function isReached(standing: Standing, before: Rupees, lines: Cart): boolean {
  const held = tierFor(standing.tiers, before)?.threshold ?? 0;
  const reached = tierFor(standing.tiers, subtotalOf({ ...standing, lines }))?.threshold ?? 0;
  return before > 0 && reached > held;
}
