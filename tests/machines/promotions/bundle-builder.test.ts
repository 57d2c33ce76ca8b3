import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultBundleSizes } from '../../../src/domain/promotions/bundle/bundle.ts';
import { bundleLines } from '../../../src/domain/promotions/bundle/dynamic-lines.ts';
import { bundleBuilderLogic } from '../../../src/machines/promotions/bundle-builder/bundle-builder.actors.ts';
import {
  dog,
  green,
  peace,
  sampleName,
} from '../../../src/machines/promotions/bundle-builder/bundle-builder.cases.ts';
import type {
  BundleBuilderFact,
  BundleBuilderInput,
} from '../../../src/machines/promotions/bundle-builder/bundle-builder.machine.ts';
import type { Offer, ReadyBundle } from '../../../src/machines/promotions/bundle-builder/bundle-builder.rules.ts';
import { bundleBuilderView } from '../../../src/machines/promotions/bundle-builder/bundle-builder.view.ts';
import { sampleProduct as sleep } from '../../../src/machines/catalogue/product-options/product-options.cases.ts';
import { held, offline, parent, passed, settled, start, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function builder(input: Partial<BundleBuilderInput> = {}) {
  const cart = parent<BundleBuilderFact>();
  const findProducts = held<[AbortSignal], Offer>();
  const logic = bundleBuilderLogic({ findProducts, makeId: () => sampleName.bundleId, now: () => Date.now() });
  const actor = createActor(logic, {
    input: { parent: cart, product: sleep, related: [peace], sizes: defaultBundleSizes, ...input },
  });
  actor.start();
  const view = () => bundleBuilderView(actor.getSnapshot());
  const picked = () => view().products.flatMap(({ sku, isPicked }) => (isPicked ? [sku] : []));
  return { actor, told: cart.told, findProducts, view, picked };
}

test('BND-21 it begins with this product, and says what each size costs and what is missing', async () => {
  const { view, findProducts } = builder();
  await findProducts.answer({ products: [sleep, peace, dog, green], ready: [] });
  expect(view()).toEqual({
    lead: 'Pick 2 or more. The more products you add, the more you save on each.',
    products: [sleep, peace, dog, green].map(({ sku, name, flavours, variants }, index) => ({
      sku,
      name,
      price: ['₹1,499', '₹1,299', '₹1,199', '₹999'][index],
      isPicked: index === 0,
      canPick: index > 0,
      note: null,
      flavour: index === 0 ? 'Saffron' : null,
      variant: index === 0 ? '30 ml' : null,
      flavours,
      variants,
    })),
    rungs: [
      { size: 2, label: '2 products', saving: 'Save 5%', price: 'from ₹2,373', state: 'ahead' },
      { size: 3, label: '3 products', saving: 'Save 10%', price: 'from ₹3,327', state: 'ahead' },
      { size: 4, label: '4 products', saving: 'Save 15%', price: 'from ₹4,247', state: 'ahead' },
    ],
    hint: 'Pick 1 more to save 5%.',
    sums: null,
    cheaper: null,
    canSubmit: false,
    isAdding: false,
    submitLabel: 'Add bundle to cart',
    canRetry: false,
  });
});

test.for([
  [[peace], '₹2,798', '₹2,658', 'You save ₹140 (5%)', 'Pick 1 more to save 10%.'],
  [[peace, dog], '₹3,997', '₹3,597', 'You save ₹400 (10%)', 'Pick 1 more to save 15%.'],
  [[peace, dog, green], '₹4,996', '₹4,247', 'You save ₹749 (15%)', 'That’s our biggest bundle discount.'],
] as const)('BND-21 CPN-11 with %o more the totals are live', async ([more, regular, bundle, saving, hint]) => {
  const { actor, findProducts, view } = builder();
  await findProducts.answer({ products: [sleep, peace, dog, green], ready: [] });
  for (const { sku } of more) actor.send({ type: 'pick.add', sku });
  expect([view().sums, view().hint, view().canSubmit]).toEqual([{ regular, bundle, saving }, hint, true]);
});

test('BND-21 the sizes that are passed have no price, the one that is reached has its own', async () => {
  const { actor, findProducts, view } = builder();
  await findProducts.answer({ products: [sleep, peace, dog], ready: [] });
  actor.send({ type: 'pick.add', sku: peace.sku });
  actor.send({ type: 'pick.add', sku: dog.sku });
  expect(view().rungs.map(({ price, state }) => [price, state])).toEqual([
    [null, 'passed'],
    ['₹3,597', 'reached'],
    ['Not in stock', 'unavailable'],
  ]);
  expect(view().hint).toBe('You’ve picked everything that’s available.');
});

test('BND-21 a size for which too few products are in stock says so, once all are known', async () => {
  const { findProducts, view } = builder();
  const sizes = () => view().rungs.map(({ saving, price, state }) => [saving, price, state]);
  expect(sizes()[2]).toEqual(['Save 15%', null, 'ahead']);
  await findProducts.answer({ products: [sleep, peace, dog, { ...green, stock: 0 }], ready: [] });
  expect(sizes()).toEqual([
    ['Save 5%', 'from ₹2,563', 'ahead'],
    ['Save 10%', 'from ₹3,597', 'ahead'],
    ['Save 15%', 'Not in stock', 'unavailable'],
  ]);
});

test('CPN-11 sizes and percentages are the shop’s', async () => {
  const { actor, findProducts, view } = builder({ sizes: [{ size: 2, percentage: 7 }] });
  await findProducts.answer({ products: [sleep, peace, dog], ready: [] });
  actor.send({ type: 'pick.add', sku: peace.sku });
  actor.send({ type: 'pick.add', sku: dog.sku });
  expect([view().sums?.saving, view().rungs.length]).toEqual(['You save ₹196 (7%)', 1]);
});

test('BND-21 CRT-08 it goes into the cart under one id, with flavour and size of each, and begins again', async () => {
  const { actor, told, view, picked } = builder();
  actor.send({ type: 'pick.add', sku: peace.sku });
  actor.send({ type: 'flavour.choose', sku: sleep.sku, flavour: 'Rose' });
  actor.send({ type: 'variant.choose', sku: peace.sku, variant: '15 ml' });
  actor.send({ type: 'bundle.submit' });
  expect([view().submitLabel, view().isAdding, view().canSubmit]).toEqual(['Adding…', true, false]);
  await settled();
  expect(told).toEqual([
    { type: 'products.learn', products: [sleep, peace] },
    {
      type: 'bundle.add',
      lines: bundleLines({
        bundleId: sampleName.bundleId,
        createdAt: start.toISOString(),
        label: 'Your bundle of 2',
        discountPercentage: 5,
        items: [
          { product: sleep, choice: { flavour: 'Rose', variant: '30 ml', quantity: 1 } },
          { product: peace, choice: { flavour: 'Plain', variant: '15 ml', quantity: 1 } },
        ],
      }),
    },
  ]);
  expect([view().submitLabel, picked()]).toEqual(['Added', ['sleep-mantra']]);
  await passed(2000);
  expect(view().submitLabel).toBe('Add bundle to cart');
});

test('BND-21 a product is picked once, and no more than the largest size', async () => {
  const { actor, findProducts, picked } = builder({
    sizes: [
      { size: 2, percentage: 5 },
      { size: 3, percentage: 10 },
    ],
  });
  await findProducts.answer({ products: [sleep, peace, dog, green], ready: [] });
  for (const { sku } of [peace, peace, dog, green]) actor.send({ type: 'pick.add', sku });
  expect(picked()).toEqual([sleep.sku, peace.sku, dog.sku]);
  actor.send({ type: 'pick.remove', sku: peace.sku });
  actor.send({ type: 'pick.add', sku: green.sku });
  expect(picked()).toEqual([sleep.sku, dog.sku, green.sku]);
});

test('BND-21 one product alone is no bundle', () => {
  const { actor, told, view } = builder();
  actor.send({ type: 'pick.add', sku: peace.sku });
  expect(view().canSubmit).toBe(true);
  actor.send({ type: 'pick.remove', sku: peace.sku });
  actor.send({ type: 'bundle.submit' });
  expect([view().canSubmit, view().sums, told]).toEqual([false, null, []]);
});

test('BND-21 what is out of stock cannot be picked, and neither can what nobody sells', () => {
  const { actor, view, picked } = builder({
    product: { ...sleep, stock: 0 },
    related: [peace, { ...dog, stock: 0 }],
  });
  actor.send({ type: 'pick.add', sku: dog.sku });
  actor.send({ type: 'pick.add', sku: 'no-mantra' });
  expect(picked()).toEqual([]);
  expect(view().products.map(({ canPick, note }) => [canPick, note])).toEqual([
    [false, 'Out of stock'],
    [true, null],
    [false, 'Out of stock'],
  ]);
});

test('BND-21 what has sold out meanwhile leaves the bundle, and a flavour that is gone gives way', async () => {
  const { actor, findProducts, view, picked } = builder();
  actor.send({ type: 'pick.add', sku: peace.sku });
  actor.send({ type: 'flavour.choose', sku: sleep.sku, flavour: 'Rose' });
  await findProducts.answer({
    products: [{ ...sleep, flavours: ['Saffron'] }, { ...peace, stock: 0 }, dog],
    ready: [],
  });
  expect([picked(), view().products[0]?.flavour, view().canSubmit]).toEqual([[sleep.sku], 'Saffron', false]);
});

test('BND-21 a flavour or size that a product does not have is not taken', () => {
  const { actor, view } = builder();
  actor.send({ type: 'flavour.choose', sku: sleep.sku, flavour: 'Mango' });
  actor.send({ type: 'variant.choose', sku: sleep.sku, variant: '5 l' });
  expect(view().products[0]).toMatchObject({ flavour: 'Saffron', variant: '30 ml' });
});

test('BND-21 the club is not for bundles', async () => {
  const { findProducts, view } = builder();
  await findProducts.answer({ products: [sleep, { ...green, sku: 'bliss-club' }], ready: [] });
  expect(view().products.map(({ sku }) => sku)).toEqual([sleep.sku, peace.sku]);
});

test('BND-21 where the other products do not come, the page’s own can be picked and the others asked for again', async () => {
  const { actor, findProducts, view } = builder();
  await findProducts.fail(offline);
  expect([view().products.map(({ sku }) => sku), view().canRetry]).toEqual([[sleep.sku, peace.sku], true]);
  actor.send({ type: 'products.retry' });
  await findProducts.answer({ products: [dog], ready: [] });
  expect([view().products.map(({ sku }) => sku), view().canRetry]).toEqual([
    [sleep.sku, peace.sku, dog.sku],
    false,
  ]);
});

test('BND-21 a bundle of the shop with the same products is named while it is cheaper, and no other', async () => {
  const pair = (
    name: string,
    skus: readonly string[],
    discountedPrice: number,
    minOrderValue: number | null = null,
  ) =>
    ({
      name,
      products: skus.map((sku) => ({ id: sku, sku, name: sku, quantity: 1 })),
      discountedPrice,
      conditions: { minOrderValue, excludedProducts: [] },
    }) satisfies ReadyBundle;
  const both = [sleep.sku, peace.sku];
  const { actor, view, findProducts } = builder();
  await findProducts.answer({
    products: [sleep, peace, dog],
    ready: [
      pair('Dear', both, 2700),
      pair('Day and Night', both, 2378),
      pair('Of three', [...both, dog.sku], 100),
      pair('Locked', both, 2000, 4500),
    ],
  });
  expect(view().cheaper).toBeNull();
  actor.send({ type: 'pick.add', sku: peace.sku });
  // 1,499 + 1,299 less 5% is 2,658.
  expect(view().cheaper).toBe('Day and Night has the same products for ₹2,378, ₹280 less.');
});
