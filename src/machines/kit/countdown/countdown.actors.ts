import { watching } from '../slot.ts';
import { countdownMachine, type CountdownEvent } from './countdown.machine.ts';

/** A clock that follows the server's, whatever the device says. */
export interface ClockPorts {
  /** Tells the time in milliseconds at once, every second, and when the tab wakes. */
  watchClock(listener: (now: number) => void): () => void;
}

export function countdownLogic(ports: ClockPorts) {
  return countdownMachine.provide({
    actors: {
      watchClock: watching<CountdownEvent>((tell) =>
        ports.watchClock((now) => tell({ type: 'clock.ticked', now })),
      ),
    },
  });
}
