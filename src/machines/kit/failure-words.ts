import { t } from '../../domain/kit/text/text.ts';
import type { Failure } from './tells.ts';

/** The message for a failed call: the server's own, if it sent one. */
export function failureWords(failure: Failure): string {
  if (failure.kind === 'offline') return t`No connection. Check your network and try again.`;
  if (failure.kind === 'refused' && failure.message !== '') return failure.message;
  return t`That didn’t work. Try again.`;
}
