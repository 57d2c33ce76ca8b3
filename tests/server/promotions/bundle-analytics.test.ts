import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type {
  bundleAnalytics,
  BundleEvent,
} from '../../../src/contract/promotions/bundle/bundle-analytics.calls.ts';
import { addBundle } from '../../support/orders/bundles.ts';
import {
  type Answer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let bundleId: string;

beforeEach(async () => {
  shop = await openOrderShop();
  bundleId = await addBundle(shop.context.database, { stock: 6 });
});

afterEach(() => shop.close());

function event(change: Partial<BundleEvent> = {}): BundleEvent {
  return {
    bundleId,
    bundleName: 'Two of Sleep',
    action: 'view',
    sourcePage: 'pdp',
    deviceType: 'mobile',
    sessionId: 'one',
    userId: null,
    timestamp: '2026-11-21T06:29:59.000Z',
    bundlePrice: 1080,
    potentialSavings: 120,
    cartValue: 0,
    metadata: { visibilityDuration: 1200, position: 0, totalBundles: 3 },
    ...change,
  };
}

let addresses = 0;

/** A batch from an address of its own. */
async function track(events: readonly BundleEvent[], change: object = {}, token?: string): Promise<Answer> {
  addresses += 1;
  return from(`10.0.${addresses >> 8}.${addresses & 255}`, events, change, token);
}

async function from(
  ip: string,
  events: readonly BundleEvent[],
  change: object = {},
  token?: string,
): Promise<Answer> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/bundles/analytics/track',
    remoteAddress: ip,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ events, batchId: randomUUID(), timestamp: '2026-11-21T06:30:00.000Z', ...change }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.body, json: response.json };
}

async function metrics(id = bundleId): Promise<unknown> {
  return (await shop.call('GET', `/api/bundles/${id}/metrics`)).json();
}

async function stored(): Promise<unknown[]> {
  return shop.context.database.query(sql`
    SELECT bundle_id, action, page, device, session_id, shopper_id, at, metadata FROM bundle_event ORDER BY id`);
}

async function buy(isPaid: boolean): Promise<void> {
  const placed = await place(shop, await shop.buyer(), orderOf([line('sleep-mantra', 2)], 1080, { bundleId }));
  if (!isPaid) return;
  await choose(shop, placed.payment, 'pay');
  await tell(shop, placed.payment);
}

test('ANA-01, ANA-02 an event is stored with what the server saw, not with whom the sender says it is', async () => {
  const { id, token } = await shop.buyer();
  const answer = await track([event({ userId: randomUUID(), action: 'apply' })], {}, token);
  expect([answer.status, answer.body]).toEqual([204, '']);
  expect(await stored()).toEqual([
    {
      bundle_id: bundleId,
      action: 'apply',
      page: 'pdp',
      device: 'mobile',
      session_id: 'one',
      shopper_id: id,
      at: new Date('2026-11-21T06:30:00.000Z'),
      metadata: {
        visibilityDuration: 1200,
        position: 0,
        totalBundles: 3,
        bundlePrice: 1080,
        potentialSavings: 120,
        cartValue: 0,
      },
    },
  ]);
});

test('ANA-02 a batch that comes twice, or twenty times at once, counts once', async () => {
  const batchId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, async () => track([event(), event()], { batchId })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(await stored()).toHaveLength(2);
});

test('ANA-02 more than fifty events, an unknown page or device, or a field of one’s own is refused whole', async () => {
  const fields = async (events: readonly object[]) => {
    const answer = await track(events as BundleEvent[]);
    return [answer.status, answer.json<{ errors?: { field: string }[] }>().errors?.map(({ field }) => field)];
  };
  expect(await fields(Array.from({ length: 51 }, () => event()))).toEqual([422, ['events']]);
  expect(await fields([event(), { ...event(), sourcePage: 'billboard' }])).toEqual([422, ['events.1.sourcePage']]);
  expect(await fields([{ ...event(), deviceType: 'watch' }])).toEqual([422, ['events.0.deviceType']]);
  expect(await fields([{ ...event(), stockLevel: 1 }])).toEqual([422, ['events.0.stockLevel']]);
  expect(await stored()).toEqual([]);
});

test('ANA-02 events of a bundle that does not exist are left out; one caller may send so many batches a minute', async () => {
  expect((await track([event({ bundleId: randomUUID() }), event()])).status).toBe(204);
  expect(await stored()).toHaveLength(1);
  const limit = 60 * shop.context.settings.rateLimitFactor;
  const statuses = new Set<number>();
  for (let sent = 0; sent < limit; sent += 1) statuses.add((await from('10.9.9.9', [event()])).status);
  const over = await from('10.9.9.9', [event()]);
  expect([[...statuses], over.status]).toEqual([[204], 429]);
}, 240_000);

test('BND-14 every figure is counted: sessions that are looking, paid orders of today, what is left', async () => {
  expect(await metrics()).toEqual({ viewCount: 0, recentPurchases: 0, stockLevel: 6, popularityScore: 0 });
  await track([event(), event(), event({ action: 'click', sessionId: 'two' })]);
  await track([event({ sessionId: 'three' })]);
  await buy(true);
  await buy(false);
  expect(await metrics()).toEqual({ viewCount: 2, recentPurchases: 1, stockLevel: 4, popularityScore: 12 });
  shop.pass(15 * 60_000);
  expect(await metrics()).toMatchObject({ viewCount: 0, recentPurchases: 1, popularityScore: 10 });
  // 18:29:59 UTC is the last second of the day in India.
  shop.pass(Date.parse('2026-11-21T18:29:59Z') - shop.context.clock().getTime());
  expect(await metrics()).toMatchObject({ recentPurchases: 1 });
  shop.pass(1000);
  expect(await metrics()).toMatchObject({ recentPurchases: 0, popularityScore: 10 });
});

