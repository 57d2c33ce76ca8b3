import { watching } from '../../kit/slot.ts';
import { tierCelebrationMachine, type TierCelebrationEvent } from './tier-celebration.machine.ts';

export interface EscapePorts {
  /** Reports Escape before any other listener, and keeps it from them. */
  watchEscape(listener: () => void): () => void;
}

export function tierCelebrationLogic(ports: EscapePorts) {
  return tierCelebrationMachine.provide({
    actors: {
      watchEscape: watching<Extract<TierCelebrationEvent, { type: 'celebration.close' }>>((tell) =>
        ports.watchEscape(() => tell({ type: 'celebration.close' })),
      ),
    },
  });
}
