import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type DashboardSectionEvent = { type: 'section.retry' };

export interface DashboardSectionInput {
  /** Whether an earlier visit has already loaded the code. */
  readonly isLoaded: boolean;
}

/** The code of one section of the dashboard, loaded when the section is opened (CHR-03). */
export const dashboardSectionMachine = setup({
  types: {} as { context: DashboardSectionInput; events: DashboardSectionEvent; input: DashboardSectionInput },
  actors: { loadCode: promiseSlot<void>() },
  actions: { reloadPage: () => {} },
  guards: { isLoaded: ({ context }) => context.isLoaded },
}).createMachine({
  id: 'dashboard-section',
  description: 'The code of one section of the dashboard, loaded when the section is opened.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description:
        'Loading the section, unless it is loaded already. The frame stays, with an outline of the section in it.',
      always: { guard: 'isLoaded', target: 'ready' },
      invoke: { id: 'loadCode', src: 'loadCode', onDone: 'ready', onError: 'failed' },
    },
    ready: { description: 'The section is shown.', type: 'final' },
    failed: {
      description: 'Couldn’t load the section. It can be retried.',
      on: { 'section.retry': { target: 'reloading', actions: 'reloadPage' } },
    },
    reloading: {
      description: 'Reloading the whole page, because browsers remember that a part of it failed to load.',
      type: 'final',
    },
  },
});
