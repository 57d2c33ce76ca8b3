import type { BodyInputOf } from '../../../contract/call.ts';
import type { trackBundleEvents } from '../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import {
  checkedAnalyticsConfig,
  type AnalyticsConfig,
  type BundleEvent,
} from '../../../domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { failureOf } from '../../../domain/kit/failure.ts';
import type { Log } from '../../platform/log.ts';

const { queueCap, retries } = analyticsConstants;
const pauseMs = 1000;

export type Batch = BodyInputOf<typeof trackBundleEvents>;

interface BatchRoads {
  readonly send: (batch: Batch) => Promise<unknown>;
  /** Calls `sendBeacon`. Returns false when the browser rejects the payload as too large. */
  readonly beacon: (endpoint: string, body: Blob) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Sends bundle events. A batch is tried up to three times under one id, which the server counts once. Throws when
 * the configuration is invalid.
 */
export function createBatchSender({ send, beacon, now, log }: BatchRoads, config: AnalyticsConfig) {
  const { endpoint } = checkedAnalyticsConfig(config);
  const batchOf = (events: readonly BundleEvent[]): Batch => ({
    events: [...events],
    batchId: crypto.randomUUID(),
    timestamp: new Date(now()).toISOString(),
  });
  const handOver = (batch: Batch) => {
    if (beacon(endpoint, new Blob([JSON.stringify(batch)], { type: 'application/json' }))) return;
    log.warn('Bundle events were lost', { events: batch.events.length });
  };
  return {
    sendBatch: async (events: readonly BundleEvent[], signal: AbortSignal): Promise<void> => {
      const batch = batchOf(events);
      const onAbort = () => handOver(batch);
      signal.addEventListener('abort', onAbort);
      try {
        await tried(() => send(batch), signal);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    sendBeacon: (events: readonly BundleEvent[]): void => {
      for (let from = 0; from < events.length; from += queueCap) {
        handOver(batchOf(events.slice(from, from + queueCap)));
      }
    },
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
      if (signal.aborted) throw error;
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
