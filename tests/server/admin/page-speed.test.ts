import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bucketOf,
  goodShare,
  speedMetrics,
  speedScales,
  threeQuarters,
} from '../../../src/domain/admin/page-speed.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const visit = { page: 'home', device: 'phone', values: { LCP: 1800, INP: 90, CLS: 20 } };
const report = (body: object) => server.call('POST', '/v1/page-speed', { body });

test('ADM-09 visits are counted, and an admin reads what three quarters of them had and how many were good', async () => {
  const slow = { ...visit, device: 'desktop', values: { LCP: 5000 } };
  const sent = await Promise.all([visit, visit, visit, slow].map(report));
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const token = await server.signIn(accounts.admin);
  const { body } = await server.call('GET', '/v1/admin/page-speed?days=7', { token });
  const [lcp] = [{ metric: 'LCP', visits: 4, threeQuarters: 2000, good: 0.75 }];
  expect(body).toMatchObject({
    metrics: [lcp, { metric: 'INP', visits: 3 }, { metric: 'CLS', visits: 3, good: 1 }],
    days: [{ day: '2026-11-21', metrics: [lcp, {}, {}] }],
    pages: [
      { page: 'home', device: 'desktop', metrics: [{ metric: 'LCP', visits: 1, good: 0 }] },
      { page: 'home', device: 'phone', metrics: [{ metric: 'LCP', visits: 3, good: 1 }, {}, {}] },
    ],
  });
});

test('ADM-09 what a browser may say is bounded, and there is no room for anything about a person', async () => {
  const cases: [object, string][] = [
    [{ ...visit, page: '/shop?q=my+name' }, 'page'],
    [{ ...visit, device: 'tv' }, 'device'],
    [{ ...visit, values: { LCP: -1 } }, 'values.LCP'],
    [{ ...visit, values: { LCP: 1e9 } }, 'values.LCP'],
    [{ ...visit, values: { LCP: '12' } }, 'values.LCP'],
  ];
  for (const [body, field] of cases) expect(refusedFields(await report(body))).toEqual([field]);
  expect((await report({ ...visit, userId: 'x' })).status).toBe(422);
});

test('a good value is counted below its limit, and three quarters lie within their bucket', () => {
  for (const metric of speedMetrics) {
    const { good, bounds } = speedScales[metric];
    expect([goodShare(metric, new Map([[bucketOf(metric, good), 1]])), bounds.includes(good)]).toEqual([1, true]);
    expect(goodShare(metric, new Map([[bucketOf(metric, good + 1), 1]]))).toBe(0);
  }
  expect(
    threeQuarters(
      'LCP',
      new Map([
        [bucketOf('LCP', 700), 3],
        [bucketOf('LCP', 90_000), 1],
      ]),
    ),
  ).toBe(1000);
  expect([threeQuarters('LCP', new Map()), goodShare('LCP', new Map())]).toEqual([null, null]);
});
