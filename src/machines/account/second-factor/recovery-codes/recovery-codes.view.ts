import type { SnapshotFrom } from 'xstate';
import type { recoveryCodesMachine } from './recovery-codes.machine.ts';

const texts: Readonly<Record<string, string>> = {
  copied: 'Copied. Paste them somewhere safe.',
  saved: 'Saved as a file.',
  uncopied: 'Your browser didn’t allow that. Write the codes down instead.',
};

/** View model of the panel with the codes. */
export function recoveryCodesView({ context, value }: SnapshotFrom<typeof recoveryCodesMachine>) {
  return { codes: context.codes, note: texts[value] ?? '' };
}
