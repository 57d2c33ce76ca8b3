import { performance } from 'node:perf_hooks';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { sumUpSales } from '../../../server/catalogue/search/product-sales.ts';
import type { SearchAnswer } from '../../../src/domain/catalogue/search.ts';
import { line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();

const minute = 60_000;
const day = 1440 * minute;

/** Products that all match 'lotus' equally well, in the list's own order a, b, c. */
async function stocked(): Promise<void> {
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock, hsn, gst_rate, rank)
    SELECT 'lotus-' || code, 'Lotus ' || code, 600, (SELECT discount FROM product WHERE sku = 'sleep-mantra'), '{Mint}', '{50 g}',
      units, '3004', 12, place
    FROM unnest(ARRAY['a', 'b', 'c'], ARRAY[0, 20, 20]) WITH ORDINALITY AS each (code, units, place)`);
}
const found = async (q: string) =>
  (await shop.call('GET', `/v1/search?q=${q}`)).json<SearchAnswer>().products.map(({ sku }) => sku);
const sales = async () =>
  shop.context.database.query<{ sku: string; units: number }>(sql`
    SELECT sku, units FROM product_sales ORDER BY units DESC, sku`);
const sumUp = async () => shop.context.database.transaction(async (tx) => sumUpSales(tx, shop.context.clock()));

test('SRC-01 suggestions come by match, then stock, then what sold, which counts half after a week; what was cancelled doesn’t count', async () => {
  await stocked();
  await shop.context.database.execute(sql`UPDATE product_sales_state SET faded_at = ${shop.context.clock()}`);
  expect(await found('lotus')).toEqual(['lotus-b', 'lotus-c', 'lotus-a']);
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  await place(shop, buyer, orderOf([line('lotus-c', 3)], 1840, { paymentMethod: 'cod' }));
  const { order } = await place(shop, other, orderOf([line('lotus-b', 5)], 2850, { paymentMethod: 'card' }));
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: other.token });
  await sumUp();
  expect(await sales()).toEqual([]);
  shop.pass(2 * minute);
  // Twice at once, and once more: each move counts once.
  await Promise.all([sumUp(), sumUp()]);
  await sumUp();
  expect((await sales()).filter(({ units }) => units > 0)).toEqual([{ sku: 'lotus-c', units: 3 }]);
  // Another beginning of the word: an answer is kept for ten seconds.
  expect(await found('lotu')).toEqual(['lotus-c', 'lotus-b', 'lotus-a']);
  // Half after a week, nothing after months.
  shop.pass(7 * day);
  await sumUp();
  expect((await sales()).find(({ sku }) => sku === 'lotus-c')?.units).toBeCloseTo(1.5, 2);
  shop.pass(70 * day);
  await sumUp();
  expect(await sales()).toEqual([]);
});

test('SRC-01 the first suggestion among 4,000 products comes within 100 ms', async () => {
  const { database } = shop.context;
  await database.execute(sql`
    INSERT INTO product (sku, name, price, discount, flavours, variants, stock, hsn, gst_rate)
    SELECT 'herb-' || n, 'Herb number ' || n, 600, (SELECT discount FROM product WHERE sku = 'sleep-mantra'), '{}', '{}', n % 3,
      '3004', 12 FROM generate_series(1, 4000) AS n`);
  await database.execute(
    sql`INSERT INTO product_sales (sku, units) SELECT 'herb-' || n, n % 97 FROM generate_series(1, 4000) AS n`,
  );
  await database.execute(sql`ANALYZE`);
  await found(`herb`);
  const times: number[] = [];
  for (const word of ['he', 'her', 'numb', 'number', 'herb%20number']) {
    const began = performance.now();
    expect((await found(word)).length).toBeGreaterThan(0);
    times.push(performance.now() - began);
  }
  // The best of five: the machine may be doing something else.
  expect(Math.min(...times)).toBeLessThan(100);
});
