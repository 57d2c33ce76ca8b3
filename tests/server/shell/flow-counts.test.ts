import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: 'loopback' } });
  token = await server.signIn(accounts.admin);
  await switchCounting(true);
});
beforeEach(() => server.database.execute(sql`DELETE FROM flow_count`));
afterAll(() => server.close());

async function switchCounting(countsFlows: boolean): Promise<void> {
  const { body } = await server.call('GET', '/v1/admin/business', { token });
  const { record } = body as { record: object };
  const saved = await server.call('PUT', '/v1/admin/business', { token, body: { ...record, countsFlows } });
  expect(saved.status).toBe(200);
  await server.context.business.reload();
}

const opened = { chart: 'menu', kind: 'taken', name: 'menu.closed|menu.open|0', times: 3, isNew: true };
const reached = { ...opened, kind: 'reached', name: 'menu.open' };
const left = { ...opened, kind: 'left', name: 'menu.open', times: 2 };
let visitor = 0;
/** A report of another visitor each time. */
const report = (counts: readonly object[], device = 'phone') =>
  server.call('POST', '/v1/flow-counts', {
    body: { device, counts },
    headers: { 'x-forwarded-for': `10.0.0.${(visitor += 1)}` },
  });
const read = async (query = 'from=2026-11-21&until=2026-11-21') =>
  (await server.call('GET', `/v1/admin/flow-counts?chart=menu&${query}`, { token })).body;
const rows = () =>
  server.database.query(
    sql`SELECT name, device, times::integer, visits::integer FROM flow_count ORDER BY name, device`,
  );

test('FLO-07 what visits report adds up, and an admin reads how often each step was taken and where visits ended', async () => {
  for (let visit = 0; visit < 12; visit += 1) expect((await report([opened, reached, left])).status).toBe(204);
  await report([{ ...opened, isNew: false, times: 1 }]);
  expect(await read()).toEqual({
    share: 1,
    isOn: true,
    visits: null,
    transitions: [{ id: 'menu.closed|menu.open|0', times: 37 }],
    states: [{ id: 'menu.open', reached: 36, ended: 12 }],
  });
});

test('FLO-07 numbers of fewer than ten visits never leave the server', async () => {
  for (let visit = 0; visit < 9; visit += 1) await report([opened, reached]);
  const hidden = {
    share: 1,
    isOn: true,
    visits: null,
    transitions: [{ id: 'menu.closed|menu.open|0', times: null }],
    states: [{ id: 'menu.open', reached: null, ended: null }],
  };
  expect(await read()).toEqual(hidden);
  // One visit that did it often is still one visit.
  await report([{ ...opened, times: 500, isNew: false }]);
  expect(await read()).toEqual(hidden);
});

test('FLO-07 counts are read by day and by device', async () => {
  for (let visit = 0; visit < 10; visit += 1) await report([opened]);
  for (let visit = 0; visit < 11; visit += 1) await report([opened], 'desktop');
  const times = async (query: string) => ((await read(query)) as { transitions: { times: number }[] }).transitions;
  const day = 'from=2026-11-21&until=2026-11-21';
  expect(await times(day)).toMatchObject([{ times: 63 }]);
  expect(await times(`${day}&device=phone`)).toMatchObject([{ times: 30 }]);
  expect(await times(`${day}&device=desktop`)).toMatchObject([{ times: 33 }]);
  expect(await times('from=2026-11-20&until=2026-11-20')).toEqual([]);
});

test('FLO-07 names that no shopper’s chart has are not kept, whatever they are', async () => {
  const foreign = [
    { ...opened, name: 'menu.closed|menu.open|1' },
    { ...opened, name: 'asha@example.com' },
    { ...opened, chart: 'cart' },
    { ...opened, chart: 'nobody' },
    { ...opened, chart: '__proto__', name: 'constructor' },
    // The dashboard isn't a shopper's.
    { ...opened, chart: 'page-speed', kind: 'reached', name: 'page-speed.shown' },
    { ...opened, name: "'; DROP TABLE flow_count; --" },
    { ...opened, kind: 'reached' },
  ];
  expect((await report([...foreign, opened, opened, opened])).status).toBe(204);
  expect(await rows()).toEqual([{ name: opened.name, device: 'phone', times: 3, visits: 1 }]);
});

test('FLO-07 a report is bounded, and has no room for anything about a person', async () => {
  const cases: [unknown, string][] = [
    [{ ...opened, times: 0 }, 'counts.0.times'],
    [{ ...opened, times: 501 }, 'counts.0.times'],
    [{ ...opened, times: '3' }, 'counts.0.times'],
    [{ ...opened, kind: 'typed' }, 'counts.0.kind'],
    [{ ...opened, name: 'x'.repeat(201) }, 'counts.0.name'],
    [{ ...opened, chart: '' }, 'counts.0.chart'],
  ];
  for (const [count, field] of cases) expect(refusedFields(await report([count as object]))[0]).toBe(field);
  expect((await report([{ ...opened, userId: 'x' }])).status).toBe(422);
  expect(refusedFields(await report([]))).toEqual(['counts']);
  expect(refusedFields(await report(Array.from({ length: 201 }, () => opened)))).toEqual(['counts']);
  expect(refusedFields(await report([opened], 'fridge'))).toEqual(['device']);
  expect(await rows()).toEqual([]);
});

test('FLO-07 one address can’t flood the counts', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  const body = { device: 'phone', counts: [opened] };
  const sent = await Promise.all(
    Array.from({ length: 305 }, () => server.call('POST', '/v1/flow-counts', { body, headers })),
  );
  // A sandbox allows ten times as many as a live shop.
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('FLO-07 reports that cross each other lose nothing', async () => {
  const counts = [opened, reached, left];
  const orders = [counts, counts.toReversed()];
  await Promise.all(Array.from({ length: 40 }, (_, index) => report(orders[index % 2] ?? counts)));
  expect(await rows()).toEqual([
    { name: 'menu.closed|menu.open|0', device: 'phone', times: 120, visits: 40 },
    { name: 'menu.open', device: 'phone', times: 80, visits: 40 },
    { name: 'menu.open', device: 'phone', times: 120, visits: 40 },
  ]);
});

test('FLO-07 counts are deleted after 13 months', async () => {
  await report([opened]);
  await server.database.execute(sql`
    INSERT INTO flow_count SELECT chart, '2025-10-20'::date, device, kind, name, times, visits FROM flow_count
    UNION ALL SELECT chart, '2025-10-22'::date, device, kind, name, times, visits FROM flow_count`);
  await tidy(server.context);
  const days = await server.database.query(sql`SELECT day::text FROM flow_count ORDER BY day`);
  expect(days).toEqual([{ day: '2025-10-22' }, { day: '2026-11-21' }]);
});

test('FLO-07 a shop that doesn’t count keeps nothing', async () => {
  await switchCounting(false);
  expect((await report([opened])).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect(await read()).toMatchObject({ isOn: false });
  await switchCounting(true);
});
