import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { line, openOrderShop, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
  await shop.context.database.execute(sql`UPDATE stock SET units = 10 WHERE sku = 'calm-mantra'`);
});

afterAll(() => shop.close());

/** A bundle as a browser sends it, with the percentage that it believes in. */
function bundleOf(discountPercentage: number) {
  const bundleInfo = {
    bundleId: randomUUID(),
    bundleType: 'dynamic',
    discountPercentage,
    originalPrice: 600,
    bundleSize: 2,
    bundleLabel: 'Your bundle of 2',
    createdAt: '2026-11-21T06:30:00.000Z',
  };
  const about = { bundleInfo, packageType: 'comboDiscount' } as const;
  return [line('sleep-mantra', 1, about), line('calm-mantra', 1, about)];
}

test('BND-21 CRT-08 a bundle of two is ordered at 5% off what its products cost, to the rupee', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf(bundleOf(5), 855));
  expect([order.total, order.parts]).toEqual([
    855,
    [
      { kind: 'items', label: 'Item total', amount: 900 },
      { kind: 'bundle', label: 'Bundle savings', amount: -45 },
      { kind: 'delivery', label: 'Delivery', amount: 0 },
    ],
  ]);
});

test('BND-21 CRT-08 a browser that asks for a larger percentage is told the shop’s price', async () => {
  const { token } = await shop.buyer();
  const answer = await shop.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: orderOf(bundleOf(15), 765),
  });
  expect(answer.status).toBe(409);
  expect(answer.json<Problem>()).toMatchObject({ type: '/problems/quote-changed', quote: { total: 855 } });
});
