import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertCouponEvent } from '../../server/promotions/coupon/coupon-event.queries.ts';
import type { WireQuote } from '../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { addCoupon } from '../support/orders/coupons.ts';
import {
  type Answer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  sendOrder,
} from '../support/orders/order-shop.ts';
import { tally, together } from '../support/platform/races.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
  // A product for each order: orders of one product would wait for its row, and never race for the coupon.
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock)
    SELECT 'race-' || n, 'Race ' || n, 600, discount, flavours, variants, 1
    FROM product, generate_series(0, 49) AS n WHERE sku = 'sleep-mantra'`);
});
afterEach(() => shop.close());

/** What those who were refused are told of the coupon, and their fresh totals. */
function told(answers: readonly Answer[]): string[] {
  const quotes = answers
    .filter(({ status }) => status === 409)
    .map(({ json }) => json<{ quote: WireQuote }>().quote);
  return [...new Set(quotes.map(({ coupon, total }) => JSON.stringify({ coupon, total })))];
}

const usedUp = (code: string) =>
  JSON.stringify({ coupon: { code, applied: false, refusal: { kind: 'used-up' } }, total: 600 });

/** An order of one product of its own at ₹500, ₹100 of it by the coupon. */
function orderWith(couponCode: string, index: number) {
  return orderOf([line(`race-${index}`)], 500, { couponCode });
}

async function used(id: string): Promise<[number, number]> {
  const { database } = shop.context;
  const { used: counted } = await database.one<{ used: number }>(sql`SELECT used FROM coupon WHERE id = ${id}`);
  const { uses } = await database.one<{ uses: number }>(sql`
    SELECT count(*) AS uses FROM coupon_use WHERE coupon_id = ${id}`);
  return [counted, uses];
}

test('CPN-10 50 buyers of one last use: one discount, the others hear that it is used up, nobody sees an error', async () => {
  const id = await addCoupon(shop.context.database, 'LAST100', { totalLimit: 1 });
  const buyers = await together(50, async () => shop.buyer());
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => sendOrder(shop, buyer, orderWith('last 100', index))),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
  expect(told(answers)).toEqual([usedUp('last 100')]);
  expect(await used(id)).toEqual([1, 1]);
  const sold = await shop.context.database.query(sql`SELECT FROM stock WHERE sku LIKE 'race-%' AND units = 0`);
  expect(sold).toHaveLength(1);
});

test('CPN-10 20 orders of one person at once use a coupon as often as one person may', async () => {
  const id = await addCoupon(shop.context.database, 'TWICE', { perCustomer: 2 });
  const buyer = await shop.buyer();
  const answers = await together(20, async (index) => sendOrder(shop, buyer, orderWith('TWICE', index)));
  expect(tally(answers)).toEqual({ 201: 2, 409: 18 });
  expect(told(answers)).toEqual([usedUp('TWICE')]);
  expect(await used(id)).toEqual([2, 2]);
});

test('CPN-10 while its last uses are sold and cancelled at once, a coupon is neither lost nor used twice', async () => {
  const id = await addCoupon(shop.context.database, 'FEW', { totalLimit: 3 });
  const buyers = await together(30, async () => shop.buyer());
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const answer = await sendOrder(shop, buyer, orderWith('FEW', index));
      if (answer.status !== 201) return answer;
      const path = `/v1/order/${answer.json<OrderAnswer>().order.id}/cancel`;
      return shop.call('POST', path, { token: buyer.token });
    }),
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(await used(id)).toEqual([0, 0]);
});

test('CPN-10 a coupon that an admin takes away while it is sold is ended, and every order stays whole', async () => {
  const id = await addCoupon(shop.context.database, 'GOING');
  const [admin, first, ...buyers] = await together(22, async (index) => shop.buyer({ isAdmin: index === 0 }));
  if (!admin || !first) throw new Error('nobody came');
  expect((await sendOrder(shop, first, orderWith('GOING', 49))).status).toBe(201);
  const [removed, ...answers] = await Promise.all([
    shop.app.inject({
      method: 'DELETE',
      url: `/v1/coupon/${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
    }),
    ...buyers.map(async (buyer, index) => sendOrder(shop, buyer, orderWith('GOING', index))),
  ]);
  expect(removed.statusCode).toBe(204);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const sold = answers.filter(({ status }) => status === 201).length;
  expect(await used(id)).toEqual([sold + 1, sold + 1]);
});

test('CPN-09 SEC-02 an offer that is seen while its coupon is deleted is stored for nobody, and no fault', async () => {
  const { database } = shop.context;
  const id = randomUUID();
  await database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, expires_at)
    VALUES (${id}, ${`GONE${id.slice(0, 6).toUpperCase()}`}, 'Gone', 'amount', 10, now() + interval '1 year')`);
  const event = {
    couponId: id,
    event: 'display' as const,
    session: 'one',
    shopperId: null,
    page: '/shop',
    cartValue: 0,
    device: null,
    reason: null,
    timeDisplayed: null,
    at: shop.context.clock(),
  };
  let stored: Promise<void> = Promise.resolve();
  await database.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM coupon WHERE id = ${id}`);
    stored = insertCouponEvent(database, event);
    await expect
      .poll(async () => {
        const { waiting } = await database.one<{ waiting: number }>(
          sql`SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted`,
        );
        return waiting;
      })
      .toBeGreaterThan(0);
  });
  await stored;
  expect(await database.query(sql`SELECT FROM coupon_event WHERE coupon_id = ${id}`)).toEqual([]);
});
