import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleEvent } from '../../../src/domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../src/domain/kit/constants.ts';
import { sampleMoment, sampleWhere } from '../../../src/machines/promotions/analytics/analytics.cases.ts';
import { createBatchSender, type Batch } from '../../../src/services/promotions/analytics/batch-sender.ts';
import { held, offline, passed, refusal, settled, start, stopTime } from '../../machines/support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const { batchSize, batchDelay } = analyticsConstants;
const config = { endpoint: '/track', batchSize, batchDelay };
const stamp = { sessionId: 's-1', deviceType: 'mobile', timestamp: start.toISOString() } as const;
const event = bundleEvent(sampleMoment, sampleWhere, stamp);

function sender(isBeaconTaken = true) {
  const send = held<[Batch], void>();
  const beacons: [string, Blob][] = [];
  const log = { warn: vi.fn<(message: string, about: unknown) => void>() };
  const beacon = (endpoint: string, body: Blob) => {
    beacons.push([endpoint, body]);
    return isBeaconTaken;
  };
  const roads = createBatchSender({ send, beacon, now: () => Date.now(), log }, config);
  const giving = new AbortController();
  const outcome: unknown[] = [];
  const go = () => {
    roads.sendBatch([event], giving.signal).then(
      () => outcome.push('sent'),
      (error: unknown) => outcome.push(error),
    );
  };
  const ids = () => send.calls.map(([{ batchId }]) => batchId);
  return { ...roads, send, beacons, log, giving, outcome, go, ids };
}

async function bodiesOf(beacons: readonly [string, Blob][]): Promise<Batch[]> {
  return Promise.all(beacons.map(async ([, body]) => JSON.parse(await body.text()) as Batch));
}

test('ANA-02 a batch is tried again twice, under the same id, and then fails', async () => {
  const { go, send, ids, outcome } = sender();
  go();
  expect(send.calls[0]?.[0]).toEqual({
    events: [event],
    batchId: ids()[0],
    timestamp: start.toISOString(),
  });
  expect(ids()[0]).toMatch(/^[0-9a-f-]{36}$/u);
  await send.fail(offline);
  await passed(1000);
  await send.fail(refusal(503));
  await passed(2000);
  expect([new Set(ids()).size, ids().length, outcome]).toEqual([1, 3, []]);
  await send.fail(offline);
  expect([ids().length, outcome]).toEqual([3, [offline]]);
});

test('ANA-02 the next batch has an id of its own', async () => {
  const { go, send, ids, outcome } = sender();
  go();
  await send.answer(undefined);
  go();
  await send.answer(undefined);
  expect([outcome, new Set(ids()).size]).toEqual([['sent', 'sent'], 2]);
});

test('ANA-02 what the server refuses for good is not tried again', async () => {
  const { go, send, outcome } = sender();
  const never = refusal(422);
  go();
  await send.fail(never);
  await passed(10_000);
  expect([send.calls.length, outcome]).toEqual([1, [never]]);
});

test('ANA-02 a batch that is given up goes by beacon under its own id, and is tried no more', async () => {
  const { go, send, giving, beacons, ids } = sender();
  go();
  await send.fail(offline);
  giving.abort();
  await settled();
  await passed(10_000);
  expect(await bodiesOf(beacons)).toEqual([send.calls[0]?.[0]]);
  expect([beacons[0]?.[0], beacons[0]?.[1].type, ids().length]).toEqual(['/track', 'application/json', 1]);
});

test('ANA-02 a batch that was answered is not sent again when the page goes', async () => {
  const { go, send, giving, beacons } = sender();
  go();
  await send.answer(undefined);
  giving.abort();
  expect(beacons).toEqual([]);
});

test('ANA-02 more events than a batch may have go in several beacons', async () => {
  const { sendBeacon, beacons } = sender();
  sendBeacon(Array.from({ length: 60 }, () => event));
  expect((await bodiesOf(beacons)).map(({ events }) => events.length)).toEqual([50, 10]);
});

test('ANA-02 a beacon that the browser does not take is logged', () => {
  const { sendBeacon, log } = sender(false);
  sendBeacon([event]);
  expect(log.warn.mock.calls).toEqual([['Bundle events were lost', { events: 1 }]]);
});

test('ANA-04 nothing starts with a configuration that can never send', () => {
  const roads = { send: held<[Batch], void>(), beacon: () => true, now: () => 0, log: { warn: () => {} } };
  expect(() => createBatchSender(roads, { ...config, endpoint: '' })).toThrow(
    'Bundle analytics: endpoint is missing',
  );
});
