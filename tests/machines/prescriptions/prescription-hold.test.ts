import { expect, test } from 'vitest';
import {
  prescriptionHoldCases,
  prescriptionHoldLabels,
} from '../../../src/machines/prescriptions/prescription-hold/prescription-hold.cases.ts';
import {
  type PrescriptionHoldEvent,
  prescriptionHoldMachine,
} from '../../../src/machines/prescriptions/prescription-hold/prescription-hold.machine.ts';
import type { HoldStatus } from '../../../src/domain/prescriptions/prescription.ts';
import { holdStep } from '../../../src/machines/prescriptions/prescription-hold/prescription-hold.transition.ts';
import { unreachableStates } from '../../../tools/paths/graph.ts';

const events: PrescriptionHoldEvent[] = [
  { type: 'prescription.attached', isCovered: true },
  { type: 'prescription.attached', isCovered: false },
  { type: 'prescription.approved', isCovered: true },
  { type: 'prescription.approved', isCovered: false },
  { type: 'prescription.asked' },
  { type: 'prescription.resent' },
  { type: 'prescription.refused' },
  { type: 'prescription.missed' },
];

test('ORD-06 only the steps of the chart release or cancel what waits for a prescription', () => {
  const row = (status: HoldStatus) => events.map((event) => holdStep(status, event)?.status ?? null);
  expect({
    awaited: row('awaited'),
    submitted: row('submitted'),
    asked: row('asked'),
    released: row('released'),
    refused: row('refused'),
    lapsed: row('lapsed'),
  }).toEqual({
    awaited: ['released', 'submitted', null, null, null, null, null, 'lapsed'],
    submitted: [null, null, 'released', 'awaited', 'asked', null, 'refused', null],
    asked: ['released', 'submitted', null, null, null, 'submitted', null, 'lapsed'],
    released: [null, null, null, null, null, null, null, null],
    refused: [null, null, null, null, null, null, null, null],
    lapsed: [null, null, null, null, null, null, null, null],
  });
  const effect = (status: HoldStatus, event: PrescriptionHoldEvent) => holdStep(status, event)?.effect;
  expect(effect('submitted', { type: 'prescription.refused' })).toBe('cancelParcel');
  expect(effect('awaited', { type: 'prescription.missed' })).toBe('cancelParcel');
  expect(effect('submitted', { type: 'prescription.approved', isCovered: true })).toBe('releaseParcel');
  expect(effect('submitted', { type: 'prescription.asked' })).toBe(null);
  const subject = { machine: prescriptionHoldMachine, input: undefined, cases: prescriptionHoldCases };
  expect(unreachableStates(subject)).toEqual([]);
  expect(Object.keys(prescriptionHoldLabels)).toHaveLength(6);
});
