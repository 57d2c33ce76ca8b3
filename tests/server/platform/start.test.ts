import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { wireLine } from '../../support/server.ts';
import { processesOf, type ShopProcess, signalTo, startShop } from '../../support/platform/shop-process.ts';
import { createTestDatabase } from '../../support/database.ts';
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

test.runIf(process.platform === 'linux')(
  'RUN-04 a shop whose npm is ended by SIGTERM or SIGKILL stops by itself within 5 seconds, and what it acknowledged is there afterwards',
  async () => {
    const dataDir = await mkdtemp(join(scratchFolder(), 'mantra-npm-'));
    const started: ShopProcess[] = [];
    const start = async (throughNpm: boolean) => {
      const shop = await startShop({ dataDir, environment: calls, throughNpm });
      started.push(shop);
      return shop;
    };
    try {
      let current = await start(true);
      const headers = {
        authorization: `Bearer ${await signIn(current.url)}`,
        'content-type': 'application/json',
      };
      for (const [signal, quantity] of [
        ['SIGTERM', 1],
        ['SIGKILL', 2],
      ] as const) {
        const { url, process: npm } = current;
        expect(processesOf(dataDir).length).toBeGreaterThan(1);
        const body = JSON.stringify([{ ...wireLine(), quantity }]);
        const put = await fetch(`${url}/v1/user/cart`, { method: 'PUT', headers, body });
        expect(put.status).toBe(200);
        npm.kill(signal);
        const left = () => ({
          processes: processesOf(dataDir),
          hasRecord: existsSync(join(dataDir, 'postgres/postmaster.pid')),
        });
        await expect.poll(left, { timeout: 30_000, interval: 50 }).toEqual({ processes: [], hasRecord: false });
        await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
        current = await start(signal === 'SIGTERM');
        const cart = await fetch(`${current.url}/v1/user/cart`, { headers });
        expect(await cart.json()).toMatchObject({ lines: [{ sku: 'sleep-mantra', quantity }] });
      }
    } finally {
      for (const shop of started) await shop.stop();
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

test('RUN-01 SES-08 live mode that lacks a secret does not start and says which; a second shop on the same data directory is refused in one line, in about two seconds', async () => {
  const timed = async (environment: Readonly<Record<string, string>>) => {
    const began = performance.now();
    const ended = await runProgram('server/main.ts', { ...calls, ...environment });
    return { ended, took: performance.now() - began };
  };
  // What a start costs at this moment, without a wait for anything.
  const bare = await timed({ SHOP_MODE: 'live' });
  expect(bare.ended.code).toBe(1);
  expect(bare.ended.stderr).toContain('SHOP_SECRET is missing');
  expect(bare.ended.stderr).toContain('SMS_WEBHOOK_URL is missing');
  const { ended, took } = await timed({ PORT: '0', DATA_DIR: shop.dataDir });
  expect({ code: ended.code, lines: ended.stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(ended.stderr).toContain('Another shop is running');
  expect(took - bare.took).toBeLessThan(3_000);
});

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
