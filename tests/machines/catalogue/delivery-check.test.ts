import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryCheckLogic } from '../../../src/machines/catalogue/delivery-check/delivery-check.actors.ts';
import { bengaluru } from '../../../src/machines/catalogue/delivery-check/delivery-check.cases.ts';
import type { Delivery } from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import { deliveryCheckView } from '../../../src/machines/catalogue/delivery-check/delivery-check.view.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

async function linesFor(change: Partial<Delivery>) {
  const findDelivery = held<[string, AbortSignal], Delivery>();
  const actor = createActor(deliveryCheckLogic({ findDelivery, readPincode: () => null, keepPincode: () => {} }), {
    input: { parent: null },
  }).start();
  actor.send({ type: 'pincode.type', text: '560066' });
  await findDelivery.answer({ ...bengaluru, ...change });
  return deliveryCheckView(actor.getSnapshot()).lines[0];
}

test('SHP-01 the fee by weight says that it is one, and a free one that it is free', async () => {
  expect(await linesFor({ fee: 60 })).toBe('Delivery ₹60, free from ₹499.');
  expect(await linesFor({ fee: 60, isByWeight: true })).toBe(
    'Delivery from ₹60, depending on the weight, free from ₹499.',
  );
  expect(await linesFor({ fee: 0 })).toBe('Free delivery.');
  expect(await linesFor({ fee: 0, isByWeight: true })).toBe(
    'Delivery from ₹0, depending on the weight, free from ₹499.',
  );
});
