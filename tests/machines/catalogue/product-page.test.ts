import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  consultationLogic,
  type ConsultationPorts,
} from '../../../src/machines/shell/consultation/consultation.actors.ts';
import { consultationInput } from '../../../src/machines/shell/consultation/consultation.cases.ts';
import { consultationView } from '../../../src/machines/shell/consultation/consultation.view.ts';
import { deliveryCheckLogic } from '../../../src/machines/catalogue/delivery-check/delivery-check.actors.ts';
import { bengaluru, nowhere } from '../../../src/machines/catalogue/delivery-check/delivery-check.cases.ts';
import type {
  Delivery,
  DeliveryCheckFact,
} from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import { deliveryCheckView } from '../../../src/machines/catalogue/delivery-check/delivery-check.view.ts';
import { sampleProduct } from '../../../src/machines/catalogue/product-options/product-options.cases.ts';
import {
  productOptionsMachine,
  type ProductOptionsFact,
} from '../../../src/machines/catalogue/product-options/product-options.machine.ts';
import { productOptionsView } from '../../../src/machines/catalogue/product-options/product-options.view.ts';
import { held, offline, parent, passed, settled, start, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function options(stock = 20) {
  const cart = parent<ProductOptionsFact>();
  const actor = createActor(productOptionsMachine, {
    input: { parent: cart, product: { ...sampleProduct, stock } },
  });
  actor.start();
  return { actor, told: cart.told, view: () => productOptionsView(actor.getSnapshot()) };
}

test('CAT-05 flavour, size, plan and quantity are chosen and added as they stand', async () => {
  const { actor, told, view } = options();
  actor.send({ type: 'flavour.choose', flavour: 'Rose' });
  actor.send({ type: 'variant.choose', variant: '15 ml' });
  actor.send({ type: 'plan.choose', plan: 'monthly' });
  actor.send({ type: 'quantity.raise' });
  expect(view()).toMatchObject({ price: '₹2,698', listPrice: '₹2,998', saving: 'You save ₹300' });
  actor.send({ type: 'choice.add' });
  expect(told).toEqual([
    {
      type: 'item.add',
      sku: 'sleep-mantra',
      flavour: 'Rose',
      variant: '15 ml',
      packageType: 'monthly',
      quantity: 2,
    },
  ]);
  expect(view().addLabel).toBe('Added');
  await passed(2000);
  expect(view().addLabel).toBe('Add to cart');
});

test('CAT-05 five or fewer are said to be few', () => {
  const said = [6, 5, 1].map((stock) => options(stock).view().scarcity);
  expect(said).toEqual([null, 'Only 5 left!', 'Only 1 left!']);
});

test('MEM-01 the membership is offered once, as it is: no plan, no quantity, nothing to choose', () => {
  const cart = parent<ProductOptionsFact>();
  const club = { ...sampleProduct, sku: 'bliss-club', flavours: ['Standard'], variants: ['Yearly'], stock: 100 };
  const actor = createActor(productOptionsMachine, { input: { parent: cart, product: club } });
  actor.start();
  for (const plan of ['weekly', 'monthly'] as const) actor.send({ type: 'plan.choose', plan });
  actor.send({ type: 'quantity.raise' });
  expect(productOptionsView(actor.getSnapshot())).toMatchObject({
    flavours: [],
    variants: [],
    plans: [],
    hasQuantity: false,
    price: '₹1,499',
  });
  actor.send({ type: 'choice.add' });
  expect(cart.told).toEqual([
    {
      type: 'item.add',
      sku: 'bliss-club',
      flavour: 'Standard',
      variant: 'Yearly',
      packageType: 'trial',
      quantity: 1,
    },
  ]);
});

test('CAT-05 a choice that the product does not have is not taken', () => {
  const { actor, view } = options();
  actor.send({ type: 'flavour.choose', flavour: 'Mango' });
  actor.send({ type: 'variant.choose', variant: '5 l' });
  expect(view().flavours.find(({ isChosen }) => isChosen)?.value).toBe('Saffron');
  expect(view().variants.find(({ isChosen }) => isChosen)?.value).toBe('30 ml');
});

test.for([
  [20, 10],
  [3, 3],
] as const)('CAT-05 with %d in stock at most %d can be chosen', ([stock, max]) => {
  const { actor, view } = options(stock);
  expect(view().canLower).toBe(false);
  for (let press = 0; press < 12; press += 1) actor.send({ type: 'quantity.raise' });
  expect(view()).toMatchObject({ quantity: max, canRaise: false, canLower: true });
  actor.send({ type: 'quantity.lower' });
  expect(view().quantity).toBe(max - 1);
});

test('CAT-05 what is sold out cannot be added', () => {
  const { actor, told, view } = options(0);
  actor.send({ type: 'choice.add' });
  expect([told, view().addLabel, view().canAdd]).toEqual([[], 'Out of stock', false]);
});

async function delivery(kept: string | null = null) {
  const asker = parent<DeliveryCheckFact>();
  const findDelivery = held<[string, AbortSignal], Delivery>();
  const remembered: string[] = [];
  const logic = deliveryCheckLogic({
    findDelivery,
    readPincode: () => kept,
    keepPincode: (pincode) => void remembered.push(pincode),
  });
  const actor = createActor(logic, { input: { parent: asker } });
  actor.start();
  await settled();
  const type = (text: string) => actor.send({ type: 'pincode.type', text });
  return {
    actor,
    told: asker.told,
    findDelivery,
    remembered,
    type,
    view: () => deliveryCheckView(actor.getSnapshot(), false),
  };
}

test('CAT-05, CHK-08 a pincode is asked about once it is whole, and answers days, fee and cash', async () => {
  const { type, findDelivery, view, told, remembered } = await delivery();
  type('56006');
  expect([view().tone, findDelivery.calls]).toEqual(['quiet', []]);
  type('560 066');
  expect([view().tone, findDelivery.calls.map(([pincode]) => pincode)]).toEqual(['busy', ['560066']]);
  await findDelivery.answer(bengaluru);
  expect(view()).toEqual({
    pincode: '560066',
    tone: 'good',
    arrival: 'Wednesday 4\u00a0November to Friday 6\u00a0November',
    lines: ['Delivery ₹60, free from ₹499.', 'Cash on delivery is available at 560066.'],
    canRetry: false,
  });
  expect([told, remembered]).toEqual([[{ type: 'delivery.answered', delivery: bengaluru }], ['560066']]);
});

test('CAT-05, CHK-08 the last pincode of this device is asked about by itself', async () => {
  const { findDelivery } = await delivery('560066');
  expect(findDelivery.calls.map(([pincode]) => pincode)).toEqual(['560066']);
});

test('CAT-05, CHK-08 the answer for an earlier pincode is never shown for a later one', async () => {
  const { type, findDelivery, view } = await delivery();
  type('560066');
  type('110001');
  await findDelivery.answer(bengaluru);
  expect(view().tone).toBe('busy');
  await findDelivery.answer(nowhere);
  expect(view()).toMatchObject({ tone: 'bad', lines: ['We don’t deliver to 110001 yet.'] });
});

test('CAT-05, CHK-08 a check that failed can be made again', async () => {
  const { actor, type, findDelivery, view } = await delivery();
  type('560066');
  await findDelivery.fail(offline);
  expect(view()).toMatchObject({ tone: 'bad', canRetry: true });
  actor.send({ type: 'pincode.retry' });
  await findDelivery.answer(bengaluru);
  expect(view().tone).toBe('good');
});

function consultation() {
  const postInterest = held<Parameters<ConsultationPorts['postInterest']>, void>();
  const done: string[] = [];
  const actor = createActor(
    consultationLogic({
      postInterest,
      openChat: (message) => void done.push(`chat ${message}`),
      logFailure: () => void done.push('logged'),
      now: () => Date.now(),
    }),
    { input: consultationInput },
  );
  actor.start();
  actor.send({ type: 'consultation.start' });
  return { actor, postInterest, done, view: (isOpen = false) => consultationView(actor.getSnapshot(), isOpen) };
}

const chat = `chat ${consultationInput.message}`;

test('CHR-08 a click tells the shop who asks and where, and then opens the chat', async () => {
  const { postInterest, done, view } = consultation();
  expect(postInterest.calls[0]?.[0]).toEqual({ ...consultationInput, timestamp: start.toISOString() });
  expect([view().isBusy, done]).toEqual([true, []]);
  await postInterest.answer(undefined);
  expect([view().isBusy, done]).toEqual([false, [chat]]);
});

test('CHR-08 a failed post is logged and the chat still opens', async () => {
  const { postInterest, done } = consultation();
  await postInterest.fail(offline);
  expect(done).toEqual(['logged', chat]);
});

test('CHR-08 a post that hangs does not keep the chat closed', async () => {
  const { done } = consultation();
  await passed(1500);
  expect(done).toEqual([chat]);
});

test('CHR-08 the button hides while the cart is open', () => {
  const { view } = consultation();
  expect([view(false).isShown, view(true).isShown]).toEqual([true, false]);
});
