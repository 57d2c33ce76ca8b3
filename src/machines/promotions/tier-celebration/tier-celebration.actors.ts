import { watching } from '../../kit/slot.ts';
import { tierCelebrationMachine, type TierCelebrationEvent } from './tier-celebration.machine.ts';

export interface EscapePorts {
  /** Tells that Escape was pressed, before anything else hears of it; while somebody listens, nothing else does. */
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
