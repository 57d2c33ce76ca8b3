import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { AnalyticsRequest } from '../../../src/machines/promotions/analytics/analytics.machine.ts';
import { sampleBundle } from '../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import {
  bundleStripLogic,
  type BundleStripPorts,
} from '../../../src/machines/promotions/bundle-strip/bundle-strip.actors.ts';
import type { StripSource } from '../../../src/machines/promotions/bundle-strip/bundle-strip.types.ts';
import { bundleStripView } from '../../../src/machines/promotions/bundle-strip/bundle-strip.view.ts';
import { unknownMetrics } from '../../../src/domain/promotions/bundle/metrics.ts';
import { bell, held, offline, parent, settled, stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

type Suggested = Awaited<ReturnType<BundleStripPorts['suggest']>>;

const bundle = (id: number, savings: number, minOrderValue: number | null = null): StoreBundle => ({
  ...sampleBundle,
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: `Bundle ${id}`,
  savings,
  conditions: { minOrderValue, excludedProducts: [] },
});

const suggested = (primaryBundles: StoreBundle[], crossSellBundles: StoreBundle[] = []): Suggested => ({
  primaryBundles,
  crossSellBundles,
  recommendationId: 'a-recommendation',
});

function strip(source: StripSource = 'pdp', limit = 12) {
  const told = parent<AnalyticsRequest>();
  const lines = bell<Cart>();
  const choice = bell<string | null>();
  const failures: unknown[] = [];
  const suggest = held<Parameters<BundleStripPorts['suggest']>, Suggested>();
  const applyBundle = held<[StoreBundle], void>();
  const actor = createActor(
    bundleStripLogic({
      suggest,
      applyBundle,
      fetchMetrics: () => Promise.resolve(unknownMetrics),
      watchClock: () => () => {},
      watchLines: lines.listen,
      watchApplied: choice.listen,
      logFailure: (error) => void failures.push(error),
    }),
    { input: { parent: told, product: 'sleep-mantra', source, lines: [], limit } },
  );
  actor.start();
  const cards = () => actor.getSnapshot().context.cards;
  return {
    actor,
    suggest,
    applyBundle,
    choice,
    failures,
    told: told.told,
    change: (next: Cart) => lines.ring(next),
    view: () => bundleStripView(actor.getSnapshot()),
    names: () => cards().map((card) => card.bundle.name),
    press: (index: number) => cards()[index]?.ref.send({ type: 'bundle.apply' }),
    life: () => cards().map(({ ref }) => ref.getSnapshot().value.life),
    actions: () => told.told.map(({ event }) => `${event.action} ${event.bundleName}`),
  };
}

test('BND-02 BND-10 the strip counts its bundles, sums what they save, and has the best first', async () => {
  const { suggest, view, names } = strip();
  await suggest.answer(suggested([bundle(1, 100), bundle(2, 420)], [bundle(3, 619), bundle(2, 420)]));
  expect(names()).toEqual(['Bundle 2', 'Bundle 1', 'Bundle 3']);
  expect([view().stage, view().heading, view().saving, view().canUnfold]).toEqual([
    'ready',
    '🎯 3 Bundle Deals Available',
    'Save up to ₹1,139 with these combinations',
    false,
  ]);
});

test('BND-02 one bundle is one deal; View All is there for more than three, and shows them all', async () => {
  const one = strip();
  await one.suggest.answer(suggested([bundle(1, 100)]));
  expect(one.view().heading).toBe('🎯 1 Bundle Deal Available');
  const many = strip();
  await many.suggest.answer(suggested([1, 2, 3, 4].map((id) => bundle(id, 100))));
  expect([many.view().canUnfold, many.view().isUnfolded]).toEqual([true, false]);
  many.actor.send({ type: 'list.scrolled', position: 2 });
  expect(many.view().position).toBe(2);
  many.actor.send({ type: 'list.unfold' });
  expect([many.view().canUnfold, many.view().isUnfolded]).toEqual([false, true]);
});

test('BND-03 BND-20 loading, then empty where nothing goes with it; a failure looks the same and is logged', async () => {
  const none = strip();
  expect(none.view().stage).toBe('loading');
  await none.suggest.answer(suggested([]));
  expect(none.view().stage).toBe('empty');
  const broken = strip();
  await broken.suggest.fail(offline);
  expect([broken.view().stage, broken.failures]).toEqual(['empty', [offline]]);
});

test('CRT-12 the cart shows two at most, and none that its value does not unlock', async () => {
  const { suggest, names, change } = strip('cart', 2);
  change([line(sleep)]);
  await suggest.answer(suggested([]));
  await suggest.answer(suggested([bundle(1, 900, 1500), bundle(2, 300, 1499), bundle(3, 200), bundle(4, 100)]));
  expect(names()).toEqual(['Bundle 2', 'Bundle 3']);
});

test('BND-04 BND-10 on a page, what even its own goods would not unlock comes last', async () => {
  const { suggest, names } = strip();
  await suggest.answer(suggested([bundle(1, 900, 4500), bundle(2, 300, 2398), bundle(3, 200)]));
  expect(names()).toEqual(['Bundle 2', 'Bundle 3', 'Bundle 1']);
});

test('BND-20 other goods ask again while the bundles stay; the same goods do not', async () => {
  const { suggest, names, change, view, failures } = strip();
  await suggest.answer(suggested([bundle(1, 100), bundle(2, 90)]));
  change([line(sleep)]);
  expect([suggest.calls.length, names()]).toEqual([2, ['Bundle 1', 'Bundle 2']]);
  await suggest.answer(suggested([bundle(2, 90), bundle(3, 80)]));
  expect(names()).toEqual(['Bundle 2', 'Bundle 3']);
  change([line(sleep)]);
  expect(suggest.calls.length).toBe(2);
  change([line(dog)]);
  await suggest.fail(offline);
  expect([names(), failures]).toEqual([['Bundle 2', 'Bundle 3'], [offline]]);
  change([]);
  await suggest.answer(suggested([]));
  expect([view().stage, names()]).toEqual(['empty', []]);
});

test('BND-08 applying is tracked, waited for and marked; a repeat is ignored', async () => {
  const { suggest, press, applyBundle, life, actions, told } = strip();
  await suggest.answer(suggested([bundle(1, 100), bundle(2, 90)]));
  press(0);
  press(0);
  press(1);
  await settled();
  expect([life(), actions()]).toEqual([
    ['loading', 'idle'],
    ['click Bundle 1', 'apply Bundle 1'],
  ]);
  expect(told[1]?.event).toEqual({
    bundleId: bundle(1, 100).id,
    bundleName: 'Bundle 1',
    action: 'apply',
    bundlePrice: 2038,
    potentialSavings: 100,
    place: 'page',
    recommendationId: 'a-recommendation',
    metadata: { bundleType: 'combo', position: 0, totalBundles: 2, maxVisible: 3 },
  });
  await applyBundle.answer();
  expect([life(), applyBundle.calls.length]).toEqual([['applied', 'idle'], 1]);
  press(0);
  expect(applyBundle.calls.length).toBe(1);
});

test('BND-08 ERR-02 a bundle that could not be applied is logged and idle again', async () => {
  const { suggest, press, applyBundle, life, failures } = strip();
  await suggest.answer(suggested([bundle(1, 100)]));
  press(0);
  await applyBundle.fail(offline);
  expect([life(), failures]).toEqual([['idle'], [offline]]);
});

test('BND-05 BND-09 the card of the cart’s bundle says so, and no longer when it is out', async () => {
  const { suggest, choice, life } = strip();
  choice.ring(bundle(2, 90).id);
  await suggest.answer(suggested([bundle(1, 100), bundle(2, 90)]));
  expect(life()).toEqual(['idle', 'applied']);
  choice.ring(null);
  expect(life()).toEqual(['idle', 'idle']);
});

test('ANA-01 ANA-03 a view and opened details are tracked with their place', async () => {
  const { suggest, actor, told, actions } = strip('cart', 2);
  await suggest.answer(suggested([bundle(1, 100)]));
  const { id } = bundle(1, 100);
  actor.send({ type: 'card.viewed', bundleId: id, visibilityDuration: 1000 });
  actor.send({ type: 'details.open', bundleId: id });
  actor.send({ type: 'details.open', bundleId: 'gone' });
  expect(actions()).toEqual(['view Bundle 1', 'details_view Bundle 1']);
  expect([told[0]?.event.place, told[0]?.event.metadata.visibilityDuration]).toEqual(['cart', 1000]);
});
