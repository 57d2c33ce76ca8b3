import { momentAfter } from './deadline.ts';
import { failureOf } from './tells.ts';

/** Rate limited, with the time when the next attempt is possible. */
export interface Limited {
  readonly kind: 'limited';
  /** ISO 8601. */
  readonly until: string;
}

/** The shop can't send codes for a while, with the time when another attempt makes sense. */
export interface Unavailable {
  readonly kind: 'unavailable';
  /** ISO 8601. */
  readonly until: string;
}

const defaultWaitSeconds = 60;

/** A rate limit (429) as an expected result. Rethrows any other error. `now` in milliseconds since 1970. */
export function limitIn(error: unknown, now: number): Limited {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status !== 429) throw error;
  return { kind: 'limited', until: momentAfter(failure.retryAfter ?? defaultWaitSeconds, now) };
}

/** The response of a shop that has used up its text messages; null for any other error. */
export function unavailableIn(error: unknown, now: number): Unavailable | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug !== 'codes-unavailable') return null;
  return { kind: 'unavailable', until: momentAfter(failure.retryAfter ?? defaultWaitSeconds, now) };
}
