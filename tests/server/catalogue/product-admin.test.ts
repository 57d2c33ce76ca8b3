import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ImportAnswer } from '../../../src/contract/platform/list.ts';
import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { productFileColumns } from '../../../server/catalogue/product/option-csv.ts';
import {
  accounts,
  type Got,
  goodAddress,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../support/server.ts';
import { formOf } from '../../support/files/uploads.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const admin = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, { token, body, headers });

const draftOf = (sku: string, change: object = {}) => ({
  sku,
  name: 'Zubaru Mantra',
  category: 'Everyday',
  price: 499,
  ...change,
});
const finished = {
  description: 'Zubaru, dried slowly and ground fine.',
  hsn: '30049011',
  gstRate: 5,
  published: true,
};

async function created(sku: string, change: object = {}): Promise<OwnedProduct> {
  const saved = await admin('POST', '/v1/product', draftOf(sku, change));
  expect([saved.status, saved.text]).toEqual([200, saved.text]);
  return saved.body as OwnedProduct;
}

/** What a shopper gets, once the news of a change have gone round. */
async function eventually(path: string, wanted: (got: Got) => unknown, value: unknown): Promise<void> {
  await vi.waitFor(async () => expect(wanted(await server.call('GET', path))).toEqual(value), { timeout: 30_000 });
}

const writeOf = ({ sku: _s, version: _v, createdAt: _c, updatedAt: _u, ...write }: OwnedProduct) => write;

test('API-03 a product is a draft that nobody sees, is published, and takes its new texts and prices to every cache', async () => {
  const draft = await created('zubaru-mantra', { flavours: ['Plain'], stock: 7 });
  expect(draft).toMatchObject({ sku: 'zubaru-mantra', published: false, version: 1, stock: 7, rank: 1_000_000 });
  expect((await server.call('GET', '/v1/product/zubaru-mantra')).status).toBe(404);
  expect((await server.call('GET', '/v1/product?q=zubaru')).body).toMatchObject({ total: 0 });
  expect((await admin('GET', '/v1/admin/product?q=zuba&status=draft')).body).toMatchObject({
    total: 1,
    items: [{ sku: 'zubaru-mantra', stock: 7 }],
  });
  const published = await admin('PUT', '/v1/product/zubaru-mantra', { ...writeOf(draft), ...finished });
  expect(published.body).toMatchObject({ version: 2, published: true, stock: 7 });
  await eventually('/v1/product/zubaru-mantra', ({ status }) => status, 200);
  await admin('PUT', '/v1/product/zubaru-mantra', {
    ...writeOf(draft),
    ...finished,
    price: 525,
    seoTitle: 'Zubaru powder',
  });
  await eventually('/v1/product/zubaru-mantra', ({ body }) => (body as OwnedProduct).price, 525);
  await eventually('/v1/product?q=zubaru', ({ body }) => (body as { total: number }).total, 1);
  expect((await server.call('GET', '/v1/product/zubaru-mantra')).body).toMatchObject({
    seoTitle: 'Zubaru powder',
  });
});

test('API-03 who is slower than another admin gets the product as it is now; without a version the last one wins', async () => {
  const { version, ...first } = await created('slow-mantra');
  const header = { 'if-match': `"${version}"` };
  const write = writeOf({ ...first, version });
  expect((await admin('PUT', '/v1/product/slow-mantra', { ...write, name: 'One' }, header)).status).toBe(200);
  const late = await admin('PUT', '/v1/product/slow-mantra', { ...write, name: 'Two' }, header);
  expect([late.status, late.headers.get('etag')]).toEqual([412, '"2"']);
  expect(problemOf(late)['record']).toMatchObject({ name: 'One', version: 2 });
  expect((await admin('PUT', '/v1/product/slow-mantra', { ...write, name: 'Three' })).body).toMatchObject({
    name: 'Three',
    version: 3,
  });
  expect((await admin('PUT', '/v1/product/no-such-one', write)).status).toBe(404);
});

test('API-05 a product that is not right names its field, and is not stored', async () => {
  const wrong: [object, string][] = [
    [{ price: 0 }, 'price'],
    [{ price: 99.5 }, 'price'],
    [{ name: '  ' }, 'name'],
    [{ hsn: '12345' }, 'hsn'],
    [{ gstRate: 41 }, 'gstRate'],
    [{ stock: -1 }, 'stock'],
    [{ flavours: ['Mint', 'Mint'] }, 'flavours.1'],
    [{ timePeriod: 12 }, 'timePeriod'],
    [{ published: true, description: 'Oil' }, 'hsn'],
    [{ published: true, hsn: '3004' }, 'description'],
    [{ images: ['https://elsewhere.test/x.jpg'] }, 'images.0'],
    [{ images: ['/image/00000000-0000-4000-8000-000000000000.jpg'] }, 'images.0'],
    [{ discount: { trial: 0, weekly: 101, monthly: 0, comboDiscount: 0 } }, 'discount.weekly'],
    [{ isAdmin: true }, 'isAdmin'],
  ];
  for (const [change, field] of wrong) {
    expect(refusedFields(await admin('POST', '/v1/product', draftOf('wrong-mantra', change)))).toEqual([field]);
  }
  expect((await admin('GET', '/v1/admin/product/wrong-mantra')).status).toBe(404);
  const taken = await admin('POST', '/v1/product', draftOf('sleep-mantra'), { 'if-none-match': '*' });
  expect(refusedFields(taken)).toEqual(['sku']);
});

test('CNT-02 what a product says is text: a script in any of its fields comes out as it was typed', async () => {
  const script = '<script>alert(1)</script>';
  const product = await created('script-mantra', {
    ...finished,
    name: script,
    tagline: script,
    description: script,
  });
  await eventually('/v1/product/script-mantra', ({ status }) => status, 200);
  const { headers, body } = await server.call('GET', '/v1/product/script-mantra');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toMatchObject({ name: script, tagline: script, description: product.description });
});

test('API-03, ORD-01 a product whose price goes up, or that is taken away, leaves its orders as they were', async () => {
  await created('order-mantra', { ...finished, stock: 5 });
  await eventually('/v1/product/order-mantra', ({ status }) => status, 200);
  const buyer = await server.signIn(accounts.customer);
  const order = { lines: [wireLine('order-mantra')], paymentMethod: 'cod' };
  const quote = (await server.call('POST', '/v1/order/quote', { token: buyer, body: order })).body;
  const { total } = quote as { total: number };
  const placed = await server.call('POST', '/v1/order', {
    token: buyer,
    headers: { 'idempotency-key': 'order-of-goods-1' },
    body: { ...order, address: goodAddress, expectedTotal: total },
  });
  expect(placed.status).toBe(201);
  const path = `/v1/order/${(placed.body as { order: { id: string } }).order.id}`;
  const before = (await server.call('GET', path, { token: buyer })).body;
  await admin('POST', '/v1/admin/product/bulk', { action: 'price', ids: ['order-mantra'], percent: 50 });
  expect((await admin('DELETE', '/v1/product/order-mantra')).status).toBe(204);
  expect((await server.call('GET', path, { token: buyer })).body).toEqual(before);
  await eventually('/v1/product/order-mantra', ({ status }) => status, 404);
  expect((await admin('DELETE', '/v1/product/order-mantra')).status).toBe(404);
  expect((await admin('DELETE', '/v1/product/bliss-club')).status).toBe(409);
  expect(await created('order-mantra', finished)).toMatchObject({ price: 499, stock: 4, version: 4 });
});

test('ADM-02 one command changes many products, says which it could not, and every change is remembered', async () => {
  const skus = ['many-1', 'many-2', 'many-3'];
  for (const [index, sku] of skus.entries()) {
    await created(sku, { ...(index === 0 ? {} : finished), published: false, category: 'Many', price: 101 });
  }
  const bulk = async (body: object) => (await admin('POST', '/v1/admin/product/bulk', body)).body;
  expect(await bulk({ action: 'publish', ids: [...skus, 'many-4'] })).toEqual({
    changed: 2,
    refused: [
      { id: 'many-1', message: 'Invoices need the HSN code' },
      { id: 'many-4', message: 'We couldn’t find this product' },
    ],
  });
  expect(await bulk({ action: 'price', matching: { category: 'Many' }, percent: 50 })).toMatchObject({
    changed: 3,
  });
  expect(await bulk({ action: 'stock', ids: ['many-3'], stock: 3 })).toMatchObject({ changed: 1 });
  expect(await bulk({ action: 'delete', ids: ['many-2'] })).toMatchObject({ changed: 1 });
  expect((await admin('GET', '/v1/admin/product?category=Many&sort=-stock')).body).toMatchObject({
    total: 2,
    items: [
      { sku: 'many-3', price: 152, stock: 3, published: true },
      { sku: 'many-1', price: 152, stock: 0, published: false },
    ],
  });
  expect((await admin('GET', '/v1/admin/product?category=Many&stock=low&status=published')).body).toMatchObject({
    total: 1,
  });
  expect(await bulk({ action: 'restore', ids: ['many-2'] })).toMatchObject({ changed: 1 });
  const entries = await server.database.query<{ action: string; before: unknown; after: unknown }>(sql`
    SELECT action, before, after FROM audit_entry WHERE resource = 'product' AND record_id = 'many-3'
    ORDER BY at, action`);
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['created', 'published', 'repriced', 'stocked']);
  expect(entries.find(({ action }) => action === 'repriced')).toMatchObject({
    before: { price: 101 },
    after: { price: 152 },
  });
  expect(refusedFields(await admin('POST', '/v1/admin/product/bulk', { action: 'price', ids: ['x'] }))).toEqual([
    'percent',
  ]);
  expect(refusedFields(await admin('POST', '/v1/admin/product/bulk', { action: 'draft' }))).toEqual(['ids']);
});

