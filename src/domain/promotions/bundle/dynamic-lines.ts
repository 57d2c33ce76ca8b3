import { lineOf, type CartLine, type LineChoice } from '../../cart/cart.ts';
import { shares, sum } from '../../kit/money/money.ts';
import type { PricedProduct } from '../../catalogue/product/product.ts';

export interface BundleDraft {
  readonly bundleId: string;
  readonly label: string;
  readonly discountPercentage: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly items: readonly { readonly product: PricedProduct; readonly choice: Omit<LineChoice, 'packageType'> }[];
}

/**
 * The cart lines of a dynamic bundle. They share an id, and each has its share of the original total (CRT-08,
 * MNY-05).
 */
export function bundleLines(draft: BundleDraft): readonly CartLine[] {
  const lines = draft.items.map(({ product, choice }) =>
    lineOf(product, { ...choice, packageType: 'comboDiscount' }),
  );
  const weights = lines.map((line) => line.price * line.quantity);
  const originals = shares(sum(weights), weights);
  return lines.map((line, index) => ({
    ...line,
    bundleInfo: {
      bundleId: draft.bundleId,
      bundleType: 'dynamic',
      discountPercentage: draft.discountPercentage,
      originalPrice: originals[index] ?? 0,
      bundleSize: lines.length,
      bundleLabel: draft.label,
      createdAt: draft.createdAt,
    },
  }));
}
