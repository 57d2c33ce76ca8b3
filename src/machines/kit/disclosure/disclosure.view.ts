import type { SnapshotFrom } from 'xstate';
import type { disclosureMachine } from './disclosure.machine.ts';

export function isOpen(snapshot: SnapshotFrom<typeof disclosureMachine>): boolean {
  return snapshot.matches('open');
}
