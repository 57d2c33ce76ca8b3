import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { workCountsMachine, type WorkCounts, type WorkCountsEvent } from './work-counts.machine.ts';

export interface WorkCountsPorts {
  /** Reports immediately, and whenever the page or the signed-in person changes. */
  watchPlaces(listener: (isAdmin: boolean) => void): () => void;
  /** Reports when the server has saved something written here. */
  watchWrites(listener: () => void): () => void;
  /** Rejects with CallFailed. */
  loadCounts(signal: AbortSignal): Promise<WorkCounts>;
}

export function workCountsLogic(ports: WorkCountsPorts) {
  return workCountsMachine.provide({
    actors: {
      watchReviews: watching<WorkCountsEvent>((tell) => {
        const stops = [
          ports.watchPlaces((isAdmin) => tell({ type: 'place.changed', isAdmin })),
          ports.watchWrites(() => tell({ type: 'admin.written' })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      loadCounts: fromPromise<WorkCounts>(({ signal }) => ports.loadCounts(signal)),
    },
  });
}
