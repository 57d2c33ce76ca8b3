import { setup } from 'xstate';

export type PrescriptionEvent =
  | { type: 'review.begin' }
  | { type: 'review.release' }
  | { type: 'prescription.write' }
  | { type: 'prescription.approve' }
  | { type: 'prescription.refuse' }
  | { type: 'prescription.ask' }
  /** The patient sends another or a better page. */
  | { type: 'prescription.resend' }
  | { type: 'validity.ended' };

/**
 * The life of a prescription, which the server runs with XState's pure transition function (ACC-03). Its actions
 * name what the server does in the transaction of the transition.
 */
export const prescriptionMachine = setup({
  types: {} as { events: PrescriptionEvent },
  actions: {
    setReviewer: () => {},
    clearReviewer: () => {},
    clearReason: () => {},
    sign: () => {},
    notifyPatient: () => {},
    notifyOrders: () => {},
  },
}).createMachine({
  id: 'prescription',
  description: 'The life of one prescription, from the upload to the last day it is valid.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Sent by the patient. No prescriber is reviewing it yet.',
      on: {
        'review.begin': { target: 'inReview', actions: 'setReviewer' },
        'prescription.resend': { target: 'waiting' },
      },
    },
    inReview: {
      description: 'A prescriber is reviewing it.',
      on: {
        'review.begin': { actions: 'setReviewer' },
        'review.release': { target: 'waiting', actions: 'clearReviewer' },
        'prescription.write': { target: 'inReview' },
        'prescription.approve': {
          target: 'approved',
          actions: ['clearReason', 'sign', 'notifyPatient', 'notifyOrders'],
        },
        'prescription.refuse': { target: 'refused', actions: ['notifyPatient', 'notifyOrders'] },
        'prescription.ask': { target: 'asked', actions: ['clearReviewer', 'notifyPatient', 'notifyOrders'] },
      },
    },
    asked: {
      description: 'The prescriber has asked for it again and told the patient why.',
      on: { 'prescription.resend': { target: 'waiting', actions: ['clearReason', 'notifyOrders'] } },
    },
    approved: {
      description: 'Signed. Its products can be sent until it expires.',
      on: {
        'prescription.write': { actions: 'sign' },
        'validity.ended': 'expired',
      },
    },
    refused: { description: 'Refused. The patient was told why.', type: 'final' },
    expired: { description: 'Expired. The patient needs a new one.', type: 'final' },
  },
});
