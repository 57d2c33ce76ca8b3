import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type Scheme = 'light' | 'dark';
export type ThemeEvent = { type: 'scheme.choose'; scheme: Scheme } | { type: 'scheme.follow' };

interface ThemeContext {
  /** The choice stored on this device; null follows the system. */
  readonly scheme: Scheme | null;
}

/** Light or dark: follows the system until the shopper chooses (CHR-10). */
export const themeMachine = setup({
  types: {} as { context: ThemeContext; events: ThemeEvent },
  actors: { readScheme: promiseSlot<Scheme | null>() },
  actions: {
    setScheme: assign({ scheme: (_, params: { scheme: Scheme | null }) => params.scheme }),
    applyScheme: (_, _params: { scheme: Scheme | null }) => {},
  },
  guards: { isChosen: (_, params: { scheme: Scheme | null }) => params.scheme !== null },
}).createMachine({
  id: 'theme',
  description: 'Light or dark: as in the system settings until the shopper chooses.',
  context: { scheme: null },
  initial: 'reading',
  on: {
    'scheme.choose': {
      target: '.chosen',
      actions: [
        { type: 'setScheme', params: ({ event }) => ({ scheme: event.scheme }) },
        { type: 'applyScheme', params: ({ event }) => ({ scheme: event.scheme }) },
      ],
    },
    'scheme.follow': {
      target: '.following',
      actions: [
        { type: 'setScheme', params: { scheme: null } },
        { type: 'applyScheme', params: { scheme: null } },
      ],
    },
  },
  states: {
    reading: {
      description: 'Looking up the choice saved on this device.',
      invoke: {
        id: 'readScheme',
        src: 'readScheme',
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => ({ scheme: event.output }) },
            target: 'chosen',
            actions: { type: 'setScheme', params: ({ event }) => ({ scheme: event.output }) },
          },
          { target: 'following' },
        ],
        onError: 'following',
      },
    },
    following: { description: 'Light or dark, as in the system settings.' },
    chosen: { description: 'Light or dark, as the shopper chose.' },
  },
});
