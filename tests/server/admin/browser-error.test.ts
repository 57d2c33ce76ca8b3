import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import type { BrowserError } from '../../../src/contract/admin/browser-error.calls.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute(sql`DELETE FROM browser_error`);
  server.pass(60_000);
});

const frame = { name: 'onClick', file: 'open-shop-Ab12Cd34.js', line: 1, column: 204 };
const report = {
  kind: 'error',
  message: "TypeError: Cannot read properties of undefined (reading 'name')",
  frames: [frame, { ...frame, name: '', column: 77 }],
  page: '/shop/:sku',
  build: 'Ab12Cd34',
};
const agent = 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/145.0';
const send = (change: object = {}) =>
  server.call('POST', '/v1/browser-error', { body: { ...report, ...change }, headers: { 'user-agent': agent } });

async function listed(query = ''): Promise<BrowserError[]> {
  const { status, body } = await server.call('GET', `/v1/admin/browser-error${query}`, { token: admin });
  expect(status).toBe(200);
  return (body as { items: BrowserError[] }).items;
}

test('PRF-05 an error is one row with how often, where and in which browser, also in the next build', async () => {
  const first = server.context.clock().toISOString();
  expect((await send()).status).toBe(204);
  server.pass(1_000);
  const next = { build: 'Zz99Zz99', frames: [{ ...frame, name: 'b', file: 'open-shop-Zz99Zz99.js', column: 9 }] };
  expect((await send(next)).status).toBe(204);
  const [only, ...others] = await listed();
  expect(others).toEqual([]);
  expect({ ...only, id: '' }).toEqual({
    id: '',
    kind: 'error',
    message: report.message,
    stack: 'b at open-shop-Zz99Zz99.js:1:9',
    page: '/shop/:sku',
    build: 'Zz99Zz99',
    browser: 'Firefox',
    count: 2,
    firstSeenAt: first,
    lastSeenAt: server.context.clock().toISOString(),
  });
  await send({ kind: 'rejection' });
  await send({ frames: [{ ...frame, file: 'cart-Ab12Cd34.js' }] });
  await send({ message: 'RangeError: too much' });
  expect(await listed()).toHaveLength(4);
});

test('PRF-05 what a browser did not scrub is scrubbed by the shop: nothing of a person is stored or logged', async () => {
  const messages = [
    'Error: zebra@example.in could not be reached under +91 98765 12345',
    'Error: "Zebrina Unicornia, 14 Zebra Lane" is not valid JSON',
    "Error: no shopper 'Zebrina'",
    'Error: GET https://shop.example.in/login?next=/zebra&otp=482913 failed',
    'Error: Bearer zebratokenzebratokenzebratoken for 560066, order M26-0001234',
  ];
  for (const message of messages) expect((await send({ message })).status).toBe(204);
  expect((await send({ frames: [{ ...frame, name: 'f9876512345' }] })).status).toBe(204);
  const rows = JSON.stringify(await server.database.query(sql`SELECT * FROM browser_error`));
  expect(await listed()).toHaveLength(6);
  expect(rows).not.toMatch(/zebra|unicorn|98765|12345|482913|560066|0001234|Mozilla|127\.0\.0\.1/iu);
  expect(server.logged()).not.toMatch(/zebra|98765/iu);
});

test('PRF-05 a report has room for nothing else', async () => {
  const cases: [object, string][] = [
    [{ page: '/shop/sleep-mantra?q=my+name' }, 'page'],
    [{ kind: 'crash' }, 'kind'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(301) }, 'message'],
    [{ build: 'a build' }, 'build'],
    [{ frames: Array.from({ length: 7 }, () => frame) }, 'frames'],
    [{ frames: [{ ...frame, file: 'https://evil.example/x.js' }] }, 'frames.0.file'],
    [{ frames: [{ ...frame, line: -1 }] }, 'frames.0.line'],
  ];
  for (const [change, field] of cases) expect(refusedFields(await send(change))).toEqual([field]);
  const longest = { name: 'n'.repeat(80), file: `${'f'.repeat(80)}.tsx`, line: 10_000_000, column: 10_000_000 };
  expect((await send({ frames: Array.from({ length: 6 }, () => longest) })).status).toBe(204);
  expect((await send({ userId: 'x' })).status).toBe(422);
  server.pass(60_000);
  const limit = 20 * server.context.settings.rateLimitFactor;
  const many = await Promise.all(Array.from({ length: limit + 5 }, async () => (await send()).status));
  expect(many.filter((status) => status === 429)).toHaveLength(5);
});

test('PRF-05 no more than five hundred kinds are stored, known ones go on being counted, and old ones are forgotten', async () => {
  await server.database.execute(sql`
    INSERT INTO browser_error (fingerprint, kind, message, stack, page, build, browser, count, first_seen, last_seen)
    SELECT 'f' || number, 'error', 'Error: old', '', '/', 'dev', 'Other', 1, now, now
    FROM generate_series(1, 499) AS number, (SELECT ${server.context.clock()}::timestamptz AS now) AS clock`);
  await send();
  await send({ message: 'Error: one too many' });
  await send();
  const counted = async () =>
    server.database.query<{ message: string; count: number }>(
      sql`SELECT message, count::int AS count FROM browser_error WHERE message <> 'Error: old'`,
    );
  expect(await counted()).toEqual([{ message: report.message, count: 2 }]);
  server.pass(31 * 86_400_000);
  await tidy(server.context);
  expect(await counted()).toEqual([]);
  admin = await server.signIn(accounts.admin);
});

test('PRF-05 admins sort and search the list; nobody else reads it', async () => {
  await send({ message: 'Error: rare' });
  await send();
  await send();
  expect((await listed('?sort=-count')).map(({ count }) => count)).toEqual([2, 1]);
  expect((await listed('?q=rare')).map(({ message }) => message)).toEqual(['Error: rare']);
  const customer = await server.signIn(accounts.customer);
  expect((await server.call('GET', '/v1/admin/browser-error', { token: customer })).status).toBe(403);
});
