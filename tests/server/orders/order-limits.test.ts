import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashedNetwork } from '../../../server/cart/buyer.queries.ts';
import { expireOrders } from '../../../server/platform/jobs/shop-tasks.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
  secret,
} from '../../support/orders/order-shop.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  // As many as a live shop takes; a sandbox takes ten times these.
  Object.assign(shop.context.settings, { rateLimitFactor: 1 });
  buyer = await shop.buyer();
  await shop.context.database.execute(sql`UPDATE stock SET units = 200 WHERE sku = 'sleep-mantra'`);
});
afterEach(() => shop.close());

async function order(
  body: object,
  { who = buyer, from, key = randomUUID() }: { who?: Buyer; from?: string; key?: string } = {},
): Promise<Answer> {
  const headers = { 'idempotency-key': key, ...(from ? { 'x-forwarded-for': from } : {}) };
  return shop.call('POST', '/v1/order', { token: who.token, body, headers });
}

const one = orderOf([line('sleep-mantra')], 600);
/** So many units, at today's price. */
async function units(quantity: number, paymentMethod = 'card', who = buyer): Promise<object> {
  const lines = [line('sleep-mantra', quantity)];
  const quote = await shop.call('POST', '/v1/order/quote', { token: who.token, body: { lines, paymentMethod } });
  return orderOf(lines, quote.json<{ total: number }>().total, { paymentMethod });
}

function told(answer: Answer): [number, string, unknown] {
  const { status, type, order: there } = answer.json<Problem & { order?: { number: string } }>();
  return [status, type, there?.number];
}

test('SEC-05 a person has three unpaid orders at a time, and is led to the one to pay or cancel', async () => {
  const placed: OrderAnswer[] = [];
  for (let times = 0; times < 3; times += 1) placed.push(await place(shop, buyer, one));
  const [first, second] = placed;
  const refused = await order(one);
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { type: '/problems/unpaid-orders', order: { id: first?.order.id, number: first?.order.number } },
  ]);
  // Cancelled or paid, it makes room.
  await shop.call('POST', `/v1/order/${first?.order.id}/cancel`, { token: buyer.token });
  expect((await order(one)).status).toBe(201);
  expect((await order(one)).status).toBe(409);
  if (second) await tell(shop, second.payment);
  expect((await order(one)).status).toBe(201);
});

test('SEC-05 paid orders are never limited, and neither is somebody else', async () => {
  for (let times = 0; times < 8; times += 1) {
    const placed = await place(shop, buyer, await units(10));
    await choose(shop, placed.payment, 'pay');
    await tell(shop, placed.payment);
  }
  expect(await shop.stock('sleep-mantra')).toBe(120);
  expect((await order(await units(10), { who: await shop.buyer() })).status).toBe(201);
});

test('SEC-05 what a person holds already counts in the stock of which they may hold a fifth', async () => {
  await shop.context.database.execute(sql`UPDATE stock SET units = 100 WHERE sku = 'sleep-mantra'`);
  expect((await order(await units(10))).status).toBe(201);
  expect((await order(await units(10))).status).toBe(201);
  const refused = await order(one);
  expect([refused.status, refused.json<Problem>().detail]).toEqual([
    409,
    'Your unpaid orders can hold 20 of Sleep Mantra at a time. Pay or cancel the waiting order first.',
  ]);
});

test('SEC-05 unpaid orders of one person hold a fifth of what is left of a product, or ten units', async () => {
  for (const quantity of [10, 10, 10]) expect((await order(await units(quantity))).status).toBe(201);
  expect(await shop.stock('sleep-mantra')).toBe(170);
  const other = await shop.buyer();
  await shop.context.database.execute(sql`UPDATE stock SET units = 40 WHERE sku = 'sleep-mantra'`);
  expect((await order(await units(9), { who: other })).status).toBe(201);
  const refused = await order(await units(2), { who: other });
  expect([refused.status, refused.json<Problem>().detail]).toEqual([
    409,
    'Your unpaid orders can hold 10 of Sleep Mantra at a time. Pay or cancel the waiting order first.',
  ]);
  expect((await order(await units(1), { who: other })).status).toBe(201);
  expect(await shop.stock('sleep-mantra')).toBe(30);
});

