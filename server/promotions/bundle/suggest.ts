import { isCompatible, type StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { PricingInput } from '../../../src/domain/cart/pricing/pricing.ts';
import { isRunning, type Offered, type BundleOffers } from './bundle-offers.ts';
import { isWorth } from './worth.ts';

/** Maximum bundles of each kind in one response. */
const max = 12;

export interface SuggestionRequest {
  /** The product of the page, with its category; null on other pages. */
  readonly current: { readonly sku: string; readonly category: string } | null;
  readonly cart: Cart;
  readonly source: 'pdp' | 'cart' | 'checkout' | 'home';
  /** The products of the cart, with the pricing rules. */
  readonly pricing: Pick<PricingInput, 'products' | 'rules' | 'isMember'>;
  readonly now: Date;
}

export interface Suggested {
  readonly primaryBundles: readonly StoreBundle[];
  readonly crossSellBundles: readonly StoreBundle[];
  readonly urgencyBundles: readonly StoreBundle[];
}

/**
 * Suggests bundles for a product or a cart (BND-20). A product page gets those that contain the product, a cart
 * those that apply to it (BND-10), both best first and only if they lower the total; any other place gets all by
 * position. Adds bundles that share a category or a partner with the product, or an item with the cart, and those
 * that end soonest.
 */
export function suggestions(offers: BundleOffers, request: SuggestionRequest): Suggested {
  const { cart, pricing, now } = request;
  const worth = new Map<Offered, boolean>();
  const besides = ({ terms }: Offered) =>
    new Map([
      ...terms.products
        .flatMap(({ sku }) => offers.products.get(sku) ?? [])
        .map((each) => [each.sku, each] as const),
      ...pricing.products,
    ]);
  const isWorthIt = (offered: Offered) => {
    const known = worth.get(offered) ?? isWorth(offered, { ...pricing, products: besides(offered), cart, now });
    worth.set(offered, known);
    return known;
  };
  const inCart = new Set(cart.map(({ sku }) => sku));
  const isOffered = (offered: Offered) =>
    isRunning(offered, now) &&
    offered.bundle.conditions.excludedProducts.every((sku) => !inCart.has(sku)) &&
    isWorthIt(offered);

  const primary = primaryOf(offers, request, isOffered);
  const partners = new Set(primary.flatMap(({ skus }) => [...skus]));
  return {
    primaryBundles: bundlesOf(primary),
    crossSellBundles: bundlesOf(
      first(offers.bestFirst, (offered) => isBeside(offered, request, { partners, inCart }) && isOffered(offered)),
    ),
    urgencyBundles: bundlesOf(first(offers.soonestFirst, isOffered)),
  };
}

function primaryOf(
  offers: BundleOffers,
  { current, cart, source }: SuggestionRequest,
  isOffered: (offered: Offered) => boolean,
): readonly Offered[] {
  if (source === 'pdp' && current) {
    return first(offers.bestFirst, (offered) => offered.skus.has(current.sku) && isOffered(offered));
  }
  if (source === 'cart' || source === 'checkout') {
    return first(offers.bestFirst, (offered) => isCompatible(offered.bundle, cart) && isOffered(offered));
  }
  return first(offers.byPosition, isOffered);
}

interface Around {
  readonly partners: ReadonlySet<string>;
  readonly inCart: ReadonlySet<string>;
}

function isBeside(
  { bundle, skus, categories }: Offered,
  { current, cart, source }: SuggestionRequest,
  { partners, inCart }: Around,
): boolean {
  if (source === 'pdp' && current) {
    return !skus.has(current.sku) && (categories.has(current.category) || sharesOne(skus, partners));
  }
  return source !== 'home' && sharesOne(skus, inCart) && !isCompatible(bundle, cart);
}

function sharesOne(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return !some.isDisjointFrom(others);
}

function first(from: readonly Offered[], isWanted: (offered: Offered) => boolean): readonly Offered[] {
  const found: Offered[] = [];
  for (const offered of from) {
    if (found.length === max) break;
    if (isWanted(offered)) found.push(offered);
  }
  return found;
}

function bundlesOf(offered: readonly Offered[]): readonly StoreBundle[] {
  return offered.map(({ bundle }) => bundle);
}
