import type { SnapshotFrom } from 'xstate';
import type { codeCopyMachine } from './code-copy.machine.ts';

/** What the button beside the code says. */
export function copyLabel(snapshot: SnapshotFrom<typeof codeCopyMachine>): string {
  return snapshot.matches('copied') ? 'Copied' : 'Copy';
}

export function isCopied(snapshot: SnapshotFrom<typeof codeCopyMachine>): boolean {
  return snapshot.matches('copied');
}
