import { createSemaphore } from '../../platform/http/guard/semaphore.ts';

/** Concurrent renders, maximum queue length, and maximum wait in milliseconds. */
const limits = { permits: 4, maxQueued: 48, maxWaitMs: 2_000 };
/** Maximum pause after a render in milliseconds. */
const longestRest = 50;

/** Renders pages without delaying other requests (SEC-02). */
export interface RenderQueue {
  /** Whether the queue is non-empty. */
  readonly isFull: boolean;
  /** Renders one page in turn. Throws 'temporarily-unavailable' when the queue is full or too slow. */
  make<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Renders one page at a time. While other requests are waiting, pauses for as long as the render took, so that they
   * get half of the event loop.
   */
  render<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** `othersWait` says whether requests other than pages are being answered. */
export function createRenderQueue(othersWait: () => boolean): RenderQueue {
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
        const rest = Math.min(performance.now() - began, longestRest);
        // Requests that arrived during the render are read first.
        setImmediate(() => (othersWait() ? setTimeout(resolve, rest) : resolve()));
      }
    },
  };
}
