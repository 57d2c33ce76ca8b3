import { assign, setup } from 'xstate';
import type { FoundRecord as WireRecord } from '../../../../contract/admin/palette.calls.ts';
import type { DeepReadonly } from '../../../../domain/kit/deep-readonly.ts';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import { movedBy, optionsOf } from './command-palette.options.ts';

/** A screen of the dashboard. */
export interface PaletteScreen {
  readonly label: string;
  /** Its path below /dashboard. */
  readonly slug: string;
  /** The section that it is a part of. Parts are found, but not offered before anything is typed. */
  readonly within?: string;
  /** More words that find it. */
  readonly words?: string;
  /** Something that is begun there, such as a new coupon. */
  readonly isCommand?: boolean;
}

/** A record that the server found. */
export type FoundRecord = DeepReadonly<WireRecord>;

export type CommandPaletteEvent =
  | { type: 'palette.open' }
  | { type: 'help.open' }
  | { type: 'palette.close' }
  /** The key that goes to the list's search, and the one that saves the form. */
  | { type: 'search.focus' }
  | { type: 'form.save' }
  | { type: 'text.type'; text: string }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  | { type: 'option.choose'; index: number }
  | { type: 'palette.submit' }
  | { type: 'palette.retry' };

export interface CommandPaletteInput {
  /** The sections that this person may open. */
  readonly screens: readonly PaletteScreen[];
}

export interface CommandPaletteContext extends CommandPaletteInput {
  readonly text: string;
  /** What the server found for the text, or for the one before. */
  readonly found: readonly FoundRecord[];
  /** The option that Enter chooses. */
  readonly at: number;
}

/** The command palette of the dashboard: everything that a person may open, by its name (ADM-50). */
export const commandPaletteMachine = setup({
  types: {} as { context: CommandPaletteContext; events: CommandPaletteEvent; input: CommandPaletteInput },
  actors: {
    watchKeys: watchSlot<CommandPaletteEvent>(),
    findItems: promiseSlot<{ readonly items: readonly FoundRecord[] }, { q: string }>(),
  },
  actions: {
    clear: assign({ text: '', found: [], at: 0 }),
    setText: assign({ text: (_, params: { text: string }) => params.text, at: 0 }),
    setFound: assign({ found: (_, params: { found: readonly FoundRecord[] }) => params.found }),
    clearFound: assign({ found: [] }),
    moveOn: assign({ at: ({ context }, { by }: { by: 1 | -1 }) => movedBy(context, by) }),
    openPage: (_, _params: { href: string }) => {},
    focusSearch: () => {},
    pressSave: () => {},
  },
  guards: {
    hasText: (_, params: { text: string }) => params.text.trim().length > 1,
    isOption: ({ context }, { index }: { index: number }) => optionsOf(context)[index] !== undefined,
    hasOption: ({ context }) => optionsOf(context)[context.at] !== undefined,
  },
  delays: { typingPause: 150 },
}).createMachine({
  id: 'command-palette',
  description: 'Finds everything that a person may open on the dashboard, by its name, and listens for shortcuts.',
  context: ({ input }) => ({ ...input, text: '', found: [], at: 0 }),
  invoke: { id: 'watchKeys', src: 'watchKeys' },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is open. Waiting for a keyboard shortcut.',
      entry: 'clear',
      on: {
        'palette.open': 'open',
        'help.open': 'helping',
        'search.focus': { actions: 'focusSearch' },
        'form.save': { actions: 'pressSave' },
      },
    },
    helping: {
      description: 'The shortcuts are listed.',
      on: { 'palette.close': 'closed', 'palette.open': 'open' },
    },
    open: {
      description: 'The palette is open over the page.',
      initial: 'idle',
      on: {
        'palette.close': 'closed',
        'text.type': [
          {
            guard: { type: 'hasText', params: ({ event }) => event },
            target: '.pausing',
            actions: { type: 'setText', params: ({ event }) => event },
          },
          { target: '.idle', actions: [{ type: 'setText', params: ({ event }) => event }, 'clearFound'] },
        ],
        'option.next': { actions: { type: 'moveOn', params: { by: 1 } } },
        'option.previous': { actions: { type: 'moveOn', params: { by: -1 } } },
        'option.choose': {
          guard: { type: 'isOption', params: ({ event }) => event },
          target: 'closed',
          actions: {
            type: 'openPage',
            params: ({ context, event }) => ({ href: optionsOf(context)[event.index]?.href ?? '' }),
          },
        },
        'palette.submit': {
          guard: 'hasOption',
          target: 'closed',
          actions: {
            type: 'openPage',
            params: ({ context }) => ({ href: optionsOf(context)[context.at]?.href ?? '' }),
          },
        },
      },
      states: {
        idle: { description: 'Too little is typed to search for. The sections that match are offered.' },
        pausing: {
          description: 'Somebody is typing. The server is asked at the next pause.',
          after: { typingPause: 'asking' },
        },
        asking: {
          description:
            'Searching orders, people, products and coupons. Those of the text before stay until they come.',
          invoke: {
            id: 'findItems',
            src: 'findItems',
            input: ({ context }) => ({ q: context.text.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'setFound', params: ({ event }) => ({ found: event.output.items }) },
            },
            onError: { target: 'failed', actions: 'clearFound' },
          },
        },
        found: { description: 'Matching sections and records are listed.' },
        failed: {
          description: 'Couldn’t search. Sections can still be opened.',
          on: { 'palette.retry': 'asking' },
        },
      },
    },
  },
});
