import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpCaller, jsonOf, openCaller, type Reply } from '../../tools/torture/http-caller.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { type Person, signedIn } from '../support/account/people.ts';
import { providerOrderOf } from '../support/checkout/sandbox-bank.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type ShopProcess, startShop } from '../support/platform/shop-process.ts';
import { goodAddress } from '../support/server.ts';

/** Far below the time after which anything in memory is read again without being announced, but for stock: a second. */
const soon = { timeout: 30_000, interval: 20 };
const sku = 'diya';
const line = { sku, flavour: 'Mint', variant: '50 g', quantity: 1, packageType: 'trial' };

let owned: TestDatabase;
let shops: readonly ShopProcess[] = [];
let callers: readonly HttpCaller[] = [];
let here: HttpCaller;
let there: HttpCaller;
let admin: Person;
/** What each process lists before anything has changed. */
let listsAtFirst: readonly unknown[] = [];

beforeAll(async () => {
  owned = await createTestDatabase();
  shops = await Promise.all([openShop(), openShop()]);
  callers = shops.map(({ url }) => openCaller(url));
  const [first, second] = callers;
  if (!first || !second) throw new Error('There are no two shops');
  [here, there] = [first, second];
  listsAtFirst = await Promise.all(callers.map(async (caller) => read(caller, '/v1/product')));
  admin = await signedIn(owned.database, { isAdmin: true, now: new Date() });
  const { status, text } = await save('POST', '/v1/product', { sku, ...product, price: 500 });
  if (status >= 300) throw new Error(text);
}, 240_000);

async function openShop(): Promise<ShopProcess> {
  const environment = { DATABASE_URL: owned.url, DATABASE_POOL_SIZE: '8', PAGES: 'off', TRUST_PROXY: 'loopback' };
  return startShop({ environment, dataDir: owned.dataDir });
}

afterAll(async () => {
  for (const caller of callers) caller.close();
  await Promise.all(shops.map(async (shop) => shop.stop()));
  await owned.drop();
});

const product = {
  name: 'Diya',
  category: 'Everyday',
  flavours: ['Mint'],
  variants: ['50 g'],
  stock: 7,
  description: 'A lamp of clay.',
  images: ['/image/sleep-mantra.jpg'],
  hsn: '3406',
  gstRate: 12,
  published: true,
};

/** A change by an admin through the first process. */
async function save(method: string, path: string, body: unknown): Promise<Reply> {
  return here.send({ method, path, token: admin.token, body });
}

async function read(caller: HttpCaller, path: string): Promise<Record<string, unknown>> {
  return jsonOf(await caller.send({ method: 'GET', path })) as Record<string, unknown>;
}

async function quoted(caller: HttpCaller, body: object): Promise<Record<string, unknown>> {
  return jsonOf(await caller.send({ method: 'POST', path: '/v1/order/quote', body })) as Record<string, unknown>;
}

test('RUN-03 two shops that started at once on one database have seeded it once, and show the same', () => {
  expect(listsAtFirst[0]).toEqual(listsAtFirst[1]);
  expect(listsAtFirst[0]).toMatchObject({ total: 4 });
});

test('PRF-04, RUN-03 a price, a stock, a coupon, a banner and a tier changed through one process are soon on the other’s answers', async () => {
  const shown = async () => ({
    product: await read(there, `/v1/product/${sku}`),
    list: await read(there, '/v1/product?q=diya'),
    quote: await quoted(there, { lines: [{ ...line, quantity: 4 }], couponCode: 'DIYA100' }),
    isBannerThere: JSON.stringify(await read(there, '/v1/banners/active')).includes('Diyas for everybody'),
    tiers: await read(there, '/v1/coupon/tiers'),
  });
  const before = await shown();
  expect(before).toMatchObject({ product: { price: 500, stock: 7 }, quote: { total: 2000 } });

  const coupon = { code: 'DIYA100', name: 'Diya', type: 'amount', value: 100, expiresAt: '2099-01-01T00:00:00Z' };
  const changes = await Promise.all([
    save('PUT', `/v1/product/${sku}`, { ...product, price: 450, stock: 9 }),
    save('POST', '/v1/coupon', coupon),
    save('POST', '/v1/banners', { text: 'Diyas for everybody', priority: 90 }),
  ]);
  expect(changes.filter(({ status }) => status >= 300)).toEqual([]);
  await expect.poll(shown, soon).toMatchObject({
    product: { price: 450, stock: 9 },
    list: { products: [{ sku, price: 450 }] },
    quote: { total: 1700, coupon: { code: 'DIYA100' } },
    isBannerThere: true,
    tiers: before.tiers,
  });

  await owned.database.execute(sql`
    INSERT INTO discount_tier (threshold, label, description, discount_percentage) VALUES (1750, 'Diwali', 'Diwali', 50)`);
  const dear = async () => (await quoted(there, { lines: [{ ...line, quantity: 4 }] }))['total'];
  await expect.poll(dear, soon).toBe(900);
  expect(JSON.stringify(await read(there, '/v1/coupon/tiers'))).toContain('"Diwali"');
  await owned.database.execute(sql`DELETE FROM discount_tier WHERE threshold = 1750`);
  await expect.poll(dear, soon).toBe(1800);
});

