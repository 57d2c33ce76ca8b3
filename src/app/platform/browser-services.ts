import type { InspectionEvent } from 'xstate';
import type { Initial } from '../../contract/shell/initial.ts';
import { matchRoute, type Location } from '../../domain/shell/page/route.ts';
import { createBorder } from '../../services/platform/browser/border.ts';
import { createClock } from '../../services/platform/browser/clock.ts';
import { createHistoryService } from '../../services/platform/browser/history.ts';
import { createNetworkService } from '../../services/platform/browser/network.ts';
import { createScrollService } from '../../services/platform/browser/scroll.ts';
import { createCartService } from '../../services/cart/cart.service.ts';
import { createHttp, type Http, type HttpHooks } from '../../services/platform/http/http.ts';
import { createLog } from '../../services/platform/log.ts';
import { createQueries } from '../../services/platform/queries.ts';
import { createHeadingFocus } from '../../services/shell/pages/heading-focus.ts';
import { createLazyPages } from '../../services/shell/pages/lazy-pages.ts';
import { createSessionService, createTokenKeeper } from '../../services/account/session.service.ts';
import { createBell } from '../../services/platform/bell.ts';
import type { HandedCoupon } from '../../services/promotions/coupon/claimed-coupons.ts';
import { createDeviceStore, storageKeys } from '../../services/platform/storage/storage.ts';
import { createThemeService } from '../../services/shell/theme.service.ts';
import type { ShopPorts } from './create-shop.ts';
import { pageOf } from '../shell/pages.tsx';
import { yieldToMain } from '../../services/platform/browser/yield-to-main.ts';
import { idle } from './entry/when-idle.ts';

interface BrowserOptions {
  /** Creates the HTTP client; the real one unless given. */
  readonly openHttp?: (hooks: HttpHooks) => Http;
  /** What the promotions wait for. */
  readonly firstSign?: Promise<void>;
}

/**
 * The services every page needs, and the ports built on them. Screens create further services in their own chunks.
 */
export function browserServices(
  view: Window,
  { site, page, location }: Initial,
  { openHttp = createHttp, firstSign }: BrowserOptions = {},
) {
  const store = createDeviceStore(localStorageOf(view), view);
  const log = createLog(console);
  const network = createNetworkService(view);
  const clock = createClock(view);
  const history = createHistoryService(view);
  const border = createBorder(view);
  const loss = createBell();
  const token = createTokenKeeper(store);
  const http = openHttp({
    token: token.read,
    isTraced: site.isTraced === true,
    sessionLost: loss.ring,
    reached: network.reached,
    served: (date) => clock.served(date),
  });
  const bells = {
    bundleChanged: createBell(),
    couponHanded: createBell<[HandedCoupon]>(),
    stepTaken: createBell<[InspectionEvent]>(),
  };
  const queries = createQueries();
  const source = createLazyPages(http, queries, { location, page, cameAt: Date.now() });
  const cart = createCartService(http, store, log);
  const loadPage = async (place: Location) => {
    // Its code is fetched beside its data, by its path: only the data say whether the page exists.
    const [next] = await Promise.all([source.page(place), pageOf(matchRoute(place.path)).load()]);
    await pageOf(next).load();
    return next;
  };
  const ports: ShopPorts = {
    session: createSessionService(http, store, token, loss),
    cart: { findProduct: (sku) => source.product(sku), logUnknown: cart.logUnknown },
    cartSync: cart,
    navigation: {
      ...history,
      ...createScrollService(view, store),
      ...createHeadingFocus(view),
      loadPage: async (place) => (border.cross(place) ? new Promise(() => {}) : loadPage(place)),
      fetchAhead: () => {
        const end = new AbortController();
        idle(view)
          .then(async () => import('../../services/shell/pages/fetch-ahead.ts'))
          .then(({ fetchAhead }) => fetchAhead(view, loadPage, end.signal))
          .catch(() => {});
        return () => end.abort();
      },
    },
    connection: network,
    theme: createThemeService(view.document),
    writeHead: (shown, place) => {
      import('../shell/show-head.ts')
        .then(({ showHead }) => showHead(view.document, { page: shown, location: place, site }))
        .catch((error: unknown) => log.warn('Couldn’t set the page title', error));
    },
    loadPromotions: async (inspect) => {
      // The wishlist’s page has nothing else to show.
      if (page.route !== 'wishlist') await firstSign;
      await idle(view);
      const { promotionsStarter } = await import('../promotions/start-promotions.ts');
      await yieldToMain();
      return promotionsStarter(
        {
          view,
          http,
          queries,
          pages: source,
          store,
          clock,
          log,
          border,
          bells,
          tracking: site.tracking,
          mode: site.mode,
        },
        inspect,
      );
    },
    logPromotions: (error) => log.warn('Couldn’t load the promotions', error),
    reportFailure: (error) => view.reportError(error),
    forgetChoices: () => {
      const { coupon, bundle, address, method, checkout } = storageKeys;
      for (const key of [coupon, bundle, address, method, checkout]) store.remove(key);
    },
  };
  return {
    view,
    ports,
    pages: source,
    queries,
    /** Marks all cached reads as stale after a write. */
    forgetReads: () => {
      queries()
        .then(async (client) => client.invalidateQueries())
        .catch(() => {});
    },
    http,
    store,
    /** Carry events between promotions and checkout, and what flows do to whoever counts it. */
    bells,
    log,
    clock,
    history,
  };
}

export type BrowserServices = ReturnType<typeof browserServices>;

/** Even reading the property throws when the browser blocks storage. */
function localStorageOf(view: Window): Storage | null {
  try {
    return view.localStorage;
  } catch {
    return null;
  }
}
