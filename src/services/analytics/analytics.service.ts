import type { BodyInputOf } from '../../contract/call.ts';
import type { trackBundleEvents } from '../../contract/bundle/bundle-analytics.calls.ts';
import {
  checkedAnalyticsConfig,
  deviceTypeOf,
  type AnalyticsConfig,
  type BundleEvent,
  type BundleMoment,
  type Stamp,
} from '../../domain/analytics/bundle-event.ts';
import { analyticsConstants } from '../../domain/constants/constants.ts';
import { failureOf } from '../../domain/failure/failure.ts';
import type { createBundleService } from '../bundle/bundle.service.ts';
import { createSightService } from '../browser/sight.ts';
import { calls } from '../http/calls.ts';
import type { Log } from '../log/log.ts';
import { textOf } from '../storage/shape.ts';
import type { DeviceStore } from '../storage/storage.ts';
import { sessionKeys } from '../storage/session-keys.ts';

const { batchSize, batchDelay, queueCap, retries } = analyticsConstants;
const pauseMs = 1000;

/** How this build tracks bundles (ANA-02). */
export const analyticsConfig: AnalyticsConfig = { endpoint: calls.trackBundleEvents.path, batchSize, batchDelay };

type Batch = BodyInputOf<typeof trackBundleEvents>;
type BundleCalls = Pick<
  ReturnType<typeof createBundleService>,
  'trackEvents' | 'trackRecommendationView' | 'trackRecommendationInteraction'
>;

interface AnalyticsWorld {
  readonly view: Window;
  readonly bundles: BundleCalls;
  /** Lasts as long as the tab. */
  readonly session: DeviceStore;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Sends bundle events: a batch is tried three times under one id, which the server counts once (ANA-02). Throws where
 * the configuration can never send (ANA-04).
 */
export function createAnalyticsService(world: AnalyticsWorld, config: AnalyticsConfig = analyticsConfig) {
  const { view, bundles, session, now, log } = world;
  const { endpoint } = checkedAnalyticsConfig(config);
  const sessionId = keptSessionId(session);
  const moment = () => new Date(now()).toISOString();
  const batchOf = (events: readonly BundleEvent[]): Batch => ({
    events: [...events],
    batchId: crypto.randomUUID(),
    timestamp: moment(),
  });
  const handOver = (batch: Batch) => {
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    if (view.navigator.sendBeacon(endpoint, body)) return;
    log.warn('Bundle events were lost', { events: batch.events.length });
  };
  const quietly = (sent: Promise<unknown>) => {
    sent.catch((error: unknown) => log.warn('A recommendation could not be tracked', error));
  };
  const sight = createSightService(view);
  const seen = new Set<string>();
  return {
    random: () => Math.random(),
    stamp: (): Stamp => ({ sessionId, deviceType: deviceTypeOf(screenOf(view)), timestamp: moment() }),
    async sendBatch(events: readonly BundleEvent[], signal: AbortSignal): Promise<void> {
      const batch = batchOf(events);
      const onAbort = () => handOver(batch);
      signal.addEventListener('abort', onAbort);
      try {
        await tried(() => bundles.trackEvents(batch), signal);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    sendBeacon(events: readonly BundleEvent[]): void {
      for (let from = 0; from < events.length; from += queueCap) {
        handOver(batchOf(events.slice(from, from + queueCap)));
      }
    },
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
    logFailure: (error: unknown) => log.warn('Bundle events could not be sent', error),
  };
}

async function tried(send: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (attempt >= retries || signal.aborted || isRefusedForGood(error)) throw error;
      await waited(pauseMs * (attempt + 1), signal);
    }
  }
}

function isRefusedForGood(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500;
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
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