test('SEC-05 twenty orders of one person at once, each of other goods, are no more than one after the other', async () => {
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock)
    SELECT 'hold-' || place, 'Hold', 600, discount, flavours, variants, 9
    FROM product, generate_series(0, 19) AS place WHERE sku = 'sleep-mantra'`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => order(orderOf([line(`hold-${index}`)], 600))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
});

test('SEC-05 who lets orders lapse again and again waits, and can still pay from the wallet or in cash', async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await order(await units(10))).status).toBe(201);
    shop.pass(10 * 60_000);
    await expireOrders(shop.context);
  }
  const refused = await order(await units(1));
  expect([refused.status, refused.json<Problem>().type, refused.headers['retry-after']]).toEqual([
    429,
    '/problems/rate-limited',
    '1800',
  ]);
  expect((await order(await units(1, 'cod'))).status).toBe(201);
  shop.pass(11 * 60_000);
  expect((await order(await units(1))).status).toBe(201);
});

test('SEC-05 ten cash orders wait to be packed at most', async () => {
  const cash = await units(1, 'cod');
  for (let times = 0; times < 10; times += 1) expect((await order(cash)).status).toBe(201);
  expect(told(await order(cash)).slice(0, 2)).toEqual([409, '/problems/unpaid-orders']);
  expect((await order(one)).status).toBe(201);
});

test('SEC-05 a public network has sixty unpaid orders at a time; other networks and addresses inside are not counted', async () => {
  const hash = (ip: string) => hashedNetwork(ip, secret);
  expect([hash('127.0.0.1'), hash('10.1.2.3'), hash('::1'), hash('fe80::1'), hash('unknown')]).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(hash('2001:4860:4860::8888')).toBe(hash('2001:4860:4860:0:ffff::1'));
  expect(hash('8.8.8.8')).toBe(hash('::ffff:8.8.8.8'));
  expect(hash('8.8.8.8')).not.toBe(hash('8.8.4.4'));
  const placed = await place(shop, buyer, one);
  const { database } = shop.context;
  const from = async (ip: string) => {
    await database.execute(sql`
      INSERT INTO shop_order (id, number, shopper_id, status, payment_method, total, parts, lines, address, holds_stock,
        hold_until, placed_at, placed_from)
      SELECT gen_random_uuid(), 'N-' || place || '-' || ${ip}, shopper_id, status, payment_method, total, parts, '[]', address,
        true, hold_until, placed_at, ${hash(ip)}
      FROM shop_order, generate_series(1, 60) AS place WHERE id = ${placed.order.id}`);
    const who = await shop.buyer();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/v1/order',
      remoteAddress: ip,
      headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': randomUUID() },
      payload: one,
    });
    return answer.statusCode;
  };
  expect(await from('8.8.8.8')).toBe(429);
  expect(await from('192.168.1.7')).toBe(201);
});

test('SEC-05 one version of a cart places one order: the others are told which, and staff aren’t told the version', async () => {
  const versioned = { ...one, cartVersion: 7 };
  const first = await place(shop, buyer, versioned);
  expect(first.order.cartVersion).toBe(7);
  const { token } = await shop.buyer({ isAdmin: true });
  const desk = await shop.call('GET', `/v1/admin/order/${first.order.id}/desk`, { token });
  expect(desk.json<OrderAnswer>().order).toMatchObject({ number: first.order.number });
  expect(desk.json<OrderAnswer>().order).not.toHaveProperty('cartVersion');
  const again = await order(versioned);
  expect(told(again)).toEqual([409, '/problems/already-ordered', first.order.number]);
  expect(again.json<{ order: object }>().order).toEqual({ id: first.order.id, number: first.order.number });
  // Its last unit is gone with the first: the order is told, not the stock.
  await shop.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'sleep-mantra'`);
  expect(told(await order(versioned))[1]).toBe('/problems/already-ordered');
  await shop.context.database.execute(sql`UPDATE stock SET units = 9 WHERE sku = 'sleep-mantra'`);
  expect((await order({ ...one, cartVersion: 8 })).status).toBe(201);
  expect((await order(versioned, { who: await shop.buyer() })).status).toBe(201);
  await shop.call('POST', `/v1/order/${first.order.id}/cancel`, { token: buyer.token });
  expect((await order(versioned)).status).toBe(201);
});

test('SEC-05 an order that time cancelled and late money brought back leaves its cart version to the next', async () => {
  const first = await place(shop, buyer, { ...one, cartVersion: 3 });
  shop.pass(10 * 60_000);
  await expireOrders(shop.context);
  const second = await place(shop, buyer, { ...one, cartVersion: 3 });
  expect((await tell(shop, first.payment)).status).toBe(200);
  expect((await tell(shop, second.payment)).status).toBe(200);
  const rows = await shop.context.database.query(sql`
    SELECT status, cart_version FROM shop_order ORDER BY placed_at`);
  expect(rows).toEqual([
    { status: 'paid', cart_version: null },
    { status: 'paid', cart_version: 3 },
  ]);
});

test('SEC-05 a key for an order is missing: 400; used for another: 422', async () => {
  for (const headers of [undefined, { 'idempotency-key': 'short' }]) {
    for (const path of ['/v1/order', '/v1/order/membership', '/v1/user/subscription', '/v1/payment/retry']) {
      const answer = await shop.call('POST', path, {
        token: buyer.token,
        body: one,
        ...(headers ? { headers } : {}),
      });
      expect([path, answer.status]).toEqual([path, path.startsWith('/v1/order') ? 400 : answer.status]);
    }
  }
  const missing = await shop.call('POST', '/v1/order', { token: buyer.token, body: one });
  expect(missing.json<Problem>()).toMatchObject({
    type: '/problems/malformed-request',
    errors: [{ field: 'idempotency-key' }],
  });
  const key = randomUUID();
  expect((await order(one, { key })).status).toBe(201);
  const other = await order(await units(2), { key });
  expect([other.status, other.json<Problem>().type]).toEqual([422, '/problems/idempotency-mismatch']);
});
