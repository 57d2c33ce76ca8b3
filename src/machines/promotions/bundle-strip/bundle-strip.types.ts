import type { ActorRefFrom } from 'xstate';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { AnalyticsRequest } from '../analytics/analytics.machine.ts';
import type { BundleCardFact, bundleCardMachine } from '../bundle-card/bundle-card.machine.ts';
import type { Tells } from '../../kit/tells.ts';

/** Where a strip stands; the open cart is a place of its own. */
export type StripSource = 'pdp' | 'cart' | 'checkout' | 'home';

/** What asks for bundles. */
export interface OffersRequest {
  /** The sku whose page asks; null elsewhere. */
  readonly product: string | null;
  readonly source: StripSource;
  readonly lines: Cart;
}

/** The bundles that were suggested, the best first. */
export interface Offers {
  readonly bundles: readonly StoreBundle[];
  /** Names the recommendation to the server; null where none came. */
  readonly recommendationId: string | null;
}

export interface CardEntry {
  readonly bundle: StoreBundle;
  readonly ref: ActorRefFrom<typeof bundleCardMachine>;
}

/** The cart's lines, and which bundle is applied to it, whenever they are other ones. */
export type CartNews = { type: 'cart.changed'; lines: Cart } | { type: 'choice.changed'; bundleId: string | null };

export type BundleStripEvent =
  | CartNews
  | BundleCardFact
  | { type: 'list.unfold' }
  | { type: 'list.scrolled'; position: number }
  | { type: 'details.open'; bundleId: string }
  | { type: 'card.viewed'; bundleId: string; visibilityDuration: number };

export interface BundleStripInput {
  readonly parent: Tells<AnalyticsRequest>;
  readonly product: string | null;
  readonly source: StripSource;
  readonly lines: Cart;
  /** Bundles at most; the cart shows two. */
  readonly limit: number;
}

export interface BundleStripContext extends BundleStripInput {
  readonly recommendationId: string | null;
  readonly cards: readonly CardEntry[];
  /** The bundle that is the cart's; null without one. */
  readonly appliedId: string | null;
  /** The card that waits for its answer. */
  readonly wantedId: string | null;
  /** The first card in sight, from 0. */
  readonly position: number;
}
