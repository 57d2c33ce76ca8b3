import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../domain/kit/failure.ts';
import type { navigationMachine } from './navigation.machine.ts';

/** What the error screen says; null while the page is there. */
export function failureView(snapshot: SnapshotFrom<typeof navigationMachine>): string | null {
  return snapshot.matches('failed') ? failureText(snapshot.context.failure) : null;
}

/** The server's own words where it gave some. */
export function failureText(failure: Failure | null): string {
  return failure?.kind === 'refused' && failure.message !== '' ? failure.message : 'Some error occured!';
}
