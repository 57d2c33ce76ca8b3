import type { Session } from '../database/session.ts';
import { atMostEvery } from './at-most-every.ts';

export interface JobBell {
  /** Tells the workers of all processes that a job is due; it never fails, because they look every second anyway. */
  ring(): void;
}

/** The channel on which the queue's workers listen. */
const channel = 'jobs:insert';
/** Milliseconds from one notification to the next; what is added meanwhile shares the next one. */
const pause = 20;

/** Wakes the workers at once, then at most every 20 ms, however many jobs are added. */
export function openJobBell(database: Pick<Session, 'notify'>): JobBell {
  let waiting = 0;
  const tell = atMostEvery(pause, () => {
    database.notify(channel, JSON.stringify({ count: waiting })).catch(() => undefined);
    waiting = 0;
  });
  return {
    ring() {
      waiting += 1;
      tell();
    },
  };
}