test('PRF-04, SES-05 who signs out or is blocked at one process is soon refused by the other', async () => {
  const [leaving, blocked] = await Promise.all(
    [1, 2].map(async () => signedIn(owned.database, { isAdmin: false, now: new Date() })),
  );
  const cartOf = async (caller: HttpCaller, token = '') =>
    (await caller.send({ method: 'PUT', path: '/v1/user/cart', token, body: [] })).status;
  for (const person of [leaving, blocked]) expect(await cartOf(there, person?.token)).toBe(200);
  await here.send({ method: 'POST', path: '/v1/user/logout', token: leaving?.token });
  await expect.poll(() => cartOf(there, leaving?.token), soon).toBe(426);
  await save('POST', `/v1/admin/accounts/${blocked?.id}/block`, { reason: 'Fraud' });
  await expect.poll(() => cartOf(there, blocked?.token), soon).toBe(426);
});

test('PRF-04, ORD-03, CHK-06 two processes never sell a unit twice, and place a request that both get once', async () => {
  await owned.database.execute(sql`UPDATE stock SET units = 5 WHERE sku = ${sku}`);
  const buyers = await Promise.all(
    Array.from({ length: 24 }, async () => signedIn(owned.database, { isAdmin: false, now: new Date() })),
  );
  const { total } = await quoted(here, { lines: [line], pincode: goodAddress.pincode, paymentMethod: 'cod' });
  const body = { lines: [line], address: goodAddress, paymentMethod: 'cod', expectedTotal: total };
  const replies = await Promise.all(
    buyers.flatMap(({ token }) => {
      const ask = { method: 'POST', path: '/v1/order', token, body, headers: { 'idempotency-key': randomUUID() } };
      return callers.map(async (caller) => caller.send(ask));
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const placed = replies
    .filter(({ status }) => status === 201)
    .map((reply) => (jsonOf(reply) as OrderAnswer).order.id);
  const orders = await owned.database.query<{ id: string }>(sql`
    SELECT id FROM shop_order JOIN order_line ON order_id = id WHERE order_line.sku = ${sku}`);
  expect(orders.map(({ id }) => id).toSorted()).toEqual([...new Set(placed)].toSorted());
  expect(orders).toHaveLength(5);
  expect(await owned.database.query(sql`SELECT units AS stock FROM stock WHERE sku = ${sku}`)).toEqual([
    { stock: 0 },
  ]);
});

test('PRF-04, RUN-04 jobs of two processes are each done once: every payment is reported once, and its buyer told once', async () => {
  await owned.database.execute(sql`UPDATE stock SET units = 100 WHERE sku = ${sku}`);
  const { total } = await quoted(here, { lines: [line], pincode: goodAddress.pincode, paymentMethod: 'upi' });
  const body = { lines: [line], address: goodAddress, paymentMethod: 'upi', expectedTotal: total };
  const phones = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const caller = at % 2 === 0 ? here : there;
      const { token, phone } = await signedIn(owned.database, { isAdmin: false, now: new Date() });
      const headers = { 'idempotency-key': randomUUID() };
      const placed = await caller.send({ method: 'POST', path: '/v1/order', token, headers, body });
      const { payment } = jsonOf(placed) as OrderAnswer;
      await caller.send({
        method: 'POST',
        path: `/sandbox/pay/${providerOrderOf(payment)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'choice=pay',
      });
      return phone;
    }),
  );
  const told = sql`
    SELECT count(*) AS messages, count(DISTINCT recipient) AS buyers FROM message
    WHERE template = 'order-paid' AND recipient = ANY (${phones}::text[])`;
  const all = { messages: 12, buyers: 12 };
  await expect.poll(() => owned.database.one(told), { ...soon, timeout: 30_000 }).toEqual(all);
  const done = sql`SELECT count(*) AS left FROM graphile_worker.jobs WHERE task_identifier = 'sandbox.webhook'`;
  await expect.poll(() => owned.database.one(done), soon).toEqual({ left: 0 });
  const counts = await Promise.all(
    callers.map(async (caller) => {
      const { text } = await caller.send({ method: 'GET', path: '/metrics' });
      return Number(/^jobs_total\{task="sandbox\.webhook",outcome="done"\} (\d+)$/mu.exec(text)?.[1] ?? 0);
    }),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(await owned.database.one(told)).toEqual(all);
});

test('RUN-03 a stop of one of several shops ends its requests first', async () => {
  const ending = await openShop();
  try {
    const slow = await slowCall(ending);
    ending.process.kill('SIGTERM');
    await slow.finish();
    expect(await slow.status).toBe(422);
    const [code] = (await once(ending.process, 'exit')) as [number];
    expect(code).toBe(0);
  } finally {
    await ending.stop();
  }
});

/** A call whose body is still on its way: the shop is in the middle of it. */
async function slowCall({ url }: ShopProcess) {
  const call = request(`${url}/v1/user/otp/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
  });
  call.flushHeaders();
  // The shop has taken the call: it asks for the body.
  await once(call, 'continue');
  call.write('{"phone":"+919000000001",');
  return { status, finish: async () => void call.end('"code":"000000"}') };
}
