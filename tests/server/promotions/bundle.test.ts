import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WireQuote } from '../../../src/contract/cart/cart.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { addBundle, bundleStock } from '../../support/orders/bundles.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';

let shop: OrderShop;
let admin: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  admin = await shop.buyer({ isAdmin: true });
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
});

afterEach(() => shop.close());

type Listed = { total: number; bundles: (StoreBundle & { status?: string })[] };

async function list(query = '', token?: string): Promise<Listed> {
  const answer = await shop.call('GET', `/v1/bundle${query}`, token === undefined ? {} : { token });
  expect(answer.status).toBe(200);
  return answer.json<Listed>();
}

async function write(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> {
  return shop.call(method, path, { token: admin.token, body });
}

async function quote(lines: readonly unknown[], bundleId: string): Promise<WireQuote> {
  return (await shop.call('POST', '/v1/order/quote', { body: { lines, bundleId } })).json<WireQuote>();
}

const pair = {
  name: 'Calm Sleep',
  type: 'combo',
  products: [{ sku: 'sleep-mantra' }, { sku: 'calm-mantra', quantity: 2 }],
  percentage: 15,
};

test('BND-01 a bundle has every field, its price follows the products of today, and what was left out is as usual', async () => {
  const saved = await write('POST', '/v1/bundle', pair);
  expect(saved.status).toBe(200);
  const bundle = {
    id: saved.json<StoreBundle>().id,
    name: 'Calm Sleep',
    description: '',
    type: 'combo',
    products: [
      { id: 'sleep-mantra', sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 1 },
      { id: 'calm-mantra', sku: 'calm-mantra', name: 'Calm Mantra', quantity: 2 },
    ],
    originalPrice: 1200,
    discountedPrice: 1020,
    savings: 180,
    savingsPercentage: 15,
    badge: null,
    isPopular: false,
    isTimeLimited: false,
    expiresIn: 3600,
    endsAt: null,
    validUntil: null,
    conditions: { minOrderValue: null, excludedProducts: [] },
    stockLevel: 10,
    position: 0,
  };
  const moment = '2026-11-21T06:30:00.000Z';
  expect(saved.json()).toEqual({ ...bundle, status: 'active', startsAt: moment, updatedAt: moment, version: 1 });
  expect(await list()).toEqual({ total: 1, bundles: [bundle] });
  await shop.context.database.execute(sql`UPDATE product SET price = 700 WHERE sku = 'sleep-mantra'`);
  await expect
    .poll(async () => (await list()).bundles.map(({ originalPrice, savings }) => [originalPrice, savings]))
    .toEqual([[1300, 195]]);
});

test('BND-01 everybody sees what can be bought now, by position; an admin sees all', async () => {
  const { database } = shop.context;
  const second = await addBundle(database, { position: 2 });
  const first = await addBundle(database, { position: 1 });
  const hidden = [
    await addBundle(database, { status: 'inactive' }),
    await addBundle(database, { stock: 0 }),
    await addBundle(database, { startsAt: '2026-11-21T06:30:01Z', position: 3 }),
    await addBundle(database, { validUntil: '2026-11-21T06:30:00Z' }),
    await addBundle(database, { products: [{ sku: 'gone', quantity: 2 }] }),
    await addBundle(database, { products: [{ sku: 'sleep-mantra', quantity: 1001 }] }),
  ];
  const seen = await list();
  expect([seen.total, seen.bundles.map(({ id }) => id)]).toEqual([2, [first, second]]);
  expect((await list('?limit=1&offset=1')).bundles.map(({ id }) => id)).toEqual([second]);
  const all = await list('?status=all', admin.token);
  expect(new Set(all.bundles.map(({ id }) => id))).toEqual(new Set([first, second, ...hidden]));
  shop.pass(1000);
  expect((await list()).total).toBe(3);
  expect((await shop.call('GET', '/v1/bundle?status=all')).status).toBe(401);
  const { token } = await shop.buyer();
  expect((await shop.call('GET', '/v1/bundle?status=all', { token })).status).toBe(403);
});

test('BND-01 a time-limited bundle ends by the server’s clock after its seconds, or sooner where its owner says so', async () => {
  const { database } = shop.context;
  const limited = { isTimeLimited: true, startsAt: '2026-11-21T06:00:00Z', expiresIn: 3600 };
  const own = await addBundle(database, limited);
  const sooner = await addBundle(database, { ...limited, validUntil: '2026-11-21T06:45:00Z' });
  await addBundle(database, { validUntil: '2026-11-22T00:00:00Z' });
  const ends = async () =>
    (await list()).bundles.map(({ endsAt }) => String(endsAt)).toSorted((one, other) => (one < other ? -1 : 1));
  expect(await ends()).toEqual([
    '2026-11-21T06:45:00.000Z',
    '2026-11-21T07:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
  ]);
  shop.pass(15 * 60_000);
  expect(await ends()).toEqual(['2026-11-21T07:00:00.000Z', '2026-11-22T00:00:00.000Z']);
  shop.pass(15 * 60_000);
  expect(await ends()).toEqual(['2026-11-22T00:00:00.000Z']);
  const lines = [line('sleep-mantra', 2)];
  for (const id of [own, sooner]) {
    expect((await quote(lines, id)).bundle).toEqual({ bundleId: id, applied: false, refusal: { kind: 'expired' } });
  }
});

test('BND-01 a write that makes no sense is refused by its field and stores nothing', async () => {
  const fields = async (change: object) => {
    const answer = await write('POST', '/v1/bundle', { ...pair, ...change });
    return [answer.status, answer.json<Problem>().errors?.map(({ field }) => field)];
  };
  expect(await fields({ type: 'bulk' })).toEqual([422, ['products']]);
  expect(await fields({ type: 'tier' })).toEqual([422, ['minOrderValue']]);
  expect(await fields({ products: [{ sku: 'sleep-mantra' }, { sku: 'bliss-club' }] })).toEqual([
    422,
    ['products.1.sku'],
  ]);
  expect(await fields({ products: [{ sku: 'sleep-mantra' }, { sku: 'gone' }] })).toEqual([422, ['products.1.sku']]);
  expect(await fields({ percentage: 91 })).toEqual([422, ['percentage']]);
  expect(await fields({ percentage: 12.5 })).toEqual([422, ['percentage']]);
  expect(await fields({ stockLevel: -1 })).toEqual([422, ['stockLevel']]);
  for (const validUntil of ['2026-12-30', '2027-02-31T00:00:00Z', '2126-02-03T00:00:00Z', '2026-12-30T10:00:60Z']) {
    expect(await fields({ validUntil })).toEqual([422, ['validUntil']]);
  }
  expect(await fields({ validUntil: '2026-11-21T06:29:59Z' })).toEqual([422, ['validUntil']]);
  expect(await fields({ savings: 999 })).toEqual([422, ['savings']]);
  expect((await list('?status=all', admin.token)).total).toBe(0);
});

test('BND-01 a bundle is changed by its id; its stock and its start stay where none is sent', async () => {
  const { database } = shop.context;
  const id = await addBundle(database, { stock: 7 });
  for (const [method, path, body] of [
    ['POST', '/v1/bundle', { id, ...pair, name: 'Once' }],
    ['PUT', `/v1/bundle/${id}`, { ...pair, name: 'Twice' }],
  ] as const) {
    const answer = await write(method, path, body);
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { id, name: body.name, stockLevel: 7, startsAt: '2026-01-01T00:00:00.000Z' },
    ]);
    expect((await list()).bundles.map(({ name }) => name)).toEqual([body.name]);
  }
  expect((await write('PUT', `/v1/bundle/${id}`, { ...pair, stockLevel: 3 })).json()).toMatchObject({
    stockLevel: 3,
  });
  const strange = randomUUID();
  expect((await write('PUT', `/v1/bundle/${strange}`, pair)).status).toBe(404);
  expect((await write('POST', '/v1/bundle', { id: strange, ...pair })).status).toBe(404);
});

