import type { BundleType, StoreBundle } from './bundle/store-bundle.ts';
import type { Cart } from '../cart/cart.ts';
import { sum, type Rupees } from '../kit/money/money.ts';
import { matchRoute, type RouteName } from '../shell/page/route.ts';
import { unitPrice } from '../catalogue/product/product.ts';

/** What a shopper can do with a bundle (ANA-01). */
export const bundleActions = ['view', 'click', 'apply', 'remove', 'details_view'] as const;
export type BundleAction = (typeof bundleActions)[number];

/** Where it was done (ANA-03). */
export const sourcePages = ['pdp', 'cart', 'checkout', 'dashboard', 'category', 'home', 'unknown'] as const;
export type SourcePage = (typeof sourcePages)[number];

/** What it was done on (ANA-03). */
export const deviceTypes = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export interface BundleEventMetadata {
  /** Milliseconds that the card was in sight before it counted. */
  readonly visibilityDuration?: number;
  /** Percent of the page. */
  readonly scrollDepth?: number;
  readonly reason?: string;
  readonly bundleType?: BundleType;
  /** Its place in the strip, from 0. */
  readonly position?: number;
  readonly totalBundles?: number;
  readonly maxVisible?: number;
}

/** What a card, strip or panel tells of a bundle; where, when and by whom is added when it is tracked. */
export interface BundleMoment {
  readonly bundleId: string;
  readonly bundleName: string;
  readonly action: BundleAction;
  readonly bundlePrice: Rupees;
  readonly potentialSavings: Rupees;
  /** The open cart lies over a page and is a place of its own. */
  readonly place: 'page' | 'cart';
  /** The server's recommendation that brought it; null where it was none (ANA-05). */
  readonly recommendationId: string | null;
  readonly metadata: BundleEventMetadata;
}

/** Where in the shop a moment happened; the shop knows it, the card does not. */
export interface Whereabouts {
  readonly path: string;
  /** What is in the cart, whole rupees. */
  readonly cartValue: Rupees;
  /** Null while nobody is signed in. */
  readonly userId: string | null;
}

/** Which tab, on what, and when. */
export interface Stamp {
  /** Of this tab; it names nobody. */
  readonly sessionId: string;
  readonly deviceType: DeviceType;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** One thing that a shopper did with a bundle, complete (ANA-01). */
export interface BundleEvent extends Omit<BundleMoment, 'place' | 'recommendationId'>, Stamp {
  readonly sourcePage: SourcePage;
  readonly userId: string | null;
  readonly cartValue: Rupees;
}

/** The moment of a bundle as it is offered (ANA-01). */
export function bundleMoment(
  bundle: Pick<StoreBundle, 'id' | 'name' | 'type' | 'discountedPrice' | 'savings'>,
  action: BundleAction,
  place: BundleMoment['place'],
  metadata: BundleEventMetadata = {},
  recommendationId: string | null = null,
): BundleMoment {
  return {
    bundleId: bundle.id,
    bundleName: bundle.name,
    action,
    bundlePrice: bundle.discountedPrice,
    potentialSavings: bundle.savings,
    place,
    recommendationId,
    metadata: { bundleType: bundle.type, ...metadata },
  };
}

/** The whole event of a moment (ANA-01). */
export function bundleEvent(moment: BundleMoment, where: Whereabouts, stamp: Stamp): BundleEvent {
  const { place, recommendationId: _, ...what } = moment;
  const { path, cartValue, userId } = where;
  return { ...what, ...stamp, sourcePage: sourcePageOf(path, place), cartValue, userId };
}

const pagesOfRoutes: Partial<Record<RouteName, SourcePage>> = {
  home: 'home',
  shop: 'category',
  product: 'pdp',
  checkout: 'checkout',
  payment: 'checkout',
  dashboard: 'dashboard',
};

/** The class of a page (ANA-03); the open cart is 'cart' on every page. */
export function sourcePageOf(path: string, place: BundleMoment['place'] = 'page'): SourcePage {
  return place === 'cart' ? 'cart' : (pagesOfRoutes[matchRoute(path).route] ?? 'unknown');
}

/** A touch screen whose shorter side is at least this wide is a tablet's, in CSS pixels. */
const tabletFrom = 600;

/** What a screen belongs to (ANA-03). Without a finger it is a desktop, however small its window is. */
export function deviceTypeOf(screen: {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}): DeviceType {
  if (!screen.isTouch) return 'desktop';
  return Math.min(screen.width, screen.height) < tabletFrom ? 'mobile' : 'tablet';
}

/** What the goods in a cart cost as they are bought, before every other discount, whole rupees. */
export function cartValueOf(cart: Cart): Rupees {
  return sum(cart.map((line) => unitPrice(line, line.packageType) * line.quantity));
}

/** How events are collected and sent; times in milliseconds. */
export interface AnalyticsConfig {
  readonly endpoint: string;
  readonly batchSize: number;
  readonly batchDelay: number;
}

/** The configuration, or a clear error at start-up: tracking that can never send is no tracking (ANA-04). */
export function checkedAnalyticsConfig<Config extends AnalyticsConfig>(config: Config): Config {
  if (config.endpoint.trim() === '') throw new Error('Bundle analytics: endpoint is missing');
  if (!(config.batchSize > 0)) {
    throw new Error(`Bundle analytics: batchSize must be above 0, but is ${config.batchSize}`);
  }
  if (!(config.batchDelay > 0)) {
    throw new Error(`Bundle analytics: batchDelay must be above 0, but is ${config.batchDelay}`);
  }
  return config;
}