async function imported(text: string, mode?: string): Promise<Got> {
  const form = formOf(mode === undefined ? {} : { mode }, { bytes: Buffer.from(text), name: 'products.csv' });
  const request = new Request('http://form.test', { method: 'POST', body: form });
  return admin('POST', '/v1/admin/product/import', new Uint8Array(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
  });
}

test('ADM-02 the file of an export is imported again without a change, and no cell of it is a formula', async () => {
  await created('formula-mantra', {
    name: '=1+1',
    tagline: 'with "quotes", commas\nand lines',
    flavours: ['A', 'B'],
  });
  const file = await admin('GET', '/v1/admin/product/export?sort=sku');
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = file.text;
  expect(bytes.split('\r\n')[0]).toBe(productFileColumns.map(({ title }) => title).join(','));
  expect(bytes).toContain("formula-mantra,'=1+1,");
  const answer = (await imported(bytes)).body as ImportAnswer;
  const { rows } = answer;
  expect(answer).toEqual({ rows, same: rows, added: 0, changed: 0, errors: [], ignored: [], preview: [] });
  expect(answer.rows).toBeGreaterThan(5);
});

test('VAR-01 ADM-02 a product with two sizes is one that is added, and no row of it stays as it is', async () => {
  const file = [
    'sku,name,category,price,hsn,description,option_size,option_sku,option_price,option_stock',
    'neem-soap,Neem soap,Skin,90,34011190,Cut by hand,Small,soap-s,90,4',
    'neem-soap,,,,,,Large,soap-l,160,2',
  ];
  expect((await imported(file.join('\n'), 'check')).body).toEqual({
    rows: 2,
    same: 0,
    added: 1,
    changed: 0,
    errors: [],
    ignored: [],
    preview: [{ row: 2, text: 'Add neem-soap: Neem soap, 2 sizes or flavours' }],
  });
});

