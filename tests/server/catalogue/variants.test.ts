import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { importProducts, productRows } from '../../../server/catalogue/product/import-products.ts';
import { fileRows, productFileColumns } from '../../../server/catalogue/product/option-csv.ts';
import { ownedList } from '../../../server/catalogue/product/product-admin.queries.ts';
import { storeProduct } from '../../../server/catalogue/product/store-product.ts';
import { csvFile } from '../../../server/platform/list/csv/csv.ts';
import { readAll } from '../../../server/platform/list/list.ts';
import { emptyLabel } from '../../../src/domain/catalogue/product/label.ts';
import type { Product } from '../../../src/domain/catalogue/product/product.ts';
import { productUpsertSchema } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { wrongSums } from '../../support/catalogue/stock-books.ts';
import { line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });

const small = {
  variant: '30 ml',
  flavour: '',
  sku: 'neem-30',
  price: 400,
  mrp: 450,
  netAmount: 30,
  grams: 120,
  stock: 5,
};
const large = { variant: '100 ml', flavour: '', sku: 'neem-100', price: 1000, mrp: null, grams: 300, stock: 2 };
await save({});

async function save(change: Readonly<Record<string, unknown>>, sku = 'neem-oil') {
  const body = {
    sku,
    name: 'Neem oil',
    category: 'Skin',
    price: 1,
    flavours: ['Plain'],
    hsn: '3004',
    published: true,
  };
  const product = { ...body, description: 'Pressed cold.', options: [small, large], ...change };
  const writer = { actorId: admin.id, now: shop.context.clock() };
  return storeProduct(shop.context, productUpsertSchema.parse(product), writer);
}

const neem = (variant: string, quantity = 1) => line('neem-oil', quantity, { flavour: 'Plain', variant });

const detail = async (sku: string) => (await shop.call('GET', `/v1/product/${sku}`)).json<Product>();

test('VAR-01 options decide sizes, lowest price and stock of their product', async () => {
  const { price, variants, flavours, stock, options } = await detail('neem-oil');
  expect({ price, variants, flavours, stock }).toEqual({
    price: 400,
    variants: ['30 ml', '100 ml'],
    flavours: ['Plain'],
    stock: 7,
  });
  expect(options?.map((each) => [each.sku, each.price, each.stock])).toEqual([
    ['neem-30', 400, 5],
    ['neem-100', 1000, 2],
  ]);
  expect((await detail('sleep-mantra')).options).toBeUndefined();
});

test('VAR-01 each size has its own price and stock in an order, and its code on the order', async () => {
  await save({});
  const buyer = await shop.buyer();
  // 1000 + 2 × 400, delivered free, and 40 for paying at the door.
  const placed = await place(
    shop,
    buyer,
    orderOf([neem('100 ml'), neem('30 ml', 2)], 1840, { paymentMethod: 'cod' }),
  );
  expect(placed.order.lines.map(({ code, unitPrice }) => [code, unitPrice])).toEqual([
    ['neem-100', 1000],
    ['neem-30', 400],
  ]);
  const stocks = async () => [
    await shop.stock('neem-oil'),
    await shop.stock('neem-oil', '30 ml'),
    await shop.stock('neem-oil', '100 ml'),
  ];
  expect(await stocks()).toEqual([4, 3, 1]);
  const refused = await shop.call('POST', '/v1/order', {
    token: buyer.token,
    body: orderOf([neem('100 ml', 2)], 2000),
    headers: { 'idempotency-key': 'too-many-of-one' },
  });
  expect(refused.json<{ type: string }>().type).toBe('/problems/quote-changed');
  await shop.call('POST', `/v1/order/${placed.order.id}/cancel`, { token: buyer.token });
  expect(await stocks()).toEqual([7, 5, 2]);
  expect(await wrongSums(shop.context.database)).toEqual([]);
});

