import { assign, fromPromise } from 'xstate';
import {
  bundleEvent,
  type BundleEvent,
  type BundleMoment,
  type Stamp,
} from '../../../domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { watching } from '../../kit/slot.ts';
import { analyticsMachine } from './analytics.machine.ts';

export interface AnalyticsPorts {
  /** From 0 (inclusive) to 1 (exclusive). */
  random(): number;
  stamp(): Stamp;
  /**
   * Sends a batch under one id, which stays the same across retries. Rejects after the last retry. A batch aborted
   * before its response is sent once more by beacon with the same id, so that it counts once.
   */
  sendBatch(events: readonly BundleEvent[], signal: AbortSignal): Promise<void>;
  /** Hands events to the browser, which sends them even if the page is closed. */
  sendBeacon(events: readonly BundleEvent[]): void;
  /** Reports when the page is hidden or left. */
  watchLeaving(listener: () => void): () => void;
  /** Tells the server how its recommendation did. Failures are only logged. */
  touchRecommendation(recommendationId: string, moment: BundleMoment): void;
  logFailure(error: unknown): void;
}

const { startDelayMin, startDelayMax } = analyticsConstants;

export function analyticsLogic(ports: AnalyticsPorts) {
  return analyticsMachine.provide({
    actors: {
      watchLeaving: watching<{ type: 'page.hidden' }>((tell) =>
        ports.watchLeaving(() => tell({ type: 'page.hidden' })),
      ),
      sendBatch: fromPromise<void, { events: readonly BundleEvent[] }>(({ input, signal }) =>
        ports.sendBatch(input.events, signal),
      ),
    },
    actions: {
      collect: assign({
        waiting: ({ context }, { moment, where }) => [
          ...context.waiting,
          bundleEvent(moment, where, ports.stamp()),
        ],
      }),
      touchRecommendation: (_, { moment }) => {
        if (moment.recommendationId !== null) ports.touchRecommendation(moment.recommendationId, moment);
      },
      sendBeacon: (_, { events }) => {
        if (events.length > 0) ports.sendBeacon(events);
      },
      logFailure: (_, { error }) => ports.logFailure(error),
    },
    delays: { startPause: () => startDelayMin + Math.round((startDelayMax - startDelayMin) * ports.random()) },
  });
}
