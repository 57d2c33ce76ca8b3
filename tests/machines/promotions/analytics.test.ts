import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { BundleEvent, BundleMoment } from '../../../src/domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../src/domain/kit/constants.ts';
import { analyticsLogic } from '../../../src/machines/promotions/analytics/analytics.actors.ts';
import { sampleMoment, sampleWhere } from '../../../src/machines/promotions/analytics/analytics.cases.ts';
import { bell, held, moment, offline, passed, refusal, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

/** Started with the shortest delay, unless another random number is given. */
function analytics(random = 0) {
  const sendBatch = held<[readonly BundleEvent[], AbortSignal], void>();
  const leaving = bell<void>();
  const beacons: string[][] = [];
  const logged: unknown[] = [];
  const touched: string[] = [];
  const logic = analyticsLogic({
    random: () => random,
    stamp: () => ({ sessionId: 's-1', deviceType: 'mobile', timestamp: new Date().toISOString() }),
    sendBatch,
    sendBeacon: (events) => void beacons.push(namesOf(events)),
    watchLeaving: leaving.listen,
    touchRecommendation: (id, { action }) => void touched.push(`${action} ${id}`),
    logFailure: (error) => void logged.push(error),
  });
  const actor = createActor(logic, { input: analyticsConstants });
  actor.start();
  let count = 0;
  const track = (times = 1, about: Partial<BundleMoment> = {}) => {
    for (let time = 0; time < times; time += 1) {
      count += 1;
      const event = { ...sampleMoment, bundleName: String(count), ...about };
      actor.send({ type: 'event.track', moment: event, where: sampleWhere });
    }
  };
  const sent = () => sendBatch.calls.map(([events]) => namesOf(events));
  return { actor, sendBatch, leaving, beacons, logged, touched, track, sent };
}

function namesOf(events: readonly BundleEvent[]): string[] {
  return events.map(({ bundleName }) => bundleName);
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

/** One that is past its delayed start. */
async function running() {
  const all = analytics();
  await passed(2000);
  return all;
}

test.for([
  [0, 2000],
  [0.5, 3500],
  [0.999, 4997],
] as const)('ANA-03 with the random number %d nothing is sent before %d ms', async ([random, start]) => {
  const { track, sent } = analytics(random);
  track(10);
  await passed(start - 1);
  expect(sent()).toEqual([]);
  await passed(1);
  expect(sent()).toEqual([numbers(1, 10)]);
});

test('ANA-01 an event goes with its tab, device, time and place', async () => {
  const { track, sendBatch } = await running();
  track();
  await passed(2000);
  expect(sendBatch.calls[0]?.[0]).toEqual([
    {
      bundleId: sampleMoment.bundleId,
      bundleName: '1',
      action: 'view',
      sourcePage: 'pdp',
      deviceType: 'mobile',
      sessionId: 's-1',
      userId: null,
      timestamp: moment(2),
      bundlePrice: 2548,
      potentialSavings: 450,
      cartValue: 1499,
      metadata: { bundleType: 'combo', position: 0 },
    },
  ]);
});

test('ANA-02 ten events go at once', async () => {
  const { track, sent } = await running();
  track(9);
  expect(sent()).toEqual([]);
  track();
  expect(sent()).toEqual([numbers(1, 10)]);
});

test('ANA-02 fewer than ten go two seconds after the first', async () => {
  const { track, sent } = await running();
  track();
  await passed(1500);
  track();
  await passed(499);
  expect(sent()).toEqual([]);
  await passed(1);
  expect(sent()).toEqual([['1', '2']]);
});

test('ANA-02 one batch is on its way at a time; the next waits for its answer', async () => {
  const { track, sent, sendBatch } = await running();
  track(23);
  await passed(5000);
  expect(sent()).toEqual([numbers(1, 10)]);
  await sendBatch.answer(undefined);
  expect(sent()).toEqual([numbers(1, 10), numbers(11, 20)]);
  await sendBatch.answer(undefined);
  await passed(2000);
  expect(sent().at(-1)).toEqual(['21', '22', '23']);
});

test('ANA-02 a batch that failed is logged, queued again in front, and sent after a rest', async () => {
  const { track, sent, sendBatch, logged } = await running();
  track(12);
  await sendBatch.fail(offline);
  expect([logged, sent()]).toEqual([[offline], [numbers(1, 10)]]);
  await passed(9999);
  expect(sent()).toHaveLength(1);
  await passed(1);
  expect(sent()).toEqual([numbers(1, 10), numbers(1, 10)]);
});

test('ANA-02 the first 25 of a larger batch are queued again', async () => {
  const sendBatch = held<[readonly BundleEvent[], AbortSignal], void>();
  const logic = analyticsLogic({
    random: () => 0,
    stamp: () => ({ sessionId: 's-1', deviceType: 'mobile', timestamp: '' }),
    sendBatch,
    sendBeacon: () => {},
    watchLeaving: () => () => {},
    touchRecommendation: () => {},
    logFailure: () => {},
  });
  const actor = createActor(logic, { input: { ...analyticsConstants, batchSize: 30 } });
  actor.start();
  for (const bundleName of numbers(1, 30)) {
    actor.send({ type: 'event.track', moment: { ...sampleMoment, bundleName }, where: sampleWhere });
  }
  await passed(2000);
  await sendBatch.fail(offline);
  expect(namesOf(actor.getSnapshot().context.waiting)).toEqual(numbers(1, 25));
});

test('ANA-02 with fifty waiting a failed batch is dropped', async () => {
  const { actor, track, sendBatch, logged } = await running();
  track(60);
  await sendBatch.fail(offline);
  expect([logged, namesOf(actor.getSnapshot().context.waiting)]).toEqual([[offline], numbers(11, 60)]);
});

test('ANA-02 with 49 waiting it is queued again', async () => {
  const { actor, track, sendBatch } = await running();
  track(59);
  await sendBatch.fail(offline);
  expect(namesOf(actor.getSnapshot().context.waiting)).toEqual(numbers(1, 59));
});

test('ANA-02 a batch that the server will never take is dropped; one too many is tried again', async () => {
  const { actor, track, sendBatch } = await running();
  track(10);
  await sendBatch.fail(refusal(422));
  expect(actor.getSnapshot().context.waiting).toEqual([]);
  await passed(10_000);
  track(10);
  await sendBatch.fail(refusal(429));
  expect(namesOf(actor.getSnapshot().context.waiting)).toEqual(numbers(11, 20));
});

test('ANA-02 what waits goes by beacon when the page is hidden, even before the delayed start', async () => {
  const { actor, track, leaving, beacons, sent } = analytics();
  track(2);
  leaving.ring();
  expect([beacons, actor.getSnapshot().value]).toEqual([[['1', '2']], 'delayed']);
  await passed(2000);
  track();
  leaving.ring();
  leaving.ring();
  expect([beacons, actor.getSnapshot().value]).toEqual([[['1', '2'], ['3']], 'resting']);
  await passed(10_000);
  expect(sent()).toEqual([]);
});

test('ANA-02 a batch on its way is given up when the page is hidden, which its port hears', async () => {
  const { actor, track, leaving, sendBatch, beacons } = await running();
  track(11);
  leaving.ring();
  await settled();
  expect([sendBatch.calls[0]?.[1].aborted, beacons, actor.getSnapshot().value]).toEqual([
    true,
    [['11']],
    'resting',
  ]);
  track(10);
  leaving.ring();
  expect(beacons).toEqual([['11']]);
});

test('ANA-02 nobody listens to the page once the shop is closed', () => {
  const { actor, leaving } = analytics();
  expect(leaving.listeners.size).toBe(1);
  actor.stop();
  expect(leaving.listeners.size).toBe(0);
});

test('ANA-05 what becomes of a recommendation is told with its id; of others nothing', async () => {
  const { track, touched } = await running();
  track(1, { recommendationId: 'r-1' });
  track(1, { recommendationId: 'r-1', action: 'apply' });
  track(1, { recommendationId: null, action: 'click' });
  expect(touched).toEqual(['view r-1', 'apply r-1']);
});
