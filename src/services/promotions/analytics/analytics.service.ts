import * as bundleAnalyticsCalls from '../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import {
  deviceTypeOf,
  type AnalyticsConfig,
  type BundleMoment,
  type Stamp,
} from '../../../domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { createSightService } from '../../platform/browser/sight.ts';
import type { createBundleService } from '../bundle/bundle.service.ts';
import type { Log } from '../../platform/log.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import { textOf } from '../../platform/storage/shape.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';
import { createBatchSender } from './batch-sender.ts';

const { batchSize, batchDelay } = analyticsConstants;

const analyticsConfig: AnalyticsConfig = {
  endpoint: bundleAnalyticsCalls.trackBundleEvents.path,
  batchSize,
  batchDelay,
};

interface AnalyticsWorld {
  readonly view: Window;
  readonly bundles: Pick<
    ReturnType<typeof createBundleService>,
    'trackEvents' | 'trackRecommendationView' | 'trackRecommendationInteraction'
  >;
  /** Cleared when the tab closes. */
  readonly session: DeviceStore;
  readonly now: () => number;
  readonly log: Log;
}

/** The browser side of bundle analytics. */
export function createAnalyticsService({ view, bundles, session, now, log }: AnalyticsWorld) {
  const sender = createBatchSender(
    {
      send: (batch) => bundles.trackEvents(batch),
      beacon: (endpoint, body) => view.navigator.sendBeacon(endpoint, body),
      now,
      log,
    },
    analyticsConfig,
  );
  const sessionId = keptSessionId(session);
  const sight = createSightService(view);
  const seen = new Set<string>();
  const quietly = (sent: Promise<unknown>) => {
    sent.catch((error: unknown) => log.warn('Couldn’t track a recommendation', error));
  };
  return {
    ...sender,
    random: () => Math.random(),
    stamp: (): Stamp => ({
      sessionId,
      deviceType: deviceTypeOf(screenOf(view)),
      timestamp: new Date(now()).toISOString(),
    }),
    watchLeaving: (listener: () => void) => sight.watchLeaving(listener),
    touchRecommendation(recommendationId: string, { action, bundleId, metadata }: BundleMoment): void {
      const about = { bundleId, ...(metadata.position === undefined ? {} : { position: metadata.position }) };
      if (action !== 'view') {
        quietly(bundles.trackRecommendationInteraction({ recommendationId, action, data: about }));
      } else if (!seen.has(recommendationId)) {
        seen.add(recommendationId);
        quietly(bundles.trackRecommendationView({ recommendationId, context: about }));
      }
    },
    logFailure: (error: unknown) => log.warn('Couldn’t send bundle events', error),
  };
}

function keptSessionId(session: DeviceStore): string {
  const kept = session.read(sessionKeys.bundleSession, textOf);
  if (kept !== null && kept !== '' && kept.length <= 64) return kept;
  const fresh = crypto.randomUUID();
  session.write(sessionKeys.bundleSession, fresh);
  return fresh;
}

function screenOf(view: Window) {
  const { width, height } = view.screen;
  return { width, height, isTouch: view.matchMedia('(pointer: coarse)').matches };
}
