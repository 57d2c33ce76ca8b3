import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WireQuote } from '../../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { addBundle, bundleStock } from '../../support/orders/bundles.ts';
import { line, openOrderShop, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
});

afterEach(() => shop.close());

async function quote(lines: readonly unknown[], bundleId: string): Promise<WireQuote> {
  return (await shop.call('POST', '/v1/order/quote', { body: { lines, bundleId } })).json<WireQuote>();
}

test('BND-12 the server prices a chosen bundle by its own terms and takes one from its stock', async () => {
  const { database } = shop.context;
  const bundleId = await addBundle(database);
  const lines = [line('sleep-mantra', 3)];
  const priced = await quote(lines, bundleId);
  expect([priced.total, priced.bundle]).toEqual([1680, { bundleId, applied: true, saving: 120 }]);
  expect(priced.parts).toContainEqual({ kind: 'store-bundle', label: 'Two of Sleep bundle', amount: -120 });
  const { order } = await place(shop, await shop.buyer(), orderOf(lines, 1680, { bundleId }));
  expect(order.parts).toEqual(priced.parts);
  // Two of the three units are in it.
  expect(order.lines.map(({ inBundle }) => inBundle)).toEqual([{ name: 'Two of Sleep', units: 2 }]);
  const kept = await database.one(sql`SELECT bundle_id, total FROM shop_order WHERE id = ${order.id}`);
  expect([kept, await bundleStock(database, bundleId)]).toEqual([{ bundle_id: bundleId, total: 1680 }, 9]);
});

test('BND-12 a chosen bundle that does not hold stops the order and says why, even at the right total', async () => {
  const { database } = shop.context;
  const buyer = await shop.buyer();
  const bundleId = await addBundle(database, { stock: 0 });
  const refused = async (id: string, quantity: number) => {
    const answer = await shop.call('POST', '/v1/order', {
      token: buyer.token,
      headers: { 'idempotency-key': randomUUID() },
      body: orderOf([line('sleep-mantra', quantity)], quantity * 600, { bundleId: id }),
    });
    return [answer.status, answer.json<{ type: string }>().type, answer.json<{ quote: WireQuote }>().quote.bundle];
  };
  const changed = '/problems/quote-changed';
  const reason = (id: string, refusal: object) => [409, changed, { bundleId: id, applied: false, refusal }];
  expect(await refused(bundleId, 2)).toEqual(reason(bundleId, { kind: 'sold-out' }));
  const strange = randomUUID();
  expect(await refused(strange, 1)).toEqual(reason(strange, { kind: 'unknown' }));
  const alone = await addBundle(database);
  expect(await refused(alone, 1)).toEqual(reason(alone, { kind: 'product-missing', sku: 'sleep-mantra' }));
  const { count } = await database.one<{ count: number }>(sql`SELECT count(*) FROM shop_order`);
  expect([count, await bundleStock(database, alone)]).toEqual([0, 10]);
});

test('BND-12 an order gives its bundle back once, whether it is cancelled or its time runs out', async () => {
  const { database } = shop.context;
  const bundleId = await addBundle(database);
  const buyer = await shop.buyer();
  const buy = async () => place(shop, buyer, orderOf([line('sleep-mantra', 2)], 1080, { bundleId }));
  const first = await buy();
  await buy();
  expect(await bundleStock(database, bundleId)).toBe(8);
  for (let times = 0; times < 2; times += 1) {
    const answer = await shop.call('POST', `/v1/order/${first.order.id}/cancel`, { token: buyer.token });
    expect(answer.json<OrderAnswer>().order.status).toBe('cancelled');
  }
  expect(await bundleStock(database, bundleId)).toBe(9);
  shop.pass(11 * 60_000);
  await shop.context.jobs.add(database, 'orders.expire', {});
  await shop.runJobs();
  await shop.context.jobs.add(database, 'orders.expire', {});
  await shop.runJobs();
  expect(await bundleStock(database, bundleId)).toBe(10);
});

test('CRT-08 a dynamic bundle and a bundle of the shop stand side by side, each with its own percentage', async () => {
  const bundleId = await addBundle(shop.context.database);
  const bundleInfo = {
    bundleId: 'mine',
    bundleType: 'dynamic',
    discountPercentage: 99,
    originalPrice: 0,
    bundleSize: 2,
    bundleLabel: 'Mine',
    createdAt: '',
  };
  const dynamic = ['sleep-mantra', 'calm-mantra'].map((sku) =>
    line(sku, 1, { packageType: 'comboDiscount', bundleInfo }),
  );
  const { parts, total } = await quote([...dynamic, line('sleep-mantra', 2)], bundleId);
  expect(parts).toEqual([
    { kind: 'items', label: 'Item total', amount: 2100 },
    { kind: 'bundle', label: 'Bundle savings', amount: -45 },
    { kind: 'store-bundle', label: 'Two of Sleep bundle', amount: -120 },
    { kind: 'delivery', label: 'Delivery', amount: 0 },
  ]);
  expect(total).toBe(1935);
});
