import type { FastifyInstance } from 'fastify';
import {
  changeProducts as changeProductsCall,
  deleteProduct,
  exportProducts,
  importProducts as importProductsCall,
  listAllProducts,
  readAnyProduct,
  saveProduct,
  updateProduct,
} from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { planSalePrice, readSalePrice } from '../../../src/contract/catalogue/product/sale-price.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readKeys } from '../../platform/list/list.ts';
import { etagOf } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { changedOver } from '../../platform/http/input/readable.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { changeProducts, type ProductCommand } from './change-products.ts';
import { importProducts, productRows } from './import-products.ts';
import {
  ownedList,
  productConditions,
  productList,
  readOwned,
  readProductPage,
  sortedBy,
} from './product-admin.queries.ts';
import { fileRows, productFileColumns } from './option-csv.ts';
import { findSalePrice, planPrice, salePriceFindings } from './sale-price.ts';
import { noProduct, productFindings, storeProduct } from './store-product.ts';

const maxChanged = 10_000;

/** Products, for admins. */
export function productAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const writerOf = ({ id }: { id: string }) => ({ actorId: id, now: clock() });

  route(app, context, listAllProducts, async ({ query }) => readProductPage(database, query));

  route(app, context, exportProducts, async ({ query: { q, sort, ...filter } }) =>
    csvFile(
      'products',
      productFileColumns,
      fileRows(
        readAll(database, sortedBy(ownedList, sort), { sort }, await productConditions(database, { q, ...filter })),
      ),
    ),
  );

  route(app, context, readAnyProduct, async ({ params: { sku } }, reply) => {
    const stored = (await readOwned(database, [sku])).get(sku);
    if (!stored || stored.isRemoved) throw noProduct();
    reply.header('etag', etagOf(stored.product));
    return stored.product;
  });

  route(
    app,
    context,
    saveProduct,
    async ({ body, headers, shopper }) =>
      storeProduct(context, body, writerOf(shopper), { onlyNew: headers['if-none-match'] === '*' }),
    {
      rules: ({ body, headers }) => productFindings(database, body, { onlyNew: headers['if-none-match'] === '*' }),
    },
  );

  route(
    app,
    context,
    updateProduct,
    async ({ params: { sku }, headers, body, shopper }) =>
      storeProduct(context, { sku, ...body }, writerOf(shopper), { onlyThere: { version: headers['if-match'] } }),
    { rules: ({ params: { sku }, body }) => productFindings(database, changedOver({ sku }, body), {}) },
  );

  route(app, context, deleteProduct, async ({ params: { sku }, shopper }) => {
    const { refused } = await database.transaction(async (tx) =>
      changeProducts(tx, [sku], { action: 'delete' }, writerOf(shopper)),
    );
    const [reason] = refused;
    if (!reason) return;
    const there = (await readOwned(database, [sku])).get(sku);
    throw there && !there.isRemoved ? problem('conflict', { detail: reason.message }) : noProduct();
  });

  route(app, context, changeProductsCall, async ({ body, shopper }) => {
    const command = commandOf(body);
    const { ids, matching } = body;
    if ((ids === undefined) === (matching === undefined)) {
      throw refusedField('ids', 'Send product codes or a filter');
    }
    const skus =
      ids ??
      (await readKeys(database, productList, {}, await productConditions(database, matching ?? {}), maxChanged));
    return database.transaction(async (tx) => changeProducts(tx, skus, command, writerOf(shopper)));
  });

  const saleOf = async (sku: string) => {
    const sale = await findSalePrice(database, sku);
    if (!sale && !(await readOwned(database, [sku])).has(sku)) throw noProduct();
    return { sale };
  };

  route(app, context, readSalePrice, async ({ params: { sku } }) => saleOf(sku));

  route(
    app,
    context,
    planSalePrice,
    async ({ params: { sku }, body: { sale }, shopper }) => {
      await database.transaction(async (tx) => planPrice(tx, context.jobs, { sku, sale }, writerOf(shopper)));
      return saleOf(sku);
    },
    { rules: ({ params: { sku }, body }) => salePriceFindings(database, { sku, now: context.clock() }, body) },
  );

  route(app, context, importProductsCall, async ({ body: { mode }, files: [file], shopper }) => {
    if (!file) throw refusedField('file', 'Choose a file');
    const rows = await productRows(file.bytes);
    return database.transaction(async (tx) => importProducts(tx, rows, mode, writerOf(shopper)));
  });
}

function commandOf({ action, percent, stock }: BodyOf<typeof changeProductsCall>): ProductCommand {
  switch (action) {
    case 'price':
      if (percent === undefined) throw refusedField('percent', 'Enter a percentage');
      return { action, percent };
    case 'stock':
      if (stock === undefined) throw refusedField('stock', 'Enter the stock');
      return { action, stock };
    default:
      return { action };
  }
}
