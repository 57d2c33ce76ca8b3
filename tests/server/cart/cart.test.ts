import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PricedCart } from '../../../src/contract/cart/cart.calls.ts';
import {
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const put = (token: string, body: unknown, version?: string) =>
  server.call('PUT', '/v1/user/cart', {
    token,
    body,
    headers: version === undefined ? {} : { 'if-match': version },
  });
const get = (token: string) => server.call('GET', '/v1/user/cart', { token });
const shopper = () => server.signIn(newPhone());

test('CRT-09 a shopper without a cart has an empty one of version 0', async () => {
  const got = await get(await shopper());
  expect(got.headers.get('etag')).toBe('"0"');
  expect(got.body).toEqual({
    version: 0,
    saves: [],
    updatedAt: null,
    cart: [],
    lines: [],
    parts: [
      { kind: 'items', label: 'Item total', amount: 0 },
      { kind: 'delivery', label: 'Delivery', amount: 0 },
    ],
    total: 0,
    savings: 0,
    plainSubtotal: 0,
    coupon: null,
    bundle: null,
  });
});

test('CRT-09 a cart that is put comes back priced, with its version, and is what the next reads', async () => {
  const token = await shopper();
  const saved = await put(token, [wireLine('sleep-mantra', { quantity: 2, packageType: 'monthly' })]);
  const cart = saved.body as PricedCart;
  expect({
    status: saved.status,
    etag: saved.headers.get('etag'),
    version: cart.version,
    total: cart.total,
  }).toEqual({
    status: 200,
    etag: '"1"',
    version: 1,
    total: 2563,
  });
  expect(cart.cart).toEqual([
    {
      sku: 'sleep-mantra',
      name: 'Sleep Mantra',
      flavour: 'Plain',
      variant: '30 ml',
      quantity: 2,
      packageType: 'monthly',
      price: 1499,
      discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 15 },
      isPremiumMembership: false,
    },
  ]);
  expect((await get(token)).body).toEqual(cart);
});

test('CRT-09 a change over another version is refused with the cart as it is; without If-Match it wins', async () => {
  const token = await shopper();
  await put(token, [wireLine('peace-mantra')], '"0"');
  await put(token, [wireLine('dog-mantra', { variant: '15 ml' })], '"1"');
  const late = await put(token, [wireLine('green-mantra')], '"1"');
  const problem = problemOf(late);
  expect({ status: late.status, type: problem.type, etag: late.headers.get('etag') }).toEqual({
    status: 412,
    type: '/problems/version-conflict',
    etag: '"2"',
  });
  expect(problem['cart']).toEqual((await get(token)).body);
  expect(((await put(token, [], 'W/"2"')).body as PricedCart).version).toBe(3);
  expect(((await put(token, [wireLine()])).body as PricedCart).version).toBe(4);
  expect((await put(token, [], '"0"')).status).toBe(412);
  expect((await put(await shopper(), [], '"7"')).status).toBe(412);
});

test('CRT-09 a cart names the latest forty saves it contains, newest first, also in a conflict', async () => {
  const token = await shopper();
  const save = (id: string, version: number) =>
    server.call('PUT', '/v1/user/cart', {
      token,
      body: [wireLine()],
      headers: { 'if-match': `"${version}"`, 'cart-save': id },
    });
  expect((await save('one-1', 0)).body).toMatchObject({ version: 1, saves: ['one-1'] });
  expect((await save('two-1', 1)).body).toMatchObject({ version: 2, saves: ['two-1', 'one-1'] });
  expect((await put(token, [], '"2"')).body).toMatchObject({ version: 3, saves: ['two-1', 'one-1'] });
  expect(problemOf(await save('one-2', 2))['cart']).toMatchObject({ version: 3, saves: ['two-1', 'one-1'] });
  await server.database.execute(sql`
    UPDATE cart SET saves = ARRAY(SELECT 'old-' || n FROM generate_series(1, 40) n) WHERE version = 3
      AND saves = '{two-1,one-1}'`);
  const { saves } = (await save('one-3', 3)).body as PricedCart;
  expect([saves.length, saves[0], saves[1], saves.at(-1)]).toEqual([40, 'one-3', 'old-1', 'old-39']);
  const long = await server.call('PUT', '/v1/user/cart', {
    token,
    body: [],
    headers: { 'cart-save': 'x'.repeat(41) },
  });
  expect([long.status, refusedFields(long)]).toEqual([422, ['cart-save']]);
});

test('CRT-09 of twenty changes over one version exactly one is taken', async () => {
  const token = await shopper();
  await put(token, []);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      put(token, [wireLine('sleep-mantra', { quantity: (index % 10) + 1 })], '"1"'),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 412),
  ]);
  expect(((await get(token)).body as PricedCart).version).toBe(2);
});

test('CRT-02 a sku that the shop has never had is refused by its place, logged, and nothing is stored', async () => {
  const token = await shopper();
  const got = await put(token, [wireLine(), wireLine('moon-mantra')]);
  expect({ status: got.status, fields: refusedFields(got) }).toEqual({ status: 422, fields: ['lines.1.sku'] });
  expect(server.logged()).toContain('moon-mantra');
  expect(((await get(token)).body as PricedCart).version).toBe(0);
});

test('CRT-16 a line whose product is no longer sold stays in the cart and is marked; others can still be changed', async () => {
  const token = await shopper();
  await server.database.execute(sql`
    INSERT INTO product (sku, name, price, discount)
    VALUES ('old-mantra', 'Old', 500, '{"trial":0,"weekly":0,"monthly":0,"comboDiscount":0}')`);
  await put(token, [wireLine('old-mantra'), wireLine()]);
  await server.database.execute(sql`UPDATE product SET published = false WHERE sku = 'old-mantra'`);
  const changed = await put(token, [wireLine('old-mantra'), wireLine('sleep-mantra', { quantity: 3 })]);
  expect(changed.status).toBe(200);
  // What a write answers may be a moment old; what is read is of now.
  expect(((await get(token)).body as PricedCart).lines.map(({ sku, problems }) => ({ sku, problems }))).toEqual([
    { sku: 'old-mantra', problems: [{ kind: 'unavailable' }] },
    { sku: 'sleep-mantra', problems: [] },
  ]);
});

test('MNY-10, MNY-11 a price that is sent decides nothing and is told where it is another', async () => {
  const token = await shopper();
  const { lines, total } = (await put(token, [wireLine('sleep-mantra', { price: 1 })])).body as PricedCart;
  expect({ total, problems: lines[0]?.problems }).toEqual({
    total: 1499,
    problems: [{ kind: 'price-changed', from: 1, to: 1499 }],
  });
});

test('CRT-09 one shopper never sees the cart of another', async () => {
  const [one, other] = [await shopper(), await shopper()];
  await put(one, [wireLine()]);
  expect(((await get(other)).body as PricedCart).cart).toEqual([]);
});
