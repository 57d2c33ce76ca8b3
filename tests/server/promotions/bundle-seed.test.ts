import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { draftProblem } from '../../../src/domain/promotions/bundle/bundle-draft.ts';
import type { BundleType, StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { start, startTestServer } from '../../support/server.ts';

test('BND-01 a new shop offers five bundles that make sense, at prices that follow its products', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
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
    expect(draftProblem(draft, categories)).toBeNull();
  }
});
