import type { BundleOutcome } from '../../promotions/bundle/store-bundle.ts';
import type { LineKey } from '../cart.ts';
import type { CouponRefusal } from '../../promotions/coupon/coupon.ts';
import type { Rupees } from '../../kit/money/money.ts';
import type { PackageDiscounts } from '../../catalogue/product/product.ts';

/** Kinds of price parts, in display order. */
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

/** One row of the price breakdown; all amounts add up to the total (MNY-01, MNY-07). */
export interface PricePart {
  readonly kind: PartKind;
  readonly label: string;
  /** Whole rupees; negative for a saving. */
  readonly amount: Rupees;
}

/** Why a line can't be sold as it is in the cart (CRT-16, MNY-11). */
export type LineProblem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'less-available'; readonly available: number }
  | { readonly kind: 'price-changed'; readonly from: Rupees; readonly to: Rupees };

export interface QuotedLine extends LineKey {
  readonly name: string;
  /** The option's own code, where it has one (VAR-01). */
  readonly code?: string | undefined;
  readonly quantity: number;
  /** Current list price of one unit. */
  readonly listPrice: Rupees;
  /** Current package discounts in percent. */
  readonly discount: PackageDiscounts;
  /** Price of one unit after its package discount. A bundle's saving is a separate part. */
  readonly unitPrice: Rupees;
  readonly lineTotal: Rupees;
  readonly isPremiumMembership: boolean;
  /** The ready-made bundle that units of it were sold in, once it is ordered; left out for others (BND-10). */
  readonly inBundle?: { readonly name: string; readonly units: number } | undefined;
  /** Needs a signed prescription before it can be sent (ORD-06); left out otherwise. */
  readonly needsPrescription?: boolean | undefined;
  readonly problems: readonly LineProblem[];
}

/** Whether the requested code was applied, or why not (MNY-07). */
export type CouponOutcome =
  | { readonly code: string; readonly applied: true; readonly saving: Rupees }
  | { readonly code: string; readonly applied: false; readonly refusal: CouponRefusal };

export interface Quote {
  readonly lines: readonly QuotedLine[];
  readonly parts: readonly PricePart[];
  readonly total: Rupees;
  /** Total saved against list prices, ≥ 0. */
  readonly savings: Rupees;
  /** Plain subtotal: Σ unit price × quantity, without bundled units and the membership (MNY-04). */
  readonly plainSubtotal: Rupees;
  readonly coupon: CouponOutcome | null;
  /** Whether the chosen store bundle was applied; null if none was chosen. */
  readonly bundle: BundleOutcome | null;
  /** The shopper's wallet balance; left out if it is empty or nobody is signed in (CHK-04). */
  readonly walletBalance?: Rupees | undefined;
}

/** Whether every line can be sold as it is (CRT-16). */
export function isSellable(quote: Pick<Quote, 'lines'>): boolean {
  return (
    quote.lines.length > 0 &&
    quote.lines.every((line) => line.problems.every((problem) => problem.kind === 'price-changed'))
  );
}
