import type { Tracking } from '../../../domain/shell/site/business-record.ts';
import type { Choice, Purpose } from '../../../domain/shell/consent.ts';
import { locationAt } from '../../../domain/shell/page/address.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import { isMeasured, trackersOf } from '../../../domain/shell/tracking/tracker.ts';
import type { Border } from '../../platform/browser/border.ts';
import type { Log } from '../../platform/log.ts';
import { promotionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';
import { momentsIn } from './kept-moments.ts';
import type { TrackerScripts } from './tracker-scripts.ts';

interface TrackingWorld {
  readonly view: Window;
  /** Cleared when the tab closes. */
  readonly session: DeviceStore;
  readonly log: Log;
  readonly border: Border;
  readonly tracking: Tracking;
  readonly readChoice: () => Choice | null;
}

/** The browser side of visit tracking. Trackers load only after consent. */
export function createTrackingService(world: TrackingWorld) {
  const { view, session, log, border, tracking, readChoice } = world;
  const leaving = new Set<(location: Location) => void>();
  const key = promotionKeys.untold;
  const isOpen = isMeasured(locationAt(view.location.pathname).path);
  let scripts: TrackerScripts | null = null;
  border.watch((to) => {
    const isAllowed = isMeasured(to.path);
    if (isOpen === isAllowed) return false;
    // Leaving tracked pages needs a new document only if scripts have loaded; entering them, as soon as there is
    // consent.
    const crosses = isOpen ? scripts !== null : hasAgreed(tracking, readChoice());
    if (crosses) leaving.forEach((listener) => listener(to));
    return crosses;
  });
  return {
    async loadTrackers(agreed: readonly Purpose[], signal: AbortSignal): Promise<void> {
      const { openTrackers } = await import('./tracker-scripts.ts');
      scripts ??= openTrackers(view);
      await scripts.load(
        trackersOf(tracking).filter(({ purpose }) => agreed.includes(purpose)),
        signal,
      );
    },
    watchLeaving(listener: (location: Location) => void): () => void {
      leaving.add(listener);
      return () => {
        leaving.delete(listener);
      };
    },
    tellPage: (location: Location) => scripts?.tellPage(location.path),
    tellMoment: (moment: ShopMoment) => scripts?.tellMoment(moment),
    keepMoment(moment: ShopMoment): void {
      session.write(key, [...(session.read(key, momentsIn) ?? []), moment].slice(-maxKept));
    },
    takeKept(): readonly ShopMoment[] {
      const kept = session.read(key, momentsIn) ?? [];
      session.remove(key);
      return kept;
    },
    removeTrackers(): void {
      scripts?.forget();
      session.remove(key);
      view.location.reload();
    },
    logFailure: (error: unknown) => log.warn('Couldn’t load the scripts that measure visits', error),
  };
}

const maxKept = 5;

function hasAgreed(tracking: Tracking, choice: Choice | null): boolean {
  return trackersOf(tracking).some(({ purpose }) => choice?.agreed.includes(purpose) === true);
}
