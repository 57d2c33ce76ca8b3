import Fastify, { type FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerProductFeed } from '../../../server/shell/sitemap/product-feed.routes.ts';
import { registerSitemap } from '../../../server/shell/sitemap/sitemap.routes.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let pages: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  pages = Fastify();
  registerSitemap(pages, server.context, { languages: ['en'] });
  registerProductFeed(pages, server.context);
  await server.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, images)
    SELECT 'many-' || number, 'Number ' || number || ' <&> "x"', 100, discount, '["/og/home.jpg"]'
    FROM generate_series(1, 3000) AS number, (SELECT discount FROM product LIMIT 1) AS one`);
  await server.database.execute(sql`
    UPDATE product SET published = false WHERE sku = 'many-1'`);
  await server.database.execute(sql`UPDATE product SET needs_prescription = true WHERE sku = 'many-2'`);
});
afterAll(async () => {
  await pages.close();
  await server.close();
});

async function read(path: string): Promise<{ status: number; text: string; locations: string[] }> {
  const { statusCode, body } = await pages.inject(path);
  const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = '']) =>
    location.replace(server.url, ''),
  );
  return { status: statusCode, text: body, locations };
}

test('RTE-05 the sitemap is an index that grows with the catalogue, and its files name every page once', async () => {
  const { locations: files } = await read('/sitemap.xml');
  expect(files).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-journal.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-2.xml',
    '/sitemap-products-3.xml',
    '/sitemap-products-4.xml',
  ]);
  const named = (await Promise.all(files.map((file) => read(file)))).flatMap(({ locations }) => locations);
  expect(new Set(named).size).toBe(named.length);
  const products = named.filter((path) => path.startsWith('/shop/'));
  expect(products).toHaveLength(2_999 + 4);
  expect(products).not.toContain('/shop/many-1');
  expect(products).not.toContain('/shop/bliss-club');
  expect(named).toEqual(expect.arrayContaining(['/', '/shop/sleep-mantra', '/legal/privacy', '/blog']));
});

test('LNG-01 RTE-05 with a second language the sitemap names every page in both, each with the other beside it', async () => {
  const both = Fastify();
  registerSitemap(both, server.context, { languages: ['en', 'hi'] });
  const { body } = await both.inject('/sitemap-pages.xml');
  await both.close();
  const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, found = '']) =>
    found.replace(server.url, ''),
  );
  expect(locations).toEqual(expect.arrayContaining(['/', '/hi/', '/shop', '/hi/shop', '/hi/legal/privacy']));
  const [entry = ''] = /<url><loc>[^<]*\/hi\/shop<\/loc>.*?<\/url>/su.exec(body) ?? [];
  const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu)].map(([, tag, href = '']) => [
    tag,
    href.replace(server.url, ''),
  ]);
  expect(links).toEqual([
    ['en-IN', '/shop'],
    ['hi-IN', '/hi/shop'],
    ['x-default', '/shop'],
  ]);
});

test('RTE-05 a file of the sitemap that there is not is not found', async () => {
  const paths = ['/sitemap-products-0.xml', '/sitemap-products-5.xml', '/sitemap-products-x.xml'];
  expect(await Promise.all(paths.map(async (path) => (await read(path)).status))).not.toContain(200);
});

test('RTE-05 the feed of products leaves out drafts, the membership and what needs a prescription', async () => {
  const { text } = await read('/products.xml');
  const ids = [...text.matchAll(/<g:id>([^<]*)<\/g:id>/gu)].map(([, id]) => id);
  expect(ids).toHaveLength(2_998 + 4);
  for (const sku of ['many-1', 'many-2', 'bliss-club']) expect(ids).not.toContain(sku);
  expect(text).toContain('<g:title>Number 3 &lt;&amp;&gt; &quot;x&quot;</g:title>');
  expect(text).toContain(`<g:link>${server.url}/shop/sleep-mantra</g:link>`);
  expect(text).toMatch(/<g:id>sleep-mantra<\/g:id>.*?<g:price>1499\.00 INR<\/g:price>/su);
  expect(text.endsWith('</channel></rss>')).toBe(true);
});

test('VAR-01 RTE-05 in the feed each size has its own code, price and stock, and all of them one group', async () => {
  const options = [
    { variant: '30 ml', flavour: '', sku: 'SIZED-30', price: 150 },
    { variant: '60 ml', flavour: '', sku: '', price: 280 },
  ];
  await server.database.execute(sql`
    INSERT INTO product (sku, name, price, discount, images, variants, options)
    SELECT 'sized', 'Sized', 150, discount, '["/og/home.jpg"]', '{"30 ml","60 ml"}', ${JSON.stringify(options)}
    FROM product WHERE sku = 'sleep-mantra'`);
  const { text } = await read('/products.xml');
  await server.database.execute(sql`DELETE FROM product WHERE sku = 'sized'`);
  const items = text.split('<item>').filter((item) => item.includes('<g:item_group_id>sized<'));
  const field = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)<`, 'u').exec(item)?.[1];
  expect(
    items.map((item) => ['id', 'title', 'price', 'size', 'availability'].map((name) => field(item, name))),
  ).toEqual([
    ['SIZED-30', 'Sized, 30 ml', '150.00 INR', '30 ml', 'out_of_stock'],
    ['sized 60 ml', 'Sized, 60 ml', '280.00 INR', '60 ml', 'out_of_stock'],
  ]);
});
