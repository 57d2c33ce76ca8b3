/** A clock that follows the server's, whatever the device's says or becomes. */
export interface ShopClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Tells the time at once, every second, and when the tab wakes. */
  watchClock(listener: (now: number) => void): () => void;
  /** The Date header of an answer. One from a cache is older and changes nothing. */
  served(date: unknown): void;
}

const tickMs = 1000;

export function createClock(view: Window): ShopClock {
  const { performance, document } = view;
  // Of all answers the one with the latest word of the server is the freshest; the page's own time cannot be turned back.
  let offset: number | null = null;
  const now = () => performance.timeOrigin + performance.now() + (offset ?? 0);
  return {
    now,
    watchClock(listener) {
      const tick = () => listener(now());
      const timer = view.setInterval(tick, tickMs);
      document.addEventListener('visibilitychange', tick);
      tick();
      return () => {
        view.clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    served(date) {
      const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
      if (Number.isNaN(at)) return;
      const found = at - (performance.timeOrigin + performance.now());
      if (offset === null || found > offset) offset = found;
    },
  };
}
