import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertExamples } from '../../../server/platform/seed/products/products.queries.ts';
import type { ProductList } from '../../../src/domain/catalogue/catalogue.ts';
import type { Product } from '../../../src/domain/catalogue/product/product.ts';
import { problemOf, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function list(query = ''): Promise<ProductList> {
  return (await server.call('GET', `/v1/product${query}`)).body as ProductList;
}
const skus = ({ products }: ProductList) => products.map(({ sku }) => sku);

/** Until what the database announced has been heard: reads go on until the fact is there. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { timeout: 30_000, interval: 10 }).toBe(true);
}

test('CAT-01, CAT-03 the list has its total and the four mantras; the membership is not in it', async () => {
  const all = await list();
  expect({ total: all.total, skus: skus(all) }).toEqual({
    total: 4,
    skus: ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra'],
  });
  expect(all.products[0]).toEqual({
    sku: 'peace-mantra',
    name: 'Peace Mantra',
    nativeName: 'शान्ति',
    tagline: 'For calmer days, with brahmi',
    category: 'Calm',
    price: 1299,
    discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 15 },
    flavours: ['Tulsi mint', 'Rose', 'Plain'],
    variants: ['30 ml', '2 × 15 ml'],
    timePeriod: null,
    images: ['/og/peace-mantra.jpg'],
    stock: 120,
  });
});

test('CAT-01 a list may be kept ten seconds and answers 304 to whoever has it', async () => {
  const first = await server.call('GET', '/v1/product');
  expect(first.headers.get('cache-control')).toBe('public, max-age=10, s-maxage=10');
  const etag = first.headers.get('etag') ?? '';
  const again = await server.call('GET', '/v1/product', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
});

test('CAT-02 a product answers 304 to whoever has it, in each language, until its stock or its texts change', async () => {
  const read = async (language: string, known = '') =>
    server.call('GET', '/v1/product/dog-mantra', {
      headers: { 'accept-language': language, 'if-none-match': known },
    });
  const tagOf = async (language: string) => (await read(language)).headers.get('etag') ?? '';
  const [english, hindi] = [await tagOf('en'), await tagOf('hi')];
  expect([english === hindi, (await read('hi', hindi)).status, (await read('hi', english)).status]).toEqual([
    false,
    304,
    200,
  ]);

  const { stock } = (await read('en')).body as Product;
  await server.context.database.query(sql`
    UPDATE stock SET units = units - 1 WHERE id = (SELECT min(id) FROM stock WHERE sku = 'dog-mantra')`);
  await until(async () => ((await read('en', english)).body as Product | null)?.stock === stock - 1);
});

test('CAT-02 a product has all that its page shows, and says nothing that a medicine may not', async () => {
  for (const sku of skus(await list())) {
    const product = (await server.call('GET', `/v1/product/${sku}`)).body as Product;
    expect(Object.keys(product).toSorted()).toEqual([
      'benefits',
      'category',
      'description',
      'discount',
      'flavours',
      'gstRate',
      'howToUse',
      'hsn',
      'images',
      'ingredients',
      'label',
      'labelFacts',
      'name',
      'nativeName',
      'price',
      'published',
      'questions',
      'sku',
      'stock',
      'tagline',
      'timePeriod',
      'variants',
    ]);
    expect(product.ingredients.length).toBeGreaterThan(2);
    expect(JSON.stringify(product)).not.toMatch(/\bcures?\b|\btreats?\b|guarantee|diagnos|\{[a-z ]+\}/iu);
  }
});

test('CAT-03 the membership can be read by its sku: 999 for twelve months, 20% for members', async () => {
  const club = (await server.call('GET', '/v1/product/bliss-club')).body as Product;
  expect({ price: club.price, months: club.timePeriod, discount: club.discount.monthly }).toEqual({
    price: 999,
    months: 12,
    discount: 20,
  });
});

test('CAT-07 a sku that does not exist, or is not published, is 404', async () => {
  await server.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, published)
    VALUES ('secret-mantra', 'Secret', 1, '{"trial":0,"weekly":0,"monthly":0,"comboDiscount":0}', false)`);
  for (const sku of ['no-such-mantra', 'secret-mantra']) {
    expect(problemOf(await server.call('GET', `/v1/product/${sku}`)).type).toBe('/problems/not-found');
  }
  expect(skus(await list())).not.toContain('secret-mantra');
});

test('CAT-04 search finds beginnings of words, in any case, all of them', async () => {
  expect(skus(await list('?q=sle'))).toEqual(['sleep-mantra']);
  expect(skus(await list('?q=MANTRA+green'))).toEqual(['green-mantra']);
  expect(skus(await list('?q=brahmi'))).toEqual(['peace-mantra']);
  expect((await list('?q=nothing-like-it')).total).toBe(0);
  expect((await list(`?q=${encodeURIComponent("a' & ! :* \\")}`)).total).toBeGreaterThanOrEqual(0);
  expect((await list('?q=%26%7C%21')).total).toBe(4);
});

test('CAT-04 category, flavour and price narrow the list and its total; the facets count the whole shop', async () => {
  expect(skus(await list('?category=Sleep'))).toEqual(['sleep-mantra']);
  expect(skus(await list('?flavour=Rose'))).toEqual(['peace-mantra']);
  expect(skus(await list('?minPrice=900&maxPrice=1299&sort=price'))).toEqual(['green-mantra', 'peace-mantra']);
  const { total, facets } = await list('?category=Sleep');
  expect(total).toBe(1);
  expect(facets.categories).toEqual([
    { value: 'Calm', count: 1 },
    { value: 'Everyday', count: 1 },
    { value: 'Pets', count: 1 },
    { value: 'Sleep', count: 1 },
  ]);
});

test('CAT-04 each sort is what it says', async () => {
  const byPrice = ['dog-mantra', 'green-mantra', 'peace-mantra', 'sleep-mantra'];
  expect(skus(await list('?sort=price'))).toEqual(byPrice);
  expect(skus(await list('?sort=-price'))).toEqual(byPrice.toReversed());
  expect(skus(await list('?sort=name'))).toEqual(['dog-mantra', 'green-mantra', 'peace-mantra', 'sleep-mantra']);
  expect((await list('?sort=newest')).total).toBe(4);
});

test('CAT-04 pages cut the list without a gap or a repetition, among many products too', async () => {
  await insertExamples(server.database, 500);
  await until(async () => (await list()).total === 504);
  const seen: string[] = [];
  for (let offset = 0; offset < 504; offset += 100) {
    seen.push(...skus(await list(`?sort=price&limit=100&offset=${offset}`)));
  }
  expect(seen.length).toBe(504);
  expect(new Set(seen).size).toBe(504);
  expect((await list('?offset=10000')).products).toEqual([]);
  const unweighed = await server.database.query(sql`
    SELECT sku FROM product
    WHERE starts_with(sku, 'example-')
      AND variants <> ARRAY(SELECT unit->>'variant' FROM jsonb_array_elements(weights) AS unit)`);
  expect(unweighed).toEqual([]);
});

test('CAT-01, CAT-04 a change of the catalogue shows at once, before ten seconds are over', async () => {
  await list();
  await server.database.execute(sql`UPDATE product SET price = 1250 WHERE sku = 'peace-mantra'`);
  await until(async () => (await list()).products[0]?.price === 1250);
  const product = (await server.call('GET', '/v1/product/peace-mantra')).body as Product;
  expect(product.price).toBe(1250);
});
