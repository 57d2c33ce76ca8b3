import type { Cart, CartLine } from '../../cart/cart.ts';
import { percentOf, sum, type Rupees } from '../../kit/money/money.ts';

/** The totals of one dynamic bundle in a cart (MNY-05). */
export interface BundleSummary {
  readonly bundleId: string;
  readonly label: string;
  readonly originalTotal: Rupees;
  readonly discountPercentage: number;
  readonly discountAmount: Rupees;
  readonly finalPrice: Rupees;
}

/** Discount in percent on a bundle that a shopper builds, by number of products (BND-21). */
export type BundleSizes = readonly { readonly size: number; readonly percentage: number }[];

/** Number of different products in a bundle that a shopper builds (BND-21). */
export const minInBundle = 2;
export const maxInBundle = 4;

export const defaultBundleSizes: BundleSizes = [
  { size: 2, percentage: 5 },
  { size: 3, percentage: 10 },
  { size: 4, percentage: 15 },
];

/** The percentage for the largest size that the bundle reaches; 0 below the smallest. */
export function bundlePercentage(sizes: BundleSizes, products: number): number {
  return sizes.reduce(
    (best, each) => (products >= each.size && each.percentage > best ? each.percentage : best),
    0,
  );
}

/** Original total = Σ price × quantity; discount rounded; final = original − discount (MNY-05). */
export function bundleTotals(
  lines: readonly { readonly price: Rupees; readonly quantity: number }[],
  discountPercentage: number,
): Pick<BundleSummary, 'originalTotal' | 'discountAmount' | 'finalPrice'> {
  const originalTotal = sum(lines.map((line) => line.price * line.quantity));
  const discountAmount = percentOf(originalTotal, discountPercentage);
  return { originalTotal, discountAmount, finalPrice: originalTotal - discountAmount };
}

/** The bundles of a cart, in the order they were added. */
export function bundlesOf(cart: Cart): readonly { readonly bundleId: string; readonly lines: Cart }[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of cart) {
    if (!line.bundleInfo) continue;
    const group = groups.get(line.bundleInfo.bundleId);
    if (group) group.push(line);
    else groups.set(line.bundleInfo.bundleId, [line]);
  }
  return [...groups].map(([bundleId, lines]) => ({ bundleId, lines }));
}
