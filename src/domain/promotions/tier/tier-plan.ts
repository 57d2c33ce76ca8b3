import type { Rupees } from '../../kit/money/money.ts';
import { percentOf } from '../../kit/money/money.ts';
import { type Tier, tierFor } from './tier.ts';

export const maxTiers = 10;

/** A mistake in one row of planned tiers, by its field. */
interface TierMistake {
  readonly row: number;
  readonly field: 'threshold' | 'discountPercentage';
  readonly message: string;
}

/** What is wrong with planned tiers, in any order: each needs its own threshold, and a higher one a higher discount. */
export function tierMistakes(tiers: readonly Tier[]): readonly TierMistake[] {
  const placed = tiers
    .map((tier, row) => ({ ...tier, row }))
    .toSorted((one, other) => one.threshold - other.threshold);
  return placed.flatMap((tier, place): TierMistake[] => {
    const below = placed[place - 1];
    if (below === undefined) return [];
    if (below.threshold === tier.threshold) {
      return [{ row: tier.row, field: 'threshold', message: 'Another tier starts at the same amount' }];
    }
    if (below.discountPercentage >= tier.discountPercentage) {
      const least = `Enter more than ${below.discountPercentage}%, what the tier below gives`;
      return [{ row: tier.row, field: 'discountPercentage', message: least }];
    }
    return [];
  });
}

type DescribedTier = Tier & { readonly description: string };

/** Descriptions that still name the percentage from before their tier's changed, by row. */
export function staleDescriptions(
  before: readonly DescribedTier[],
  planned: readonly DescribedTier[],
): readonly { readonly row: number; readonly message: string }[] {
  return planned.flatMap(({ description, discountPercentage }, row) => {
    const names = (percentage: number) => new RegExp(`(?<![\\d.])${percentage}\\s?%`, 'u').test(description);
    const former = before.find(
      (tier) => tier.description === description && tier.discountPercentage !== discountPercentage,
    );
    const isKept = before.some(
      (tier) => tier.description === description && tier.discountPercentage === discountPercentage,
    );
    if (!former || isKept || !names(former.discountPercentage) || names(discountPercentage)) return [];
    const message = `This still says ${former.discountPercentage}%, and the tier gives ${discountPercentage}%`;
    return [{ row, message }];
  });
}

/** What a cart of this value saves now and with the planned tiers, whole rupees. */
export interface TierEffect {
  readonly cart: Rupees;
  readonly now: Rupees;
  readonly planned: Rupees;
}

/** The savings at every amount where one of them begins, lowest first. */
export function tierEffects(now: readonly Tier[], planned: readonly Tier[]): readonly TierEffect[] {
  const carts = [...new Set([...now, ...planned].map(({ threshold }) => threshold))].toSorted((a, b) => a - b);
  return carts.map((cart) => ({ cart, now: savingOf(now, cart), planned: savingOf(planned, cart) }));
}

function savingOf(tiers: readonly Tier[], cart: Rupees): Rupees {
  return percentOf(cart, tierFor(tiers, cart)?.discountPercentage ?? 0);
}