test('BND-14 one caller with many sessions counts for three at most', async () => {
  const many = Array.from({ length: 40 }, (_, at) => event({ sessionId: `forged-${at}` }));
  await from('10.1.1.1', many);
  await from('10.1.1.1', many);
  expect(await metrics()).toMatchObject({ viewCount: 3 });
  await from('10.1.1.2', [event()]);
  expect(await metrics()).toMatchObject({ viewCount: 4 });
});

test('BND-14 metrics may be kept for a minute; there are none of a bundle that is not on offer', async () => {
  const answer = await shop.call('GET', `/api/bundles/${bundleId}/metrics`);
  expect(answer.headers['cache-control']).toBe('public, max-age=60, s-maxage=60');
  expect((await shop.call('GET', `/api/bundles/${randomUUID()}/metrics`)).status).toBe(404);
  const hidden = await addBundle(shop.context.database, { status: 'inactive' });
  expect((await shop.call('GET', `/api/bundles/${hidden}/metrics`)).status).toBe(404);
});

test('ANA-01 an admin sees the way from seeing to buying, by day, page, device and bundle', async () => {
  const { token } = await shop.buyer({ isAdmin: true });
  const other = await addBundle(shop.context.database, { name: 'Other' });
  await track([event(), event({ sourcePage: 'cart' }), event({ action: 'click', deviceType: 'desktop' })]);
  await buy(true);
  // Past midnight in India, still the 21st in UTC.
  shop.pass(Date.parse('2026-11-21T19:00:00Z') - shop.context.clock().getTime());
  await track([event({ bundleId: other, action: 'apply' })]);
  const answer = await shop.call('GET', '/v1/bundle/analytics', { token });
  type Analytics = AnswerOf<typeof bundleAnalytics>;
  const { pages, devices, ...rest } = answer.json<Analytics>();
  expect(rest).toEqual({
    from: '2026-10-24',
    to: '2026-11-22',
    totals: { views: 2, clicks: 1, applies: 1, orders: 1 },
    days: [
      { day: '2026-11-21', views: 2, clicks: 1, applies: 0, orders: 1 },
      { day: '2026-11-22', views: 0, clicks: 0, applies: 1, orders: 0 },
    ],
    bundles: [
      { bundleId, name: 'Two of Sleep', views: 2, clicks: 1, applies: 0, orders: 1 },
      { bundleId: other, name: 'Other', views: 0, clicks: 0, applies: 1, orders: 0 },
    ],
  });
  expect(new Set(pages)).toEqual(
    new Set([
      { page: 'pdp', views: 1, clicks: 1, applies: 1 },
      { page: 'cart', views: 1, clicks: 0, applies: 0 },
    ]),
  );
  expect(new Set(devices)).toEqual(
    new Set([
      { device: 'mobile', views: 2, clicks: 0, applies: 1 },
      { device: 'desktop', views: 0, clicks: 1, applies: 0 },
    ]),
  );
  const oneDay = await shop.call('GET', '/v1/bundle/analytics?from=2026-11-22&to=2026-11-22', { token });
  expect(oneDay.json<Analytics>().totals).toEqual({ views: 0, clicks: 0, applies: 1, orders: 0 });
  for (const query of ['from=2026-11-23&to=2026-11-22', 'from=2024-01-01&to=2026-11-22', 'from=2026-02-31']) {
    expect((await shop.call('GET', `/v1/bundle/analytics?${query}`, { token })).status).toBe(422);
  }
});

test('ANA-05 a recommendation is seen once, and what is done with it is stored within bounds', async () => {
  const recommendationId = randomUUID();
  const send = async (what: string, body: object) =>
    (await shop.call('POST', `/api/bundles/analytics/${what}`, { body: { recommendationId, ...body } })).status;
  const context = { page: 'pdp', bundles: 3 };
  expect([await send('view', { context }), await send('view', { context })]).toEqual([204, 204]);
  expect(await send('interaction', { action: 'click', data: { bundleId } })).toBe(204);
  expect(await send('interaction', { action: 'view', data: {} })).toBe(422);
  expect(await send('interaction', { action: 'click', data: { nested: { deep: 1 } } })).toBe(422);
  expect(await send('view', { context: { long: 'x'.repeat(201) } })).toBe(422);
  const full = Array.from(
    { length: 20 },
    (_, at) => [`${'\u0001'.repeat(38)}${at}`, '\u0001'.repeat(200)] as const,
  );
  expect(await send('interaction', { action: 'worst', data: Object.fromEntries(full) })).toBe(204);
  expect(await send('view', { context: { ...Object.fromEntries(full), more: 1 } })).toBe(422);
  const rows = await shop.context.database.query(sql`
    SELECT recommendation_id, action FROM recommendation_event ORDER BY id`);
  expect(rows).toEqual(
    ['view', 'click', 'worst'].map((action) => ({ recommendation_id: recommendationId, action })),
  );
});

test('ANA-02 events are kept for 400 days', async () => {
  await track([event()]);
  shop.pass(300 * 86_400_000);
  await track([event({ sessionId: 'younger' })]);
  shop.pass(101 * 86_400_000);
  await shop.context.jobs.add(shop.context.database, 'shop.tidy', {});
  await shop.runJobs();
  expect(await stored()).toMatchObject([{ session_id: 'younger' }]);
});
