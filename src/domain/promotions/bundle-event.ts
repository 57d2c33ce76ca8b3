import type { BundleType, StoreBundle } from './bundle/store-bundle.ts';
import type { Cart } from '../cart/cart.ts';
import { sum, type Rupees } from '../kit/money/money.ts';
import { matchRoute, type RouteName } from '../shell/page/route.ts';
import { unitPrice } from '../catalogue/product/product.ts';

/** What shoppers do with a bundle (ANA-01). */
export const bundleActions = ['view', 'click', 'apply', 'remove', 'details_view'] as const;
export type BundleAction = (typeof bundleActions)[number];

/** The page it happened on (ANA-03). */
export const sourcePages = ['pdp', 'cart', 'checkout', 'dashboard', 'category', 'home', 'unknown'] as const;
export type SourcePage = (typeof sourcePages)[number];

/** The type of device (ANA-03). */
export const deviceTypes = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export interface BundleEventMetadata {
  /** Milliseconds that the card was visible before the view counted. */
  readonly visibilityDuration?: number;
  /** Percent of the page height. */
  readonly scrollDepth?: number;
  readonly reason?: string;
  readonly bundleType?: BundleType;
  /** Position in the strip, 0-based. */
  readonly position?: number;
  readonly totalBundles?: number;
  readonly maxVisible?: number;
}

/** A bundle event as a card, strip or panel reports it. Place, time and user are added when it is tracked. */
export interface BundleMoment {
  readonly bundleId: string;
  readonly bundleName: string;
  readonly action: BundleAction;
  readonly bundlePrice: Rupees;
  readonly potentialSavings: Rupees;
  /** The open cart covers a page, so it counts as a place of its own. */
  readonly place: 'page' | 'cart';
  /** The server recommendation that showed the bundle; null if none (ANA-05). */
  readonly recommendationId: string | null;
  readonly metadata: BundleEventMetadata;
}

/** Where an event happened: known to the shop, not to the card. */
export interface Whereabouts {
  readonly path: string;
  /** Value of the cart, whole rupees. */
  readonly cartValue: Rupees;
  /** Null if nobody is signed in. */
  readonly userId: string | null;
}

/** Session, device and time of an event. */
export interface Stamp {
  /** Random per tab; doesn't identify anyone. */
  readonly sessionId: string;
  readonly deviceType: DeviceType;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** A complete bundle event, ready to send (ANA-01). */
export interface BundleEvent extends Omit<BundleMoment, 'place' | 'recommendationId'>, Stamp {
  readonly sourcePage: SourcePage;
  readonly userId: string | null;
  readonly cartValue: Rupees;
}

/** Builds the event of a bundle as it is offered (ANA-01). */
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

/** Completes a bundle event for sending (ANA-01). */
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

/** The page type of a path (ANA-03); the open cart is 'cart' on every page. */
export function sourcePageOf(path: string, place: BundleMoment['place'] = 'page'): SourcePage {
  return place === 'cart' ? 'cart' : (pagesOfRoutes[matchRoute(path).route] ?? 'unknown');
}

/** Minimum shorter side of a tablet's touch screen, in CSS pixels. */
const tabletFrom = 600;

/** The device type of a screen (ANA-03). Without touch it is a desktop, however small the window. */
export function deviceTypeOf(screen: {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}): DeviceType {
  if (!screen.isTouch) return 'desktop';
  return Math.min(screen.width, screen.height) < tabletFrom ? 'mobile' : 'tablet';
}

/** Value of the cart after package discounts and before all others, whole rupees. */
export function cartValueOf(cart: Cart): Rupees {
  return sum(cart.map((line) => unitPrice(line, line.packageType) * line.quantity));
}

/** How events are batched and sent; times in milliseconds. */
export interface AnalyticsConfig {
  readonly endpoint: string;
  readonly batchSize: number;
  readonly batchDelay: number;
}

/** Validates the configuration at start-up (ANA-04). Throws for one that could never send anything. */
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
