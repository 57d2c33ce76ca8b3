import { momentAfter } from './deadline.ts';
import { failureOf } from './tells.ts';

/** Too many tries; there is a moment when it is possible again. */
export interface Limited {
  readonly kind: 'limited';
  /** ISO 8601. */
  readonly until: string;
}

/** The shop can send no codes for a while; there is a moment when it is worth another try. */
export interface Unavailable {
  readonly kind: 'unavailable';
  /** ISO 8601. */
  readonly until: string;
}

const defaultWaitSeconds = 60;

/** A 429 is expected and has its moment; anything else is thrown on. `now` in milliseconds since 1970. */
export function limitIn(error: unknown, now: number): Limited {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status !== 429) throw error;
  return { kind: 'limited', until: momentAfter(failure.retryAfter ?? defaultWaitSeconds, now) };
}

/** A shop whose text messages are used up says so, with its moment (SEC-03); null for anything else. */
export function unavailableIn(error: unknown, now: number): Unavailable | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug !== 'codes-unavailable') return null;
  return { kind: 'unavailable', until: momentAfter(failure.retryAfter ?? defaultWaitSeconds, now) };
}
