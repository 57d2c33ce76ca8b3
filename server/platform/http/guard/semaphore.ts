import { problem } from '../problem.ts';

/**
 * Limits concurrency. The queue is served round-robin by network, so that no one network takes every slot (SEC-02).
 */
export interface Semaphore {
  /** Whether the queue is non-empty. */
  readonly isFull: boolean;
  /**
   * Resolves with a release function once there is a free slot; calling it twice is harmless. Throws
   * 'temporarily-unavailable' when the queue is full or the wait timed out.
   */
  acquire(from?: string): Promise<() => void>;
}

export interface SemaphoreOptions {
  readonly permits: number;
  readonly maxQueued: number;
  /** Milliseconds; without it there is no timeout. */
  readonly maxWaitMs?: number;
}

interface Waiter {
  readonly enter: () => void;
  readonly refuse: () => void;
}

export function createSemaphore({ permits, maxQueued, maxWaitMs }: SemaphoreOptions): Semaphore {
  /** Next is the first waiter of the first network; a served network moves to the end. */
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
    // The slot is handed over directly, so that no new caller can take it first.
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
  /** Makes room for one more of this network: a full queue drops the last waiter of the largest network. */
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
