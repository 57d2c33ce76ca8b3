import { watching } from '../slot.ts';
import { countdownMachine, type CountdownEvent } from './countdown.machine.ts';

/** A clock in the server's time, independent of the device's. */
export interface ClockPorts {
  /** Reports the time in milliseconds at once, every second, and when the tab wakes. */
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
