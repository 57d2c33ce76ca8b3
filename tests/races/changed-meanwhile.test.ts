import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireQuote } from '../../src/contract/cart/cart.calls.ts';
import { addBundle, bundleStock } from '../support/orders/bundles.ts';
import { type Answer, line, openOrderShop, type OrderShop, orderOf } from '../support/orders/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
  await shop.context.database.execute(sql`UPDATE stock SET units = 50`);
});

afterEach(() => shop.close());

/** Sends an order, and changes something once the order is priced and waits for the product to take it. */
async function orderWhile(change: Sql, body: unknown): Promise<Answer> {
  const { database } = shop.context;
  const { token } = await shop.buyer();
  const { answer } = await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM product WHERE sku = 'sleep-mantra' FOR NO KEY UPDATE`);
    const sent = shop.call('POST', '/v1/order', { token, body, headers: { 'idempotency-key': randomUUID() } });
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    await tx.execute(change);
    return { answer: sent };
  });
  return answer;
}

async function waiting(): Promise<number> {
  const { count } = await shop.context.database.one<{ count: number }>(sql`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return count;
}

/** Orders, payments, coupon uses and messages: all that a refused order must not leave. */
async function stored(): Promise<number> {
  const { count } = await shop.context.database.one<{ count: number }>(sql`
    SELECT (SELECT count(*) FROM shop_order) + (SELECT count(*) FROM payment) + (SELECT count(*) FROM coupon_use)
      + (SELECT count(*) FROM message) + (SELECT count(*) FROM idempotency) AS count`);
  return count;
}

async function addCoupon(): Promise<void> {
  await shop.context.database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, expires_at, is_enabled)
    VALUES (${randomUUID()}, 'ONCE100', 'Once', 'amount', 100, '2027-01-01', true)`);
}

function quoteOf({ status, json }: Answer) {
  const { type, quote } = json<{ type: string; quote: WireQuote }>();
  return { status, type, total: quote.total, problems: quote.lines.flatMap(({ problems }) => problems) };
}

const asked = { status: 409, type: '/problems/quote-changed', problems: [] };

test('CHK-09 a price that rises while an order is being placed is not charged: the shopper is shown the new total', async () => {
  const change = sql`UPDATE product SET price = 700 WHERE sku = 'sleep-mantra'`;
  const answer = await orderWhile(change, orderOf([line('sleep-mantra', 2)], 1200));
  expect(quoteOf(answer)).toMatchObject({ ...asked, total: 1400 });
  expect([await stored(), await shop.stock('sleep-mantra')]).toEqual([0, 50]);
});

test('CHK-09, ORD-03 goods that sell out while an order is being placed are not sold twice', async () => {
  const change = sql`UPDATE stock SET units = 1 WHERE sku = 'sleep-mantra'`;
  const answer = await orderWhile(change, orderOf([line('sleep-mantra', 2), line('calm-mantra')], 1500));
  expect(quoteOf(answer)).toMatchObject({ status: 409, problems: [{ kind: 'less-available', available: 1 }] });
  expect([await stored(), await shop.stock('sleep-mantra'), await shop.stock('calm-mantra')]).toEqual([0, 1, 50]);
});

test('CHK-09 a product taken from sale while an order is being placed is not sold', async () => {
  const change = sql`UPDATE product SET published = false WHERE sku = 'sleep-mantra'`;
  const answer = await orderWhile(change, orderOf([line('sleep-mantra', 2)], 1200));
  expect(quoteOf(answer)).toMatchObject({ status: 409, problems: [{ kind: 'unavailable' }] });
  expect([await stored(), await shop.stock('sleep-mantra')]).toEqual([0, 50]);
});

test('CHK-09, MNY-12 an order is not taken at a tax rate that changed while it was being placed', async () => {
  const change = sql`UPDATE product SET gst_rate = 18 WHERE sku = 'sleep-mantra'`;
  const answer = await orderWhile(change, orderOf([line('sleep-mantra', 2)], 1200));
  expect(quoteOf(answer)).toMatchObject({ ...asked, total: 1200 });
  expect(await stored()).toBe(0);
});

test('CHK-09, CPN-10 a coupon that changes or is switched off while an order is being placed gives no old discount', async () => {
  await addCoupon();
  const body = orderOf([line('sleep-mantra', 2)], 1100, { couponCode: 'ONCE100' });
  const smaller = await orderWhile(sql`UPDATE coupon SET value = 50`, body);
  expect(quoteOf(smaller)).toMatchObject({ ...asked, total: 1150 });
  await shop.context.database.execute(sql`UPDATE coupon SET value = 100`);
  const none = await orderWhile(sql`UPDATE coupon SET is_enabled = false`, body);
  expect(quoteOf(none)).toMatchObject({ ...asked, total: 1200 });
  expect([await stored(), await shop.stock('sleep-mantra')]).toEqual([0, 50]);
});

test('CHK-09, BND-12 a bundle whose saving shrinks or that sells out while an order is being placed is asked about again', async () => {
  const bundleId = await addBundle(shop.context.database, { stock: 3 });
  const body = orderOf([line('sleep-mantra', 2)], 1080, { bundleId });
  const smaller = await orderWhile(sql`UPDATE bundle SET percentage = 5`, body);
  expect(quoteOf(smaller)).toMatchObject({ ...asked, total: 1140 });
  await shop.context.database.execute(sql`UPDATE bundle SET percentage = 10`);
  const none = await orderWhile(sql`UPDATE bundle SET stock_level = 0`, body);
  expect(quoteOf(none)).toMatchObject({ ...asked, total: 1200 });
  expect([await stored(), await bundleStock(shop.context.database, bundleId)]).toEqual([0, 0]);
});

test('CHK-09 an order that waits for another buyer of the same goods goes through when only the stock has changed', async () => {
  const change = sql`UPDATE stock SET units = 2 WHERE sku = 'sleep-mantra'`;
  const answer = await orderWhile(change, orderOf([line('sleep-mantra', 2)], 1200));
  expect([answer.status, await shop.stock('sleep-mantra')]).toEqual([201, 0]);
});
