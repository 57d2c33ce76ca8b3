import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryCheckLogic } from '../../../src/machines/catalogue/delivery-check/delivery-check.actors.ts';
import { bengaluru } from '../../../src/machines/catalogue/delivery-check/delivery-check.cases.ts';
import type { Delivery } from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import { deliveryCheckView } from '../../../src/machines/catalogue/delivery-check/delivery-check.view.ts';
import { type CartLine, keyOf } from '../../../src/domain/cart/cart.ts';
import { joinsClub } from '../../../src/machines/cart/cart/cart.club.view.ts';
import { cartView } from '../../../src/machines/cart/cart/cart.view.ts';
import { held, stopTime } from '../support/held.ts';
import { club, dog, line } from '../support/lines.ts';
import { openedCart, terms } from '../support/opened-cart.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

async function linesFor(change: Partial<Delivery>, hasClub = false) {
  const findDelivery = held<[string, AbortSignal], Delivery>();
  const actor = createActor(deliveryCheckLogic({ findDelivery, readPincode: () => null, keepPincode: () => {} }), {
    input: { parent: null },
  }).start();
  actor.send({ type: 'pincode.type', text: '560066' });
  await findDelivery.answer({ ...bengaluru, ...change });
  return deliveryCheckView(actor.getSnapshot(), hasClub).lines[0];
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

test('MEM-08, SHP-01 with the club delivery is free, whatever the place and the weight cost others', async () => {
  const free = 'Free delivery with your Bliss Club membership.';
  expect(await linesFor({ fee: 60 }, true)).toBe(free);
  expect(await linesFor({ fee: 60, isByWeight: true }, true)).toBe(free);
  expect(await linesFor({ fee: 0 }, true)).toBe('Free delivery.');
  expect(await linesFor({ deliverable: false }, true)).toBe('We don’t deliver to 560066 yet.');
});

test('MEM-08, MNY-08 the cart brings the club exactly when its quote delivers free because of it', () => {
  const cheap = { ...dog, price: 100 };
  const { actor } = openedCart();
  const key = keyOf(line(club));
  const replace = (...lines: CartLine[]) => actor.send({ type: 'cart.replace', lines, cause: 'restored' });
  const unavailable = { key, product: null, problems: [{ kind: 'unavailable' }] } as const;
  const said = () => {
    const { rows } = cartView(actor.getSnapshot(), terms);
    return [joinsClub(actor.getSnapshot()), rows.find(({ kind }) => kind === 'delivery')?.amount];
  };
  replace(line(cheap));
  expect(said()).toEqual([false, '₹60']);
  replace(line(cheap), line(club));
  expect(said()).toEqual([true, 'Free']);
  actor.send({ type: 'cart.checked', lines: [unavailable] });
  expect(said()).toEqual([false, '₹60']);
  actor.send({ type: 'item.remove', key });
  expect(said()).toEqual([false, '₹60']);
});
