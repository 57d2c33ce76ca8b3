import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { refused } from '../../../src/machines/kit/cases.ts';
import { offline } from '../support/held.ts';
import { prescriptionViewLogic } from '../../../src/machines/prescriptions/prescription-view/prescription-view.actors.ts';

test('ACC-03 a prescription that isn’t this person’s is missing, and one that couldn’t be loaded is asked for again', async () => {
  const stateAfter = async (error: unknown) => {
    const logic = prescriptionViewLogic({ fetchPrescription: () => Promise.reject(error) });
    const actor = createActor(logic, { input: { id: 'RX-1' } }).start();
    const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    actor.stop();
    return value;
  };
  expect(await stateAfter(refused(404))).toBe('missing');
  expect(await stateAfter(refused(422))).toBe('missing');
  expect(await stateAfter(refused(429))).toBe('failed');
  expect(await stateAfter(offline)).toBe('failed');
});
