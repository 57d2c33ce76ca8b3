import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf, listedLines } from '../../../src/domain/cart/cart.ts';
import type { CartEvent } from '../../../src/machines/cart/cart/cart.types.ts';
import { cartView } from '../../../src/machines/cart/cart/cart.view.ts';
import { offline, stopTime } from '../support/held.ts';
import { amounts, bundleOf, dog, line, sleep } from '../support/lines.ts';
import { openedCart, terms } from '../support/opened-cart.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const choice = { flavour: 'Saffron', variant: '30 ml', packageType: 'trial', quantity: 1 } as const;
const addSleep: CartEvent = { type: 'item.add', sku: sleep.sku, ...choice };

test('CRT-01 adding the same choice again raises its line, another choice is a new line, and the drawer opens', () => {
  const { actor, shown, drawer, told } = openedCart();
  actor.send({ ...addSleep, quantity: 2 });
  expect([shown(), drawer()]).toEqual([['sleep-mantra trial 2'], 'open']);
  actor.send(addSleep);
  actor.send({ ...addSleep, packageType: 'monthly' });
  expect(shown()).toEqual(['sleep-mantra trial 3', 'sleep-mantra monthly 1']);
  expect(told.map(({ type }) => type)).toEqual(['cart.changed', 'drawer.opened', 'cart.changed', 'cart.changed']);
});

test('CRT-01 a quiet addition leaves the drawer closed', () => {
  const { actor, drawer } = openedCart();
  actor.send({ ...addSleep, isQuiet: true });
  expect(drawer()).toBe('closed');
});

test('CRT-02 an unknown sku is looked up, and refused and logged when the shop has none', async () => {
  const { actor, findProduct, shown, unknown, told } = openedCart();
  actor.send({ ...addSleep, sku: 'no-such-thing' });
  expect(findProduct.calls.map(([sku]) => sku)).toEqual(['no-such-thing']);
  await findProduct.answer(null);
  const missed = { type: 'toast.request', toast: { tone: 'error', text: 'Couldn’t add this product. Try again.' } };
  expect([shown(), unknown, told]).toEqual([[], ['no-such-thing'], []]);
  actor.send({ ...addSleep, sku: 'no-answer' });
  await findProduct.fail(offline);
  expect([shown(), unknown, told]).toEqual([[], ['no-such-thing', 'no-answer'], [missed]]);
});

test('CRT-02 a product of another page is added once it is found, and opens the drawer', async () => {
  const { actor, findProduct, shown, drawer } = openedCart();
  actor.send({ ...addSleep, sku: 'green-mantra' });
  await findProduct.answer({ ...sleep, sku: 'green-mantra' });
  expect([shown(), drawer()]).toEqual([['green-mantra trial 1'], 'open']);
});

test('CRT-02 what is added while another product is looked up is added too, in turn', async () => {
  const { actor, findProduct, shown, unknown, told } = openedCart();
  const add = (sku: string) => actor.send({ ...addSleep, sku });
  add('green-mantra');
  add(sleep.sku);
  expect(shown()).toEqual(['sleep-mantra trial 1']);
  add('no-such-thing');
  add('peace-mantra');
  expect(findProduct.calls.map(([sku]) => sku)).toEqual(['green-mantra']);
  await findProduct.answer({ ...sleep, sku: 'green-mantra' });
  await findProduct.answer(null);
  await findProduct.answer({ ...sleep, sku: 'peace-mantra' });
  expect(shown()).toEqual(['sleep-mantra trial 1', 'green-mantra trial 1', 'peace-mantra trial 1']);
  expect([unknown, findProduct.calls.map(([sku]) => sku)]).toEqual([
    ['no-such-thing'],
    ['green-mantra', 'no-such-thing', 'peace-mantra'],
  ]);
  expect(told.filter(({ type }) => type === 'drawer.opened')).toHaveLength(1);
});

test('CRT-12 a product that is added quietly opens no drawer, also when it was looked up', async () => {
  const { actor, findProduct, shown, drawer } = openedCart();
  actor.send({ ...addSleep, isQuiet: true });
  actor.send({ ...addSleep, sku: 'green-mantra', isQuiet: true });
  await findProduct.answer({ ...sleep, sku: 'green-mantra' });
  expect([shown(), drawer()]).toEqual([['sleep-mantra trial 1', 'green-mantra trial 1'], 'closed']);
});

