import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../../../server/platform/database/session.ts';
import { releaseStock, takeStock } from '../../../../server/orders/tables/stock.queries.ts';
import { lowStock } from '../../../../src/domain/catalogue/product/product-admin.ts';
import { openOrderShop, type OrderShop } from '../../../support/orders/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const setStock = async (stock: number) =>
  shop.context.database.execute(sql`UPDATE product SET stock = ${stock} WHERE sku = 'sleep-mantra'`);

test('PRF-03 a sale writes none of the indexes of its product', async () => {
  await setStock(40);
  const written = async (tx: Session) =>
    tx.one<{ all: number; inPlace: number }>(sql`
      SELECT pg_stat_get_xact_tuples_updated('product'::regclass) AS all,
        pg_stat_get_xact_tuples_hot_updated('product'::regclass) AS "inPlace"`);
  const [before, after] = await shop.context.database.transaction(async (tx) => {
    const first = await written(tx);
    await takeStock(tx, new Map([['sleep-mantra', 2]]));
    return [first, await written(tx)];
  });
  expect([after.all - before.all, after.inPlace - before.inPlace]).toEqual([1, 1]);
  expect(await shop.stock('sleep-mantra')).toBe(38);
});

test('SEC-05 units are taken and given back to the last one, and none is taken that isn’t there', async () => {
  await setStock(3);
  const { database } = shop.context;
  const take = async (units: number) =>
    database.transaction(async (tx) => takeStock(tx, new Map([['sleep-mantra', units]])));
  expect(await take(4)).toBe(false);
  expect(await take(3)).toBe(true);
  expect(await take(1)).toBe(false);
  await database.transaction(async (tx) => releaseStock(tx, new Map([['sleep-mantra', 2]])));
  expect(await shop.stock('sleep-mantra')).toBe(2);
});

test('ADM-09 stock counts as low from the number that the dashboard shows', async () => {
  const low = async (stock: number) => {
    await setStock(stock);
    return shop.context.database.one(sql`SELECT low_stock FROM product WHERE sku = 'sleep-mantra'`);
  };
  expect(await low(lowStock + 1)).toEqual({ low_stock: null });
  expect(await low(lowStock)).toEqual({ low_stock: lowStock });
  expect(await low(0)).toEqual({ low_stock: 0 });
});
