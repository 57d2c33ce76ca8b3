import type { SnapshotFrom } from 'xstate';
import type { codeCopyMachine } from './code-copy.machine.ts';

/** Label of the copy button. */
export function copyLabel(snapshot: SnapshotFrom<typeof codeCopyMachine>): string {
  return snapshot.matches('copied') ? 'Copied' : 'Copy';
}

export function isCopied(snapshot: SnapshotFrom<typeof codeCopyMachine>): boolean {
  return snapshot.matches('copied');
}
