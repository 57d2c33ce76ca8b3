import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { workCountsMachine, type WorkCounts, type WorkCountsEvent } from './work-counts.machine.ts';

export interface WorkCountsPorts {
  /** Tells at once, and whenever another place is open or another person is here. */
  watchPlaces(listener: (isAdmin: boolean) => void): () => void;
  /** Tells whenever the server has taken something that was written here. */
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
