import type { BundleOutcome } from '../../promotions/bundle/store-bundle.ts';
import type { LineKey } from '../cart.ts';
import type { CouponRefusal } from '../../promotions/coupon/coupon.ts';
import type { Rupees } from '../../kit/money/money.ts';
import type { PackageDiscounts } from '../../catalogue/product/product.ts';

/** What a part of a price is. The order is the order in which parts are shown. */
export const partKinds = [
  'items',
  'package',
  'bundle',
  'store-bundle',
  'tier',
  'coupon',
  'club',
  'delivery',
  'cod',
] as const;
export type PartKind = (typeof partKinds)[number];

/** One row of the breakdown; the amounts of all parts add up to the total (MNY-01, MNY-07). */
export interface PricePart {
  readonly kind: PartKind;
  readonly label: string;
  /** Whole rupees; negative where it is a saving. */
  readonly amount: Rupees;
}

/** What stands against selling a line as it is in the cart (CRT-16, MNY-11). */
export type LineProblem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'less-available'; readonly available: number }
  | { readonly kind: 'price-changed'; readonly from: Rupees; readonly to: Rupees };

export interface QuotedLine extends LineKey {
  readonly name: string;
  readonly quantity: number;
  /** List price of one unit today. */
  readonly listPrice: Rupees;
  /** Today's percentages off it. */
  readonly discount: PackageDiscounts;
  /** Price of one unit after its package discount; a bundle's saving is a part of its own. */
  readonly unitPrice: Rupees;
  readonly lineTotal: Rupees;
  readonly isPremiumMembership: boolean;
  /** It waits for a signed prescription (ORD-06); missing where it needs none. */
  readonly needsPrescription?: boolean | undefined;
  readonly problems: readonly LineProblem[];
}

/** A code that was asked for: applied, or why not (MNY-07). */
export type CouponOutcome =
  | { readonly code: string; readonly applied: true; readonly saving: Rupees }
  | { readonly code: string; readonly applied: false; readonly refusal: CouponRefusal };

export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly parts: readonly PricePart[];
  readonly total: Rupees;
  /** What the shopper saves against the list prices, ≥ 0. */
  readonly savings: Rupees;
  /** Plain subtotal: Σ unit price × quantity over units in no bundle and not the membership (MNY-04). */
  readonly plainSubtotal: Rupees;
  readonly coupon: CouponOutcome | null;
  /** What became of the bundle of the shop that was asked for; null when none was. */
  readonly bundle: BundleOutcome | null;
  /** What the shopper's wallet holds; missing where there is nothing in it, or nobody is signed in (CHK-04). */
  readonly walletBalance?: Rupees | undefined;
}

/** Whether every line of the quote can be sold as it stands (CRT-16). */
export function isSellable(quote: Pick<Quote, 'lines'>): boolean {
  return (
    quote.lines.length > 0 &&
    quote.lines.every((line) => line.problems.every((problem) => problem.kind === 'price-changed'))
  );
}