test('ADM-02 an import says by row and column what is wrong, and stores all of it, nothing, or the rows that are right', async () => {
  const file = [
    'sku,name,category,price,stock,status',
    'import-1,Import one,Imports,120,4,draft',
    'import-2,Import two,Imports,free,4,draft',
    'import-3,,Imports,120,4,draft',
    'import-4,Import four,Imports,120,4,published',
    'import-1,Import one again,Imports,120,4,draft',
    'sleep-mantra,,Sleep,,,nearly',
  ].join('\n');
  const expected = {
    rows: 6,
    errors: [
      { row: 3, column: 'price', message: 'Enter a number' },
      { row: 4, column: 'name', message: 'Please fill this in' },
      { row: 5, column: 'hsn', message: 'Invoices need the HSN code' },
      { row: 6, column: 'sku', message: 'This code is already in the file' },
      // As its columns stand in the file, whatever finds the mistake.
      { row: 7, column: 'name', message: 'Please fill this in' },
      { row: 7, column: 'price', message: 'Enter a number' },
      { row: 7, column: 'status', message: 'Use published or draft' },
    ],
  };
  expect((await imported(file)).body).toMatchObject({ ...expected, added: 0, changed: 0 });
  expect((await admin('GET', '/v1/admin/product/import-1')).status).toBe(404);
  expect((await imported(file, 'valid-rows')).body).toMatchObject({ ...expected, added: 1, changed: 0 });
  expect((await imported('sku,price\nimport-1,130\nsleep-mantra,1555')).body).toMatchObject({ changed: 2 });
  expect((await admin('GET', '/v1/admin/product/import-1')).body).toMatchObject({
    name: 'Import one',
    price: 130,
    stock: 4,
  });
  for (const bad of ['name\nx', 'sku,sku\na,b', 'sku\n', 'sku\n"a', '\u0000']) {
    expect(refusedFields(await imported(bad))).toEqual(['file']);
  }
});

test('ADM-02 an import is checked first: all mistakes of a row at once, what it would change, and nothing is stored', async () => {
  const file = [
    'sku,name,price,gst_rate,stock,shelf',
    'check-1,,free,5,many,A',
    'sleep-mantra,Sleep Mantra,1777,12,,B',
  ];
  const report = (await imported(file.join('\n'), 'check')).body as ImportAnswer;
  expect(report.errors.map(({ row, column }) => `${row} ${column}`).toSorted()).toEqual(
    expect.arrayContaining(['2 name', '2 price', '2 stock']),
  );
  expect(report).toMatchObject({ rows: 2, added: 0, changed: 1, ignored: ['shelf'] });
  expect(report.preview.map(({ row }) => row)).toEqual([3]);
  expect(report.preview[0]?.text).toMatch(/^Change sleep-mantra: .*price/u);
  const { price } = (await admin('GET', '/v1/admin/product/sleep-mantra')).body as OwnedProduct;
  expect(price).not.toBe(1777);
});
