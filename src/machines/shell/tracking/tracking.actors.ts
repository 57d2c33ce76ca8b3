import { fromPromise } from 'xstate';
import type { Purpose } from '../../../domain/shell/consent.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import { watching } from '../../kit/slot.ts';
import { trackingMachine } from './tracking.machine.ts';
import type { TrackingEvent } from './tracking.types.ts';

export interface TrackingPorts {
  /** Adds the scripts for these purposes to the page, each once. Rejects if none of them loads. */
  loadTrackers(agreed: readonly Purpose[], signal: AbortSignal): Promise<void>;
  /** Reports before the visitor goes to a page without tracking. */
  watchLeaving(listener: (location: Location) => void): () => void;
  tellPage(location: Location): void;
  tellMoment(moment: ShopMoment): void;
  keepMoment(moment: ShopMoment): void;
  /** Returns the stored events, once. */
  takeKept(): readonly ShopMoment[];
  removeTrackers(): void;
  logFailure(error: unknown): void;
}

export function trackingLogic(ports: TrackingPorts) {
  return trackingMachine.provide({
    actors: {
      loadTrackers: fromPromise<void, { agreed: readonly Purpose[] }>(({ input, signal }) =>
        ports.loadTrackers(input.agreed, signal),
      ),
      watchLeaving: watching<Extract<TrackingEvent, { type: 'page.leaving' }>>((tell) =>
        ports.watchLeaving((location) => tell({ type: 'page.leaving', location })),
      ),
    },
    actions: {
      tellPage: (_, { location }) => ports.tellPage(location),
      tellMoments: (_, { moments }) => moments.forEach((moment) => ports.tellMoment(moment)),
      keepMoments: (_, { moments }) => moments.forEach((moment) => ports.keepMoment(moment)),
      tellKept: () => ports.takeKept().forEach((moment) => ports.tellMoment(moment)),
      removeTrackers: () => ports.removeTrackers(),
      logFailure: (_, { error }) => ports.logFailure(error),
    },
  });
}
