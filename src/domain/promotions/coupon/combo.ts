import { minInBundle, maxInBundle, type BundleSizes } from '../bundle/bundle.ts';
import { roundedQuotient } from '../../kit/money/money.ts';
import { normalisedCode } from './coupon.ts';

/** The coupon that defines the discount on bundles that shoppers build. It can't be entered as a code (CPN-11). */
export const comboCode = 'COMBODISCOUNT';

/**
 * Percent by number of products, given the percentage for the full set of four: a third of it for two, two thirds
 * for three.
 */
export function comboSizes(percentage: number): BundleSizes {
  return [2, 3, 4].map((size) => ({
    size,
    percentage: roundedQuotient(percentage * (size - minInBundle + 1), maxInBundle - minInBundle + 1),
  }));
}

export function isComboCode(code: string): boolean {
  return normalisedCode(code) === comboCode;
}
