import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { importProducts, productRows } from '../../../server/catalogue/product/import-products.ts';
import { fileRows, productFileColumns } from '../../../server/catalogue/product/option-csv.ts';
import { ownedList } from '../../../server/catalogue/product/product-admin.queries.ts';
import { csvFile } from '../../../server/platform/list/csv/csv.ts';
import { readAll } from '../../../server/platform/list/list.ts';
import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

const body = { sku: 'salt', name: 'Salt', category: 'Bath', price: 200, variants: ['100 g', '500 g'] };
const small = { variant: '100 g', grams: 130, length: 6, width: 7, height: 12 };
const save = async (weights: readonly object[]) =>
  shop.call('POST', '/v1/product', { token: admin.token, body: { ...body, weights } });

test('SHP-01 a product keeps the measures of its sizes, all three or none, in the form and in a file', async () => {
  const half = await save([{ ...small, width: null }]);
  expect(half.json<Problem>().errors?.map(({ field }) => field)).toEqual(['weights.0.width']);
  const saved = await save([small, { variant: '500 g', grams: 560 }]);
  expect(saved.json<OwnedProduct>().weights).toEqual([small, { variant: '500 g', grams: 560 }]);

  const { database } = shop.context;
  const all = readAll(database, ownedList, {}, [sql`product.sku = 'salt'`]);
  const file = csvFile('products', productFileColumns, fileRows(all));
  const text = Buffer.concat(await Array.fromAsync<Buffer>(file.bytes)).toString();
  expect(text).toContain('100 g = 130 (6 x 7 x 12) | 500 g = 560');
  const writer = { actorId: admin.id, now: shop.context.clock() };
  const back = async (changed: string) =>
    database.transaction(async (tx) =>
      importProducts(tx, await productRows(Buffer.from(changed)), 'all-or-nothing', writer),
    );
  expect(await back(text)).toMatchObject({ errors: [], changed: 0 });
  expect(await back(text.replace('500 g = 560', '500 g = 560 (9x9x20)'))).toMatchObject({ errors: [], changed: 1 });
  const [row] = await database.query<{ weights: unknown }>(sql`SELECT weights FROM product WHERE sku = 'salt'`);
  expect(row?.weights).toEqual([small, { variant: '500 g', grams: 560, length: 9, width: 9, height: 20 }]);
});
