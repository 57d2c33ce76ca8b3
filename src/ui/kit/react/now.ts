import { useSyncExternalStore } from 'react';

/** The present, rounded up to the second, in milliseconds since 1970; draws again every second. 0 on the server. */
export function useNow(): number {
  return useSyncExternalStore(everySecond, wholeSecond, () => 0);
}

/** What a rule makes of the present; draws again only when it makes something else of it. */
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
