import * as opaque from '@serenity-kit/opaque';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPasswords } from '../../../../server/account/password/passwords.ts';
import { freshCode, madeRecord, passwordLogin, startedLogin } from '../../../support/account/passwords.ts';
import { newPhone, problemOf, refusedFields, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const good = 'neem leaves at dawn';
const tokenOf = (body: unknown) => (body as { token: string }).token;
const profile = (token: string) => server.call('GET', '/v1/user', { token });

async function setPassword(token: string, phone: string, password: string) {
  const record = await madeRecord(server, password, { token });
  const code = await freshCode(server, phone);
  return server.call('POST', '/v1/user/password', { token, body: { ...record, code } });
}

async function withPassword(password = good) {
  const phone = newPhone();
  const token = await server.signIn(phone);
  expect((await setPassword(token, phone, password)).status).toBe(204);
  return { phone, token };
}

test('SES-05 a number that a code proves opens an account with a name and a password, and signs in with it', async () => {
  const phone = newPhone();
  const record = await madeRecord(server, good, { phone });
  const code = await freshCode(server, phone);
  const body = { phone, code, firstName: ' Asha ', lastName: 'Rao', ...record };
  const registered = await server.call('POST', '/v1/user/register', { body });
  expect({ status: registered.status, user: (registered.body as { user: unknown }).user }).toMatchObject({
    status: 201,
    user: { phone, firstName: 'Asha', lastName: 'Rao', role: 'customer' },
  });
  const signedIn = await passwordLogin(server, phone, good);
  expect(signedIn.status).toBe(200);
  expect((await profile(tokenOf(signedIn.body))).body).toMatchObject({ phone, firstName: 'Asha' });
  const wrong = await passwordLogin(server, phone, `${good}!`);
  expect({ status: wrong.status, fields: refusedFields(wrong) }).toEqual({ status: 422, fields: ['password'] });
});

test('SES-05 a wrong code opens no account, and a right one is spent once', async () => {
  const phone = newPhone();
  const code = await freshCode(server, phone);
  const ask = (given: string) =>
    server.call('POST', '/v1/user/register', { body: { phone, code: given, firstName: 'Asha' } });
  expect(refusedFields(await ask(code === '123456' ? '654321' : '123456'))).toEqual(['code']);
  const statuses = await Promise.all([ask(code), ask(code), ask(code)]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
});

test('SES-05 ADM-08 who is blocked is told so after the right password, and only then, as after a code', async () => {
  const { phone, token } = await withPassword();
  const { id } = (await profile(token)).body as { id: string };
  const body = { reason: 'Refuses every parcel' };
  const admin = await server.signIn('+919000000003');
  expect((await server.call('POST', `/v1/admin/accounts/${id}/block`, { token: admin, body })).status).toBe(200);
  const wrong = await passwordLogin(server, phone, `${good}!`);
  expect({ status: wrong.status, fields: refusedFields(wrong) }).toEqual({ status: 422, fields: ['password'] });
  const right = await passwordLogin(server, phone, good);
  expect(right.status).toBe(403);
  expect(problemOf(right)).toMatchObject({
    type: '/problems/account-blocked',
    detail: 'This account is blocked. Write to us if you think that’s a mistake',
  });
});

test('SES-05 a change replaces the password and ends every other session', async () => {
  const { phone, token } = await withPassword();
  const other = tokenOf((await passwordLogin(server, phone, good)).body);
  expect((await setPassword(token, phone, 'tulsi by the window')).status).toBe(204);
  expect((await profile(token)).status).toBe(200);
  expect((await profile(other)).status).toBe(426);
  expect((await passwordLogin(server, phone, good)).status).toBe(422);
  expect((await passwordLogin(server, phone, 'tulsi by the window')).status).toBe(200);
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  expect(JSON.stringify(body)).toContain('password was changed');
});

test('SES-05 without a fresh code no password is set', async () => {
  const { phone, token } = await withPassword();
  const record = await madeRecord(server, 'another one entirely', { token });
  const refused = await server.call('POST', '/v1/user/password', {
    token,
    body: { ...record, code: '000000' },
  });
  expect(refusedFields(refused)).toEqual(['code']);
  expect((await passwordLogin(server, phone, good)).status).toBe(200);
});

test('SES-05 a started sign-in is finished once, within a minute', async () => {
  const { phone } = await withPassword();
  const one = await startedLogin(server, phone, good);
  const finish = () => server.call('POST', '/v1/user/login/finish', { body: one.second });
  const statuses = await Promise.all([finish(), finish(), finish()]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  const late = await startedLogin(server, phone, good);
  server.pass(60_000);
  expect((await server.call('POST', '/v1/user/login/finish', { body: late.second })).status).toBe(422);
});

test('SES-05 known, unknown and passwordless people are answered alike, also when they are asked again', async () => {
  const { phone } = await withPassword();
  const nameless = newPhone();
  await server.signIn(nameless);
  const shapes = [];
  for (const identifier of [phone, newPhone(), nameless, 'nobody@example.com']) {
    const { started, second, isAccepted } = await startedLogin(server, identifier, 'not the password');
    const finished = await server.call('POST', '/v1/user/login/finish', { body: second });
    const { loginResponse = '' } = started.body as Record<string, string>;
    const { instance: _, ...problem } = problemOf(finished);
    shapes.push({ status: started.status, length: loginResponse.length, isAccepted, problem });
  }
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  // The same request twice: the part that a person's key makes of it is the same each time, known or not.
  const { startLoginRequest } = opaque.client.startLogin({ password: 'not the password' });
  for (const identifier of [phone, newPhone()]) {
    const evaluated = [];
    for (const _ of [1, 2]) {
      const { body } = await server.call('POST', '/v1/user/login/start', {
        body: { identifier, startLoginRequest },
      });
      evaluated.push((body as { loginResponse: string }).loginResponse.slice(0, 42));
    }
    expect(evaluated[0]).toBe(evaluated[1]);
  }
});

test('SES-05 what is no message of the protocol is refused by its field', async () => {
  const body = { identifier: newPhone(), startLoginRequest: 'A'.repeat(128) };
  expect(refusedFields(await server.call('POST', '/v1/user/login/start', { body }))).toEqual(['startLoginRequest']);
});

test('SES-05 the time of an answer does not tell whether somebody is known', async () => {
  const { phone } = await withPassword();
  const stranger = newPhone();
  const took = { known: [] as number[], unknown: [] as number[] };
  const rounds = 60;
  for (let round = 0; round < rounds; round += 1) {
    // Tries are limited for each person; the count starts again after a quarter of an hour.
    if (round % 5 === 0) server.pass(900_000);
    for (const [kind, identifier] of round % 2 === 0
      ? ([
          ['known', phone],
          ['unknown', stranger],
        ] as const)
      : ([
          ['unknown', stranger],
          ['known', phone],
        ] as const)) {
      const begin = performance.now();
      const { second } = await startedLogin(server, identifier, 'not the password');
      await server.call('POST', '/v1/user/login/finish', { body: second });
      took[kind].push(performance.now() - begin);
    }
  }
  // How often a known one takes longer than an unknown one: a half where time tells nothing.
  const pairs = took.known.flatMap((known) => took.unknown.map((unknown) => (known > unknown ? 1 : 0) as number));
  const share = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.75);
}, 240_000);

test('SES-05 ten tries in a quarter of an hour for one person, also from many places; the right one starts again', async () => {
  const { phone } = await withPassword();
  // From now on the device is known, and has a count of its own.
  expect((await passwordLogin(server, phone, good)).status).toBe(200);
  for (let tries = 0; tries < 9; tries += 1) {
    expect((await passwordLogin(server, phone, 'wrong one')).status).toBe(422);
  }
  expect((await passwordLogin(server, phone, good)).status).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await passwordLogin(server, phone, 'wrong one')).status).toBe(422);
  }
  const { started } = await startedLogin(server, phone, good);
  expect({ status: started.status, wait: Number(started.headers.get('retry-after')) > 0 }).toEqual({
    status: 429,
    wait: true,
  });
  server.pass(900_000);
  expect((await passwordLogin(server, phone, good)).status).toBe(200);
});