test('BND-01 bundles are put on offer, taken off and taken away, one or many; orders keep theirs', async () => {
  const { database } = shop.context;
  const ids = [await addBundle(database, { position: 0 }), await addBundle(database, { position: 1 })];
  const [one = '', other = ''] = ids;
  const seen = async () => (await list()).bundles.map(({ id }) => id);
  expect((await write('POST', `/v1/bundle/${one}/status`, { status: 'inactive' })).json()).toMatchObject({
    status: 'inactive',
  });
  expect(await seen()).toEqual([other]);
  expect(
    (await write('POST', '/v1/bundle/bulk', { ids: [...ids, randomUUID()], action: 'activate' })).json(),
  ).toEqual({
    changed: 2,
  });
  expect(await seen()).toEqual(ids);

  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra', 2)], 1080, { bundleId: one }));
  const remove = async () =>
    (
      await shop.app.inject({
        method: 'DELETE',
        url: `/v1/bundle/${one}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
    ).statusCode;
  expect([await remove(), await remove()]).toEqual([204, 404]);
  expect(await seen()).toEqual([other]);
  expect((await quote([line('sleep-mantra', 2)], one)).bundle).toMatchObject({ refusal: { kind: 'unknown' } });
  expect((await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token })).status).toBe(200);
  expect(await bundleStock(database, one)).toBe(10);
  expect((await write('POST', '/v1/bundle/bulk', { ids, action: 'delete' })).json()).toEqual({ changed: 1 });
  expect(await seen()).toEqual([]);
  expect((await write('POST', '/v1/bundle/bulk', { ids: [other], action: 'restore' })).json()).toEqual({
    changed: 1,
  });
  expect((await list('?status=inactive', admin.token)).bundles.map(({ id }) => id)).toEqual([other]);
});

test('ADM-02, ADM-03, ADM-10 the list of the desk is searched and sorted, who is slower is told, every change is kept', async () => {
  const { database } = shop.context;
  const one = await addBundle(database, { name: 'Alpha', stock: 3 });
  const two = await addBundle(database, { name: 'Beta', status: 'inactive', stock: 9 });
  const ids = async (query: string) => (await list(query, admin.token)).bundles.map(({ id }) => id);
  expect(await ids('?status=all&sort=-stockLevel')).toEqual([two, one]);
  expect(await ids('?status=all&q=alp')).toEqual([one]);
  expect(await ids('?status=inactive&type=bulk,combo')).toEqual([two]);
  const put = async (name: string, version: number) =>
    shop.call('PUT', `/v1/bundle/${one}`, {
      token: admin.token,
      headers: { 'if-match': `"${version}"` },
      body: { ...pair, name },
    });
  expect((await put('Gamma', 1)).json()).toMatchObject({ name: 'Gamma', version: 2 });
  const late = await put('Delta', 1);
  expect(late.status).toBe(412);
  expect(late.json<Problem & { record: unknown }>().record).toMatchObject({ name: 'Gamma', version: 2 });
  expect((await shop.call('GET', `/v1/admin/bundle/${one}`, { token: admin.token })).json()).toMatchObject({
    name: 'Gamma',
    discountedPrice: 1020,
  });
  await write('POST', `/v1/bundle/${one}/status`, { status: 'inactive' });
  await write('POST', '/v1/bundle/settings', { enabled: true, visibleCount: 4 });
  const kept = await database.query<{ action: string; resource: string }>(sql`
    SELECT action, resource FROM audit_entry WHERE actor_id = ${admin.id} ORDER BY action, resource`);
  expect(kept.map(({ action, resource }) => `${resource} ${action}`)).toEqual([
    'bundle changed',
    'bundle settings changed',
    'bundle deactivated',
  ]);
  const file = await shop.call('GET', '/v1/admin/bundle/export?sort=name', { token: admin.token });
  expect(
    file.body
      .split('\r\n')
      .slice(1, 3)
      .map((row) => row.split(',')[1]),
  ).toEqual(['Beta', 'Gamma']);
});

test('BND-12 switched off, no bundle is shown, suggested or sold', async () => {
  const bundleId = await addBundle(shop.context.database);
  const lines = [line('sleep-mantra', 2)];
  expect((await shop.call('GET', '/v1/bundle/settings')).json()).toEqual({ enabled: true, visibleCount: 3 });
  const off = { enabled: false, visibleCount: 5 };
  expect((await write('POST', '/v1/bundle/settings', off)).json()).toEqual(off);
  expect((await shop.call('GET', '/v1/bundle/settings')).json()).toEqual(off);
  expect(await list()).toEqual({ total: 0, bundles: [] });
  expect((await quote(lines, bundleId)).bundle).toMatchObject({ applied: false, refusal: { kind: 'unknown' } });
  await write('POST', '/v1/bundle/settings', { enabled: true, visibleCount: 3 });
  expect((await quote(lines, bundleId)).bundle).toMatchObject({ applied: true });
});

test('BND-01 the clock of a draft does not run: a limited bundle begins when it is switched on', async () => {
  const limited = { ...pair, name: 'Later', isTimeLimited: true, expiresIn: 3600, status: 'inactive' };
  const { id } = (await write('POST', '/v1/bundle', limited)).json<StoreBundle>();
  shop.pass(7_200_000);
  const now = shop.context.clock().getTime();
  expect(
    (await write('PUT', `/v1/bundle/${id}`, { ...limited, status: 'active' })).json<StoreBundle>().endsAt,
  ).toBe(new Date(now + 3_600_000).toISOString());
  shop.pass(60_000);
  const again = await write('PUT', `/v1/bundle/${id}`, { ...limited, status: 'active', description: 'Calm' });
  expect(again.json<StoreBundle>().endsAt).toBe(new Date(now + 3_600_000).toISOString());
});