test('CRT-02 what the page brings needs no look-up', () => {
  const { actor, findProduct, shown } = openedCart();
  actor.send({ type: 'products.learn', products: [{ ...sleep, sku: 'green-mantra' }] });
  actor.send({ ...addSleep, sku: 'green-mantra' });
  expect([shown(), findProduct.calls]).toEqual([['green-mantra trial 1'], []]);
});

test('CRT-03, CRT-04 a line goes from 1 to 10 and no further', () => {
  const { actor, shown } = openedCart([line(sleep, { quantity: 9 }), line(dog, { quantity: 2 })]);
  const [many, few] = [keyOf(line(sleep)), keyOf(line(dog))];
  expect(actor.getSnapshot().can({ type: 'item.raise', key: many })).toBe(true);
  actor.send({ type: 'item.raise', key: many });
  actor.send({ type: 'item.raise', key: many });
  actor.send({ type: 'item.lower', key: few });
  actor.send({ type: 'item.lower', key: few });
  expect(shown()).toEqual(['sleep-mantra trial 10', 'dog-mantra trial 1']);
  expect(actor.getSnapshot().can({ type: 'item.raise', key: many })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'item.lower', key: few })).toBe(false);
});

test('CRT-03 adding beyond ten stays at ten', () => {
  const { actor, shown } = openedCart([line(sleep, { quantity: 8 })]);
  actor.send({ ...addSleep, quantity: 7 });
  expect(shown()).toEqual(['sleep-mantra trial 10']);
});

test('CRT-04 plus and minus are dead on a combination and on a line that is not there', () => {
  const { actor } = openedCart([line(sleep, { packageType: 'comboDiscount', quantity: 2 }), ...bundleOf(dog)]);
  for (const key of [keyOf(line(sleep, { packageType: 'comboDiscount' })), keyOf(line(dog))]) {
    expect(actor.getSnapshot().can({ type: 'item.raise', key })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'item.lower', key })).toBe(false);
  }
});

test('CRT-05 the membership is in the cart and never in the list', () => {
  const { actor, lines } = openedCart([line(sleep)]);
  actor.send({
    type: 'item.add',
    sku: 'bliss-club',
    flavour: 'Standard',
    variant: 'Yearly',
    packageType: 'trial',
    quantity: 1,
  });
  actor.send({
    type: 'item.add',
    sku: 'bliss-club',
    flavour: 'Standard',
    variant: 'Yearly',
    packageType: 'trial',
    quantity: 1,
  });
  expect(amounts(lines())).toEqual(['sleep-mantra trial 1', 'bliss-club trial 1']);
  expect(amounts(listedLines(lines()))).toEqual(['sleep-mantra trial 1']);
});

test('CRT-06 removing the plain line keeps the plan of the same product, and can be undone', () => {
  const { actor, shown } = openedCart([line(sleep), line(sleep, { packageType: 'weekly' })]);
  actor.send({ type: 'item.remove', key: keyOf(line(sleep)) });
  expect(shown()).toEqual(['sleep-mantra weekly 1']);
  actor.send({ type: 'item.restore' });
  expect(shown()).toEqual(['sleep-mantra trial 1', 'sleep-mantra weekly 1']);
  expect(actor.getSnapshot().can({ type: 'item.restore' })).toBe(false);
});

test('CRT-06 a cancelled plan becomes a single purchase and merges with the one that is there, at most ten', () => {
  const weekly = line(sleep, { packageType: 'weekly', quantity: 4 });
  const alone = openedCart([weekly]);
  alone.actor.send({ type: 'subscription.cancel', key: keyOf(weekly) });
  expect(alone.shown()).toEqual(['sleep-mantra trial 4']);
  const merged = openedCart([line(sleep, { quantity: 8 }), weekly]);
  merged.actor.send({ type: 'item.remove', key: keyOf(weekly) });
  expect(merged.shown()).toEqual(['sleep-mantra trial 10']);
});

