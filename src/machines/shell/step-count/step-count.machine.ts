import { setup } from 'xstate';
import type { Purpose } from '../../../domain/shell/consent.ts';
import { watchSlot } from '../../kit/slot.ts';

export type StepCountEvent = { type: 'consent.changed'; agreed: readonly Purpose[] };

/** Counting the steps of flows: only while the visitor agrees, and by names alone (FLO-07). */
export const stepCountMachine = setup({
  types: {} as { events: StepCountEvent },
  actors: { countSteps: watchSlot<StepCountEvent>() },
  guards: {
    hasAgreed: (_, params: { agreed: readonly Purpose[] }) => params.agreed.includes('flows'),
  },
}).createMachine({
  id: 'step-count',
  description: 'Counting the steps of this visit, only while the visitor agrees.',
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing is counted.',
      on: {
        'consent.changed': {
          guard: { type: 'hasAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
          target: 'counting',
        },
      },
    },
    counting: {
      description: 'Steps are counted by name and sent when the page is left. What people type or choose isn’t.',
      invoke: { id: 'countSteps', src: 'countSteps' },
      on: {
        'consent.changed': [
          { guard: { type: 'hasAgreed', params: ({ event }) => ({ agreed: event.agreed }) } },
          { target: 'silent' },
        ],
      },
    },
  },
});
