import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { line, openOrderShop, orderOf, type OrderShop, place } from '../../../support/orders/order-shop.ts';
import { type Collector, startCollector } from '../../../support/platform/collector.ts';

let collector: Collector;
let shop: OrderShop;
beforeAll(async () => {
  collector = await startCollector();
  shop = await openOrderShop({
    environment: {
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${collector.url}/v1/metrics`,
      OTEL_METRIC_EXPORT_INTERVAL: '30',
    },
  });
});
afterAll(async () => {
  await shop.close();
  await collector.close();
});

const counted = /^(?:orders_placed|payments|jobs|cache_requests|browser_errors)_total/u;

/** The counters that are not zero, as the collector gets them next. */
async function exported(): Promise<Record<string, number>> {
  const before = collector.bodies.length;
  await expect.poll(() => collector.bodies.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before + 1);
  return Object.fromEntries([...collector.metrics()].filter(([name, value]) => counted.test(name) && value !== 0));
}

/** By how much each counter grew during the work. */
async function growthOf(work: () => Promise<unknown>, wanted: RegExp): Promise<Record<string, number>> {
  const before = await exported();
  await work();
  const after = await exported();
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const growth = value - (before[name] ?? 0);
      return wanted.test(name) && growth !== 0 ? [[name, growth]] : [];
    }),
  );
}

test('PRF-05 orders are counted by payment method and payments by gateway and outcome, once each and only if they happened', async () => {
  const buyer = await shop.buyer();
  const trade = /^(?:orders|payments)/u;
  expect(
    await growthOf(async () => {
      await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
      await place(shop, await shop.buyer(), orderOf([line('sleep-mantra')], 600));
      const wrong = orderOf([line('sleep-mantra')], 1, { paymentMethod: 'cod' });
      const refused = { token: buyer.token, body: wrong, headers: { 'idempotency-key': randomUUID() } };
      expect((await shop.call('POST', '/v1/order', refused)).status).toBe(409);
    }, trade),
  ).toEqual({ 'orders_placed_total{method="cod"}': 1, 'orders_placed_total{method="card"}': 1 });
  expect(
    await growthOf(async () => {
      shop.pass(3_600_000);
      await shop.context.database.transaction(async (tx) =>
        tx.execute(sql`SELECT graphile_worker.add_job('orders.expire')`),
      );
      await shop.runJobs();
    }, trade),
  ).toEqual({ 'payments_total{gateway="sandbox",outcome="failed"}': 1 });
  await expect(
    shop.context.database.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('must not run');
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
});

test('PRF-05 jobs are counted by task and outcome, and the queue tells what waits and for how long', async () => {
  const { database } = shop.context;
  const tasks = {
    works: async () => {},
    fails: async () => {
      throw new Error('it failed');
    },
  };
  expect(
    await growthOf(async () => {
      for (const name of ['works', 'works', 'fails']) {
        await database.query(sql`SELECT FROM graphile_worker.add_job(${name})`);
      }
      await shop.runJobs(tasks);
    }, /^jobs_total.*(?:works|fails)/u),
  ).toEqual({
    'jobs_total{outcome="done",task="works"}': 2,
    'jobs_total{outcome="failed",task="fails"}': 1,
  });
  await database.query(sql`
    SELECT graphile_worker.add_job('nobody', run_at => now() - interval '90 seconds'),
      graphile_worker.add_job('nobody', run_at => now() + interval '1 day')`);
  await exported();
  const metrics = collector.metrics();
  expect(metrics.get('jobs_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
  expect(metrics.get('jobs_oldest_waiting_seconds')).toBeLessThan(120);
  expect(metrics.get('jobs_waiting{state="due"}')).toBeGreaterThanOrEqual(1);
  expect(metrics.get('jobs_waiting{state="later"}')).toBeGreaterThanOrEqual(2);
});

test('PRF-05 caches count what they had and what they had not', async () => {
  const read = async (search: string) => shop.call('GET', `/v1/product?q=${search}`);
  const lists = /^cache_requests_total\{cache="lists"/u;
  expect(await growthOf(async () => read('calm'), lists)).toEqual({
    'cache_requests_total{cache="lists",result="miss"}': 1,
  });
  expect(
    await growthOf(async () => {
      await read('calm');
      await read('calm');
    }, lists),
  ).toEqual({ 'cache_requests_total{cache="lists",result="hit"}': 2 });
});

test('PRF-05 a collector gets the metrics that /metrics shows, under the same names and with the same values', async () => {
  const { body } = await shop.call('GET', '/metrics');
  await exported();
  const shown = new Set(
    [...body.matchAll(/^([a-z_]+?)(?:_bucket|_sum|_count)?(?:\{.*\})? \S+$/gmu)].map(([, name = '']) => name),
  );
  const sent = new Set([...collector.metrics().keys()].map((series) => series.split('{')[0] ?? ''));
  expect([...shown].filter((name) => !sent.has(name))).toEqual([]);
  const buckets =
    /^http_request_duration_seconds_bucket\{le="[^"]+",method="POST",route="\/v1\/order",status="201"\} (\d+)$/gmu;
  const upTo = [...body.matchAll(buckets)].map(([, count]) => Number(count));
  const counts = collector.buckets('http_request_duration_seconds{method="POST",route="/v1/order",status="201"}');
  expect(upTo.at(-1)).toBe(2);
  expect(counts.map((_, place) => counts.slice(0, place + 1).reduce((sum, count) => sum + count, 0))).toEqual(upTo);
});

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      datasource: z.object({ type: z.literal('prometheus') }).optional(),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
});

test('PRF-05 every query of the Grafana dashboard asks for metrics and labels that the shop exports', async () => {
  const { panels } = dashboardSchema.parse(JSON.parse(await readFile('docs/grafana-dashboard.json', 'utf8')));
  const { body } = await shop.call('GET', '/metrics');
  const shown = new Set([...body.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name));
  const words = new Set([
    'sum',
    'rate',
    'increase',
    'max',
    'by',
    'le',
    'histogram_quantile',
    'clamp_min',
    'vector',
  ]);
  const labels = new Set([
    'method',
    'route',
    'status',
    'gateway',
    'outcome',
    'task',
    'cache',
    'result',
    'state',
    'service',
    'kind',
  ]);
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(12);
  const unknown = queries.flatMap((query) =>
    [...query.replaceAll(/"[^"]*"|\[[^\]]*\]|\$\w+/gu, ' ').matchAll(/[a-z]\w*/gu)]
      .map(([word]) => word)
      .filter(
        (word) => !words.has(word) && !labels.has(word) && !shown.has(word.replace(/_(?:bucket|sum|count)$/u, '')),
      ),
  );
  expect(unknown).toEqual([]);
});
