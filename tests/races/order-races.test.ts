import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireOrders, reconcilePayments } from '../../server/platform/jobs/shop-tasks.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { line, openOrderShop, type OrderShop, orderOf, place, sendOrder } from '../support/orders/order-shop.ts';
import { tally, together } from '../support/platform/races.ts';
import { choose, tell } from '../support/checkout/sandbox-bank.ts';

const clients = 50;
let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
});

afterEach(() => shop.close());

async function counted(
  table: 'shop_order' | 'payment' | 'coupon_use' | 'webhook_event' | 'sandbox_payment',
): Promise<number> {
  const statements = {
    shop_order: sql`SELECT count(*) FROM shop_order`,
    payment: sql`SELECT count(*) FROM payment`,
    coupon_use: sql`SELECT count(*) FROM coupon_use`,
    webhook_event: sql`SELECT count(*) FROM webhook_event`,
    sandbox_payment: sql`SELECT count(*) FROM sandbox_payment`,
  };
  return (await shop.context.database.one<{ count: number }>(statements[table])).count;
}

test('ORD-03 50 buyers of the last unit: one gets it, the others are told, nobody sees an error', async () => {
  const buyers = await together(clients, async () => shop.buyer());
  const answers = await Promise.all(
    buyers.map(async (buyer) => sendOrder(shop, buyer, orderOf([line('calm-mantra')], 349))),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
  expect([await shop.stock('calm-mantra'), await counted('shop_order')]).toEqual([0, 1]);
});

test('CHK-06 one order sent 50 times at once is one order and one payment, with one answer', async () => {
  const buyer = await shop.buyer();
  const key = randomUUID();
  const answers = await together(clients, async () =>
    sendOrder(shop, buyer, orderOf([line('sleep-mantra', 2)], 1200), key),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(new Set(made.map(({ body }) => body)).size).toBe(1);
  expect([await counted('shop_order'), await counted('payment'), await counted('sandbox_payment')]).toEqual([
    1, 1, 1,
  ]);
  expect(await shop.stock('sleep-mantra')).toBe(38);
});

test('SEC-05 one version of a cart sent by 50 tabs at once, each with a key of its own, is one order that all are told of', async () => {
  const buyer = await shop.buyer();
  const body = { ...orderOf([line('calm-mantra')], 349), cartVersion: 4 };
  const answers = await together(clients, async () => sendOrder(shop, buyer, body));
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
  const [made] = answers.filter(({ status }) => status === 201).map(({ json }) => json<OrderAnswer>().order);
  const told = answers
    .filter(({ status }) => status === 409)
    .map(({ json }) => json<{ type: string; order: object }>());
  expect(told.every(({ type }) => type === '/problems/already-ordered')).toBe(true);
  expect(new Set(told.map(({ order: there }) => JSON.stringify(there)))).toEqual(
    new Set([JSON.stringify({ id: made?.id, number: made?.number })]),
  );
  expect([await counted('shop_order'), await counted('payment'), await shop.stock('calm-mantra')]).toEqual([
    1, 1, 0,
  ]);
});

test('CHK-09 50 uses of a coupon for one: one discount, the others are asked again', async () => {
  await addCoupon({ totalLimit: 1, perCustomer: null });
  await addProducts(clients);
  const buyers = await together(clients, async () => shop.buyer());
  const answers = await Promise.all(
    buyers.map(async (buyer, index) =>
      sendOrder(shop, buyer, orderOf([line(`race-${index}`)], 500, { couponCode: 'once 100' })),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
  const coupon = await shop.context.database.one(sql`SELECT used FROM coupon`);
  const sold = await shop.context.database.query(sql`SELECT FROM stock WHERE sku LIKE 'race-%' AND units = 0`);
  expect([coupon, await counted('coupon_use'), sold.length]).toEqual([{ used: 1 }, 1, 1]);
});

test('CHK-09 one person uses a coupon as often as they may, however they hurry', async () => {
  await addCoupon({ totalLimit: null, perCustomer: 2 });
  await addProducts(20);
  const buyer = await shop.buyer();
  const answers = await together(20, async (index) =>
    sendOrder(shop, buyer, orderOf([line(`race-${index}`)], 500, { couponCode: 'ONCE100' })),
  );
  expect(tally(answers)).toEqual({ 201: 2, 409: 18 });
});

test('ORD-03 orders of the same goods in any order wait for one another and never for each other', async () => {
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
  const buyers = await together(30, async () => shop.buyer());
  const goods = [line('sleep-mantra'), line('calm-mantra')];
  const answers = await Promise.all(
    buyers.map(async (buyer, index) =>
      sendOrder(shop, buyer, orderOf(index % 2 === 0 ? goods : goods.toReversed(), 900)),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 30 });
  expect([await shop.stock('sleep-mantra'), await shop.stock('calm-mantra')]).toEqual([970, 970]);
});

test('CHK-05 a message 20 times over, with failures, polls and the reconciler between: paid once', async () => {
  const buyer = await shop.buyer();
  const placed = await place(shop, buyer, orderOf([line('calm-mantra')], 349));
  await choose(shop, placed.payment, 'pay');
  shop.pass(60_000);
  const status = `/v1/payment/status?orderId=${placed.order.id}`;
  const answers = await together(20, async (index) => {
    if (index % 5 === 0) await reconcilePayments(shop.context);
    return Promise.all([
      tell(shop, placed.payment, { id: 'the-same-message' }),
      tell(shop, placed.payment, { id: `failed-${index}`, event: 'payment.failed' }),
      shop.call('GET', status, { token: buyer.token }),
    ]);
  });
  expect(tally(answers.flat())).toEqual({ 200: 60 });
  const events = await shop.context.database.query(sql`
    SELECT event FROM payment_event WHERE event = 'payment.captured'
    UNION ALL SELECT event FROM order_event WHERE event = 'payment.captured'`);
  expect([events.length, await counted('webhook_event')]).toEqual([2, 21]);
  const after = await shop.call('GET', status, { token: buyer.token });
  expect(after.json<OrderAnswer>()).toMatchObject({ order: { status: 'paid' }, payment: { status: 'paid' } });
});

test('CHK-10 the end of the hold and the money at the same moment: paid with the goods, or back without', async () => {
  for (let round = 0; round < 10; round += 1) {
    const buyer = await shop.buyer();
    const rival = await shop.buyer();
    const placed = await place(shop, buyer, orderOf([line('calm-mantra')], 349));
    shop.pass(10 * 60_000);
    const [, , bought] = await Promise.all([
      expireOrders(shop.context),
      tell(shop, placed.payment),
      sendOrder(shop, rival, orderOf([line('calm-mantra')], 349)),
    ]);
    const { order: mine } = await shop.context.database.one<{ order: string }>(
      sql`SELECT status AS order FROM shop_order WHERE id = ${placed.order.id}`,
    );
    expect([[mine, bought.status]]).toContainEqual(mine === 'paid' ? ['paid', 409] : ['cancelled', 201]);
    expect(await shop.stock('calm-mantra')).toBe(0);
    await shop.context.database.execute(sql`UPDATE shop_order SET holds_stock = false, hold_until = NULL`);
    await shop.context.database.execute(sql`UPDATE stock SET units = 1 WHERE sku = 'calm-mantra'`);
  }
});

test('ORD-03 cancelled by the shopper, by time and paid at the same moment: the goods are counted once', async () => {
  const before = await shop.stock('sleep-mantra');
  for (let round = 0; round < 10; round += 1) {
    const buyer = await shop.buyer();
    const placed = await place(shop, buyer, orderOf([line('sleep-mantra', 3)], 1800));
    await choose(shop, placed.payment, 'pay');
    shop.pass(10 * 60_000);
    const cancel = `/v1/order/${placed.order.id}/cancel`;
    await Promise.all([
      shop.call('POST', cancel, { token: buyer.token }),
      expireOrders(shop.context),
      tell(shop, placed.payment),
      shop.call('POST', cancel, { token: buyer.token }),
    ]);
    await shop.runJobs();
    await shop.runJobs();
  }
  expect(await shop.stock('sleep-mantra')).toBe(before);
  const ends = await shop.context.database.query(sql`SELECT DISTINCT status, holds_stock FROM shop_order`);
  expect(ends).toEqual([{ status: 'refunded', holds_stock: false }]);
});

/** Goods of their own for each buyer, so that nobody waits for another's. */
async function addProducts(count: number) {
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock)
    SELECT 'race-' || place, 'Race', 600, discount, flavours, variants, 1
    FROM product, generate_series(0, ${count - 1}) AS place WHERE sku = 'sleep-mantra'`);
}

async function addCoupon({ totalLimit, perCustomer }: { totalLimit: number | null; perCustomer: number | null }) {
  await shop.context.database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, total_limit, per_customer_limit, expires_at)
    VALUES (${randomUUID()}, 'ONCE100', 'Once', 'amount', 100, ${totalLimit}, ${perCustomer}, '2027-01-01')`);
}
