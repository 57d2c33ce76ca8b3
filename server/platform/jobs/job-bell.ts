import type { Session } from '../database/session.ts';

export interface JobBell {
  /** Tells the workers of all processes that a job is due; it never fails, because they look by themselves every second. */
  ring(): void;
}

/** The channel on which the queue's workers listen. */
const channel = 'jobs:insert';
/** Milliseconds from one notification to the next; what is added meanwhile shares the next one. */
const pause = 20;

/** Wakes the workers at once, then at most every 20 ms, however many jobs are added. */
export function openJobBell(database: Pick<Session, 'notify'>): JobBell {
  let waiting = 0;
  let isPaused = false;
  const tell = (): void => {
    const count = waiting;
    waiting = 0;
    isPaused = true;
    database.notify(channel, JSON.stringify({ count })).catch(() => undefined);
    setTimeout(() => {
      isPaused = false;
      if (waiting > 0) tell();
    }, pause).unref();
  };
  return {
    ring() {
      waiting += 1;
      if (!isPaused) tell();
    },
  };
}
