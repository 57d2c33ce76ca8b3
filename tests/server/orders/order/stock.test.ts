import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { productConditions, productList } from '../../../../server/catalogue/product/product-admin.queries.ts';
import { readPage } from '../../../../server/platform/list/list.ts';
import type { Session } from '../../../../server/platform/database/session.ts';
import { releaseStock, takeStock } from '../../../../server/catalogue/product/stock.queries.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shop = await ownShop();

const setStock = async (stock: number) =>
  shop.context.database.execute(sql`UPDATE stock SET units = ${stock} WHERE sku = 'sleep-mantra'`);

const cause = { reason: 'sale', at: new Date() } as const;
const sleep = (units: number) => ({ sku: 'sleep-mantra', variant: '50 g', flavour: 'Mint', units });

test('PRF-03 a sale doesn’t write the product, only its row of stock', async () => {
  await setStock(40);
  const written = async (tx: Session) =>
    tx.one<{ all: number; stock: number }>(sql`
      SELECT pg_stat_get_xact_tuples_updated('product'::regclass) AS all,
        pg_stat_get_xact_tuples_updated('stock'::regclass) AS stock`);
  const [before, after] = await shop.context.database.transaction(async (tx) => {
    const first = await written(tx);
    await takeStock(tx, [sleep(2)], cause);
    return [first, await written(tx)];
  });
  expect([after.all - before.all, after.stock - before.stock]).toEqual([0, 1]);
  expect(await shop.stock('sleep-mantra')).toBe(38);
});

test('SEC-05 units are taken and given back to the last one, and none is taken that isn’t there', async () => {
  await setStock(3);
  const { database } = shop.context;
  const take = async (units: number) => database.transaction(async (tx) => takeStock(tx, [sleep(units)], cause));
  expect(await take(4)).toBe(false);
  expect(await take(3)).toBe(true);
  expect(await take(1)).toBe(false);
  await database.transaction(async (tx) => releaseStock(tx, [sleep(2)], cause));
  expect(await shop.stock('sleep-mantra')).toBe(2);
});

test('ADM-09 stock counts as low from the number that is set for it', async () => {
  const low = async (stock: number) => {
    await setStock(stock);
    const rows = await readPage(
      shop.context.database,
      productList,
      {},
      await productConditions(shop.context.database, { stock: 'low' }),
    );
    return rows.items.some(({ sku }) => sku === 'sleep-mantra');
  };
  expect(await low(11)).toBe(false);
  expect(await low(10)).toBe(true);
  expect(await low(0)).toBe(true);
});
