import { assign, setup } from 'xstate';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';

/** What waits for an admin's hands, by the section in which it does. */
export interface WorkCounts {
  readonly orders: number;
  readonly returns: number;
  readonly prescriptions: number;
  readonly shop: number;
}

/** Another place is open, and `isAdmin` says whether its reader has counts; or the reader has written something. */
export type WorkCountsEvent =
  | { readonly type: 'place.changed'; readonly isAdmin: boolean }
  | { readonly type: 'admin.written' };

interface WorkCountsContext {
  readonly counts: WorkCounts | null;
}

/** How long counts are good for; and the rest after a write, since writes come in rows. Milliseconds. */
const countsAge = 30_000;
const writesOver = 1000;

/** The counts beside the rows of an admin's sidebar: read anew when they are old, and after each own write (ADM-01). */
export const workCountsMachine = setup({
  types: {} as { context: WorkCountsContext; events: WorkCountsEvent },
  actors: { watchReviews: watchSlot<WorkCountsEvent>(), loadCounts: promiseSlot<WorkCounts>() },
  actions: {
    setCounts: assign({ counts: (_, params: { counts: WorkCounts }) => params.counts }),
    clearCounts: assign({ counts: null }),
  },
  guards: {
    isAdmin: (_, params: { isAdmin: boolean }) => params.isAdmin,
    isElsewhere: (_, params: { isAdmin: boolean }) => !params.isAdmin,
  },
  delays: { countsAge, writesOver },
}).createMachine({
  id: 'work-counts',
  description: 'The counts beside the rows of an admin’s sidebar.',
  context: { counts: null },
  invoke: { id: 'watchReviews', src: 'watchReviews' },
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
      description: 'No admin is here, and nothing is counted.',
      on: { 'place.changed': { guard: { type: 'isAdmin', params: ({ event }) => event }, target: 'counting' } },
    },
    counting: {
      description: 'The server counts; what was known stays meanwhile, and also where no answer comes.',
      invoke: {
        id: 'loadCounts',
        src: 'loadCounts',
        onDone: {
          target: 'fresh',
          actions: { type: 'setCounts', params: ({ event }) => ({ counts: event.output }) },
        },
        onError: 'old',
      },
      on: { 'admin.written': 'written' },
    },
    fresh: {
      description: 'The counts are good for every place that is opened.',
      after: { countsAge: 'old' },
      on: { 'admin.written': 'written' },
    },
    old: {
      description: 'The next place that is opened asks anew.',
      on: {
        'place.changed': { guard: { type: 'isAdmin', params: ({ event }) => event }, target: 'counting' },
        'admin.written': 'written',
      },
    },
    written: {
      description: 'The reader wrote something; it is counted when no more follows.',
      after: { writesOver: 'counting' },
      on: { 'admin.written': { target: 'written', reenter: true } },
    },
  },
});
