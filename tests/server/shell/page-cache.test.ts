import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type MadePage } from '../../../server/shell/pages/page-cache.ts';
import { createRenderQueue } from '../../../server/shell/pages/render-queue.ts';

const html = (text: string): MadePage => ({ status: 200, html: Buffer.from(text) });
const textOf = async (page: Promise<{ body(encoding: 'identity'): Promise<Buffer> | Buffer }>) =>
  (await (await page).body('identity')).toString();

test('SEC-02 searches and pages that are not there never take the place of a page in memory', async () => {
  const cache = createPageCache({ freshMs: 1_000, maxPages: 2, maxPassing: 2, now: () => 0 });
  const made: string[] = [];
  const get = async (name: string, page = html(name)) =>
    cache.get({ name, isPassing: name.includes('?') }, async () => {
      made.push(name);
      return page;
    });
  await get('/');
  await get('/shop');
  for (let count = 0; count < 50; count += 1) {
    await get(`/shop?q=${count}`);
    await get(`/shop/no-such-${count}`, { status: 404, html: Buffer.alloc(0) });
  }
  made.length = 0;
  await get('/');
  await get('/shop');
  expect(made).toEqual([]);
  // Among pages that last, the one that was not asked for longest goes.
  await get('/');
  await get('/about');
  await get('/');
  await get('/shop');
  expect(made).toEqual(['/about', '/shop']);
});

test('SEC-02 while makers are busy a page in memory is served as it is, and made again behind its reader', async () => {
  let now = 0;
  let isBusy = false;
  let version = 1;
  const cache = createPageCache({ freshMs: 10, maxPages: 9, maxPassing: 9, now: () => now, isBusy: () => isBusy });
  const made = Promise.withResolvers<void>();
  const get = async () =>
    textOf(cache.get({ name: '/', isPassing: false }, async () => html(`version ${version}`)));
  expect(await get()).toBe('version 1');
  [now, version, isBusy] = [20, 2, true];
  const slow = textOf(
    cache.get({ name: '/', isPassing: false }, async () => {
      await made.promise;
      return html('version 2');
    }),
  );
  expect(await slow).toBe('version 1');
  made.resolve();
  await expect.poll(get).toBe('version 2');
  [now, version, isBusy] = [40, 3, false];
  expect(await get()).toBe('version 3');
});

test('PRF-03 a page is the same in every encoding, whichever of them was asked for before', async () => {
  const cache = createPageCache({ freshMs: 1_000, maxPages: 9, maxPassing: 9, now: () => 0 });
  const page = await cache.get({ name: '/', isPassing: false }, async () => html('calm '.repeat(1_000)));
  const texts = async () => [
    brotliDecompressSync(await page.body('br')).toString(),
    (await page.body('identity')).toString(),
    gunzipSync(await page.body('gzip')).toString(),
  ];
  const whole = 'calm '.repeat(1_000);
  expect(await texts()).toEqual([whole, whole, whole]);
  expect(await texts()).toEqual([whole, whole, whole]);
  expect(await page.body('br')).toBe(await page.body('br'));
});

test.each([
  ['while others wait, and leave them half of the event loop', true],
  ['without a pause while nobody else waits', false],
])('SEC-02 renders come one at a time, %s', async (_, othersWait) => {
  const queue = createRenderQueue(() => othersWait);
  const began = performance.now();
  let busy = 0;
  let inside = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () =>
      queue.make('192.0.2.1', async () =>
        queue.render(async () => {
          inside += 1;
          expect(inside).toBe(1);
          const start = performance.now();
          while (performance.now() - start < 8);
          await delay(1);
          busy += performance.now() - start;
          inside -= 1;
        }),
      ),
    ),
  );
  // The rest after the last one is not waited for.
  const share = busy / (performance.now() - began);
  if (othersWait) expect(share).toBeLessThan(0.56);
  else expect(share).toBeGreaterThan(0.75);
});

test('PRF-03 a page in memory takes as many bytes as it has, not the 64 kB that Node sets aside', async () => {
  const cache = createPageCache({ freshMs: 1_000, maxPages: 9, maxPassing: 9, now: () => 0 });
  const text = Array.from({ length: 4_000 }, (_, at) => (at * 7919).toString(36)).join(' ');
  const page = await cache.get({ name: '/', isPassing: false }, async () => html(text));
  for (const encoding of ['br', 'gzip'] as const) {
    const body = await page.body(encoding);
    expect([encoding, body.length > 5_000, body.buffer.byteLength]).toEqual([encoding, true, body.length]);
  }
});

test('PRF-03 a page that was made again behind its reader is kept as small as one that was asked for', async () => {
  let now = 0;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept: WeakRef<Buffer>[] = [];
  const cache = createPageCache({ freshMs: 10, maxPages: 9, maxPassing: 9, now: () => now, isBusy: () => true });
  const get = async () =>
    cache.get({ name: '/', isPassing: false }, async () => {
      const whole = Buffer.alloc(100_000, `version ${now} `);
      kept.push(new WeakRef(whole));
      return { status: 200, html: whole };
    });
  const first = await get();
  await first.body('br');
  now = 20;
  expect(await get(), 'the one before is answered').toBe(first);
  await expect.poll(get).not.toBe(first);
  await expect
    .poll(() => {
      collect();
      return kept.map((whole) => whole.deref());
    })
    .toEqual([undefined, undefined]);
});
