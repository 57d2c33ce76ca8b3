import type { PromotionsPorts } from '../../machines/promotions/promotions/promotions.actors.ts';
import { createAnalyticsService } from '../../services/promotions/analytics/analytics.service.ts';
import { createBannerService } from '../../services/promotions/banner/banner.service.ts';
import { createClosedBanner } from '../../services/promotions/banner/closed-banner.ts';
import { createAttentionService } from '../../services/platform/browser/attention.ts';
import { createBundleService } from '../../services/promotions/bundle/bundle.service.ts';
import { watchEscape } from '../../services/platform/browser/escape.ts';
import type { ShopClock } from '../../services/platform/browser/clock.ts';
import type { Border } from '../../services/platform/browser/border.ts';
import { createConsentService } from '../../services/shell/consent.service.ts';
import type { Http } from '../../services/platform/http/http.ts';
import type { Log } from '../../services/platform/log.ts';
import type { OpenQueries } from '../../services/platform/queries.ts';
import type { PageSource } from '../../domain/shell/page/load-page.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import type { DeviceStore } from '../../services/platform/storage/storage.ts';
import { createTierService } from '../../services/promotions/tier.service.ts';
import { createWishlistService } from '../../services/catalogue/wishlist.service.ts';
import { createTrackingService } from '../../services/shell/tracking/tracking.service.ts';
import { countedShare } from '../../domain/shell/flow-count.ts';
import type { Site } from '../../domain/shell/site/site.ts';
import type { Tracking } from '../../domain/shell/site/business-record.ts';
import type { BrowserServices } from '../platform/browser-services.ts';
import { cartBundlePorts } from './bundle-ports.ts';
import { popupPorts } from './popup-ports.ts';

/** The browser services that promotions build on. */
export interface PromotionsWorld {
  readonly view: Window;
  readonly http: Http;
  /** The query cache and the pages' data. */
  readonly queries: OpenQueries;
  readonly pages: PageSource;
  readonly store: DeviceStore;
  readonly clock: ShopClock;
  readonly log: Log;
  readonly border: Border;
  readonly bells: BrowserServices['bells'];
  readonly tracking: Tracking;
  readonly mode: Site['mode'];
}

/** The promotions' services as ports of their actors. */
export function promotionServices(world: PromotionsWorld): PromotionsPorts {
  const { view, store, clock, http, queries, log, border, tracking } = world;
  const session = createSessionStore(view);
  const consent = createConsentService(store, () => clock.now());
  const attention = createAttentionService(view);
  return {
    overlays: attention,
    ...popupPorts(world, attention),
    analytics: createAnalyticsService({
      view,
      bundles: createBundleService(http),
      session,
      now: () => clock.now(),
      log,
    }),
    tierProgress: createTierService(http, queries, log),
    celebrations: { watchEscape: (listener) => watchEscape(view, listener) },
    membership: clock,
    consent,
    tracking: createTrackingService({ view, session, log, border, tracking, readChoice: consent.readChoice }),
    stepCount: { countSteps: stepCounter(world) },
    cartBundle: cartBundlePorts(world),
    wishlist: createWishlistService(http, store),
    bannerCarousel: {
      watchStillness: attention.watchStillness,
      ...createBannerService(http, log),
      ...createClosedBanner(view.document),
    },
  };
}

/** Counts a share of the visits. Its code is fetched once somebody agrees. */
function stepCounter({ view, bells, mode }: PromotionsWorld): () => () => void {
  const isPicked = Math.random() < countedShare[mode];
  return () => {
    const end = new AbortController();
    if (isPicked) {
      Promise.all([import('../platform/inspection/count-steps.ts'), import('../../services/flows/step-report.ts')])
        .then(([{ countSteps }, { createStepReports }]) =>
          countSteps(bells.stepTaken.listen, createStepReports(view), end.signal),
        )
        .catch(() => {});
    }
    return () => end.abort();
  };
}
