import { setup } from 'xstate';

export type PrescriptionHoldEvent =
  /** A prescription is named for it. `isCovered`: it is signed and names everything that waits. */
  | { type: 'prescription.attached'; isCovered: boolean }
  | { type: 'prescription.approved'; isCovered: boolean }
  | { type: 'prescription.asked' }
  | { type: 'prescription.resent' }
  | { type: 'prescription.refused' }
  /** Nobody sent one in time. */
  | { type: 'prescription.missed' };

/**
 * What the parcel with things on prescription waits for, which the server runs by xstate's pure transition function
 * (ORD-06): it is not packed before it is released.
 */
export const prescriptionHoldMachine = setup({
  types: {} as { events: PrescriptionHoldEvent },
  actions: { releaseParcel: () => {}, cancelParcel: () => {} },
  guards: { isCovered: (_, params: { isCovered: boolean }) => params.isCovered },
}).createMachine({
  id: 'prescription-hold',
  description: 'What the parcel with things on prescription waits for before it is packed.',
  initial: 'awaited',
  states: {
    awaited: {
      description: 'No prescription is named yet, or the one that was does not cover it.',
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
      description: 'The prescription is with the prescribers.',
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
      description: 'The prescribers want it once more.',
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
    released: { description: 'A signed prescription covers it: it can be packed.' },
    refused: { description: 'Refused: its lines are cancelled and their money goes back.' },
    lapsed: { description: 'None was sent in time: its lines are cancelled and their money goes back.' },
  },
});
