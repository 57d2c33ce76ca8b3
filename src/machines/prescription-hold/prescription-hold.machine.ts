import { setup } from 'xstate';

export type PrescriptionHoldEvent =
  /** A prescription is named for it. `isCovered`: it is signed and names everything that waits. */
  | { type: 'prescription.attached'; isCovered: boolean }
  | { type: 'prescription.approved'; isCovered: boolean }
  | { type: 'prescription.asked' }
  | { type: 'prescription.resent' }
  | { type: 'prescription.refused' };

/**
 * What an order with something on prescription waits for, which the server runs by xstate's pure transition function
 * (ORD-06): the order is not packed before it is released.
 */
export const prescriptionHoldMachine = setup({
  types: {} as { events: PrescriptionHoldEvent },
  actions: { cancelOrder: () => {} },
  guards: { isCovered: (_, params: { isCovered: boolean }) => params.isCovered },
}).createMachine({
  id: 'prescription-hold',
  description: 'What an order with something on prescription waits for before it is packed.',
  initial: 'awaited',
  states: {
    awaited: {
      description: 'No prescription is named yet, or the one that was does not cover the order.',
      on: {
        'prescription.attached': [
          { guard: { type: 'isCovered', params: ({ event }) => event }, target: 'released' },
          { target: 'submitted' },
        ],
      },
    },
    submitted: {
      description: 'The prescription is with the prescribers.',
      on: {
        'prescription.approved': [
          { guard: { type: 'isCovered', params: ({ event }) => event }, target: 'released' },
          { target: 'awaited' },
        ],
        'prescription.asked': 'asked',
        'prescription.refused': { target: 'refused', actions: 'cancelOrder' },
      },
    },
    asked: {
      description: 'The prescribers want it once more.',
      on: {
        'prescription.resent': 'submitted',
        'prescription.attached': [
          { guard: { type: 'isCovered', params: ({ event }) => event }, target: 'released' },
          { target: 'submitted' },
        ],
      },
    },
    released: { description: 'A signed prescription covers the order: it can be packed.' },
    refused: { description: 'Refused: the order is cancelled and its money goes back.' },
  },
});
