import type { Failure } from './tells.ts';

/** What a person reads of a call that failed: the server's own words where it said some. */
export function failureWords(failure: Failure): string {
  if (failure.kind === 'offline') return 'There is no connection. Please try again.';
  if (failure.kind === 'refused' && failure.message !== '') return failure.message;
  return 'That did not work. Please try again.';
}
