import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import type { TrackerName } from '../../../domain/shell/tracking/tracker.ts';

/** Reports pages and events to one tracker. */
export interface Tracker {
  /** Without the query string: search terms are private. */
  tellPage(address: string): void;
  tellMoment(moment: ShopMoment): void;
}

type Send = (...words: unknown[]) => void;

declare global {
  /** The globals that the trackers' scripts look for. */
  interface Window {
    dataLayer?: unknown[];
    fbq?: Send & { queue?: unknown[]; loaded?: boolean; version?: string; push?: unknown; callMethod?: Send };
    clarity?: Send & { q?: unknown[] };
  }
}

export type TrackerGlobals = Pick<Window, 'dataLayer' | 'fbq' | 'clarity'>;

const currency = 'INR';

const googleNames = { view: 'view_item', add: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' };
const metaNames = { view: 'ViewContent', add: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'Purchase' };

/** Sets up each tracker as its own snippet would, without an inline script. */
export const trackers: Readonly<Record<TrackerName, (view: TrackerGlobals, id: string) => Tracker>> = {
  analytics(view, id) {
    const layer = layerOf(view);
    // gtag.js only recognises commands that are `arguments` objects.
    const say: Send = function say() {
      layer.push(arguments);
    };
    say('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
    say('js', new Date());
    say('config', id, { send_page_view: false, allow_google_signals: false, transport_type: 'beacon' });
    return {
      tellPage: (address) => say('event', 'page_view', { page_location: address }),
      tellMoment: (moment) => say('event', googleNames[moment.kind], { currency, ...goodsOf(moment) }),
    };
  },
  tag(view) {
    const layer = layerOf(view);
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return {
      tellPage: (address) => layer.push({ event: 'page_view', page_location: address }),
      tellMoment: (moment) => {
        layer.push({ event: googleNames[moment.kind], ecommerce: { currency, ...goodsOf(moment) } });
      },
    };
  },
  behaviour(view) {
    const waiting: unknown[] = [];
    const say: Send & { q?: unknown[] } = function say() {
      waiting.push(arguments);
    };
    say.q = waiting;
    view.clarity ??= say;
    return {
      tellPage: () => {},
      tellMoment: ({ kind }) => view.clarity?.('event', googleNames[kind]),
    };
  },
  pixel(view, id) {
    const queue: unknown[] = [];
    const say: NonNullable<Window['fbq']> = (...words) => {
      if (say.callMethod) say.callMethod(...words);
      else queue.push(words);
    };
    Object.assign(say, { push: say, loaded: true, version: '2.0', queue });
    view.fbq ??= say;
    // Otherwise the pixel collects names and addresses from forms automatically.
    view.fbq('set', 'autoConfig', false, id);
    view.fbq('init', id);
    return {
      tellPage: () => view.fbq?.('track', 'PageView'),
      tellMoment: ({ kind, value, items }) => {
        const contents = items.map(({ sku, quantity, price }) => ({ id: sku, quantity, item_price: price }));
        view.fbq?.('track', metaNames[kind], { currency, value, content_type: 'product', contents });
      },
    };
  },
};

function layerOf(view: TrackerGlobals): unknown[] {
  view.dataLayer ??= [];
  return view.dataLayer;
}

/** A purchase gets a random transaction id so it counts once; our order number isn't shared. */
function goodsOf({ kind, value, items }: ShopMoment): object {
  return {
    value,
    items: items.map(({ sku, quantity, price }) => ({ item_id: sku, quantity, price })),
    ...(kind === 'purchase' ? { transaction_id: crypto.randomUUID() } : {}),
  };
}
