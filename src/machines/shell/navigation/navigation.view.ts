import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../domain/kit/failure.ts';
import type { navigationMachine } from './navigation.machine.ts';

/** Text of the error screen; null if the page loaded. */
export function failureView(snapshot: SnapshotFrom<typeof navigationMachine>): string | null {
  return snapshot.matches('failed') ? failureText(snapshot.context.failure) : null;
}

/** The server's own message, if it sent one. */
export function failureText(failure: Failure | null): string {
  return failure?.kind === 'refused' && failure.message !== '' ? failure.message : t`Some error occured!`;
}
