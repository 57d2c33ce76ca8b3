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

/** A code was sent a moment ago, and the caller did nothing wrong; with the time when the next can be requested. */
export interface Paused {
  readonly kind: 'paused';
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

/** The response to another code so soon after the last; null for any other error. */
export function pausedIn(error: unknown, now: number): Paused | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug !== 'code-just-sent') return null;
  return { kind: 'paused', until: momentAfter(failure.retryAfter ?? defaultWaitSeconds, now) };
}

/** Why the server sent no code, as an expected result. Rethrows any other error. */
export function unsentIn(error: unknown, now: number): Unavailable | Paused | Limited {
  return unavailableIn(error, now) ?? pausedIn(error, now) ?? limitIn(error, now);
}

/** Errors from the server, by the form's own fields. */
export interface Refused<Mistakes> {
  readonly kind: 'refused';
  readonly fields: Mistakes;
  /** An error that belongs to no field; null without one. */
  readonly message: string | null;
}

/** Messages by field, without those of a field being edited. */
export function withoutField(words: Readonly<Record<string, string>>, field: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== field));
}
