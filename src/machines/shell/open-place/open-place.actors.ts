import type { SessionProfile } from '../../account/session/session.machine.ts';
import { watching } from '../../kit/slot.ts';
import { type OpenPlaceEvent, openPlaceMachine } from './open-place.machine.ts';

type ReaderEvent = Extract<OpenPlaceEvent, { type: 'reader.changed' }>;
type WorkEvent = Exclude<OpenPlaceEvent, ReaderEvent>;

export interface OpenPlacePorts {
  /** Reports now, and whenever the profile says something else. */
  watchReader(listener: (reader: SessionProfile) => void): () => void;
  /** Reports a form that has something to save, however it was put in. */
  watchUnsaved(listener: () => void): () => void;
  /** Reports when the server has saved something written here. */
  watchWrites(listener: () => void): () => void;
  /** Reads the profile again. */
  askReader(): void;
}

export function openPlaceLogic(ports: OpenPlacePorts) {
  return openPlaceMachine.provide({
    actors: {
      watchReader: watching<ReaderEvent>((tell) =>
        ports.watchReader((reader) => tell({ type: 'reader.changed', reader })),
      ),
      watchWork: watching<WorkEvent>((tell) => {
        const stops = [
          ports.watchUnsaved(() => tell({ type: 'work.typed' })),
          ports.watchWrites(() => tell({ type: 'work.saved' })),
        ];
        return () => stops.forEach((stop) => stop());
      }),
    },
    actions: { askReader: () => ports.askReader() },
  });
}
