import type { ActorRefFrom } from 'xstate';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { AnalyticsRequest } from '../analytics/analytics.machine.ts';
import type { BundleCardFact, bundleCardMachine } from '../bundle-card/bundle-card.machine.ts';
import type { Tells } from '../../kit/tells.ts';

/** Where a strip is shown; the open cart is a place of its own. */
export type StripSource = 'pdp' | 'cart' | 'checkout' | 'home';

/** Input of the suggestions. */
export interface OffersRequest {
  /** Sku of the product page; null elsewhere. */
  readonly product: string | null;
  readonly source: StripSource;
  readonly lines: Cart;
}

/** The suggested bundles, best first. */
export interface Offers {
  readonly bundles: readonly StoreBundle[];
  /** Id of the server's recommendation; null without one. */
  readonly recommendationId: string | null;
}

export interface CardEntry {
  readonly bundle: StoreBundle;
  readonly ref: ActorRefFrom<typeof bundleCardMachine>;
}

/** Sent when the cart's lines or its bundle change. */
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
  /** Maximum number of bundles; the cart shows two. */
  readonly limit: number;
}

export interface BundleStripContext extends BundleStripInput {
  readonly recommendationId: string | null;
  readonly cards: readonly CardEntry[];
  /** Id of the applied bundle; null without one. */
  readonly appliedId: string | null;
  /** Id of the bundle whose card waits for an answer. */
  readonly wantedId: string | null;
  /** Index of the first visible card. */
  readonly position: number;
}
