import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductList } from '../../../src/domain/catalogue/catalogue.ts';
import { openCatalogue } from '../../../server/catalogue/catalogue.ts';
import { fillShop } from '../../support/admin/large-shop.ts';
import { signedIn } from '../../support/account/people.ts';
import { watched } from '../../support/platform/watched-database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const rows = 3_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const now = server.context.clock();
  const { id: adminId } = await signedIn(server.database, { isAdmin: true, now });
  await fillShop(server.database.url, { rows, coupons: 10, adminId, now });
}, 240_000);
afterAll(() => server.close());

async function list(query: string): Promise<ProductList> {
  const answer = await fetch(`${server.url}/v1/product${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()) as ProductList;
}

/** The skus that a search should find, by asking every product. */
async function holding(...words: readonly string[]): Promise<string[]> {
  const found = await server.database.query<{ sku: string }>(sql`
    SELECT sku FROM product WHERE published AND sku <> 'bliss-club'
      AND (SELECT bool_and(EXISTS (
        SELECT FROM regexp_split_to_table(lower(name || ' ' || category || ' ' || tagline || ' ' || description), '[^a-z0-9]+') AS word
        WHERE starts_with(word, wanted))) FROM unnest(${words}::text[]) AS wanted)
    ORDER BY rank, sku`);
  return found.map(({ sku }) => sku);
}

test('CAT-04 a list counts its matches to a thousand, or to the end of its page', async () => {
  const totals = await Promise.all(['', '?limit=20&offset=1400', '?category=Kind%207'].map(list));
  expect(totals.map(({ total }) => total)).toEqual([1001, 1421, 75]);
  expect((await fetch(`${server.url}/v1/product?offset=10001`)).status).toBe(422);
});

test.for([['mantra'], ['12'], ['1'], ['mantra', '12'], ['herbs', 'calm', '77'], ['kind', '7']])(
  'CAT-04 a search for %j finds what has every word, common or rare',
  async (words) => {
    const wanted = await holding(...words);
    const { total, products } = await list(`?q=${words.join('%20')}&limit=100`);
    expect(total).toBe(Math.min(wanted.length, 1001));
    expect(products.map(({ sku }) => sku)).toEqual(wanted.slice(0, 100));
  },
);

const orders = { featured: raw('place'), price: raw('price, sku'), '-price': raw('price DESC, sku DESC') };

test.for([['mantra'], ['1'], ['12'], ['kind', '7'], ['mantra', '2']])(
  'CAT-04 the pages of a search for %j show every match once, in the order of each sort',
  async (words) => {
    const skus = await holding(...words);
    for (const [sort, order] of Object.entries(orders)) {
      const sorted = await server.database.query<{ sku: string }>(sql`
        SELECT sku FROM product JOIN unnest(${skus}::text[]) WITH ORDINALITY AS found (wanted, place) ON sku = wanted
        ORDER BY ${order}`);
      const wanted = sorted.map(({ sku }) => sku);
      for (const [offset, limit] of [
        [24, 24],
        [200, 100],
        [0, 100],
        [480, 24],
        [960, 40],
        [990, 40],
      ] as const) {
        const { total, products } = await list(
          `?q=${words.join('%20')}&sort=${sort}&offset=${offset}&limit=${limit}`,
        );
        expect(total).toBe(Math.min(wanted.length, Math.max(1000, offset + limit) + 1));
        expect(products.map(({ sku }) => sku)).toEqual(wanted.slice(offset, offset + limit));
      }
    }
  },
);

test('PRF-03 whoever turns the pages of a search reads the stock of their products alone', async () => {
  const { database, statements } = watched(server.database);
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  for (const q of ['mantra', 'kind 7']) {
    await catalogue.list({ q, offset: 24 });
    statements.length = 0;
    const next = await catalogue.list({ q, offset: 48 });
    expect(next.products.length).toBe(24);
    expect(statements.filter(({ text }) => !text.includes('SELECT product.sku')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\s*SELECT sku, units AS stock FROM stock/u),
    ]);
  }
  await catalogue.close();
});

test('CAT-04 a product that is taken off is on no further page of a search', async () => {
  const catalogue = await openCatalogue(
    server.database,
    async () => () => [],
    () => new Date(),
  );
  const shown = async () => (await catalogue.list({ q: 'mantra', offset: 24 })).products.map(({ sku }) => sku);
  const [first = '', second = ''] = await shown();
  await server.database.execute(sql`UPDATE product SET published = false WHERE sku = ${first}`);
  await expect.poll(shown).not.toContain(first);
  expect((await shown())[0]).toBe(second);
  await server.database.execute(sql`UPDATE product SET published = true WHERE sku = ${first}`);
  await expect.poll(shown).toContain(first);
  await catalogue.close();
});

test('CAT-04 facets are counted behind the answer, and a process that starts takes the last count', async () => {
  const before = await list('');
  await server.database.execute(sql`UPDATE product SET category = 'Brand new' WHERE sku = 'large-1'`);
  const countOf = ({ facets }: ProductList) => facets.categories.find(({ value }) => value === 'Brand new')?.count;
  expect(countOf(before)).toBeUndefined();
  await expect
    .poll(async () => countOf(await list(`?limit=${Math.ceil(Math.random() * 99)}`)), { timeout: 30_000 })
    .toBe(1);
  await server.database.execute(sql`
    UPDATE kept_figure SET value = jsonb_set(value, '{categories,0,count}', '424242') WHERE name = 'facets'`);
  const other = await openCatalogue(
    server.database,
    async () => () => [],
    () => new Date(),
  );
  expect((await other.list({})).facets.categories[0]?.count).toBe(424_242);
  await other.close();
});

test('PRF-03 the pages of a list share one count, and a card is read once however many pages show it', async () => {
  const { database, statements } = watched(server.database);
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  await catalogue.list({ offset: 1200, limit: 20 });
  statements.length = 0;
  const next = await catalogue.list({ offset: 1210, limit: 20 });
  expect(next.total).toBe(1231);
  expect(
    statements.map(({ text }) => /^\s*SELECT (sku, \(SELECT units|product\.sku|\(SELECT count)/u.exec(text)?.[1]),
  ).toEqual(['sku, (SELECT units', 'product.sku']);
  statements.length = 0;
  const again = await catalogue.list({ offset: 1210, limit: 20, minPrice: 1 });
  expect(again.products).toEqual(next.products);
  expect(statements.filter(({ text }) => text.includes('SELECT product.sku'))).toEqual([]);
  await catalogue.close();
});

test('PRF-03 the pages of a search share what it means, and the next one asks for its places alone', async () => {
  const { database, statements } = watched(server.database);
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  const first = await catalogue.list({ q: 'mantrs', limit: 20 });
  expect(first.products.length).toBe(20);
  statements.length = 0;
  const same = await catalogue.list({ q: ' Mantrs', limit: 15, sort: 'featured' });
  expect(same.products).toEqual(first.products.slice(0, 15));
  expect(statements.length).toBe(1);
  await catalogue.close();
});

test('PRF-04 a category without products is not looked for among all products by price', async () => {
  const { database, statements } = watched(server.database);
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  // All products of this kind are drafts.
  expect(await catalogue.list({ category: 'Kind 0', sort: '-price' })).toMatchObject({ total: 0, products: [] });
  expect(statements.filter(({ text }) => text.includes('AS stock FROM product'))).toEqual([]);
  const [cheapest] = (await catalogue.list({ category: 'Kind 7', sort: 'price' })).products;
  expect(cheapest?.price).toBe(
    Math.min(...(await list('?category=Kind%207&limit=100')).products.map(({ price }) => price)),
  );
  await catalogue.close();
});

test('CAT-04 a card shows the units that are there, and a new price as soon as it is saved', async () => {
  const catalogue = await openCatalogue(
    server.database,
    async () => () => [],
    () => new Date(),
  );
  const shown = async () =>
    (await catalogue.list({ q: 'large 2999' })).products.map(({ price, stock }) => ({ price, stock }));
  const [before] = await shown();
  const stock = (before?.stock ?? 0) + 7;
  const price = (before?.price ?? 0) + 1;
  await server.database.execute(sql`UPDATE stock SET units = ${stock} WHERE sku = 'large-2999'`);
  expect(await shown()).toEqual([{ price: price - 1, stock }]);
  await server.database.execute(sql`UPDATE product SET price = ${price} WHERE sku = 'large-2999'`);
  await expect.poll(shown).toEqual([{ price, stock }]);
  await catalogue.close();
});
