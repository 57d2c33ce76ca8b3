import { expect, test } from 'vitest';
import { prescriptionStatuses } from '../../../src/domain/prescriptions/prescription.ts';
import { prescriptionLabels } from '../../../src/machines/prescriptions/prescription/prescription.cases.ts';
import {
  prescriptionMachine,
  type PrescriptionEvent,
} from '../../../src/machines/prescriptions/prescription/prescription.machine.ts';
import { prescriptionStep } from '../../../src/machines/prescriptions/prescription/prescription.transition.ts';
import { unreachableStates } from '../../../tools/paths/graph.ts';

const events: PrescriptionEvent['type'][] = [
  'review.begin',
  'review.release',
  'prescription.write',
  'prescription.approve',
  'prescription.refuse',
  'prescription.ask',
  'prescription.resend',
  'validity.ended',
];

test('ACC-03 only the steps of the chart move a prescription', () => {
  const row = (status: (typeof prescriptionStatuses)[number]) =>
    events.map((type) => prescriptionStep(status, { type })?.status ?? null);
  expect(Object.fromEntries(prescriptionStatuses.map((status) => [status, row(status)]))).toEqual({
    waiting: ['inReview', null, null, null, null, null, 'waiting', null],
    inReview: ['inReview', 'waiting', 'inReview', 'approved', 'refused', 'asked', null, null],
    asked: [null, null, null, null, null, null, 'waiting', null],
    approved: [null, null, 'approved', null, null, null, null, 'expired'],
    refused: [null, null, null, null, null, null, null, null],
    expired: [null, null, null, null, null, null, null, null],
  });
  expect(unreachableStates({ machine: prescriptionMachine, input: undefined, cases: {} })).toEqual([]);
  expect(Object.keys(prescriptionLabels)).toEqual(events);
});

test('ACC-03 a decision tells the patient and the orders that wait; a new signature on what is signed tells nobody', () => {
  const effects = (type: PrescriptionEvent['type'], status: 'inReview' | 'approved' | 'asked' = 'inReview') => [
    ...(prescriptionStep(status, { type })?.effects ?? []),
  ];
  expect(effects('prescription.approve')).toEqual(['clearReason', 'sign', 'notifyPatient', 'notifyOrders']);
  expect(effects('prescription.refuse')).toEqual(['notifyPatient', 'notifyOrders']);
  expect(effects('prescription.ask')).toEqual(['clearReviewer', 'notifyPatient', 'notifyOrders']);
  expect(effects('prescription.write', 'approved')).toEqual(['sign']);
  expect(effects('prescription.resend', 'asked')).toEqual(['clearReason', 'notifyOrders']);
});
