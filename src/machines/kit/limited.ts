import { momentAfter } from './deadline.ts';
import { failureOf } from './tells.ts';

/** Too many tries; there is a moment when it is possible again. */
export interface Limited {
  readonly kind: 'limited';
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
