import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Purpose } from '../../../src/domain/shell/consent.ts';
import { parseLocation, type Location } from '../../../src/domain/shell/page/route.ts';
import type { ShopMoment } from '../../../src/domain/shell/tracking/shop-moment.ts';
import { trackingLogic } from '../../../src/machines/shell/tracking/tracking.actors.ts';
import { trackingInput } from '../../../src/machines/shell/tracking/tracking.cases.ts';
import { bell, held, settled, stopTime } from '../support/held.ts';
import { line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function tracking(path = '/') {
  const loadTrackers = held<[readonly Purpose[], AbortSignal], void>();
  const leaving = bell<Location>();
  const told: (string | ShopMoment)[] = [];
  const kept: ShopMoment[] = [];
  const removed: true[] = [];
  const actor = createActor(
    trackingLogic({
      loadTrackers,
      watchLeaving: leaving.listen,
      tellPage: (location) => void told.push(location.path),
      tellMoment: (moment) => void told.push(moment),
      keepMoment: (moment) => void kept.push(moment),
      takeKept: () => kept.splice(0),
      removeTrackers: () => void removed.push(true),
      logFailure: () => {},
    }),
    { input: { ...trackingInput, location: parseLocation(path) } },
  ).start();
  const agree = (...agreed: Purpose[]) => actor.send({ type: 'consent.changed', agreed });
  return { actor, agree, loadTrackers, leaving, told, kept, removed };
}

const one = line(sleep);
const worth = one.price;
const sold = {
  lines: [{ sku: one.sku, quantity: 1, lineTotal: worth, isPremiumMembership: false }],
  parts: [
    { kind: 'items', label: 'Item total', amount: worth },
    { kind: 'coupon', label: 'WELCOME', amount: -100 },
    { kind: 'delivery', label: 'Delivery', amount: 49 },
  ],
};

test('ANA-06 no script is fetched before something is agreed to', async () => {
  const { actor, agree, loadTrackers, told } = tracking();
  actor.send({ type: 'cart.changed', lines: [one], cause: 'shopper' });
  agree();
  await settled();
  expect(loadTrackers.calls).toEqual([]);
  agree('statistics');
  expect(loadTrackers.calls.map(([agreed]) => agreed)).toEqual([['statistics']]);
  expect(told).toEqual([]);
});

test('ANA-06 pages and goods are told with value and code, never with a person', async () => {
  const { actor, agree, loadTrackers, leaving, told } = tracking();
  agree('statistics');
  actor.send({ type: 'cart.changed', lines: [one], cause: 'shopper' });
  await loadTrackers.answer();
  actor.send({ type: 'cart.changed', lines: [{ ...one, quantity: 3 }], cause: 'shopper' });
  actor.send({ type: 'cart.changed', lines: [one], cause: 'shopper' });
  actor.send({ type: 'cart.changed', lines: [{ ...one, quantity: 5 }], cause: 'server' });
  leaving.ring(parseLocation('/dashboard/orders'));
  leaving.ring(parseLocation('/checkout'));
  const item = { sku: one.sku, price: worth };
  expect(told).toEqual([
    '/',
    { kind: 'add', value: worth, items: [{ ...item, quantity: 1 }] },
    { kind: 'add', value: worth * 2, items: [{ ...item, quantity: 2 }] },
    { kind: 'checkout', value: worth * 5, items: [{ ...item, quantity: 5 }] },
  ]);
});

test('ANA-06 a document that begins at checkout loads nothing; its purchase is told on the next page that is measured', async () => {
  const checkout = tracking('/checkout');
  checkout.actor.send({ type: 'cart.changed', lines: [one], cause: 'restored' });
  checkout.actor.send({ type: 'order.confirmed', sold });
  expect(checkout.kept).toEqual([]);
  checkout.agree('statistics');
  checkout.actor.send({ type: 'order.confirmed', sold });
  expect([checkout.loadTrackers.calls, checkout.kept]).toEqual([
    [],
    [{ kind: 'purchase', value: worth - 100, items: [{ sku: one.sku, quantity: 1, price: worth - 100 }] }],
  ]);
  const next = tracking('/shop');
  next.kept.push(...checkout.kept);
  next.agree('statistics');
  await next.loadTrackers.answer();
  expect([next.told.at(-1), next.kept]).toEqual([checkout.kept[0], []]);
});

test('ANA-06 taking it back removes the scripts for good; agreeing to more loads more', async () => {
  const { agree, loadTrackers, removed } = tracking();
  agree('statistics');
  await loadTrackers.answer();
  agree('statistics');
  expect(loadTrackers.calls.length).toBe(1);
  agree('statistics', 'advertising');
  expect(loadTrackers.calls.length).toBe(2);
  agree('advertising');
  expect(removed).toEqual([true]);
});

test('ANA-06 scripts that never come change nothing, and can still be taken back', async () => {
  const { actor, agree, loadTrackers, told, removed } = tracking();
  agree('advertising');
  await loadTrackers.fail(new Error('blocked'));
  actor.send({ type: 'cart.changed', lines: [one], cause: 'shopper' });
  expect(told).toEqual([]);
  agree();
  expect(removed).toEqual([true]);
});
