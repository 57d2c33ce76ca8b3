import type { SnapshotFrom } from 'xstate';
import type { commandPaletteMachine } from './command-palette.machine.ts';
import { optionsOf } from './command-palette.options.ts';

export interface PaletteOption {
  readonly index: number;
  readonly label: string;
  readonly detail: string;
  readonly isActive: boolean;
}

/** View model of the palette. */
export function commandPaletteView(snapshot: SnapshotFrom<typeof commandPaletteMachine>) {
  const { context } = snapshot;
  const options = optionsOf(context);
  const groups = [...new Set(options.map(({ group }) => group))].map((title) => ({
    title,
    options: options.flatMap(({ group, label, detail }, index): readonly PaletteOption[] =>
      group === title ? [{ index, label, detail, isActive: index === context.at }] : [],
    ),
  }));
  const isFailed = snapshot.matches({ open: 'failed' });
  const isSettled = snapshot.matches({ open: 'found' }) || snapshot.matches({ open: 'idle' });
  return {
    isOpen: snapshot.matches('open'),
    isHelping: snapshot.matches('helping'),
    text: context.text,
    at: options.length === 0 ? -1 : context.at,
    groups,
    isFailed,
    status: isFailed ? 'Couldn’t search. Try again.' : isSettled ? countText(options.length) : 'Searching…',
  };
}

function countText(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count === 1 ? '1 result' : `${count} results`;
}

/** The shortcuts of the dashboard, as its help lists them. */
export const shortcutRows = [
  { keys: 'Ctrl K', does: 'Open anything by its name' },
  { keys: '/', does: 'Search the list' },
  { keys: 'Ctrl S', does: 'Save the form' },
  { keys: '?', does: 'Show these shortcuts' },
] as const;
