import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import type { Violation } from '../../../src/contract/shell/csp-report.calls.ts';
import { accounts, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute(sql`DELETE FROM csp_report`);
  server.pass(60_000);
});

const send = (body: unknown, type = 'application/csp-report') =>
  server.call('POST', '/v1/csp-report', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const old = (change: Readonly<Record<string, unknown>> = {}) => ({
  'csp-report': {
    'document-uri': `${server.url}/shop/sleep-mantra?token=secret#part`,
    referrer: 'https://mail.example/inbox?who=asha',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/path/of?phone=9876543210',
    'script-sample': 'asha@example.in',
    'status-code': 200,
    ...change,
  },
});
const modern = (change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: `${server.url}/`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${server.url}/dashboard/orders/2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e`,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'Element innerHTML|asha@example.in',
    ...change,
  },
});

async function listed(query = ''): Promise<Violation[]> {
  const { status, body } = await server.call('GET', `/v1/admin/csp-report${query}`, { token: admin });
  expect(status).toBe(200);
  return (body as { items: Violation[] }).items;
}
const kinds = async () => (await listed()).map(({ id: _, firstSeenAt: __, lastSeenAt: ___, ...kind }) => kind);

test('SEC-06 reports of both standards are counted by rule, host and kind of page, with nothing else of an address', async () => {
  expect((await send(old())).status).toBe(204);
  server.pass(1000);
  expect((await send(old())).status).toBe(204);
  server.pass(1000);
  const three = [modern(), modern(), modern({ blockedURL: 'inline' })];
  expect((await send(three, 'application/reports+json')).status).toBe(204);
  expect((await kinds()).toSorted((one, other) => one.blocked.localeCompare(other.blocked))).toEqual([
    { directive: 'script-src-elem', blocked: 'evil.example', page: '/shop/:sku', count: 2 },
    { directive: 'require-trusted-types-for', blocked: 'inline', page: '/dashboard/orders', count: 1 },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/dashboard/orders', count: 1 },
  ]);
  const rows = await server.database.query(sql`SELECT * FROM csp_report`);
  expect(JSON.stringify(rows)).not.toMatch(/secret|asha|9876|2f1c3b5a|mail|Mozilla/u);
  expect(server.logged()).not.toMatch(/evil\.example|asha@/u);
});

test('SEC-06 what is no report of this shop is answered alike and not kept', async () => {
  const cases: unknown[] = [
    {},
    [],
    [null, 7, 'text', { type: 'deprecation', body: {} }],
    old({ 'document-uri': 'https://another.example/' }),
    old({ 'document-uri': 'no address' }),
    old({ 'effective-directive': '<script>' }),
    old({ 'blocked-uri': 'chrome-extension://abcdef/inject.js' }),
    modern({ documentURL: 'https://another.example/' }),
  ];
  for (const body of cases) {
    server.pass(60_000);
    expect((await send(body)).status).toBe(204);
  }
  expect(await kinds()).toEqual([]);
});

test('SEC-06 a report is small, JSON, of a type that browsers send, and an address sends twenty a minute', async () => {
  expect((await send({ ...old(), padding: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await send('{')).status).toBe(400);
  expect((await send(old(), 'text/plain')).status).toBe(415);
  expect(
    (
      await server.call('POST', '/v1/user/otp/send', {
        body: '{}',
        headers: { 'content-type': 'application/csp-report' },
      })
    ).status,
  ).toBe(415);
  server.pass(60_000);
  const limit = 20 * server.context.settings.rateLimitFactor;
  const many = await Promise.all(Array.from({ length: limit + 5 }, async () => (await send({})).status));
  expect(many.filter((status) => status === 429)).toHaveLength(5);
});

test('SEC-06 no more than five hundred kinds are kept, known ones go on being counted, and old ones are forgotten', async () => {
  await server.database.execute(sql`
    INSERT INTO csp_report (directive, blocked, page, count, first_seen, last_seen)
    SELECT 'img-src', number || '.example', '/', 1, ${server.context.clock()}, ${server.context.clock()}
    FROM generate_series(1, 499) AS number`);
  await send([modern(), modern({ blockedURL: 'eval' })], 'application/reports+json');
  await send(modern(), 'application/reports+json');
  const counted = async () =>
    server.database.query<{ blocked: string; count: number }>(
      sql`SELECT blocked, count::int AS count FROM csp_report WHERE directive <> 'img-src' ORDER BY blocked`,
    );
  expect(await counted()).toEqual([{ blocked: 'trusted-types-sink', count: 2 }]);
  server.pass(31 * 86_400_000);
  await tidy(server.context);
  expect(await counted()).toEqual([]);
});

test('SEC-06 admins sort and search the list; nobody else reads it', async () => {
  admin = await server.signIn(accounts.admin);
  await send([modern(), modern({ blockedURL: 'https://b.example/x' })], 'application/reports+json');
  await send(modern(), 'application/reports+json');
  expect((await listed('?sort=-count')).map(({ blocked }) => blocked)).toEqual(['trusted-types-sink', 'b.example']);
  expect((await listed('?q=b.exam')).map(({ blocked }) => blocked)).toEqual(['b.example']);
  const customer = await server.signIn(accounts.customer);
  expect((await server.call('GET', '/v1/admin/csp-report', { token: customer })).status).toBe(403);
});
