import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { refused } from '../../../src/machines/kit/cases.ts';
import { prescriptionViewLogic } from '../../../src/machines/prescriptions/prescription-view/prescription-view.actors.ts';
import type { OpenedPrescription } from '../../../src/machines/prescriptions/prescription-view/prescription-view.machine.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('ACC-03 a prescription that isn’t this person’s is missing, and one that couldn’t be loaded is asked for again', async () => {
  const stateAfter = async (error: unknown) => {
    const fetchPrescription = held<[string, AbortSignal], OpenedPrescription>();
    const actor = createActor(prescriptionViewLogic({ fetchPrescription }), { input: { id: 'RX-1' } }).start();
    await fetchPrescription.fail(error);
    return actor.getSnapshot().value;
  };
  expect(await stateAfter(refused(404))).toBe('missing');
  expect(await stateAfter(refused(422))).toBe('missing');
  expect(await stateAfter(refused(429))).toBe('failed');
  expect(await stateAfter(offline)).toBe('failed');
});
