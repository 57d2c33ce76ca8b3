import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { deskCountsMachine, type DeskCounts, type DeskCountsEvent } from './desk-counts.machine.ts';

export interface DeskCountsPorts {
  /** Tells at once, and whenever another place is open or another person is here. */
  watchPlaces(listener: (isAdmin: boolean) => void): () => void;
  /** Tells whenever the server has taken something that was written here. */
  watchWrites(listener: () => void): () => void;
  /** Rejects with CallFailed. */
  loadCounts(signal: AbortSignal): Promise<DeskCounts>;
}

export function deskCountsLogic(ports: DeskCountsPorts) {
  return deskCountsMachine.provide({
    actors: {
      watchDesk: watching<DeskCountsEvent>((tell) => {
        const stops = [
          ports.watchPlaces((isAdmin) => tell({ type: 'place.changed', isAdmin })),
          ports.watchWrites(() => tell({ type: 'desk.written' })),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      loadCounts: fromPromise<DeskCounts>(({ signal }) => ports.loadCounts(signal)),
    },
  });
}
