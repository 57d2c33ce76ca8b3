import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { prescriptionListLogic } from '../../../src/machines/prescriptions/prescription-list/prescription-list.actors.ts';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import {
  prescriptionListView,
  statusWords,
} from '../../../src/machines/prescriptions/prescription-list/prescription-list.view.ts';

test('PRE-01 a row names the patient of the signed paper, and before that the person who sent it', async () => {
  const sent = { ...samplePrescription, signedAt: null, patientName: 'Ira Rao' };
  const signed = { ...sent, id: 'signed', signedAt: '2026-11-01T10:00:00.000Z' };
  const logic = prescriptionListLogic({
    fetchPage: async () => ({ total: 2, waiting: 0, prescriptions: [sent, signed] }),
  });
  const actor = createActor(logic, { input: {} }).start();
  const snapshot = await waitFor(actor, (now) => prescriptionListView(now).rows.length > 0);
  expect(prescriptionListView(snapshot).rows.map(({ patient }) => patient)).toEqual(['Asha Rao', 'Ira Rao']);
  actor.stop();
});

test('PRE-01 each status of a prescription has words for its patient', () => {
  const words = Object.entries(statusWords).map(([status, { label }]) => `${status}: ${label}`);
  expect(words).toEqual([
    'waiting: Waiting',
    'inReview: In review',
    'asked: Send again',
    'approved: Approved',
    'refused: Not approved',
    'expired: Expired',
  ]);
});
