import { expect, test } from 'vitest';
import {
  prescriptionHoldCases,
  prescriptionHoldLabels,
} from '../../src/machines/prescription-hold/prescription-hold.cases.ts';
import {
  type PrescriptionHoldEvent,
  prescriptionHoldMachine,
} from '../../src/machines/prescription-hold/prescription-hold.machine.ts';
import { type HoldStatus, holdStep } from '../../src/machines/prescription-hold/prescription-hold.transition.ts';
import { unreachableStates } from '../../tools/paths/graph.ts';

const events: PrescriptionHoldEvent[] = [
  { type: 'prescription.attached', isCovered: true },
  { type: 'prescription.attached', isCovered: false },
  { type: 'prescription.approved', isCovered: true },
  { type: 'prescription.approved', isCovered: false },
  { type: 'prescription.asked' },
  { type: 'prescription.resent' },
  { type: 'prescription.refused' },
];

test('ORD-06 only the steps of the chart release or cancel what waits for a prescription', () => {
  const row = (status: HoldStatus) => events.map((event) => holdStep(status, event)?.status ?? null);
  expect({
    awaited: row('awaited'),
    submitted: row('submitted'),
    asked: row('asked'),
    released: row('released'),
    refused: row('refused'),
  }).toEqual({
    awaited: ['released', 'submitted', null, null, null, null, null],
    submitted: [null, null, 'released', 'awaited', 'asked', null, 'refused'],
    asked: ['released', 'submitted', null, null, null, 'submitted', null],
    released: [null, null, null, null, null, null, null],
    refused: [null, null, null, null, null, null, null],
  });
  expect(holdStep('submitted', { type: 'prescription.refused' })?.isOrderCancelled).toBe(true);
  expect(holdStep('submitted', { type: 'prescription.asked' })?.isOrderCancelled).toBe(false);
  const subject = { machine: prescriptionHoldMachine, input: undefined, cases: prescriptionHoldCases };
  expect(unreachableStates(subject)).toEqual([]);
  expect(Object.keys(prescriptionHoldLabels)).toHaveLength(5);
});
