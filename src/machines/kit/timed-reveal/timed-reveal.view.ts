import type { SnapshotFrom } from 'xstate';
import type { timedRevealMachine } from './timed-reveal.machine.ts';

/** 'open' while it is shown, 'closed' while it fades: what styles go by. */
export function revealState(snapshot: SnapshotFrom<typeof timedRevealMachine>): 'open' | 'closed' {
  return snapshot.matches('shown') ? 'open' : 'closed';
}
