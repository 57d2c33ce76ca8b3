/** Milliseconds from now until a moment (ISO 8601); 0 if it has passed or is null. */
export function millisecondsUntil(at: string | null, now: number): number {
  return at === null ? 0 : Math.max(0, Date.parse(at) - now);
}

/** Whole seconds from now until a moment, rounded up. */
export function secondsUntil(at: string | null, now: number): number {
  return Math.ceil(millisecondsUntil(at, now) / 1000);
}

/** A duration as text: '0:30', '9:05'. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The moment a number of seconds from now, ISO 8601. */
export function momentAfter(seconds: number, now: number): string {
  return new Date(now + seconds * 1000).toISOString();
}
