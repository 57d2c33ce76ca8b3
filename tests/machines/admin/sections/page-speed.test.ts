import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { pageSpeedLogic } from '../../../../src/machines/admin/sections/page-speed/page-speed.actors.ts';
import type {
  SpeedFigure,
  SpeedFigures,
  SpeedQuery,
} from '../../../../src/machines/admin/sections/page-speed/page-speed.machine.ts';
import { pageSpeedView } from '../../../../src/machines/admin/sections/page-speed/page-speed.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const fetchSpeed = held<[SpeedQuery, AbortSignal], SpeedFigures>();
  const actor = createActor(pageSpeedLogic({ fetchSpeed }), { input: { period: '30' } }).start();
  return { actor, fetchSpeed, view: () => pageSpeedView(actor.getSnapshot()) };
}

const metrics: readonly SpeedFigure[] = [
  { metric: 'LCP', visits: 1200, threeQuarters: 1840, good: 0.91 },
  { metric: 'CLS', visits: 1200, threeQuarters: 12, good: 0.5 },
];

test('ADM-09 each figure says what three quarters of visits had, and whether enough of them were good', async () => {
  const { fetchSpeed, view } = opened();
  await fetchSpeed.answer({
    metrics,
    days: [{ day: '2026-11-21', metrics }],
    pages: [{ page: 'product', device: 'phone', metrics }],
  });
  expect(view().shown?.cards).toMatchObject([
    { label: 'Largest paint', value: '1.8 s', note: '91% of 1,200 visits were good', tone: 'good' },
    { label: 'Layout shift', value: '0.01', tone: 'bad' },
  ]);
  expect(view().shown?.rows).toEqual([
    { key: 'product phone', page: 'Products', device: 'phone', visits: '1,200', values: ['1.8 s', '–', '0.01'] },
  ]);
  expect(view().shown?.series.map(({ values }) => values)).toEqual([[91], [0], [50]]);
});

test('ADM-09 a single visit is told as one', async () => {
  const { fetchSpeed, view } = opened();
  const once = (metric: 'LCP' | 'CLS', good: number) => ({ metric, visits: 1, threeQuarters: 10, good });
  await fetchSpeed.answer({ metrics: [once('LCP', 1), once('CLS', 0)], days: [], pages: [] });
  expect(view().shown?.cards.map(({ note }) => note)).toEqual([
    'The only visit was good',
    'The only visit was not good',
  ]);
});

test('ADM-09 another period is asked for, and what fails is asked for again', async () => {
  const { actor, fetchSpeed, view } = opened();
  await fetchSpeed.fail(offline);
  expect(view().failure).not.toBeNull();
  actor.send({ type: 'figures.retry' });
  actor.send({ type: 'figures.choose', query: { period: '7' } });
  expect([view().failure, view().isBusy, fetchSpeed.calls.map(([{ period }]) => period)]).toEqual([
    null,
    true,
    ['30', '30', '7'],
  ]);
});