test('CRT-06, CRT-07 lines of a bundle are not matched by plain ones and leave only together', () => {
  const { actor, shown } = openedCart([line(dog), ...bundleOf(sleep, dog)]);
  actor.send({ type: 'item.remove', key: keyOf(line(dog)) });
  expect(shown()).toEqual(['sleep-mantra comboDiscount 1', 'dog-mantra comboDiscount 1']);
  actor.send({ type: 'bundle.remove', bundleId: 'a-bundle' });
  expect(shown()).toEqual([]);
});

test('CRT-07 emptying clears every line and is the shopper’s change, a logout’s is not', () => {
  const { actor, shown, told } = openedCart([line(sleep)]);
  actor.send({ type: 'cart.empty' });
  actor.send({ type: 'cart.empty' });
  actor.send({ type: 'cart.clear' });
  expect(shown()).toEqual([]);
  expect(told).toEqual([
    { type: 'cart.changed', lines: [], cause: 'shopper' },
    { type: 'cart.changed', lines: [], cause: 'logout' },
  ]);
});

test('CRT-08 a bundle keeps its shared id and opens the drawer', () => {
  const { actor, lines, drawer } = openedCart();
  actor.send({ type: 'bundle.add', lines: bundleOf(sleep, dog) });
  expect(lines().map((each) => each.bundleInfo?.bundleId)).toEqual(['a-bundle', 'a-bundle']);
  expect(drawer()).toBe('open');
});

test('CRT-12 the drawer tells when it opens and closes', () => {
  const { actor, told } = openedCart();
  actor.send({ type: 'drawer.open' });
  actor.send({ type: 'drawer.open' });
  actor.send({ type: 'drawer.close' });
  expect(told).toEqual([{ type: 'drawer.opened' }, { type: 'drawer.closed' }]);
});

test('CRT-12, MNY-07 the breakdown names every part and adds up to the total', () => {
  const { actor } = openedCart([line(sleep, { quantity: 2, packageType: 'monthly' })]);
  const view = cartView(actor.getSnapshot(), terms);
  expect(view.rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Item total ₹2,998',
    'Package discount −₹300',
    '5% tier discount −₹135',
    'Delivery Free',
  ]);
  expect([view.total, view.saving]).toEqual(['₹2,563', 'You save ₹435']);
});

test('CRT-13, CRT-14 an empty cart says so, a line shows its choice, its plan and its price', () => {
  expect(cartView(openedCart().actor.getSnapshot(), terms)).toMatchObject({
    isEmpty: true,
    canBuy: false,
    lines: [],
  });
  const { actor } = openedCart([line(sleep, { packageType: 'weekly', quantity: 3 })]);
  expect(cartView(actor.getSnapshot(), terms).lines[0]).toMatchObject({
    name: 'Sleep Mantra',
    amount: 4272,
    plan: 'Weekly plan',
    quantity: 3,
  });
});

test('CRT-16 a line that cannot be sold is marked and blocks the purchase until it is gone', () => {
  const { actor } = openedCart([line(sleep), line(dog)]);
  const gone = { key: keyOf(line(sleep)), product: null, problems: [{ kind: 'unavailable' as const }] };
  const few = {
    key: keyOf(line(dog)),
    product: dog,
    problems: [{ kind: 'less-available' as const, available: 0 }],
  };
  actor.send({ type: 'cart.checked', lines: [gone, few] });
  expect(cartView(actor.getSnapshot(), terms)).toMatchObject({ canBuy: false });
  expect(cartView(actor.getSnapshot(), terms).lines.map(({ problem }) => problem !== null)).toEqual([true, true]);
  expect(cartView(actor.getSnapshot(), terms).lines.map(({ isCounted }) => isCounted)).toEqual([false, true]);
  actor.send({ type: 'item.remove', key: gone.key });
  actor.send({ type: 'cart.checked', lines: [{ ...few, problems: [] }] });
  expect(cartView(actor.getSnapshot(), terms)).toMatchObject({ canBuy: true });
});

test('CRT-10 another tab’s lines take the place of these without a change of the shopper', () => {
  const { actor, told, shown } = openedCart([line(sleep)]);
  actor.send({ type: 'cart.replace', lines: [line(dog)], cause: 'other-tab' });
  expect(shown()).toEqual(['dog-mantra trial 1']);
  expect(told).toEqual([{ type: 'cart.changed', lines: [line(dog)], cause: 'other-tab' }]);
});
