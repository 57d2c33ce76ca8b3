import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';
import { lineId, keyOf, type Cart, type CartLine } from '../../cart/cart.ts';
import type { Rupees } from '../../kit/money/money.ts';
import type { Translated } from '../../kit/text/translated.ts';

/**
 * Types of store bundles: a set, several units of one product, a set with a minimum order, or a set from one
 * category.
 */
export const bundleTypes = ['combo', 'bulk', 'tier', 'category'] as const;
export type BundleType = (typeof bundleTypes)[number];

export interface BundleProduct {
  /** The product's sku; the specification lists both fields. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Units in one bundle. */
  readonly quantity: number;
}

/** A bundle that the shop offers, at today's price (BND-01). */
export interface StoreBundle extends Translated {
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
  /** For a time-limited bundle, seconds from its start until it ends. */
  readonly expiresIn: number;
  /** End by the server's clock, ISO 8601; null if it doesn't end (OVL-02). */
  readonly endsAt: string | null;
  /** End as the owner set it, ISO 8601. */
  readonly validUntil: string | null;
  readonly conditions: {
    readonly minOrderValue: Rupees | null;
    /** Skus that can't be in the cart together with the bundle. */
    readonly excludedProducts: readonly string[];
  };
  readonly stockLevel: number;
  /** Position in lists, 0-based. */
  readonly position: number;
}

/** The part of a bundle that decides its discount. */
export interface StoreBundleTerms {
  readonly id: string;
  readonly name: string;
  readonly products: readonly { readonly sku: string; readonly quantity: number }[];
  readonly percentage: number;
  readonly minOrderValue: Rupees | null;
  readonly excludedProducts: readonly string[];
  /** ISO 8601. Valid from startsAt (inclusive) to endsAt (exclusive). */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly stockLevel: number;
}

/** Why a bundle doesn't apply. An expected result, so it is returned and not thrown. */
export type BundleRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-started' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'product-missing'; readonly sku: string }
  | { readonly kind: 'product-excluded'; readonly sku: string }
  | { readonly kind: 'below-minimum'; readonly missing: Rupees }
  | { readonly kind: 'not-better' };

/** Whether the requested bundle was applied, or why not. */
export type BundleOutcome =
  | { readonly bundleId: string; readonly applied: true; readonly saving: Rupees }
  | { readonly bundleId: string; readonly applied: false; readonly refusal: BundleRefusal };

/** The terms of a bundle on offer. */
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

/**
 * Whether a bundle may use units of this line: a single purchase outside other bundles. Subscriptions keep their
 * own price.
 */
export function isBundleable(line: CartLine): boolean {
  return line.packageType === 'trial' && !line.bundleInfo && !isMembership(line.sku);
}

/**
 * The units a bundle uses, by line id, or the first sku of which the cart has too few (BND-10). Lines are taken in
 * the order of their ids, so the result doesn't depend on the order of adding.
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

/** Why a bundle doesn't apply to this cart at this moment; null if it does (BND-10). */
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

/** Whether the cart has every product of the bundle and none that it excludes (BND-10). */
export function isCompatible(bundle: StoreBundle, cart: Cart): boolean {
  const { products, conditions } = bundle;
  const skus = new Set(cart.map(({ sku }) => sku));
  return products.every(({ sku }) => skus.has(sku)) && conditions.excludedProducts.every((sku) => !skus.has(sku));
}

/** The bundle with the highest savings, the first if equal; null if there are none (BND-10). */
export function bestBundle<Bundle extends Pick<StoreBundle, 'savings'>>(bundles: readonly Bundle[]): Bundle | null {
  let best: Bundle | null = null;
  for (const bundle of bundles) if (!best || bundle.savings > best.savings) best = bundle;
  return best;
}

/** Today's price of a bundle's products as single purchases; null if one isn't sold. */
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
