import type { Answer } from '../../../../contract/call.ts';
import type { countWork } from '../../../../contract/admin/admin-home.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';

/** Open tasks for an admin, by section. */
export type WorkCounts = Answer<typeof countWork>;

/** The page changed, and `isAdmin` says whether this person gets counts; or this person saved something. */
export type WorkCountsEvent =
  | { readonly type: 'place.changed'; readonly isAdmin: boolean }
  | { readonly type: 'admin.written' };

interface WorkCountsContext {
  readonly counts: WorkCounts | null;
}

/** How long counts stay fresh, and how long to wait after a change, as changes come in bursts. Milliseconds. */
const countsAge = 30_000;
const writesOver = 1000;

/** The counts in an admin's sidebar: loaded again when outdated, and after the admin's own changes (ADM-01). */
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
  description: 'The counts in an admin’s sidebar.',
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
      on: { 'admin.written': 'written' },
    },
    fresh: {
      description: 'The counts are fresh enough for any page.',
      after: { countsAge: 'old' },
      on: { 'admin.written': 'written' },
    },
    old: {
      description: 'The counts are old. They load again with the next page.',
      on: {
        'place.changed': { guard: { type: 'isAdmin', params: ({ event }) => event }, target: 'counting' },
        'admin.written': 'written',
      },
    },
    written: {
      description: 'The admin has just saved something. The counts load again once no more changes follow.',
      after: { writesOver: 'counting' },
      on: { 'admin.written': { target: 'written', reenter: true } },
    },
  },
});
