import { problem } from '../problem.ts';

/** Lets so many in at once. Who waits is served network by network, in turn, so that nobody takes all places (SEC-02). */
export interface Semaphore {
  /** Whether somebody waits already. */
  readonly isFull: boolean;
  /**
   * Resolves when there is a place, with the way to give it back; giving it back twice is giving it back once. Throws
   * 'temporarily-unavailable' when the queue is full or the wait was too long.
   */
  acquire(from?: string): Promise<() => void>;
}

export interface SemaphoreOptions {
  readonly permits: number;
  readonly maxQueued: number;
  /** Milliseconds; without it the wait has no end. */
  readonly maxWaitMs?: number;
}

interface Waiter {
  readonly enter: () => void;
  readonly refuse: () => void;
}

export function createSemaphore({ permits, maxQueued, maxWaitMs }: SemaphoreOptions): Semaphore {
  /** The next in line is the first waiter of the first network; a network that was served goes to the end. */
  const queues = new Map<string, Waiter[]>();
  let inside = 0;
  let queued = 0;

  const remove = (from: string, waiter: Waiter): boolean => {
    const queue = queues.get(from) ?? [];
    const index = queue.indexOf(waiter);
    if (index === -1) return false;
    queue.splice(index, 1);
    queued -= 1;
    if (queue.length === 0) queues.delete(from);
    return true;
  };
  const leave = (): void => {
    const [next] = queues;
    if (!next) {
      inside -= 1;
      return;
    }
    // The place goes from hand to hand, so that nobody slips in between.
    const [from, [waiter]] = next;
    if (!waiter) return;
    remove(from, waiter);
    const rest = queues.get(from);
    if (rest) {
      queues.delete(from);
      queues.set(from, rest);
    }
    waiter.enter();
  };
  const permit = () => {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      leave();
    };
  };
  /** Room for one more of this network: of a full queue the last of the largest network goes. */
  const makeRoom = (from: string): void => {
    if (queued < maxQueued) return;
    let [largest, max] = [from, queues.get(from)?.length ?? 0];
    for (const [name, { length }] of queues) if (length > max + 1) [largest, max] = [name, length];
    const last = largest === from ? undefined : queues.get(largest)?.at(-1);
    if (!last) throw refusal();
    remove(largest, last);
    last.refuse();
  };

  return {
    get isFull() {
      return queued > 0;
    },
    async acquire(from = '') {
      if (inside < permits) {
        inside += 1;
        return permit();
      }
      makeRoom(from);
      await new Promise<void>((resolve, reject) => {
        const waiter: Waiter = { enter: () => done(resolve), refuse: () => done(() => reject(refusal())) };
        const late = () => {
          if (remove(from, waiter)) waiter.refuse();
        };
        const timer = maxWaitMs === undefined ? undefined : setTimeout(late, maxWaitMs);
        const done = (tell: () => void): void => {
          clearTimeout(timer);
          tell();
        };
        queues.set(from, [...(queues.get(from) ?? []), waiter]);
        queued += 1;
      });
      return permit();
    },
  };
}

function refusal() {
  return problem('temporarily-unavailable', { headers: { 'retry-after': '2' } });
}