test('VAR-01 a size without an option isn’t sold, and one that is out of stock counts in no sum', async () => {
  await save({ options: [small, { ...large, stock: 0 }] });
  const buyer = await shop.buyer();
  const put = await shop.call('PUT', '/v1/user/cart', {
    token: buyer.token,
    body: [neem('100 ml'), neem('5 l'), neem('30 ml')],
    headers: { 'if-match': '"0"' },
  });
  const { lines, plainSubtotal } = put.json<{
    lines: { lineTotal: number; problems: { kind: string }[] }[];
    plainSubtotal: number;
  }>();
  expect(lines.map(({ lineTotal, problems }) => [lineTotal, problems[0]?.kind])).toEqual([
    [0, 'out-of-stock'],
    [0, 'unavailable'],
    [400, undefined],
  ]);
  expect(plainSubtotal).toBe(400);
});

test('STK-01 every change of stock is written down, also when options come, change and go', async () => {
  const saves = [[], [small, large], [{ ...small, flavour: '', stock: 9 }], []];
  await save({ stock: 12, options: [] }, 'tulsi-tea');
  for (const options of saves) {
    await save({ options: options.map((each) => ({ ...each, sku: '' })) }, 'tulsi-tea');
    expect(await wrongSums(shop.context.database)).toEqual([]);
  }
  expect(await shop.stock('tulsi-tea')).toBe(9);
});

test('VAR-01 a form with rows that contradict each other is refused with the field', async () => {
  const faults: [Record<string, unknown>[], string][] = [
    [[{ ...small, variant: '' }], 'options.0.variant'],
    [[small, { ...large, flavour: 'Plain' }], 'options.1.flavour'],
    [[small, { ...small, sku: '' }], 'options.1.variant'],
    [[small, { ...large, sku: 'neem-30' }], 'options.1.sku'],
    [[{ ...small, price: 460 }], 'options.0.price'],
    [[{ ...small, sku: 'sleep-mantra' }], 'options.0.sku'],
  ];
  for (const [options, field] of faults) {
    await expect(save({ options })).rejects.toMatchObject({ options: { errors: [{ field }] } });
  }
});

test('VAR-01 the file has a row for each option and comes back as it went', async () => {
  await save({});
  const { database } = shop.context;

  const file = csvFile(
    'products',
    productFileColumns,
    fileRows(readAll(database, ownedList, {}, [sql`product.sku = 'neem-oil'`])),
  );
  const text = Buffer.concat(await Array.fromAsync<Buffer>(file.bytes)).toString();
  expect(text.split('\r\n').filter((row) => row.startsWith('neem-oil'))).toHaveLength(2);
  const writer = { actorId: admin.id, now: shop.context.clock() };
  const back = async (changed: string) =>
    database.transaction(async (tx) =>
      importProducts(tx, await productRows(Buffer.from(changed)), 'all-or-nothing', writer),
    );
  expect(await back(text)).toMatchObject({ errors: [], added: 0, changed: 0, same: 2 });
  const dearer = 'sku,option_size,option_price\nneem-oil,30 ml,410\nneem-oil,100 ml,x\n';
  expect((await back(dearer)).errors).toEqual([{ row: 3, column: 'option_price', message: 'Enter a number' }]);
  expect(await back(dearer.replace('x', '900'))).toMatchObject({ errors: [], changed: 1 });
  const { options } = await detail('neem-oil');
  expect(options?.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ['neem-30', 410, 5],
    ['neem-100', 900, 2],
  ]);
});

