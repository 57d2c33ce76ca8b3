import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mistakesOf } from '../../../src/domain/kit/failure.ts';
import { bundleRules } from '../../../src/domain/promotions/bundle/bundle-draft.ts';
import type { BundleType, StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { start, startTestServer, type TestServer, wireLine } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('BND-01 a new shop offers five bundles that make sense, at prices that follow its products', async () => {
  await server.database.execute(sql`UPDATE bundle SET starts_at = ${start} WHERE is_time_limited`);
  const { body } = await server.call('GET', '/v1/bundle');
  const { bundles } = body as { bundles: StoreBundle[] };
  expect(
    bundles.map(({ name, type, originalPrice, discountedPrice }) => [name, type, originalPrice, discountedPrice]),
  ).toEqual([
    ['Day and Night', 'combo', 2798, 2378],
    ['Cracker Night Kit', 'combo', 2198, 1758],
    ['Sleep, Three Bottles', 'bulk', 4497, 3957],
    ['Walk Together', 'combo', 1998, 1798],
    ['The Whole Shelf', 'tier', 3897, 3196],
  ]);
  expect(bundles.filter(({ isTimeLimited }) => isTimeLimited).map(({ name, endsAt }) => [name, endsAt])).toEqual([
    ['Cracker Night Kit', '2026-11-24T04:30:00.000Z'],
  ]);
  const rows = await server.database.query<{
    type: BundleType;
    products: { sku: string; quantity: number }[];
    min_order_value: number | null;
  }>(sql`SELECT type, products, min_order_value FROM bundle`);
  const sold = await server.database.query<{ sku: string; category: string }>(
    sql`SELECT sku, category FROM product`,
  );
  const categories = new Map(sold.map(({ sku, category }) => [sku, category]));
  for (const { type, products, min_order_value: minOrderValue } of rows) {
    const draft = { type, products, minOrderValue, excludedProducts: [], validUntil: null };
    expect(mistakesOf(bundleRules(draft, categories))).toEqual([]);
  }
});

test('CPN-03 FLS-01 the sale of a new shop takes half off each product alone, and every coupon can be met', async () => {
  const products = await server.database.query<{
    sku: string;
    price: number;
    flavour: string;
    variant: string;
  }>(sql`
    SELECT sku, price, flavours[1] AS flavour, variants[1] AS variant FROM product WHERE sku <> 'bliss-club'`);
  for (const { sku, price, flavour, variant } of products) {
    const lines = [wireLine(sku, { price, flavour, variant })];
    const { body } = await server.call('POST', '/v1/coupon/verify', {
      body: { code: 'FLASH50', cartValue: price, lines },
    });
    const half = Math.round(price / 2);
    expect(body).toEqual({ valid: true, finalAmount: price - half, discountAmount: half });
  }
  const [dearest] = products.toSorted((one, other) => other.price - one.price);
  const coupons = await server.database.query<{ code: string }>(sql`
    SELECT code FROM coupon WHERE code <> 'COMBODISCOUNT'`);
  for (const { code } of coupons) {
    const { body } = await server.call('POST', '/v1/coupon/verify', { body: { code, cartValue: dearest?.price } });
    expect([code, (body as { valid: boolean }).valid]).toEqual([code, true]);
  }
});

test('BND-01 BND-10 every bundle of a new shop applies to its own products, with what its minimum order still needs', async () => {
  await server.database.execute(sql`UPDATE bundle SET starts_at = ${start} WHERE is_time_limited`);
  const { body } = await server.call('GET', '/v1/bundle');
  for (const { id, name, products, originalPrice, conditions } of (body as { bundles: StoreBundle[] }).bundles) {
    const own = products.map(({ sku, quantity }) => ({ sku, quantity }));
    const isShort = (conditions.minOrderValue ?? 0) > originalPrice;
    const more = isShort ? [{ sku: 'dog-mantra', quantity: 1 }] : [];
    const applied = await server.call('POST', '/api/bundles/calculate', {
      body: { products: [...own, ...more], bundleId: id },
    });
    expect([name, (applied.body as { bundleId: string | null }).bundleId]).toEqual([name, id]);
  }
});
