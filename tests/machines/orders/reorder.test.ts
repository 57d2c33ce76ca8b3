import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { OrderedLine } from '../../../src/domain/orders/order/reorder.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { reorderLogic } from '../../../src/machines/orders/reorder/reorder.actors.ts';
import { orderedLine, soldToday } from '../../../src/machines/orders/reorder/reorder.cases.ts';
import type { CartOrder } from '../../../src/machines/orders/reorder/reorder.machine.ts';
import { reorderView } from '../../../src/machines/orders/reorder/reorder.view.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function asked(lines: readonly OrderedLine[] = [orderedLine]) {
  const findProducts = held<[readonly string[], AbortSignal], ReadonlyMap<string, PricedProduct>>();
  const told: CartOrder[] = [];
  const cart = { send: (order: CartOrder) => void told.push(order) };
  const actor = createActor(reorderLogic({ findProducts }), { input: { cart } }).start();
  actor.send({ type: 'reorder.ask', lines });
  return { actor, findProducts, told, view: () => reorderView(actor.getSnapshot()) };
}

const sold = (...products: PricedProduct[]) => new Map(products.map((product) => [product.sku, product]));

test('ORD-02 what is as it was goes into the cart without a question', async () => {
  const { findProducts, told, view } = asked([orderedLine, { ...orderedLine, quantity: 1 }]);
  expect(view().isBusy).toBe(true);
  await findProducts.answer(sold(soldToday));
  const { sku, variant, flavour, packageType } = orderedLine;
  const request = { type: 'item.add', sku, variant, flavour, packageType };
  expect(told).toEqual([
    { type: 'products.learn', products: [soldToday, soldToday] },
    { ...request, quantity: 2, isQuiet: true },
    { ...request, quantity: 1, isQuiet: false },
  ]);
  expect(view()).toEqual({ isBusy: false, question: null });
});

test('ORD-02 what is missing, fewer or costs more is said before anything goes into the cart', async () => {
  const gone = { ...orderedLine, sku: 'old-mantra', name: 'Old Mantra' };
  const { actor, findProducts, told, view } = asked([orderedLine, gone]);
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
  expect(told).toEqual([]);
  actor.send({ type: 'reorder.confirm' });
  expect(told.flatMap((each) => (each.type === 'item.add' ? [each.quantity] : []))).toEqual([1]);
});

test('ORD-02 nothing to be had is said, and a shop that does not answer can be asked again', async () => {
  const { actor, findProducts, told, view } = asked();
  await findProducts.answer(sold({ ...soldToday, variants: ['60 ml'] }));
  expect(view().question).toMatchObject({ title: 'You can’t order this again', canConfirm: false });
  actor.send({ type: 'reorder.close' });
  actor.send({ type: 'reorder.ask', lines: [orderedLine] });
  await findProducts.fail(offline);
  expect(view().question?.title).toBe('We couldn’t check this order');
  actor.send({ type: 'reorder.ask', lines: [orderedLine] });
  await findProducts.answer(sold(soldToday));
  expect(told.map(({ type }) => type)).toEqual(['products.learn', 'item.add']);
});
