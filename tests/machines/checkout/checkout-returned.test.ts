import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { checkout, chosen } from '../support/checkout.ts';
import { offline, refusal, settled, stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const paid = orderAnswer({ status: 'paid' }, { status: 'paid' });
const waiting = orderAnswer({ expiresAt: null });
const ofThisCart = { ...paid, order: { ...paid.order, cartVersion: 5 } };

test('CHK-05 whoever comes back from the bank in another browser signs in there and finds the order', async () => {
  const flow = await checkout({ step: 'payment', lines: [], shopper: null, returned: sampleOrder.id });
  expect([flow.view().stage, flow.view().hasCart, flow.fetchOrder.calls]).toEqual(['contact', false, []]);
  flow.shopper.ring(sampleProfile);
  expect(flow.fetchOrder.calls.map(([id]) => id)).toEqual([sampleOrder.id]);
  await flow.fetchOrder.answer(paid);
  expect([flow.view().stage, flow.orderIds]).toEqual(['confirmed', [sampleOrder.id]]);
  // Somebody else’s order, or none: there is nothing to buy here.
  const other = await checkout({ step: 'payment', lines: [], returned: sampleOrder.id });
  await other.fetchOrder.fail(refusal(404));
  expect(other.view().stage).toBe('empty');
});

test('CHK-05 a cart with other items and an order that is under way are never put aside for the one in an address', async () => {
  const other = await checkout({
    step: 'payment',
    draft: chosen,
    lines: [line(sleep), line(dog)],
    returned: sampleOrder.id,
  });
  await other.fetchOrder.answer(paid);
  expect([other.view().stage, other.told, other.orderIds]).toEqual(['payment', [], []]);
  const visiting = await checkout({ step: 'payment', draft: chosen, shopper: null, returned: sampleOrder.id });
  expect([visiting.view().stage, visiting.fetchOrder.calls]).toEqual(['contact', []]);
  // The bank’s page is opened again from the history, with the same items in the cart once more.
  const again = await checkout({ step: 'payment', draft: chosen, returned: sampleOrder.id });
  await again.fetchOrder.answer({ ...paid, order: { ...paid.order, cartVersion: 4 } });
  expect([again.view().stage, again.told, again.orderIds]).toEqual(['payment', [], []]);
  const far = await checkout({ step: 'payment', draft: chosen, returned: sampleOrder.id });
  await far.fetchOrder.fail(offline);
  expect(far.view().stage).toBe('payment');
  const waitingOne = { ...chosen, orderId: '7c0d4f62-54a1-4f0a-9f0e-0d5c6b7a8e91' };
  const own = await checkout({ step: 'payment', lines: [], draft: waitingOne, returned: sampleOrder.id });
  expect(own.fetchOrder.calls.map(([id]) => id)).toEqual([waitingOne.orderId]);
});

test.for([
  ['paid', paid, 'confirmed'],
  ['paid, of this version of the cart', ofThisCart, 'confirmed'],
  ['waiting', waiting, 'paying'],
] as const)(
  'CHK-05 in another browser of the same account the cart is the one that was ordered: an order that is %s goes on',
  async ([, answer, stage]) => {
    const flow = await checkout({ step: 'payment', draft: chosen, returned: sampleOrder.id });
    await flow.fetchOrder.answer(answer);
    await flow.fetchOrder.answer(answer);
    expect(flow.view().stage).toBe(stage);
  },
);

test('CHK-05 whoever signs in after the bank sees the order once the account’s cart is there, which it then empties', async () => {
  const merging = Promise.withResolvers<void>();
  const flow = await checkout({
    step: 'payment',
    lines: [],
    shopper: null,
    returned: sampleOrder.id,
    merging: merging.promise,
  });
  flow.shopper.ring(sampleProfile);
  await flow.fetchOrder.answer(paid);
  expect(flow.told).toEqual([]);
  merging.resolve();
  await settled();
  expect(flow.view().stage).toBe('confirmed');
});