test('SES-05 a new device is told to the owner, a known one is not', async () => {
  const { phone } = await withPassword();
  const android = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  };
  const told = async () => {
    const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
    return (body as { messages: { text: string }[] }).messages.filter(({ text }) => text.includes('New sign-in'));
  };
  await passwordLogin(server, phone, good, android);
  await passwordLogin(server, phone, good, android);
  expect((await told()).map(({ text }) => text.includes('Chrome on Android'))).toEqual([true]);
});

test('SES-05 what is kept and logged has neither the password nor the shop’s key in it, and the key wants the secret', async () => {
  const { phone } = await withPassword('marigold garland 1947');
  await passwordLogin(server, phone, 'marigold garland 1947');
  expect(server.logged()).not.toContain('marigold');
  const kept = await server.database.query<{ kept: string }>(sql`
    SELECT password::text AS kept FROM password UNION ALL SELECT setting::text FROM setting`);
  expect(kept.some((row) => row.kept.includes('marigold'))).toBe(false);
  await expect(openPasswords(server.database, { secret: 'b'.repeat(40) })).rejects.toThrow('SHOP_SECRET');
});

test('ACC-01 an address that comes with a new account gets one message, and no other before its link was followed', async () => {
  const phone = newPhone();
  const email = `asha${phone.slice(3)}@example.in`;
  const code = await freshCode(server, phone);
  const body = { phone, code, firstName: 'Asha', email: email.toUpperCase() };
  const opened = await server.call('POST', '/v1/user/register', { body });
  const token = tokenOf(opened.body);
  const mail = async () =>
    server.database.query<{ template: string; body: string }>(
      sql`SELECT template, body FROM message WHERE recipient = ${email} ORDER BY serial`,
    );
  const [first, ...others] = await mail();
  expect([first?.template, others]).toEqual(['confirm-email', []]);
  const awaited = async () => (await server.call('GET', '/v1/user/account', { token })).body;
  expect((await profile(token)).body).toMatchObject({ email: null });
  expect(await awaited()).toMatchObject({ awaitedEmail: email });
  const path = /\/email\/confirm\/[\w-]+/u.exec(first?.body ?? '')?.[0] ?? '';
  expect((await server.call('GET', path)).status).toBe(200);
  expect((await profile(token)).body).toMatchObject({ email: null });
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await server.call('POST', path, form)).status).toBe(200);
  expect((await profile(token)).body).toMatchObject({ email });
  expect(await awaited()).toMatchObject({ awaitedEmail: null });
  expect((await server.call('POST', path, form)).status).toBe(404);
  expect((await server.call('GET', `${path.slice(0, -3)}AAA`)).status).toBe(404);
});
