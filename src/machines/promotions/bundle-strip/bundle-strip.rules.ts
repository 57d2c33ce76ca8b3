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
 * The bundles to offer, each once: those that fit first, then cross-sells, each with the highest savings first
 * (BND-10). Bundles whose minimum order wouldn't be reached even with their own items come last, and never in the
 * cart.
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

/** Whether the items are the same, so that the suggestions would be too. */
export function isSameGoods(one: Cart, other: Cart): boolean {
  const goods = (lines: Cart) => lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join();
  return goods(one) === goods(other);
}

/** The analytics event of a card (ANA-01); null if the card is gone. */
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
