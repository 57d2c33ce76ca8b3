import {
  bundleMoment,
  cartValueOf,
  type BundleAction,
  type BundleEventMetadata,
  type BundleMoment,
} from '../../../domain/promotions/bundle-event.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import type { BundleStripContext, Offers, StripSource } from './bundle-strip.types.ts';

interface Suggested {
  readonly primaryBundles: readonly StoreBundle[];
  readonly crossSellBundles: readonly StoreBundle[];
  readonly recommendationId: string | null;
}

/**
 * Those that fit first, then those that go with what is there, each the best first (BND-10); one is offered once. What
 * even the bundle's own goods would not unlock comes last, and not at all in the cart.
 */
export function offersOf(suggested: Suggested, source: StripSource, lines: Cart): Offers {
  const { primaryBundles, crossSellBundles, recommendationId } = suggested;
  const all = [...bestFirst(primaryBundles), ...bestFirst(crossSellBundles)];
  const value = cartValueOf(lines);
  const isOpen = ({ conditions, originalPrice }: StoreBundle) =>
    (conditions.minOrderValue ?? 0) <= (source === 'cart' ? value : value + originalPrice);
  const once = all.filter((bundle, index) => all.findIndex(({ id }) => id === bundle.id) === index);
  const open = once.filter(isOpen);
  const bundles = source === 'cart' ? open : [...open, ...once.filter((bundle) => !isOpen(bundle))];
  return { bundles, recommendationId };
}

function bestFirst(bundles: readonly StoreBundle[]): readonly StoreBundle[] {
  return bundles.toSorted((one, other) => other.savings - one.savings);
}

/** The same goods ask for the same bundles. */
export function isSameGoods(one: Cart, other: Cart): boolean {
  const goods = (lines: Cart) => lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join();
  return goods(one) === goods(other);
}

/** What is tracked of one card of a strip (ANA-01); null where it is gone. */
export function momentOf(
  context: BundleStripContext,
  bundleId: string,
  action: BundleAction,
  more: BundleEventMetadata = {},
): BundleMoment | null {
  const { cards, source, recommendationId } = context;
  const position = cards.findIndex(({ bundle }) => bundle.id === bundleId);
  const card = cards[position];
  if (!card) return null;
  return bundleMoment(
    card.bundle,
    action,
    source === 'cart' ? 'cart' : 'page',
    { position, totalBundles: cards.length, maxVisible: bundleConstants.visible, ...more },
    recommendationId,
  );
}
