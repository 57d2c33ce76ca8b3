import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OrderedLine, ReorderPlan } from '../../../src/domain/orders/order/reorder.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { reorderLogic } from '../../../src/machines/orders/reorder/reorder.actors.ts';
import { orderedLine, soldToday } from '../../../src/machines/orders/reorder/reorder.cases.ts';
import { reorderView } from '../../../src/machines/orders/reorder/reorder.view.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function asked(lines: readonly OrderedLine[] = [orderedLine]) {
  const findProducts = held<[readonly string[], AbortSignal], ReadonlyMap<string, PricedProduct>>();
  const plans: ReorderPlan[] = [];
  const onPlanned = (plan: ReorderPlan) => void plans.push(plan);
  const actor = createActor(reorderLogic({ findProducts }), { input: { onPlanned } }).start();
  actor.send({ type: 'reorder.ask', lines });
  return { actor, findProducts, plans, view: () => reorderView(actor.getSnapshot()) };
}

const sold = (...products: PricedProduct[]) => new Map(products.map((product) => [product.sku, product]));

test('ORD-02 what is as it was goes into the cart without a question', async () => {
  const { findProducts, plans, view } = asked();
  expect(view().isBusy).toBe(true);
  await findProducts.answer(sold(soldToday));
  expect(plans.map(({ lines }) => lines.map(({ quantity, price }) => [quantity, price]))).toEqual([[[2, 1499]]]);
  expect(view()).toEqual({ isBusy: false, question: null });
});

test('ORD-02 what is missing, fewer or costs more is said before anything goes into the cart', async () => {
  const gone = { ...orderedLine, sku: 'old-mantra', name: 'Old Mantra' };
  const { actor, findProducts, plans, view } = asked([orderedLine, gone]);
  await findProducts.answer(sold({ ...soldToday, price: 1599, stock: 1 }));
  expect(view().question).toEqual({
    title: 'Some things have changed',
    notes: [
      'Old Mantra is unavailable.',
      'Sleep Mantra: only 1 left.',
      'Sleep Mantra now costs ₹1,599 instead of ₹1,499.',
    ],
    canConfirm: true,
  });
  expect(plans).toEqual([]);
  actor.send({ type: 'reorder.confirm' });
  expect(plans.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1]]);
});

test('ORD-02 nothing to be had is said, and a shop that does not answer can be asked again', async () => {
  const { actor, findProducts, plans, view } = asked();
  await findProducts.answer(sold({ ...soldToday, variants: ['60 ml'] }));
  expect(view().question).toMatchObject({ title: 'You can’t order this again', canConfirm: false });
  actor.send({ type: 'reorder.close' });
  actor.send({ type: 'reorder.ask', lines: [orderedLine] });
  await findProducts.fail(offline);
  expect(view().question?.title).toBe('We couldn’t check this order');
  actor.send({ type: 'reorder.ask', lines: [orderedLine] });
  await findProducts.answer(sold(soldToday));
  expect(plans).toHaveLength(1);
});
