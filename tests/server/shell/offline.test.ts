import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOffline } from '../../../server/shell/offline/offline.routes.ts';
import { workerOf } from '../../../server/shell/pages/built-front-end.ts';
import { isKeptPage, kindOf } from '../../../src/app/platform/offline/kept-addresses.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const headline = 'data:font/woff2;base64,d09GMg==';
const fonts = { display: '/assets/tiro-1.woff2', ui: '/assets/anek-1.woff2', headline };

async function answered(path: string, { build = '{}', hasOffline = true } = {}) {
  const app = fastify();
  const settings = { ...server.context.settings, hasOffline };
  const worker = workerOf('const pages = "pages-__BUILD__";', build);
  registerOffline(app, { ...server.context, settings }, { worker, fonts });
  return app.inject(path);
}

test('RUN-03 every deploy brings its own worker, which no cache may keep', async () => {
  const [first, same, next] = [
    await answered('/sw.js'),
    await answered('/sw.js'),
    await answered('/sw.js', { build: '{"a":{}}' }),
  ];
  expect([first.body === same.body, first.body === next.body]).toEqual([true, false]);
  expect(first.body).toMatch(/pages-[0-9a-f]{12}/u);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-security-policy']).toContain("default-src 'none'");
});

test('CHR-10 the page without a connection has the letters of its heading with it, and its text in the font that the device has kept', async () => {
  const { body } = await answered('/offline');
  // Pages of the shop have these letters in their document: no file of them is ever kept.
  expect(body).toContain(`font-family:Tiro;src:url("${headline}")`);
  expect(body).not.toContain('tiro-1');
  expect(body).toContain('font-family:Anek;src:url("/assets/anek-1.woff2")');
  expect(kindOf('/assets/anek-1.woff2')).toBe('part');
});

test('RUN-03 switched off, the worker that is fetched takes itself and all that it kept away', async () => {
  const { body } = await answered('/sw.js', { hasOffline: false });
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('fetch');
});

test('CHR-10 the manifest has the name of the business and icons for every launcher', async () => {
  const { body, headers } = await answered('/site.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({
    name: 'Mantra',
    start_url: '/',
    icons: [
      { purpose: 'any' },
      { purpose: 'any' },
      { purpose: 'maskable' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ url: '/shop' }, { url: '/dashboard/orders' }],
  });
});

test('LNG-01 CHR-10 in Hindi the page without a connection and the manifest speak it, and lead to its pages', async () => {
  const { body } = await answered('/hi/offline');
  expect(body).toContain('<html lang="hi-IN"');
  expect(body).toContain('इंटरनेट नहीं है');
  expect(body).toContain('href="/hi/shop"');
  expect(JSON.parse((await answered('/hi/site.webmanifest')).body)).toMatchObject({
    id: '/hi/',
    lang: 'hi-IN',
    start_url: '/hi/',
    shortcuts: [{ name: 'दुकान', url: '/hi/shop' }, { url: '/hi/dashboard/orders' }],
  });
});

test('the page without a connection is the shop’s own', async () => {
  const { body } = await answered('/offline');
  expect(body).toContain('You’re offline');
  expect(body).toContain('mantra');
});

test.each(['/checkout', '/checkout/payment', '/dashboard/orders', '/login', '/order-success', '/popup-test'])(
  'SES-03 %s is never kept on a device',
  (path) => expect(isKeptPage(path)).toBe(false),
);

test.each([
  ['/v1/product', 'read'],
  ['/v1/product/sleep-mantra', 'read'],
  ['/v1/user', null],
  ['/v1/user/cart', null],
  ['/v1/order/1', null],
  ['/v1/admin/business', null],
  ['/v1/prescription/1/file', null],
  ['/assets/shop-1a2b.js', 'part'],
  ['/assets/apart/room.js', null],
  ['/file/1', null],
])('SES-03 of %s a device keeps: %s', (path, kind) => expect(kindOf(path)).toBe(kind));
