import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runProgram } from '../support/run-program.ts';

/** The calls alone: the front end has tests of its own. */
const calls = { PAGES: 'off' };

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop({ environment: calls });
}, 60_000);
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
      `The codes that would be sent are at ${shop.url}/sandbox/messages`,
      'Stop with Ctrl+C.',
      '',
    ].join('\n'),
  );
});

test('RUN-01 a fresh shop has products to sell', async () => {
  const answer = await fetch(`${shop.url}/v1/product`);
  expect(await answer.json()).toMatchObject({ total: 4 });
});

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

test('RUN-01 a second shop on the same data directory is refused in one line', async () => {
  const ended = await runProgram('server/main.ts', { ...calls, PORT: '0', DATA_DIR: shop.dataDir });
  expect({ code: ended.code, lines: ended.stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(ended.stderr).toContain('Another shop is running');
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
}, 60_000);

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
