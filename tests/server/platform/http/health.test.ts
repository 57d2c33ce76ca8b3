import { once } from 'node:events';
import { connect } from 'node:net';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { newPhone, problemOf, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Takes the server's database away, as an outage does, or gives it back. */
async function database(state: 'away' | 'there'): Promise<void> {
  const admin = new Client(inject('testServerUrl'));
  await admin.connect();
  const name = new URL(server.database.url).pathname.slice(1);
  await admin.query(`ALTER DATABASE ${escapeIdentifier(name)} CONNECTION LIMIT ${state === 'there' ? -1 : 0}`);
  if (state === 'away') {
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  }
  await admin.end();
}

test('RUN-03 /healthz and /readyz answer 200 while all is well', async () => {
  expect((await server.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
  expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'ready' });
});

test('RUN-03 without its database the shop answers 503 with Retry-After, keeps what it has, and comes back by itself', async () => {
  const token = await server.signIn(newPhone());
  const [list, rules] = ['/v1/product?limit=2', '/v1/delivery/560066'];
  for (const path of [list, rules]) expect((await server.call('GET', path)).status).toBe(200);
  await database('away');
  try {
    for (const path of ['/readyz', '/v1/user', '/v1/user/cart']) {
      const got = await server.call('GET', path, { token });
      expect({ path, status: got.status, type: problemOf(got).type }).toEqual({
        path,
        status: 503,
        type: '/problems/temporarily-unavailable',
      });
      expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    for (const path of [list, rules]) expect((await server.call('GET', path)).status).toBe(200);
  } finally {
    await database('there');
  }
  await expect
    .poll(async () => (await server.call('GET', '/readyz')).status, { timeout: 30_000, interval: 20 })
    .toBe(200);
  expect((await server.call('GET', '/v1/user', { token })).status).toBe(200);
});

test('RUN-03 /metrics counts answers by route, never by what was in the address', async () => {
  await server.call('GET', '/v1/product/sleep-mantra');
  await server.call('GET', '/v1/no-such-thing/7');
  const { text, headers } = await server.call('GET', '/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/v1/product/:sku",status="200"}');
  expect(text).toContain('database_connections{state="idle"}');
  expect(text).toContain('circuit_breaker_state{service="razorpay"} 0');
  expect(text).not.toContain('no-such-thing');
  expect(text).not.toContain('sleep-mantra');
});

test('RUN-03 /metrics wants its token where one is set', async () => {
  const closed = await startTestServer({ environment: { METRICS_TOKEN: 'read-me' } });
  try {
    expect((await closed.call('GET', '/metrics')).status).toBe(401);
    expect((await closed.call('GET', '/metrics', { token: 'wrong' })).status).toBe(401);
    expect((await closed.call('GET', '/metrics', { token: 'read-me' })).status).toBe(200);
  } finally {
    await closed.close();
  }
});

test('RUN-03 a shop that stops answers whoever still asks on an open line, and ends the line', async () => {
  const stopping = await startTestServer();
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(stopping.url).port) });
  let read = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (read += chunk));
  const ended = once(socket, 'close');
  const answers = async (count: number) =>
    vi.waitFor(() => expect(read.split('HTTP/1.1 ')).toHaveLength(count + 1), { interval: 5, timeout: 30_000 });
  // A body that is still coming keeps the line open while the shop stops.
  socket.write(
    'POST /v1/user/otp/send HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await vi.waitFor(async () => {
    const open = await new Promise<number>((resolve) =>
      stopping.app.server.getConnections((_, count) => resolve(count)),
    );
    expect(open).toBeGreaterThan(0);
  });
  await stopping.call('GET', '/healthz');
  const closed = stopping.close();
  socket.write('}');
  await answers(1);
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await answers(2);
  await Promise.all([closed, ended]);
  const [, second = ''] = read.split(/(?=HTTP\/1\.1 )/u);
  expect([second.split('\r\n')[0], /^connection: close$/imu.test(second)]).toEqual(['HTTP/1.1 200 OK', true]);
});
