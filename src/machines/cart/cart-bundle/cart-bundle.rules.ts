import { cartValueOf } from '../../../domain/promotions/bundle-event.ts';
import {
  isBundleable,
  termsOfBundle,
  type BundleRefusal,
  type StoreBundle,
} from '../../../domain/promotions/bundle/store-bundle.ts';
import { addLine, lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { lineProducts } from '../../../domain/cart/pricing/line-products.ts';
import { priceCart, takenUnits } from '../../../domain/cart/pricing/price-cart.ts';
import { priceWith, type TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import { firstChoice, soldAs } from '../../../domain/catalogue/product/option.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { BelowMinimum, CartBundleContext, MissingGoods } from './cart-bundle.types.ts';

type Priced = Pick<CartBundleContext, 'lines' | 'rules' | 'isMember'>;

/** None of these rules depends on the time: a countdown ends expired bundles. */
const timeless = new Date(0);

/** The units that a bundle takes from the lines, or why it doesn't apply (BND-09, BND-10). */
export function standingOf(bundle: StoreBundle, { lines, rules, isMember }: Priced): TakenUnits | BundleRefusal {
  const terms = { ...termsOfBundle(bundle), endsAt: null };
  const input = { cart: lines, products: lineProducts(lines), rules, isMember, now: timeless };
  const { bundle: outcome } = priceCart({ ...input, bundle: { id: bundle.id, terms } });
  if (outcome?.applied === false) return outcome.refusal;
  return takenUnits(terms, lines, priceWith(input, null).goods, timeless);
}

/** The units that the drawer's totals take from the lines; null if no bundle applies. */
export function takenOf(context: CartBundleContext): TakenUnits | null {
  if (!context.bundle) return null;
  const standing = standingOf(context.bundle, context);
  return 'kind' in standing ? null : standing;
}

/** Whether the cart no longer qualifies for the bundle. A better discount doesn't break it (BND-09). */
export function isBroken(bundle: StoreBundle, context: Priced): boolean {
  const standing = standingOf(bundle, context);
  return 'kind' in standing && standing.kind !== 'not-better';
}

/** Whether the cart has all units that the bundle needs. */
export function isComplete(bundle: StoreBundle, lines: Cart): boolean {
  return bundle.products.every(({ sku, quantity }) => unitsOf(lines, sku) >= quantity);
}

/** The missing skus with the number of units. */
export function shortfall(bundle: StoreBundle, lines: Cart): readonly { sku: string; quantity: number }[] {
  return bundle.products.flatMap(({ sku, quantity }) => {
    const missing = quantity - unitsOf(lines, sku);
    return missing > 0 ? [{ sku, quantity: missing }] : [];
  });
}

/**
 * What to add to the cart: each missing product in its first flavour and variant. Null if one is out of stock;
 * what is missing if the order would still be below the bundle's minimum.
 */
export function missingGoods(
  bundle: StoreBundle,
  lines: Cart,
  products: readonly (PricedProduct | null)[],
): MissingGoods | BelowMinimum | null {
  const found = products.filter((product) => product !== null);
  const short = shortfall(bundle, lines);
  const added = short.flatMap(({ sku, quantity }) => {
    const product = found.find((each) => each.sku === sku);
    if (!product) return [];
    const choice = firstChoice(product);
    if ((soldAs(product, choice)?.stock ?? 0) < quantity) return [];
    return [lineOf(product, { ...choice, quantity, packageType: 'trial' })];
  });
  if (added.length < short.length) return null;
  const below = (bundle.conditions.minOrderValue ?? 0) - cartValueOf([...lines, ...added]);
  if (below > 0) return { below };
  return {
    products: found,
    requests: added.map(({ sku, quantity, flavour, variant, packageType }) => ({
      sku,
      quantity,
      flavour,
      variant,
      packageType,
      isQuiet: true,
    })),
  };
}

/** The cart with the missing items added. */
export function withGoods(lines: Cart, goods: MissingGoods | null): Cart {
  if (!goods) return lines;
  return goods.requests.reduce((cart, request) => {
    const product = goods.products.find(({ sku }) => sku === request.sku);
    return product ? addLine(cart, lineOf(product, request)) : cart;
  }, lines);
}

function unitsOf(lines: Cart, sku: string): number {
  return lines.reduce((units, line) => (line.sku === sku && isBundleable(line) ? units + line.quantity : units), 0);
}
