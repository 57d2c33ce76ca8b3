/** A clock that follows the server's time, even when the device clock is wrong or changes. */
export interface ShopClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls the listener now, every second, and when the tab becomes visible or hidden. */
  watchClock(listener: (now: number) => void): () => void;
  /** Takes the Date header of a response. An older date, as from a cache, changes nothing. */
  served(date: unknown): void;
}

const tickMs = 1000;

export function createClock(view: Window): ShopClock {
  const { performance, document } = view;
  // The largest offset comes from the freshest response; `performance.now()` never goes back.
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
