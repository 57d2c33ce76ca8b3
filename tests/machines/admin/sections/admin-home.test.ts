import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { adminHomeLogic } from '../../../../src/machines/admin/sections/admin-home/admin-home.actors.ts';
import type {
  HomeFigures,
  HomeQuery,
  SalesDay,
} from '../../../../src/machines/admin/sections/admin-home/admin-home.machine.ts';
import { adminHomeView } from '../../../../src/machines/admin/sections/admin-home/admin-home.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const work = {
  toSettle: 0,
  toPack: 2,
  toShip: 0,
  onHold: 0,
  returnsAsked: 1,
  returnsAwaited: 0,
  refundsByHand: 0,
  prescriptions: 0,
  failedJobs: 0,
};

function day(name: string, figures: Partial<SalesDay> = {}): SalesDay {
  return { day: name, prepaid: 0, cash: 0, orders: 0, returns: 0, visits: 0, carts: 0, ...figures };
}

const some: HomeFigures = {
  days: [
    day('2026-11-05', { prepaid: 1200, orders: 2, visits: 40, carts: 8 }),
    day('2026-11-06', { prepaid: 100_000, cash: 31_240, orders: 38, returns: 1, visits: 60, carts: 42 }),
  ],
  before: [day('2026-11-03'), day('2026-11-04', { prepaid: 66_220, orders: 20, visits: 100 })],
  products: [{ sku: 'sleep-mantra', name: 'Sleep Mantra', units: 1, amount: 900 }],
  lowStock: [{ sku: 'dog-mantra', name: 'Dog Mantra', stock: 4, price: 999 }],
  work,
  textMessages: null,
  hasFlows: false,
};

function opened() {
  const fetchHome = held<[HomeQuery, AbortSignal], HomeFigures>();
  const actor = createActor(adminHomeLogic({ fetchHome }), { input: { period: '30' } }).start();
  return { actor, fetchHome, view: () => adminHomeView(actor.getSnapshot()) };
}

test('ADM-09 figures stand beside those of the period before, with the best day named', async () => {
  const { fetchHome, view } = opened();
  expect(view()).toEqual({ period: '30', isLoading: true, failure: null, shown: null });
  await fetchHome.answer(some);
  const { shown } = view();
  expect(shown?.figures).toEqual([
    { label: 'Revenue, 2 days', value: '₹1,32,440', note: '100% more than the previous 2 days', tone: 'good' },
    { label: 'Orders', value: '40', note: '100% more', tone: 'good' },
    { label: 'Average order', value: '₹3,311', note: 'No change', tone: 'quiet' },
    { label: 'Visits with an order', value: '40%', note: '20 points more', tone: 'good' },
    { label: 'Returned orders', value: '2.5%', note: '2.5 points more', tone: 'bad' },
  ]);
  expect(shown?.best).toEqual({ place: 1, title: '6 Nov', text: '₹1,31,240 from 38 orders' });
  expect(shown).toMatchObject({
    points: ['5 Nov', '6 Nov'],
    prepaid: [1200, 100_000],
    cash: [0, 31_240],
    orders: [2, 38],
    bought: [5, 63.3],
    hasOrders: true,
    before: { name: 'Previous 2 days', revenue: [0, 66_220], orders: [0, 20], bought: [0, 20] },
    lowStock: [{ name: 'Dog Mantra', stock: 4, share: 0.4 }],
  });
  expect(shown?.steps.map(({ value, note }) => [value, note])).toEqual([
    ['100', 'One per browser per day'],
    ['50', '50% of visits'],
    ['40', '40% of visits'],
  ]);
  expect(shown?.work.map(({ label, count }) => [label, count])).toEqual([
    ['Orders to pack', 2],
    ['Returns to decide', 1],
  ]);
});

test('ADM-09 a shop that has sold nothing yet is told so without a division by nothing', async () => {
  const { fetchHome, view } = opened();
  await fetchHome.answer({ ...some, days: [day('2026-11-06')], before: [day('2026-11-05')], products: [] });
  const { shown } = view();
  expect(shown?.figures.map(({ value, note }) => [value, note])).toEqual([
    ['₹0', 'Nothing to compare'],
    ['0', 'Nothing to compare'],
    ['₹0', 'Nothing to compare'],
    ['–', 'Nothing to compare'],
    ['–', 'Nothing to compare'],
  ]);
  expect([shown?.best, shown?.hasOrders]).toEqual([null, false]);
});

test('ADM-09 another period is asked for at once, while the figures of the last one stay', async () => {
  const { actor, fetchHome, view } = opened();
  await fetchHome.answer(some);
  actor.send({ type: 'figures.choose', query: { period: '7' } });
  expect([view().period, view().isLoading, view().shown?.points]).toEqual(['7', true, ['5 Nov', '6 Nov']]);
  expect(fetchHome.calls.at(-1)?.[0]).toEqual({ period: '7' });
  await fetchHome.fail(offline);
  expect(view().failure).toBe('Couldn’t load the figures. Try again.');
  actor.send({ type: 'figures.retry' });
  expect([view().failure, view().isLoading]).toEqual([null, true]);
});

test.each([
  [{ sent: 4120, limit: 5000, isExhausted: false }, 'Text messages are running out: 4,120 of 5,000 sent today'],
  [{ sent: 4750, limit: 5000, isExhausted: true }, 'Text messages have run out: 4,750 of 5,000 sent today'],
])('SEC-03 text messages that run short stand first in what is to do: %s', async (textMessages, label) => {
  const { fetchHome, view } = opened();
  await fetchHome.answer({ ...some, textMessages });
  expect(view().shown?.work[0]).toEqual({ label, count: null, href: '' });
});
