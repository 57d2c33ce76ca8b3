import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderAnswer } from '../../../../src/contract/orders/order/order.calls.ts';
import type { WireQuote } from '../../../../src/contract/cart/cart.calls.ts';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import {
  address,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../../support/orders/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});

afterAll(() => shop.close());

async function quote(body: unknown, token?: string): Promise<WireQuote> {
  const answer = await shop.call('POST', '/v1/order/quote', { body, ...(token === undefined ? {} : { token }) });
  expect(answer.status).toBe(200);
  return answer.json<WireQuote>();
}

async function count(): Promise<number> {
  return (await shop.context.database.one<{ count: number }>(sql`SELECT count(*) FROM shop_order`)).count;
}

test('CHK-01 a quote has every part with its reason, and the parts add up', async () => {
  const { parts, total } = await quote({ lines: [line('calm-mantra')], paymentMethod: 'cod' });
  expect({ parts, total }).toEqual({
    parts: [
      { kind: 'items', label: 'Item total', amount: 300 },
      { kind: 'delivery', label: 'Delivery', amount: 49 },
      { kind: 'cod', label: 'Cash on delivery fee', amount: 40 },
    ],
    total: 389,
  });
});

test('MNY-10 what the browser sends as price, percentage or share decides nothing', async () => {
  const bundleInfo = {
    bundleId: 'b1',
    bundleType: 'dynamic',
    discountPercentage: 99,
    originalPrice: 1,
    bundleSize: 9,
    bundleLabel: 'Mine',
    createdAt: '',
  };
  const bundle = await quote({
    lines: [line('sleep-mantra', 1, { bundleInfo, price: 1 }), line('calm-mantra', 1, { bundleInfo })],
  });
  expect(bundle.total).toBe(855);
  expect(bundle.lines[0]?.problems).toEqual([{ kind: 'price-changed', from: 1, to: 600 }]);
});

test('MNY-08 a membership that is active takes its percentage off, one that is over does not', async () => {
  const now = shop.context.clock().getTime();
  const member = await shop.buyer({ premiumUntil: new Date(now + 1) });
  const former = await shop.buyer({ premiumUntil: new Date(now) });
  expect((await quote({ lines: [line('sleep-mantra')] }, member.token)).total).toBe(480);
  expect((await quote({ lines: [line('sleep-mantra')] }, former.token)).total).toBe(600);
});

test('CHK-01 an order is stored with its lines, payment, hold and story', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra', 2)], 1200));
  expect(order).toMatchObject({
    status: 'placed',
    total: 1200,
    paymentMethod: 'card',
    address,
    invoiceUrl: null,
    timeline: [{ event: 'order.placed', status: 'placed', by: 'customer', at: '2026-11-21T06:30:00.000Z' }],
  });
  expect(order.number).toMatch(/^M26-\d{6}$/);
  expect(order.lines.map(({ sku, quantity, lineTotal }) => ({ sku, quantity, lineTotal }))).toEqual([
    { sku: 'sleep-mantra', quantity: 2, lineTotal: 1200 },
  ]);
  expect(payment).toMatchObject({
    orderId: order.id,
    status: 'pending',
    method: 'card',
    gateway: 'sandbox',
    amount: 1200,
    expiresAt: '2026-11-21T06:40:00.000Z',
  });
  expect(payment.action.kind === 'redirect' && payment.action.url).toMatch(/^\/sandbox\/pay\/sbx_[0-9a-f]{32}$/);
});

test('CHK-09 a total that is no longer so stops the order, tells the new one and stores nothing', async () => {
  const { token } = await shop.buyer();
  const before = [await count(), await shop.stock('sleep-mantra')];
  const answer = await shop.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: orderOf([line('sleep-mantra')], 599),
  });
  expect(answer.status).toBe(409);
  expect(answer.json<Problem>()).toMatchObject({ type: '/problems/quote-changed', quote: { total: 600 } });
  expect([await count(), await shop.stock('sleep-mantra')]).toEqual(before);
});

test('MNY-11 a line whose price changed stops the order though the total is as shown', async () => {
  const { token } = await shop.buyer();
  const answer = await shop.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: orderOf([line('sleep-mantra', 1, { price: 550 })], 600),
  });
  expect(answer.status).toBe(409);
  expect(answer.json<{ quote: WireQuote }>().quote.lines[0]?.problems).toEqual([
    { kind: 'price-changed', from: 550, to: 600 },
  ]);
});

