import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../../server/platform/start/app.ts';
import { openContext } from '../../../../server/platform/start/open-context.ts';
import { type Got, newPhone, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const minute = 60_000;
const profile = (token: string) => server.call('GET', '/v1/user', { token });
const said = ({ status, body }: Got) => ({ status, body });

test('SEC-06 a session ends ninety days after its sign-in, however much it is used, also for a caller known a moment ago', async () => {
  const day = 24 * 60 * minute;
  const token = await server.signIn(newPhone());
  const put = () => server.call('PUT', '/v1/user/cart', { token, body: [] });
  for (const days of [20, 20, 20, 20, 9]) {
    server.pass(days * day);
    expect((await profile(token)).status).toBe(200);
  }
  expect((await put()).status).toBe(200);
  server.pass(day);
  expect((await put()).status).toBe(426);
  expect((await profile(token)).status).toBe(426);
});

test('SEC-06 SES-05 signing out everywhere else ends sessions at once in every process, and keeps this one', async () => {
  const phone = newPhone();
  const [here, there] = [await server.signIn(phone), await server.signIn(phone)];
  const { database, settings, log, clock, origin } = server.context;
  const context = await openContext({ database, settings, log, clock, origin });
  const other = await buildApp(context);
  const put = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await other.inject({ method: 'PUT', url: '/v1/user/cart', headers, payload: [] })).statusCode;
  };
  expect([await put(here), await put(there)]).toEqual([200, 200]);
  expect((await server.call('DELETE', '/v1/user/session', { token: here })).status).toBe(204);
  expect((await profile(there)).status).toBe(426);
  await expect.poll(() => put(there), { interval: 20, timeout: 2000 }).toBe(426);
  expect(await put(here)).toBe(200);
  await other.close();
  await context.catalogue.close();
  await context.sessions.close();
});

test('SEC-06 a session that is over by its age is in no list of devices', async () => {
  const day = 24 * 60 * minute;
  const phone = newPhone();
  const old = await server.signIn(phone);
  for (const days of [25, 25, 25]) {
    server.pass(days * day);
    await profile(old);
  }
  const fresh = await server.signIn(phone);
  const devices = async () => {
    const { body } = await server.call('GET', '/v1/user/account', { token: fresh });
    return (body as { sessions: unknown[] }).sessions.length;
  };
  expect(await devices()).toBe(2);
  server.pass(16 * day);
  expect(await devices()).toBe(1);
});

test('SEC-06 a session is ended by its name alone, which opens nothing; known and unknown names are answered alike', async () => {
  const phone = newPhone();
  const [lost, other] = [await server.signIn(phone), await server.signIn(phone)];
  const name = createHash('sha256').update(lost).digest('base64url');
  const report = (sessions: readonly string[]) => server.call('POST', '/v1/user/logouts', { body: { sessions } });
  expect((await profile(name)).status).toBe(426);
  const known = await report([name, 'x'.repeat(43)]);
  const unknown = await report(['y'.repeat(43)]);
  const again = await report([name]);
  expect([known, unknown, again].map(said)).toEqual([204, 204, 204].map((status) => ({ status, body: undefined })));
  expect((await profile(lost)).status).toBe(426);
  expect((await profile(other)).status).toBe(200);
  for (const bad of [[], ['short'], Array(21).fill(name), name]) {
    expect((await server.call('POST', '/v1/user/logouts', { body: { sessions: bad } })).status).toBe(422);
  }
});
