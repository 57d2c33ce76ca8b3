import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeBundle } from '../../server/promotions/bundle-analytics/bundle-sale.queries.ts';
import { expireOrders } from '../../server/platform/jobs/shop-tasks.ts';
import type { WireQuote } from '../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { addBundle, bundleStock } from '../support/orders/bundles.ts';
import { line, openOrderShop, type OrderShop, orderOf, place, sendOrder } from '../support/orders/order-shop.ts';
import { patiently } from '../support/orders/own-shop.ts';
import { tally, together } from '../support/platform/races.ts';
import { choose, tell } from '../support/checkout/sandbox-bank.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
});

afterEach(() => shop.close());

test('BND-12 50 buyers of the last bundle: one gets it, the others are told why, nobody sees an error', async () => {
  const bundleId = await addBundle(shop.context.database, { stock: 1 });
  const buyers = await together(50, async () => shop.buyer());
  const answers = await Promise.all(
    buyers.map(async (buyer) =>
      patiently(async () => sendOrder(shop, buyer, orderOf([line('sleep-mantra', 2)], 1080, { bundleId }))),
    ),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
  const reasons = answers
    .filter(({ status }) => status === 409)
    .map(({ json }) => json<{ quote: WireQuote }>().quote.bundle);
  expect(new Set(reasons.map((reason) => JSON.stringify(reason)))).toEqual(
    new Set([JSON.stringify({ bundleId, applied: false, refusal: { kind: 'sold-out' } })]),
  );
  expect([await bundleStock(shop.context.database, bundleId), await shop.stock('sleep-mantra')]).toEqual([0, 998]);
});

test('BND-12 sales, cancellations and lapses of a bundle at once: what is left and what is held is what there was', async () => {
  const { database } = shop.context;
  const bundleId = await addBundle(database, { stock: 8 });
  for (let round = 0; round < 6; round += 1) {
    const buyers = await together(12, async () => shop.buyer());
    const bought = await Promise.all(
      buyers.map(async (buyer) => sendOrder(shop, buyer, orderOf([line('sleep-mantra', 2)], 1080, { bundleId }))),
    );
    expect(bought.every(({ status }) => status === 201 || status === 409)).toBe(true);
    await Promise.all([
      expireOrders(shop.context),
      ...buyers.map(async ({ token }, index) => {
        const made = bought[index];
        if (made?.status !== 201 || index % 2 === 0) return;
        const { id } = made.json<OrderAnswer>().order;
        await together(2, async () => shop.call('POST', `/v1/order/${id}/cancel`, { token }));
      }),
    ]);
    const { held } = await database.one<{ held: number }>(sql`
      SELECT count(*) AS held FROM shop_order WHERE bundle_id = ${bundleId} AND holds_stock`);
    expect((await bundleStock(database, bundleId)) + held).toBe(8);
    shop.pass(11 * 60_000);
  }
  await expireOrders(shop.context);
  expect(await bundleStock(database, bundleId)).toBe(8);
});

test('BND-12 buyers of two bundles and their admin wait for one another and never for each other', async () => {
  const { database } = shop.context;
  const both = [
    { sku: 'sleep-mantra', quantity: 1 },
    { sku: 'calm-mantra', quantity: 1 },
  ];
  const one = await addBundle(database, { products: both, stock: 100 });
  const other = await addBundle(database, { products: both.toReversed(), stock: 100 });
  const admin = await shop.buyer({ isAdmin: true });
  const buyers = await together(30, async () => shop.buyer());
  const lines = [line('sleep-mantra'), line('calm-mantra')];
  const [answers, changes] = await Promise.all([
    Promise.all(
      buyers.map(async (buyer, index) =>
        sendOrder(
          shop,
          buyer,
          orderOf(index % 2 === 0 ? lines : lines.toReversed(), 810, { bundleId: index % 3 === 0 ? one : other }),
        ),
      ),
    ),
    together(10, async () =>
      shop.call('POST', '/v1/bundle/bulk', { token: admin.token, body: { ids: [other, one], action: 'activate' } }),
    ),
  ]);
  expect([tally(answers), tally(changes)]).toEqual([{ 201: 30 }, { 200: 10 }]);
  expect([await bundleStock(database, one), await bundleStock(database, other)]).toEqual([90, 80]);
});

test('BND-12 money that comes after the hold takes the bundle again if one is left, and goes back if none is', async () => {
  const { database } = shop.context;
  for (const isLeft of [true, false]) {
    const bundleId = await addBundle(database, { stock: 1 });
    const placed = await place(shop, await shop.buyer(), orderOf([line('sleep-mantra', 2)], 1080, { bundleId }));
    await choose(shop, placed.payment, 'pay');
    shop.pass(11 * 60_000);
    await expireOrders(shop.context);
    expect(await bundleStock(database, bundleId)).toBe(1);
    if (!isLeft) await place(shop, await shop.buyer(), orderOf([line('sleep-mantra', 2)], 1080, { bundleId }));
    await tell(shop, placed.payment);
    const { status } = await database.one<{ status: string }>(
      sql`SELECT status FROM shop_order WHERE id = ${placed.order.id}`,
    );
    expect([status, await bundleStock(database, bundleId)]).toEqual([isLeft ? 'paid' : 'cancelled', 0]);
  }
});

test('BND-12 whoever takes the last one takes it alone, whatever else they hold', async () => {
  const { database } = shop.context;
  const bundleId = await addBundle(database, { stock: 3 });
  const takes = await together(20, async () => database.transaction(async (tx) => takeBundle(tx, bundleId)));
  expect([takes.filter((isTaken) => isTaken).length, await bundleStock(database, bundleId)]).toEqual([3, 0]);
});
