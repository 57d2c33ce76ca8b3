import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { prescriptionListLogic } from '../../../src/machines/prescriptions/prescription-list/prescription-list.actors.ts';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import {
  prescriptionListView,
  statusWords,
} from '../../../src/machines/prescriptions/prescription-list/prescription-list.view.ts';

afterEach(() => vi.useRealTimers());

test('ACC-03 PRE-01 an empty list that is loaded again stays on screen, and what is asked for anew is loading', async () => {
  vi.useFakeTimers();
  const pages: PromiseWithResolvers<{ total: number; waiting: number; prescriptions: [] }>[] = [];
  const logic = prescriptionListLogic({
    fetchPage: async () => {
      const page = Promise.withResolvers<{ total: number; waiting: number; prescriptions: [] }>();
      pages.push(page);
      return page.promise;
    },
  });
  const actor = createActor(logic, { input: {} }).start();
  const now = () => [pages.length, prescriptionListView(actor.getSnapshot()).isLoading];
  const answer = async () => {
    pages.at(-1)?.resolve({ total: 0, waiting: 0, prescriptions: [] });
    await vi.advanceTimersByTimeAsync(0);
  };
  expect(now()).toEqual([1, true]);
  await answer();
  expect(now()).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(now()).toEqual([2, false]);
  await answer();
  actor.send({ type: 'status.choose', status: 'approved' });
  expect(now()).toEqual([3, true]);
  await answer();
  actor.send({ type: 'prescription.sent' });
  expect(now()).toEqual([4, true]);
  actor.stop();
});

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
