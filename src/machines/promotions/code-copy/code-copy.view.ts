import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { codeCopyMachine } from './code-copy.machine.ts';

/** Label of the copy button. */
export function copyLabel(snapshot: SnapshotFrom<typeof codeCopyMachine>): string {
  return snapshot.matches('copied') ? t`Copied` : t`Copy`;
}

export function isCopied(snapshot: SnapshotFrom<typeof codeCopyMachine>): boolean {
  return snapshot.matches('copied');
}
