import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';
import { lineId, keyOf, type Cart, type CartLine } from '../../cart/cart.ts';
import type { Rupees } from '../../kit/money/money.ts';

/** What a bundle of the shop is made of: a set, several of one, a set from an order value on, or a set of one category. */
export const bundleTypes = ['combo', 'bulk', 'tier', 'category'] as const;
export type BundleType = (typeof bundleTypes)[number];

export interface BundleProduct {
  /** The product's sku; the specification's list has both. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Units that one bundle takes. */
  readonly quantity: number;
}

/** A bundle that the shop offers, with its price of today (BND-01). */
export interface StoreBundle {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: BundleType;
  readonly products: readonly BundleProduct[];
  readonly originalPrice: Rupees;
  readonly discountedPrice: Rupees;
  readonly savings: Rupees;
  readonly savingsPercentage: number;
  readonly badge: string | { readonly text: string } | null;
  readonly isPopular: boolean;
  readonly isTimeLimited: boolean;
  /** Seconds that a time-limited bundle is offered from its start on. */
  readonly expiresIn: number;
  /** The moment at which it ends by the server's clock, ISO 8601; null when it does not (OVL-02). */
  readonly endsAt: string | null;
  /** The last moment as its owner set it, ISO 8601. */
  readonly validUntil: string | null;
  readonly conditions: {
    readonly minOrderValue: Rupees | null;
    /** Skus that may not be in the cart beside it. */
    readonly excludedProducts: readonly string[];
  };
  readonly stockLevel: number;
  /** Its place in lists, from 0. */
  readonly position: number;
}

/** The part of a bundle that decides what it takes off. */
export interface StoreBundleTerms {
  readonly id: string;
  readonly name: string;
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
  readonly percentage: number;
  readonly minOrderValue: Rupees | null;
  readonly excludedProducts: readonly string[];
  /** ISO 8601; it holds from startsAt up to, not including, endsAt. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly stockLevel: number;
}

/** Why a bundle does not apply; expected, so returned and not thrown. */
export type BundleRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-started' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'product-missing'; readonly sku: string }
  | { readonly kind: 'product-excluded'; readonly sku: string }
  | { readonly kind: 'below-minimum'; readonly missing: Rupees }
  | { readonly kind: 'not-better' };

/** A bundle that was asked for: applied, or why not. */
export type BundleOutcome =
  | { readonly bundleId: string; readonly applied: true; readonly saving: Rupees }
  | { readonly bundleId: string; readonly applied: false; readonly refusal: BundleRefusal };

/** The terms of a bundle as it is offered. */
export function termsOfBundle(bundle: StoreBundle): StoreBundleTerms {
  const { id, name, products, savingsPercentage, conditions, endsAt, stockLevel } = bundle;
  return {
    id,
    name,
    products,
    percentage: savingsPercentage,
    minOrderValue: conditions.minOrderValue,
    excludedProducts: conditions.excludedProducts,
    startsAt: null,
    endsAt,
    stockLevel,
  };
}

/** A line whose units a bundle may take: bought once, by itself. A plan keeps its own price. */
export function isBundleable(line: CartLine): boolean {
  return line.packageType === 'trial' && !line.bundleInfo && !isMembership(line.sku);
}

/**
 * The units that a bundle takes, by the ids of their lines, lines in the order of their ids, so that the order of adding
 * does not matter; the sku that is missing where the cart does not hold every product of it (BND-10).
 */
export function bundleUnits(
  cart: Cart,
  terms: Pick<StoreBundleTerms, 'products'>,
): { readonly units: Readonly<Record<string, number>> } | { readonly missing: string } {
  const free = cart
    .filter(isBundleable)
    .map((line) => ({ sku: line.sku, quantity: line.quantity, id: lineId(keyOf(line)) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const units: Record<string, number> = {};
  for (const { sku, quantity } of terms.products) {
    let wanted = quantity;
    for (const line of free) {
      if (line.sku !== sku || wanted === 0) continue;
      const already = units[line.id] ?? 0;
      const taken = Math.min(wanted, line.quantity - already);
      units[line.id] = already + taken;
      wanted -= taken;
    }
    if (wanted > 0) return { missing: sku };
  }
  return { units };
}

/** Whether a bundle holds for this cart at this moment; null when it does (BND-10). */
export function bundleRefusal(
  terms: StoreBundleTerms,
  cart: Cart,
  cartValue: Rupees,
  now: Date,
): BundleRefusal | null {
  if (terms.startsAt !== null && now < new Date(terms.startsAt)) return { kind: 'not-started' };
  if (terms.endsAt !== null && now >= new Date(terms.endsAt)) return { kind: 'expired' };
  if (terms.stockLevel < 1) return { kind: 'sold-out' };
  const excluded = terms.excludedProducts.find((sku) => cart.some((line) => line.sku === sku));
  if (excluded !== undefined) return { kind: 'product-excluded', sku: excluded };
  const units = bundleUnits(cart, terms);
  if ('missing' in units) return { kind: 'product-missing', sku: units.missing };
  const minimum = terms.minOrderValue ?? 0;
  return cartValue < minimum ? { kind: 'below-minimum', missing: minimum - cartValue } : null;
}

/** Compatible: every product of the bundle is in the cart, and none that it excludes (BND-10). */
export function isCompatible(bundle: StoreBundle, cart: Cart): boolean {
  const { products, conditions } = bundle;
  const skus = new Set(cart.map(({ sku }) => sku));
  return products.every(({ sku }) => skus.has(sku)) && conditions.excludedProducts.every((sku) => !skus.has(sku));
}

/** The one with the highest savings (BND-10); null of none. The first wins where they are equal. */
export function bestBundle<Bundle extends Pick<StoreBundle, 'savings'>>(bundles: readonly Bundle[]): Bundle | null {
  let best: Bundle | null = null;
  for (const bundle of bundles) if (!best || bundle.savings > best.savings) best = bundle;
  return best;
}

/** What the products of a bundle cost one by one today, bought once; null where one is not sold. */
export function bundleOriginal(
  products: StoreBundleTerms['products'],
  sold: ReadonlyMap<string, PricedProduct>,
): Rupees | null {
  let total = 0;
  for (const { sku, quantity } of products) {
    const product = sold.get(sku);
    if (!product) return null;
    total += unitPrice(product, 'trial') * quantity;
  }
  return total;
}
