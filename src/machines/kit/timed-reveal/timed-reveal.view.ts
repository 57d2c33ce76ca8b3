import type { SnapshotFrom } from 'xstate';
import type { timedRevealMachine } from './timed-reveal.machine.ts';

/** State for styles: 'open' while shown, 'closed' while it fades out. */
export function revealState(snapshot: SnapshotFrom<typeof timedRevealMachine>): 'open' | 'closed' {
  return snapshot.matches('shown') ? 'open' : 'closed';
}
