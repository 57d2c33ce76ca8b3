import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { shareMachine } from './share.machine.ts';

/** The words on the button that shares. */
export function shareWords(snapshot: SnapshotFrom<typeof shareMachine>): string {
  if (snapshot.matches('copied')) return t`Link copied`;
  if (snapshot.matches('failed')) return t`Couldn’t share it. Try again.`;
  return t`Share`;
}