test('ORD-03 demand is summed over plain and bundled lines of a sku', async () => {
  const { token } = await shop.buyer();
  const bundleInfo = {
    bundleId: 'b2',
    bundleType: 'dynamic',
    discountPercentage: 0,
    originalPrice: 300,
    bundleSize: 1,
    bundleLabel: '',
    createdAt: '',
  };
  const lines = [
    line('calm-mantra'),
    line('calm-mantra', 1, { bundleInfo, packageType: 'comboDiscount' }),
    line('sleep-mantra', 1, { bundleInfo, packageType: 'comboDiscount' }),
  ];
  const { total } = await quote({ lines });
  const answer = await shop.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: orderOf(lines, total),
  });
  expect(answer.status).toBe(409);
  expect(answer.json<{ quote: WireQuote }>().quote.lines.map(({ problems }) => problems)).toEqual([
    [{ kind: 'less-available', available: 1 }],
    [{ kind: 'less-available', available: 1 }],
    [],
  ]);
});

test('CHK-06 the same key gives the same order, another body under it is refused', async () => {
  const buyer = await shop.buyer();
  const key = randomUUID();
  const first = await place(shop, buyer, orderOf([line('sleep-mantra')], 600), key);
  expect(await place(shop, buyer, orderOf([line('sleep-mantra')], 600), key)).toEqual(first);
  const other = await shop.call('POST', '/v1/order', {
    token: buyer.token,
    headers: { 'idempotency-key': key },
    body: orderOf([line('sleep-mantra', 2)], 1200),
  });
  expect(other.json<Problem>()).toMatchObject({ type: '/problems/idempotency-mismatch', status: 422 });
});

test('CHK-04 cash is taken up to the limit, at pincodes where the courier takes it, and holds no clock', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(
    shop,
    buyer,
    orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }),
  );
  expect(payment).toMatchObject({ status: 'pending', gateway: 'cash', action: { kind: 'none' }, expiresAt: null });
  expect(order.invoiceUrl).not.toBeNull();
  const refused = async (change: object, total: number, quantity: number) => {
    const answer = await shop.call('POST', '/v1/order', {
      token: buyer.token,
      headers: { 'idempotency-key': randomUUID() },
      body: orderOf([line('sleep-mantra', quantity)], total, { paymentMethod: 'cod', ...change }),
    });
    return [answer.status, answer.json<Problem>().errors?.map(({ field }) => field)];
  };
  expect(await refused({}, 5440, 10)).toEqual([422, ['paymentMethod']]);
  expect(await refused({ address: { ...address, state: 'Nagaland', pincode: '797001' } }, 640, 1)).toEqual([
    422,
    ['paymentMethod'],
  ]);
});

test('API-05 an order without an address, or to where nobody delivers, names the field', async () => {
  const { token } = await shop.buyer();
  const fields = async (change: object) => {
    const answer = await shop.call('POST', '/v1/order', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { ...orderOf([line('sleep-mantra')], 600), ...change },
    });
    return [answer.status, answer.json<Problem>().errors?.map(({ field }) => field)];
  };
  expect(await fields({ address: undefined })).toEqual([422, ['address']]);
  expect(await fields({ address: { ...address, pincode: '744101' } })).toEqual([422, ['address.pincode']]);
  expect(await fields({ address: undefined, addressId: randomUUID() })).toEqual([404, undefined]);
});

test('ORD-01 a person sees their own orders and nobody else’s', async () => {
  const buyer = await shop.buyer();
  const stranger = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const mine = await shop.call('GET', '/v1/order', { token: buyer.token });
  expect(mine.json<{ total: number; orders: Order[] }>()).toEqual({ total: 1, orders: [order] });
  for (const [method, path] of [
    ['GET', `/v1/order/${order.id}`],
    ['GET', `/v1/payment/status?orderId=${order.id}`],
    ['POST', `/v1/order/${order.id}/cancel`],
  ] as const) {
    expect((await shop.call(method, path, { token: stranger.token })).status).toBe(404);
    expect((await shop.call(method, path)).status).toBe(401);
  }
});

test('ORD-03 a cancelled order gives its goods back once, however often it is cancelled', async () => {
  const buyer = await shop.buyer();
  const before = await shop.stock('sleep-mantra');
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra', 3)], 1800));
  expect(await shop.stock('sleep-mantra')).toBe(before - 3);
  for (let times = 0; times < 2; times += 1) {
    const answer = await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
    expect(answer.json<OrderAnswer>()).toMatchObject({
      order: { status: 'cancelled' },
      payment: { status: 'failed' },
    });
  }
  expect(await shop.stock('sleep-mantra')).toBe(before);
});

test('ORD-01 an order that is packed can no longer be cancelled', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await shop.context.database.execute(sql`UPDATE shop_order SET status = 'packed' WHERE id = ${order.id}`);
  const answer = await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  expect(answer.json<Problem>()).toMatchObject({ type: '/problems/conflict', status: 409 });
});
