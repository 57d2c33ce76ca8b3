import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { parcelWeight, type UnitWeight } from '../../../src/domain/catalogue/product/weight.ts';
import { weightsOf } from '../../../server/orders/tables/parcel.queries.ts';
import { startTestServer } from '../../support/server.ts';

test('ORD-02 every size that a new shop sends has a weight, so that a parcel of its goods has one', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const rows = await server.database.query<{ sku: string; variants: string[]; weights: UnitWeight[] }>(sql`
    SELECT sku, variants, weights FROM product WHERE sku <> 'bliss-club' ORDER BY rank`);
  expect(rows.map(({ sku, weights }) => [sku, weights])).toEqual([
    ['peace-mantra', sizes({ '30 ml': 108, '2 × 15 ml': 137 })],
    ['sleep-mantra', sizes({ '30 ml': 108, '2 × 15 ml': 137 })],
    ['dog-mantra', sizes({ '15 ml': 76, '3 × 5 ml': 110 })],
    ['green-mantra', sizes({ '30 ml': 118, '2 × 15 ml': 147 })],
  ]);
  for (const { variants, weights } of rows) expect(weights.map(({ variant }) => variant)).toEqual(variants);
  const lines = [
    { sku: 'sleep-mantra', variant: '30 ml', quantity: 2 },
    { sku: 'dog-mantra', variant: '15 ml', quantity: 1 },
  ];
  expect(parcelWeight(lines, await weightsOf(server.database, lines))).toBe(292);
});

function sizes(grams: Readonly<Record<string, number>>): UnitWeight[] {
  return Object.entries(grams).map(([variant, of]) => ({ variant, grams: of }));
}
