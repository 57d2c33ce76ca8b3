import { fastify } from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sendSharedCaching } from '../../../server/shell/cdn/shared-cache.ts';
import { readCdn } from '../../../server/platform/outgoing/cdn-settings.ts';
import { api } from '../../../src/contract/api.ts';
import type { Call } from '../../../src/contract/call.ts';
import { signedIn } from '../../support/account/people.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { type CachingProxy, startCachingProxy } from '../../support/shell/caching-proxy.ts';
import { type ShopProcess, startShop } from '../../support/platform/shop-process.ts';

const token = 'a-token-of-the-tests-and-of-nothing-else';
const patient = { timeout: 30_000, interval: 20 };

let owned: TestDatabase;
let cdn: CachingProxy;
let shop: ShopProcess;
let admin: string;
beforeAll(async () => {
  owned = await createTestDatabase();
  cdn = await startCachingProxy({ token, passedCookies: /(?:^|; )(?:scheme|banner)=/u });
  const environment = { DATABASE_URL: owned.url, CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: token };
  shop = await startShop({ environment, limitMs: 180_000 });
  cdn.serve(shop.url);
  admin = (await signedIn(owned.database, { isAdmin: true, now: new Date() })).token;
  // A start has new pages.
  await vi.waitFor(() => expect(cdn.purges).toHaveLength(1), patient);
}, 240_000);
afterAll(async () => {
  await shop.stop();
  await cdn.close();
  await owned.drop();
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(cdn.url + path, { headers, redirect: 'manual' });
  return { from: answer.headers.get('x-cache'), headers: answer.headers, text: await answer.text() };
}

test('PRF-04 anonymous pages and public answers come from the CDN, and what depends on a cookie never does', async () => {
  const first = await get('/');
  const dark = await get('/', { cookie: 'scheme=dark' });
  const closed = await get('/', { cookie: 'theme=x; banner=closed' });
  const again = await get('/', { cookie: '_ga=GA1.1.1' });
  expect([first.from, dark.from, closed.from, again.from]).toEqual(['miss', 'pass', 'pass', 'hit']);
  expect([again.text === first.text, dark.text.includes('data-scheme="dark"')]).toEqual([true, true]);
  expect(dark.headers.get('cache-control')).toBe('private, max-age=0');
  expect(first.text).not.toContain('data-scheme="dark"');
  for (const path of ['/v1/product?limit=4', '/v1/product/sleep-mantra', '/v1/banners/active', '/products']) {
    expect([path, (await get(path)).from, (await get(path, { authorization: `Bearer ${admin}` })).from]).toEqual([
      path,
      'miss',
      'hit',
    ]);
  }
  const { headers } = await get('/v1/product/sleep-mantra');
  expect(
    ['cache-control', 'cdn-cache-control', 'cache-tag', 'surrogate-key'].map((name) => headers.get(name)),
  ).toEqual([
    'public, max-age=10, s-maxage=60',
    'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
    'shop',
    'shop',
  ]);
});

const asked: readonly Call[] = Object.values(api);

test('PRF-04 no answer that knows its caller may be kept by a CDN', async () => {
  const personal = asked.filter(
    ({ method, access, path }) => method === 'GET' && access !== 'public' && !path.includes('{'),
  );
  expect(personal.length).toBeGreaterThan(30);
  const kept: string[] = [];
  for (const { path } of personal) {
    const answer = await fetch(shop.url + path, { headers: { authorization: `Bearer ${admin}` } });
    await answer.body?.cancel();
    if (!/\b(?:no-store|private)\b/u.test(answer.headers.get('cache-control') ?? '')) kept.push(path);
    if (answer.headers.has('cdn-cache-control')) kept.push(path);
  }
  expect(kept).toEqual([]);
});

test('PRF-04, RUN-03 a change is purged although the CDN fails, hangs and refuses the token; until then its answers are old', async () => {
  const price = async () => (JSON.parse((await get('/v1/product/dog-mantra')).text) as { price: number }).price;
  const before = await price();
  const begun = cdn.purges.length;
  cdn.misbehave(500, 'none', 401);
  const now = () =>
    owned.database.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE key LIKE 'cdn.purge%' AND locked_at IS NULL AND attempts > 0`);
  await owned.database.execute(sql`UPDATE product SET price = price + 1 WHERE sku = 'dog-mantra'`);
  for (let tries = 1; tries <= 3; tries += 1) {
    await expect.poll(() => cdn.purges.length - begun, patient).toBe(tries);
    expect(await price()).toBe(before);
    await expect.poll(now, patient).toBe(1);
  }
  await expect.poll(price, patient).toBe(before + 1);
  const sent = { authorization: `Bearer ${token}`, body: '{"tags":["shop"]}' };
  expect(cdn.purges.slice(begun)).toEqual([sent, sent, sent, sent]);
  const waiting = sql`SELECT count(*) AS waiting FROM graphile_worker.jobs WHERE task_identifier = 'cdn.purge'`;
  await expect.poll(() => owned.database.one(waiting), patient).toEqual({ waiting: 0 });
});

test('PRF-04 many changes in a moment are one or two purges', async () => {
  const begun = cdn.purges.length;
  for (let changes = 0; changes < 30; changes += 1) {
    await owned.database.execute(sql`UPDATE product SET tagline = 'New' WHERE sku = 'dog-mantra'`);
  }
  await expect.poll(() => cdn.purges.length, patient).toBeGreaterThan(begun);
  const waiting = sql`SELECT count(*) AS waiting FROM graphile_worker.jobs WHERE task_identifier = 'cdn.purge'`;
  await expect.poll(() => owned.database.one(waiting), patient).toEqual({ waiting: 0 });
  expect(cdn.purges.length - begun).toBeLessThan(4);
});

test('PRF-04 without a CDN that can be told, answers are kept as long as their route says, and one with a cookie by nobody', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  sendSharedCaching(app, { cdn: null });
  app.get('/list', async (_, reply) => reply.header('cache-control', 'public, max-age=10').send('[]'));
  app.get('/cookie', async (_, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=10', 'set-cookie': 'a=b' }).send('[]'),
  );
  const headersOf = async (path: string) => {
    const { headers } = await app.inject(path);
    return [headers['cache-control'], headers['cdn-cache-control'], headers['cache-tag']];
  };
  expect(await headersOf('/list')).toEqual([
    'public, max-age=10, s-maxage=10',
    'public, max-age=10, stale-while-revalidate=60, stale-if-error=3600',
    undefined,
  ]);
  expect(await headersOf('/cookie')).toEqual(['private, no-store', undefined, undefined]);
});

test('PRF-04 the settings of a CDN fit its own header and body, and each mistake is named', () => {
  const url = 'https://cdn.example.in/purge';
  expect(readCdn({})).toEqual({ cdn: null, mistakes: [] });
  const own = { CDN_PURGE_HEADER: 'AccessKey', CDN_PURGE_BODY: '{"CacheTag":"shop"}' };
  expect(readCdn({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'abc', ...own })).toEqual({
    cdn: {
      purgeUrl: url,
      headers: { 'content-type': 'application/json', accesskey: 'abc' },
      body: '{"CacheTag":"shop"}',
    },
    mistakes: [],
  });
  const wrong = { CDN_PURGE_URL: 'cdn', CDN_PURGE_HEADER: 'a b', CDN_PURGE_BODY: '{' };
  expect([readCdn(wrong).mistakes, readCdn({ CDN_PURGE_TOKEN: 'abc' }).mistakes]).toEqual([
    [
      'CDN_PURGE_URL is not an address such as https://api.cdn.example/zone/purge',
      'CDN_PURGE_TOKEN is missing: CDN_PURGE_URL needs it',
      'CDN_PURGE_HEADER is "a b": the name of a header',
      'CDN_PURGE_BODY is not JSON',
    ],
    ['CDN_PURGE_TOKEN needs CDN_PURGE_URL beside it'],
  ]);
});
