import { useSyncExternalStore } from 'react';

/** The present, rounded up to the second, in milliseconds since 1970; draws again every second. 0 on the server. */
export function useNow(): number {
  return useSyncExternalStore(everySecond, wholeSecond, () => 0);
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

function wholeSecond(): number {
  return Math.ceil(Date.now() / 1000) * 1000;
}
