import { setup } from 'xstate';

export type PrescriptionEvent =
  | { type: 'review.begin' }
  | { type: 'review.release' }
  | { type: 'prescription.write' }
  | { type: 'prescription.approve' }
  | { type: 'prescription.refuse' }
  | { type: 'prescription.ask' }
  /** The patient sends another page, or a better one. */
  | { type: 'prescription.resend' }
  | { type: 'validity.ended' };

/**
 * The life of a prescription, which the server runs by xstate's pure transition function (ACC-03). Its actions name
 * what the server does in the transaction that moves it.
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
  description: 'The life of one prescription, from the upload to the last day on which it holds.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Sent by its patient; no prescriber has it on the desk.',
      on: {
        'review.begin': { target: 'inReview', actions: 'setReviewer' },
        'prescription.resend': { target: 'waiting' },
      },
    },
    inReview: {
      description: 'One prescriber has it on the desk and writes.',
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
      description: 'The prescriber wants it once more; the patient knows why.',
      on: { 'prescription.resend': { target: 'waiting', actions: ['clearReason', 'notifyOrders'] } },
    },
    approved: {
      description: 'Signed; its products can be sent until it expires.',
      on: {
        'prescription.write': { actions: 'sign' },
        'validity.ended': 'expired',
      },
    },
    refused: { description: 'Not approved; the patient has read why.' },
    expired: { description: 'It held until its last day; a new one is wanted now.' },
  },
});