test('VAR-01 a file of new products needs no price for those whose sizes each have one', async () => {
  const writer = { actorId: admin.id, now: shop.context.clock() };
  const imported = async (file: string) =>
    shop.context.database.transaction(async (tx) =>
      importProducts(tx, await productRows(Buffer.from(file)), 'all-or-nothing', writer),
    );
  const rows = (code: string) => `${code},Oil,Oils,50 g,300\n${code},,,100 g,500\n`;
  const head = 'sku,name,category,option_size,option_price';
  expect(await imported(`${head}\n${rows('til-oil')}`)).toMatchObject({ errors: [], added: 1 });
  const withColumn = rows('moringa-oil').replaceAll(/^(.*)$/gmu, (row) => (row === '' ? row : `${row},`));
  expect(await imported(`${head},price\n${withColumn}`)).toMatchObject({ errors: [], added: 1 });
  for (const sku of ['til-oil', 'moringa-oil']) {
    expect((await shop.call('GET', `/v1/admin/product/${sku}`, { token: admin.token })).json()).toMatchObject({
      price: 300,
    });
  }
  const gap = `${head}\n${rows('gap-oil').replace('500', '')}`;
  expect((await imported(gap)).errors.map(({ column }) => column)).toContain('option_price');
});

test('VAR-01 ADM-02 many products get the same stock at once, each size and flavour of its own, and new prices can be taken back', async () => {
  await save(
    {
      options: [
        { ...small, sku: 'bulk-30' },
        { ...large, sku: 'bulk-100' },
      ],
    },
    'bulk-oil',
  );
  await save({ price: 101, stock: 3, options: [] }, 'bulk-tea');
  const ids = ['bulk-oil', 'bulk-tea'];
  const bulk = async (body: object) =>
    (
      await shop.call('POST', '/v1/admin/product/bulk', { token: admin.token, body: { ids, ...body } })
    ).json<object>();
  const seen = async () => {
    const [oil, tea] = [await detail('bulk-oil'), await detail('bulk-tea')];
    return [
      oil.options?.map(({ price, stock }) => `${price}/${stock}`).join(),
      oil.price,
      oil.stock,
      tea.price,
      tea.stock,
    ];
  };
  expect(await bulk({ action: 'stock', stock: 7 })).toEqual({ changed: 2, refused: [] });
  const usual = ['400/7,1000/7', 400, 14, 101, 7];
  expect(await seen()).toEqual(usual);
  const wrong = await wrongSums(shop.context.database);
  expect(wrong.filter(({ sku }) => ids.includes(sku))).toEqual([]);

  expect(await bulk({ action: 'price', percent: 7 })).toEqual({ changed: 2, refused: [] });
  expect((await seen()).slice(1)).toEqual([428, 14, 108, 7]);
  expect(await bulk({ action: 'price-back' })).toEqual({ changed: 2, refused: [] });
  expect(await seen()).toEqual(usual);
  // What was changed since stays.
  await bulk({ action: 'price', percent: 10 });
  await save({ price: 99, stock: 7, options: [] }, 'bulk-tea');
  expect(await bulk({ action: 'price-back' })).toEqual({
    changed: 1,
    refused: [{ id: 'bulk-tea', message: 'Its price was changed since' }],
  });
  expect(await seen()).toEqual([...usual.slice(0, 3), 99, 7]);
});

test('TRU-01 the label is on the product; no price is above the MRP', async () => {
  const label = { ...emptyLabel, mrp: 500, netAmount: 50, netUnit: 'g', origin: 'India', maker: 'A maker, Pune' };
  const tea = { label, price: 480, images: ['/og/sleep-mantra.jpg'] };
  await save({ ...tea, options: [] }, 'rose-tea');
  expect((await detail('rose-tea')).label).toEqual(label);
  await expect(save({ ...tea, price: 501, options: [] }, 'rose-tea')).rejects.toMatchObject({
    options: { errors: [{ field: 'price' }] },
  });
  await expect(
    save({ ...tea, options: [{ ...small, sku: '', mrp: null, price: 501 }] }, 'rose-tea'),
  ).rejects.toMatchObject({
    options: { errors: [{ field: 'options.0.price' }] },
  });
  const bulk = await shop.call('POST', '/v1/admin/product/bulk', {
    token: admin.token,
    body: { action: 'price', percent: 5, ids: ['rose-tea'] },
  });
  expect(bulk.json()).toMatchObject({ changed: 0, refused: [{ id: 'rose-tea' }] });
});
