import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { wireLine } from '../../support/server.ts';
import { processesOf, type ShopProcess, signalTo, startShop } from '../../support/platform/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { runProgram } from '../../support/platform/run-program.ts';

/** The calls alone: the front end has tests of its own. */
const calls = { PAGES: 'off' };

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop({ environment: calls });
}, 240_000);
afterAll(() => shop.stop());

test('RUN-01 the shop prints its address, three accounts and where the codes are, and nothing to worry about', () => {
  expect(shop.printed()).toBe(
    [
      `The shop is open at ${shop.url}`,
      '',
      'This is a sandbox of mantra: nothing is charged and nothing is sent.',
      'Sign in with one of these numbers:',
      '  customer    +919000000001',
      '  prescriber  +919000000002',
      '  admin       +919000000003',
      `Codes appear at ${shop.url}/sandbox/messages instead of being sent`,
      'Stop with Ctrl+C.',
      '',
    ].join('\n'),
  );
});

test('RUN-01 a fresh shop has products to sell', async () => {
  const answer = await fetch(`${shop.url}/v1/product`);
  expect(await answer.json()).toMatchObject({ total: 4 });
});

test.runIf(process.platform === 'linux').for(['SIGTERM', 'SIGKILL'] as const)(
  'RUN-04 a shop whose npm is ended by %s stops by itself within 5 seconds, and what it acknowledged is there afterwards',
  async (signal) => {
    const dataDir = await mkdtemp(join(scratchFolder(), 'mantra-npm-'));
    const first = await startShop({ dataDir, environment: calls, throughNpm: true });
    try {
      expect(processesOf(dataDir).length).toBeGreaterThan(1);
      const token = await signIn(first.url);
      const body = JSON.stringify([wireLine()]);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const put = await fetch(`${first.url}/v1/user/cart`, { method: 'PUT', headers, body });
      expect(put.status).toBe(200);
      first.process.kill(signal);
      const left = () => ({
        processes: processesOf(dataDir),
        hasRecord: existsSync(join(dataDir, 'postgres/postmaster.pid')),
      });
      await expect.poll(left, { timeout: 30_000, interval: 50 }).toEqual({ processes: [], hasRecord: false });
      await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed');
      const second = await startShop({ dataDir, environment: calls });
      const cart = await fetch(`${second.url}/v1/user/cart`, { headers });
      expect(await cart.json()).toMatchObject({ lines: [{ sku: 'sleep-mantra', quantity: 1 }] });
    } finally {
      await first.stop();
      for (const left of processesOf(dataDir)) signalTo(left, 'SIGTERM');
      await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test('RUN-01 a port that is taken is said in one line', async () => {
  const { port } = new URL(shop.url);
  const other = await createTestDatabase();
  const ended = await runProgram('server/main.ts', { ...calls, PORT: port, DATABASE_URL: other.url });
  await other.drop();
  expect(ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is taken. Choose another, for example PORT=${Number(port) + 1} npm start.\n`,
  });
});

test('RUN-01 a second shop on the same data directory is refused in one line, in about two seconds', async () => {
  const timed = async (environment: Readonly<Record<string, string>>) => {
    const began = performance.now();
    const ended = await runProgram('server/main.ts', { ...calls, ...environment });
    return { ended, took: performance.now() - began };
  };
  // What a start costs at this moment, without a wait for anything.
  const bare = await timed({ SHOP_MODE: 'live' });
  const { ended, took } = await timed({ PORT: '0', DATA_DIR: shop.dataDir });
  expect({ code: ended.code, lines: ended.stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(ended.stderr).toContain('Another shop is running');
  expect(took - bare.took).toBeLessThan(3_000);
});

test('SES-08 live mode that lacks a secret does not start and says which', async () => {
  const { code, stderr } = await runProgram('server/main.ts', { ...calls, SHOP_MODE: 'live' });
  expect(code).toBe(1);
  expect(stderr).toContain('SHOP_SECRET is missing');
  expect(stderr).toContain('SMS_WEBHOOK_URL is missing');
});

test('RUN-03 two shops serve one database, migrated and seeded once; a stop ends requests first', async () => {
  const database: TestDatabase = await createTestDatabase();
  const environment = { ...calls, DATABASE_URL: database.url };
  const shops = await Promise.all([startShop({ environment }), startShop({ environment })]);
  try {
    const lists = await Promise.all(
      shops.map(async ({ url }): Promise<unknown> => (await fetch(`${url}/v1/product`)).json()),
    );
    expect(lists[0]).toEqual(lists[1]);
    expect(lists[0]).toMatchObject({ total: 4 });

    const [first] = shops;
    const slow = await slowCall(first);
    first.process.kill('SIGTERM');
    await slow.finish();
    expect(await slow.status).toBe(422);
    const [code] = (await once(first.process, 'exit')) as [number];
    expect(code).toBe(0);
  } finally {
    await Promise.all(shops.map(async (one) => one.stop()));
    await database.drop();
  }
}, 240_000);

/** A call whose body is still on its way: the shop is in the middle of it. */
async function slowCall({ url }: ShopProcess) {
  const { request } = await import('node:http');
  const call = request(`${url}/v1/user/otp/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
  });
  call.flushHeaders();
  // The shop has taken the call: it asks for the body.
  await once(call, 'continue');
  call.write('{"phone":"+919000000001",');
  return { status, finish: async () => void call.end('"code":"000000"}') };
}

/** The customer's token, by the code in the outbox. */
async function signIn(url: string): Promise<string> {
  const phone = '+919000000001';
  const post = async (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/v1/user/otp/send', { phone });
  const outbox = await fetch(`${url}/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] };
  const answer = await post('/v1/user/otp/verify', { phone, code: messages.find(({ code }) => code)?.code });
  return ((await answer.json()) as { token: string }).token;
}
