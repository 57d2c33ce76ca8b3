import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Draft } from '../../../../src/machines/admin/frame/record-editor/record-editor.types.ts';
import { simulatorLogic } from '../../../../src/machines/admin/sections/simulator/simulator.actors.ts';
import type {
  SimulatedPrice,
  SimulatorBundle,
} from '../../../../src/machines/admin/sections/simulator/simulator.types.ts';
import { simulatorView } from '../../../../src/machines/admin/sections/simulator/simulator.view.ts';
import { held, refusal, start, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const lines = [{ sku: 'neem', quantity: '1' }];

const price: SimulatedPrice = {
  at: start.toISOString(),
  quote: {
    lines: [],
    parts: [{ kind: 'items', label: 'Subtotal', amount: 1000 }],
    total: 1000,
    savings: 0,
    plainSubtotal: 1000,
    coupon: { code: 'NOPE', applied: false, refusal: { kind: 'unknown' } },
    bundle: { bundleId: 'b', applied: false, refusal: { kind: 'product-missing', sku: 'tulsi' } },
  },
  bundles: [
    { id: 'a', name: 'Calm', verdict: { kind: 'available', saving: 150, total: 850 } },
    { id: 'b', name: 'Day', verdict: { kind: 'refused', refusal: { kind: 'product-missing', sku: 'tulsi' } } },
  ],
  products: [{ sku: 'tulsi', name: 'Tulsi drops' }],
  tiers: [
    {
      tier: { threshold: 1500, discountPercentage: 5, label: 'Silver' },
      verdict: { kind: 'below-threshold', missing: 500, saving: 75 },
    },
    { tier: { threshold: 500, discountPercentage: 2, label: 'Leaf' }, verdict: { kind: 'outdone', saving: 20 } },
  ],
  coupons: [
    { id: 'c', code: 'TEN', name: 'Ten', verdict: { kind: 'applied', saving: 100, total: 900 } },
    {
      id: 'd',
      code: 'MORE',
      name: 'More',
      verdict: { kind: 'refused', refusal: { kind: 'below-minimum', missing: 99 } },
    },
  ],
  club: { kind: 'offered', percentage: 10, saving: 149 },
  delivery: null,
  customer: null,
};

function opened(question: Draft = { lines: [] }) {
  const findBundles = held<[AbortSignal], readonly SimulatorBundle[]>();
  const simulate = held<[Draft, AbortSignal], readonly SimulatedPrice[]>();
  const written: Draft[] = [];
  const actor = createActor(
    simulatorLogic({ findBundles, simulate, writeQuestion: (asked) => void written.push(asked) }),
    { input: { question } },
  ).start();
  return { actor, findBundles, simulate, written, view: () => simulatorView(actor.getSnapshot()) };
}

test('ADM-11 a question from the address is answered at once; an empty cart is not priced', async () => {
  const asked = opened({ lines, couponCode: 'TEN' });
  await asked.findBundles.answer([{ id: 'a', name: 'Calm' }]);
  expect(asked.simulate.calls[0]?.[0]).toEqual({ lines, couponCode: 'TEN' });
  expect(asked.written).toEqual([{ lines, couponCode: 'TEN' }]);
  const empty = opened();
  await empty.findBundles.answer([]);
  empty.actor.send({ type: 'simulation.run' });
  expect([empty.view().canRun, empty.simulate.calls]).toEqual([false, []]);
});

test('ADM-11 every offer has its rupees or the reason why not, and what was chosen in vain is said first', async () => {
  const { findBundles, simulate, view } = opened({ lines });
  await findBundles.answer([]);
  await simulate.answer([price]);
  const [answer] = view().prices;
  expect(answer?.notes).toEqual([
    'NOPE: This coupon doesn’t exist',
    'Bundle: Not enough of Tulsi drops in the cart',
  ]);
  expect(answer?.groups.map(({ title, offers }) => [title, ...offers.map(({ words }) => words)])).toEqual([
    ['Bundles', '₹150 off if chosen, total ₹850', 'Not enough of Tulsi drops in the cart'],
    ['Tiers', '₹500 more, then ₹75 off', 'Would give ₹20; the coupon gives more'],
    ['Coupons', '₹100 off', '₹99 more'],
    ['Bliss Club', 'Would give ₹149 off, including delivery'],
  ]);
});

test('ADM-11 another question makes the answer old, also while it is on its way; a refusal names the field', async () => {
  const { actor, findBundles, simulate, view } = opened({ lines });
  await findBundles.answer([]);
  actor.send({ type: 'field.change', field: 'couponCode', value: 'TEN' });
  expect(simulate.calls[0]?.[1].aborted).toBe(true);
  await simulate.answer([price]);
  expect(view()).toMatchObject({ isBusy: false, prices: [] });
  actor.send({ type: 'simulation.run' });
  await simulate.answer([price]);
  expect(view().isOld).toBe(false);
  actor.send({ type: 'field.change', field: 'pincode', value: '1' });
  expect(view().isOld).toBe(true);
  actor.send({ type: 'simulation.run' });
  await simulate.fail(refusal(422, { fields: { pincode: 'Six digits' } }));
  expect(view()).toMatchObject({ errors: { pincode: 'Six digits' }, isOld: true });
});

test('ADM-11 bundles that did not come are asked for again', async () => {
  const { actor, findBundles, view } = opened();
  await findBundles.fail(refusal(503));
  expect(view().stage).toBe('failed');
  actor.send({ type: 'simulator.retry' });
  await findBundles.answer([{ id: 'a', name: 'Calm' }]);
  expect(view()).toMatchObject({ stage: 'open', bundles: [{ value: 'a', label: 'Calm' }] });
});
