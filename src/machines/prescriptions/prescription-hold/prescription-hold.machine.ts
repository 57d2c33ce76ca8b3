import { setup } from 'xstate';

export type PrescriptionHoldEvent =
  /** A prescription is attached to the order. `isCovered`: it is signed and covers all items on hold. */
  | { type: 'prescription.attached'; isCovered: boolean }
  | { type: 'prescription.approved'; isCovered: boolean }
  | { type: 'prescription.asked' }
  | { type: 'prescription.resent' }
  | { type: 'prescription.refused' }
  /** Nobody sent one in time. */
  | { type: 'prescription.missed' };

/**
 * The hold on a parcel with prescription items, which the server runs with XState's pure transition function
 * (ORD-06). The parcel can't be packed before the hold is released.
 */
export const prescriptionHoldMachine = setup({
  types: {} as { events: PrescriptionHoldEvent },
  actions: { releaseParcel: () => {}, cancelParcel: () => {} },
  guards: { isCovered: (_, params: { isCovered: boolean }) => params.isCovered },
}).createMachine({
  id: 'prescription-hold',
  description: 'What a parcel with prescription items waits for before it is packed.',
  initial: 'awaited',
  states: {
    awaited: {
      description: 'No prescription is attached yet, or the one attached doesn’t cover all the items.',
      on: {
        'prescription.attached': [
          {
            guard: { type: 'isCovered', params: ({ event }) => event },
            target: 'released',
            actions: 'releaseParcel',
          },
          { target: 'submitted' },
        ],
        'prescription.missed': { target: 'lapsed', actions: 'cancelParcel' },
      },
    },
    submitted: {
      description: 'The prescribers are reviewing the prescription.',
      on: {
        'prescription.approved': [
          {
            guard: { type: 'isCovered', params: ({ event }) => event },
            target: 'released',
            actions: 'releaseParcel',
          },
          { target: 'awaited' },
        ],
        'prescription.asked': 'asked',
        'prescription.refused': { target: 'refused', actions: 'cancelParcel' },
      },
    },
    asked: {
      description: 'The prescribers have asked for the prescription again.',
      on: {
        'prescription.resent': 'submitted',
        'prescription.attached': [
          {
            guard: { type: 'isCovered', params: ({ event }) => event },
            target: 'released',
            actions: 'releaseParcel',
          },
          { target: 'submitted' },
        ],
        'prescription.missed': { target: 'lapsed', actions: 'cancelParcel' },
      },
    },
    released: { description: 'A signed prescription covers the items. The parcel can be packed.', type: 'final' },
    refused: { description: 'The prescription was refused. Its items are cancelled and refunded.', type: 'final' },
    lapsed: {
      description: 'No prescription was sent in time. Its items are cancelled and refunded.',
      type: 'final',
    },
  },
});
