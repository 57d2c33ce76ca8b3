import { assign, setup } from 'xstate';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';

/** What needs an admin's attention, by section. */
export interface DeskCounts {
  readonly orders: number;
  readonly returns: number;
  readonly prescriptions: number;
  readonly shop: number;
}

/** Another page is open, and `isAdmin` says whether this person gets counts; or this person has saved something. */
export type DeskCountsEvent =
  | { readonly type: 'place.changed'; readonly isAdmin: boolean }
  | { readonly type: 'desk.written' };

interface DeskCountsContext {
  readonly counts: DeskCounts | null;
}

/** How long counts stay fresh; and how long to wait after a change, since changes come in rows. Milliseconds. */
const countsAge = 30_000;
const writesOver = 1000;

/** The counts in an admin's sidebar: loaded again when they are old, and after each change of one's own (ADM-01). */
export const deskCountsMachine = setup({
  types: {} as { context: DeskCountsContext; events: DeskCountsEvent },
  actors: { watchDesk: watchSlot<DeskCountsEvent>(), loadCounts: promiseSlot<DeskCounts>() },
  actions: {
    setCounts: assign({ counts: (_, params: { counts: DeskCounts }) => params.counts }),
    clearCounts: assign({ counts: null }),
  },
  guards: {
    isAdmin: (_, params: { isAdmin: boolean }) => params.isAdmin,
    isElsewhere: (_, params: { isAdmin: boolean }) => !params.isAdmin,
  },
  delays: { countsAge, writesOver },
}).createMachine({
  id: 'desk-counts',
  description: 'The counts in an admin’s sidebar.',
  context: { counts: null },
  invoke: { id: 'watchDesk', src: 'watchDesk' },
  initial: 'unknown',
  on: {
    'place.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.unknown',
      actions: 'clearCounts',
    },
  },
  states: {
    unknown: {
      description: 'No admin is here, so nothing is counted.',
      on: { 'place.changed': { guard: { type: 'isAdmin', params: ({ event }) => event }, target: 'counting' } },
    },
    counting: {
      description: 'Loading the counts. The earlier ones stay, also if loading fails.',
      invoke: {
        id: 'loadCounts',
        src: 'loadCounts',
        onDone: {
          target: 'fresh',
          actions: { type: 'setCounts', params: ({ event }) => ({ counts: event.output }) },
        },
        onError: 'old',
      },
      on: { 'desk.written': 'written' },
    },
    fresh: {
      description: 'The counts are fresh enough for any page.',
      after: { countsAge: 'old' },
      on: { 'desk.written': 'written' },
    },
    old: {
      description: 'The counts are old. They load again with the next page.',
      on: {
        'place.changed': { guard: { type: 'isAdmin', params: ({ event }) => event }, target: 'counting' },
        'desk.written': 'written',
      },
    },
    written: {
      description: 'The admin has just saved something. The counts load again once no more changes follow.',
      after: { writesOver: 'counting' },
      on: { 'desk.written': { target: 'written', reenter: true } },
    },
  },
});
