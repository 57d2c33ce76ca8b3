import { setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type DashboardSectionEvent = { type: 'section.retry' };

export interface DashboardSectionInput {
  /** The code was there before, from an earlier visit. */
  readonly isLoaded: boolean;
}

/** The code of one section of the dashboard, which comes when the section is opened (CHR-03). */
export const dashboardSectionMachine = setup({
  types: {} as { context: DashboardSectionInput; events: DashboardSectionEvent; input: DashboardSectionInput },
  actors: { loadCode: promiseSlot<void>() },
  actions: { reloadPage: () => {} },
  guards: { isLoaded: ({ context }) => context.isLoaded },
}).createMachine({
  id: 'dashboard-section',
  description: 'The code of one section of the dashboard, which comes when the section is opened.',
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description: 'Asked for, unless it was there before; the frame stays and the section shows its outline.',
      always: { guard: 'isLoaded', target: 'ready' },
      invoke: { id: 'loadCode', src: 'loadCode', onDone: 'ready', onError: 'failed' },
    },
    ready: { description: 'The section draws itself.', type: 'final' },
    failed: {
      description: 'The code did not come; it can be asked for again.',
      on: { 'section.retry': { target: 'reloading', actions: 'reloadPage' } },
    },
    reloading: {
      description: 'The whole page comes again, for a browser remembers that a part of it did not come.',
      type: 'final',
    },
  },
});
