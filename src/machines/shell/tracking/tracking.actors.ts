import { fromPromise } from 'xstate';
import type { Purpose } from '../../../domain/shell/consent.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import { watching } from '../../kit/slot.ts';
import { trackingMachine } from './tracking.machine.ts';
import type { TrackingEvent } from './tracking.types.ts';

export interface TrackingPorts {
  /** Puts the scripts of these purposes into the page, each once. Rejects when none of them came. */
  loadTrackers(agreed: readonly Purpose[], signal: AbortSignal): Promise<void>;
  /** Tells before the visitor crosses to a page that is not measured. */
  watchLeaving(listener: (location: Location) => void): () => void;
  tellPage(location: Location): void;
  tellMoment(moment: ShopMoment): void;
  keepMoment(moment: ShopMoment): void;
  /** What was kept, once. */
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
