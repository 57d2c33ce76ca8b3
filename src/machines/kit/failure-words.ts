import type { Failure } from './tells.ts';

/** What a person reads of a call that failed: the server's own words where it said some. */
export function failureWords(failure: Failure): string {
  if (failure.kind === 'offline') return 'No connection. Check your network and try again.';
  if (failure.kind === 'refused' && failure.message !== '') return failure.message;
  return 'That didn’t work. Try again.';
}
