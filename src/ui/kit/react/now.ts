import { useSyncExternalStore } from 'react';

/**
 * The current time in milliseconds since 1970, rounded up to the second. Re-renders every second. 0 on the server.
 */
export function useNow(): number {
  return useSyncExternalStore(everySecond, wholeSecond, () => 0);
}

/** A value derived from the current time. Re-renders only when that value changes. */
export function useNowAs<Seen extends string | number>(read: (now: number) => Seen): Seen {
  return useSyncExternalStore(
    everySecond,
    () => read(wholeSecond()),
    () => read(0),
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

function wholeSecond(): number {
  return Math.ceil(Date.now() / 1000) * 1000;
}
