import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import { commandPaletteMachine, type CommandPaletteEvent, type FoundRecord } from './command-palette.machine.ts';

interface Found {
  readonly items: readonly FoundRecord[];
}

/** What a shortcut asks for. */
export type Shortcut = 'palette.open' | 'help.open' | 'search.focus' | 'form.save';

export interface CommandPalettePorts {
  /** Reports shortcuts until the returned function is called. */
  watchKeys(listener: (shortcut: Shortcut) => void): () => void;
  /** Records that match, of the kinds this person may open. Rejects with CallFailed. */
  findItems(q: string, signal: AbortSignal): Promise<Found>;
  openPage(href: string): void;
  focusSearch(): void;
  pressSave(): void;
}

export function commandPaletteLogic(ports: CommandPalettePorts) {
  return commandPaletteMachine.provide({
    actors: {
      watchKeys: watching<CommandPaletteEvent>((tell) => ports.watchKeys((type) => tell({ type }))),
      findItems: fromPromise<Found, { q: string }>(({ input, signal }) => ports.findItems(input.q, signal)),
    },
    actions: {
      openPage: (_, { href }) => ports.openPage(href),
      focusSearch: () => ports.focusSearch(),
      pressSave: () => ports.pressSave(),
    },
  });
}
