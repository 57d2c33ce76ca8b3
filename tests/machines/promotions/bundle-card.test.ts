import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { unknownMetrics, type BundleMetrics } from '../../../src/domain/promotions/bundle/metrics.ts';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { bundleCardLogic } from '../../../src/machines/promotions/bundle-card/bundle-card.actors.ts';
import { sampleBundle } from '../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import type { BundleCardFact } from '../../../src/machines/promotions/bundle-card/bundle-card.machine.ts';
import {
  bundleCardView,
  type CardTerms,
  clockOfCard,
  clockText,
  isUrgent,
  namesOf,
  typeLabel,
} from '../../../src/machines/promotions/bundle-card/bundle-card.view.ts';
import { bell, held, moment, offline, parent, settled, start, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const terms: CardTerms = { guarantee: null, reviews: null, freeDeliveryFrom: 499, deliveryFee: 49 };

function card(change: Partial<StoreBundle> = {}) {
  const told = parent<BundleCardFact>();
  const clock = bell<number>();
  const fetchMetrics = held<[string, AbortSignal], BundleMetrics>();
  const actor = createActor(
    bundleCardLogic({
      fetchMetrics,
      watchClock: (listener) => {
        listener(Date.now());
        return clock.listen(listener);
      },
    }),
    { input: { parent: told, bundle: { ...sampleBundle, ...change } } },
  );
  actor.start();
  return {
    actor,
    fetchMetrics,
    told: told.told,
    view: (words = terms) => bundleCardView(actor.getSnapshot(), words),
    at: (seconds: number) => clock.ring(start.getTime() + seconds * 1000),
    time: () => {
      const countdown = clockOfCard(actor.getSnapshot());
      return countdown && clockText(countdown.getSnapshot(), isUrgent(actor.getSnapshot()));
    },
  };
}

const timed = (seconds: number) => ({ isTimeLimited: true, endsAt: moment(seconds) });

test('BND-04 a card says its type, names, prices, saving and conditions in the exact words', () => {
  const { view } = card({ conditions: { minOrderValue: 4500, excludedProducts: [] }, validUntil: moment(0) });
  expect(view()).toEqual({
    id: sampleBundle.id,
    name: 'Quiet Evening',
    type: 'Combo Deal',
    description: 'Sleep Mantra for one, Dog Mantra for the other.',
    names: 'Sleep Mantra, Dog Mantra',
    art: [
      { sku: 'sleep-mantra', quantity: 1 },
      { sku: 'dog-mantra', quantity: 1 },
    ],
    save: 'Save 15%',
    badge: null,
    regularPrice: '₹2,398',
    bundlePrice: '₹2,038',
    youSave: 'YOU SAVE ₹360',
    off: "That's 15% OFF!",
    saving: 'You save ₹360',
    conditions: ['Unlocked at ₹4,500', 'Offer ends 4 November 2026'],
    points: ['Instant savings', 'Free shipping'],
    details: ['Buying separately costs 18% more'],
    variant: 'calm',
    button: {
      text: 'Add Bundle to Cart',
      short: 'Quick Add',
      isBusy: false,
      isDone: false,
      isDisabled: false,
    },
  });
});

test('BND-04 every type has its label, and a fourth name is counted', () => {
  expect(['combo', 'bulk', 'tier', 'category', 'other'].map(typeLabel)).toEqual([
    'Combo Deal',
    'Bulk Discount',
    'Tier Discount',
    'Category Bundle',
    'Bundle',
  ]);
  const products = ['A', 'B', 'C', 'D'].map((name) => ({ id: name, sku: name, name, quantity: 1 }));
  expect(namesOf(products, 3)).toBe('A, B, C +1 more');
});

test('BND-04 BND-14 a value point and what stands behind Details are there only when its number is real', async () => {
  const { view, fetchMetrics } = card();
  const words = { guarantee: '30-day money back guarantee', reviews: '4.8/5 (2,341 reviews)', deliveryFee: 49 };
  await fetchMetrics.answer({ viewCount: 3, recentPurchases: 2, stockLevel: 9, popularityScore: 1 });
  const { points, details } = view({ ...terms, ...words, freeDeliveryFrom: 9000 });
  expect(points).toEqual(['Instant savings']);
  expect(details).toEqual([
    'Buying separately costs 18% more',
    '3 viewing',
    '2 bought today',
    '30-day money back guarantee',
    '4.8/5 (2,341 reviews)',
  ]);
});

test('BND-07 few left is said at 5 and below, by the server’s figure; never beside another badge', async () => {
  const seen = async (stockLevel: number) => {
    const { view, fetchMetrics } = card({ isPopular: true, badge: { text: 'Two bottles' } });
    await fetchMetrics.answer({ ...unknownMetrics, stockLevel });
    return view().badge;
  };
  expect([await seen(5), await seen(6)]).toEqual([
    { kind: 'scarce', text: 'Only 5 left!' },
    { kind: 'bestseller', text: 'BESTSELLER' },
  ]);
  expect(card({ badge: { text: 'Two bottles' } }).view().badge).toEqual({ kind: 'own', text: 'Two bottles' });
  expect(card({ stockLevel: 2 }).view().badge).toEqual({ kind: 'scarce', text: 'Only 2 left!' });
});

test('BND-14 figures that cannot be had leave the bundle’s own', async () => {
  const { fetchMetrics, view } = card();
  await fetchMetrics.fail(offline);
  expect(view().badge).toBe(null);
});

test('BND-05 idle, applying, applied; pressing again does nothing; a failure is idle again', async () => {
  const { actor, view, told } = card();
  const wanted = { type: 'bundle.wanted', bundleId: sampleBundle.id };
  actor.send({ type: 'bundle.apply' });
  actor.send({ type: 'bundle.apply' });
  expect([told, view().button.text, view().button.isBusy]).toEqual([[wanted], 'Applying...', true]);
  actor.send({ type: 'bundle.refused' });
  expect(view().button.text).toBe('Add Bundle to Cart');
  actor.send({ type: 'bundle.apply' });
  actor.send({ type: 'bundle.applied' });
  actor.send({ type: 'bundle.apply' });
  expect([told, view().button.text, view().variant]).toEqual([
    [wanted, wanted],
    'Applied Successfully!',
    'applied',
  ]);
  actor.send({ type: 'bundle.removed' });
  expect(view().button.text).toBe('Add Bundle to Cart');
  actor.send({ type: 'bundle.applied' });
  expect(view().variant).toBe('applied');
  await settled();
});

test('BND-06 the clock runs in hours, then in minutes, hurries in the last minute, ends, and wakes right', () => {
  const { at, time, view, actor } = card(timed(7500));
  expect([time(), view().badge, view().button.text]).toEqual(['2h 5m', { kind: 'clock' }, 'Add Bundle to Cart']);
  at(7500 - 125);
  expect([time(), view().variant]).toEqual(['2:05', 'calm']);
  at(7500 - 60);
  expect([time(), view().variant, view().button.text]).toEqual(['1:00', 'urgent', '⚡ Apply Now']);
  at(7500 - 9);
  expect(time()).toBe('0:09');
  at(9000);
  expect([view().badge, view().button.isDisabled]).toEqual([{ kind: 'over', text: 'Offer ended' }, true]);
  actor.send({ type: 'bundle.apply' });
  expect(actor.getSnapshot().matches({ life: 'idle' })).toBe(true);
});

test('BND-06 a bundle without an end has no clock', () => {
  expect(card({ isTimeLimited: true }).time()).toBe(undefined);
  expect(card({ endsAt: moment(10) }).time()).toBe(undefined);
});
