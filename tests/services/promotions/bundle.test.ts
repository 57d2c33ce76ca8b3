import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { metricsOf, unknownMetrics } from '../../../src/domain/promotions/bundle/metrics.ts';
import { createQueryClient } from '../../../src/services/platform/query-client.ts';
import { createBundleOffers } from '../../../src/services/promotions/bundle/bundle-offers.ts';
import { held, offline, passed, settled, stopTime } from '../../machines/support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

type Calls = Parameters<typeof createBundleOffers>[0];
type Answer = Awaited<ReturnType<Calls['listSuggestions']>>;
type Metrics = Awaited<ReturnType<Calls['fetchMetrics']>>;

function offers() {
  const listSuggestions = held<Parameters<Calls['listSuggestions']>, Answer>();
  const metrics = held<Parameters<Calls['fetchMetrics']>, Metrics>();
  const queries = createQueryClient();
  const warned: string[] = [];
  const log = { warn: (message: string) => void warned.push(message) };
  const { suggest, fetchMetrics: figures } = createBundleOffers(
    { listSuggestions, fetchMetrics: metrics },
    async () => queries,
    log,
  );
  return { listSuggestions, metrics, warned, suggest, figures };
}

const request = {
  currentProduct: 'sleep-mantra',
  userContext: { cart: [], cartValue: 0 },
  deviceType: 'desktop',
  requestSource: 'pdp',
} as const;

const answer: Answer = {
  success: true,
  primaryBundles: [],
  crossSellBundles: [],
  urgencyBundles: [],
  tierProgress: { currentTier: null, nextTier: null, progress: { percentage: 0, remaining: 0 } },
  analytics: {
    recommendationId: '2f4a5c1e-9d7b-4c3a-8e6f-1b2c3d4e5f60',
    generated_at: '2026-11-04T04:30:00.000Z',
    deviceType: 'desktop',
    productSku: 'sleep-mantra',
  },
};

const wire = { ...request, userContext: { cart: [], cartValue: 0 } };

test('BND-14 figures are numbers, never below their minimums; what is no object is none', () => {
  expect(metricsOf({ viewCount: '7', recentPurchases: -2, stockLevel: 0, popularityScore: 'many' })).toEqual({
    viewCount: 7,
    recentPurchases: 0,
    stockLevel: 1,
    popularityScore: 0,
  });
  expect([metricsOf(null), metricsOf('7'), metricsOf([7])]).toEqual([null, null, null]);
});

test('BND-14 a failure is 0, 0, 10, 0, and logged', async () => {
  const { figures, metrics, warned } = offers();
  const nothing = { viewCount: 0, recentPurchases: 0, stockLevel: 10, popularityScore: 0 };
  const failing = figures('a-bundle', new AbortController().signal);
  await passed(1);
  await metrics.fail(offline);
  expect([await failing, unknownMetrics]).toEqual([nothing, nothing]);
  const answered = figures('a-bundle', new AbortController().signal);
  await passed(1);
  await metrics.answer({ viewCount: 3, recentPurchases: 2, stockLevel: 4, popularityScore: 9 });
  expect(await answered).toEqual({ viewCount: 3, recentPurchases: 2, stockLevel: 4, popularityScore: 9 });
  expect(warned).toEqual(['Couldn’t load the bundle figures']);
});

test('BND-20 suggestions are fresh for five minutes', async () => {
  const { suggest, listSuggestions } = offers();
  const first = suggest(wire);
  await passed(1);
  await listSuggestions.answer(answer);
  await passed(1);
  expect(await first).toEqual({
    success: true,
    primaryBundles: [],
    crossSellBundles: [],
    recommendationId: answer.analytics.recommendationId,
  });
  await passed(4 * 60_000);
  const second = suggest(wire);
  await passed(2);
  await second;
  expect(listSuggestions.calls.length).toBe(1);
  await passed(61_000);
  const third = suggest(wire);
  await passed(1);
  await listSuggestions.answer(answer);
  await passed(1);
  await third;
  expect(listSuggestions.calls.length).toBe(2);
});

test('BND-20 two more tries, then nothing, with success false', async () => {
  const { suggest, listSuggestions, warned } = offers();
  const asked = suggest(wire);
  await passed(1);
  for (const attempt of [1, 2, 3]) {
    await settled();
    expect(listSuggestions.calls.length).toBe(attempt);
    await listSuggestions.fail(offline);
    await passed(1000);
  }
  expect(await asked).toEqual({
    success: false,
    primaryBundles: [],
    crossSellBundles: [],
    recommendationId: null,
  });
  expect([listSuggestions.calls.length, warned]).toEqual([3, ['Couldn’t load bundle suggestions']]);
});
