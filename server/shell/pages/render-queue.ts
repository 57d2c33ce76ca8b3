import { createSemaphore } from '../../platform/http/guard/semaphore.ts';

/** Pages that are made at once, those that wait, and milliseconds that they wait. */
const limits = { permits: 4, maxQueued: 48, maxWaitMs: 2_000 };
/** Milliseconds that the event loop rests after a render at most, however long that took. */
const longestRest = 50;

/** Makes pages without taking the process away from everybody else (SEC-02). */
export interface RenderQueue {
  /** Whether somebody waits already. */
  readonly isFull: boolean;
  /** Makes one page in its turn. Throws 'temporarily-unavailable' where the queue is full or too slow. */
  make<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Renders, one page at a time. After each, the event loop belongs to others for as long as the render took, so
   * that renders never take more than half of it.
   */
  render<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createRenderQueue(): RenderQueue {
  const semaphore = createSemaphore(limits);
  let rested: Promise<void> = Promise.resolve();
  return {
    get isFull() {
      return semaphore.isFull;
    },
    async make(network, work) {
      const leave = await semaphore.acquire(network);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async render(work) {
      const before = rested;
      const { promise, resolve } = Promise.withResolvers<void>();
      rested = promise;
      await before;
      const began = performance.now();
      try {
        return await work();
      } finally {
        setTimeout(resolve, Math.min(performance.now() - began, longestRest));
      }
    },
  };
}
