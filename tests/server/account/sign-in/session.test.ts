import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accounts,
  type Got,
  newPhone,
  problemOf,
  startTestServer,
  type TestServer,
} from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const minute = 60_000;
const send = (phone: string) => server.call('POST', '/v1/user/otp/send', { body: { phone } });
const verify = (phone: string, code: string) =>
  server.call('POST', '/v1/user/otp/verify', { body: { phone, code } });
const profile = (token?: string) => server.call('GET', '/v1/user', { token });

async function codeFor(phone: string): Promise<string> {
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  return (body as { messages: { code: string }[] }).messages[0]?.code ?? '';
}

function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

const said = ({ status, body }: Got) => ({ status, body });

test('SES-04 the right code opens a session and makes a shopper of a new number', async () => {
  const phone = newPhone();
  const sent = await send(phone);
  expect(said(sent)).toEqual({
    status: 202,
    body: { resendAfter: '2026-11-21T04:30:30.000Z', expiresAt: '2026-11-21T04:35:00.000Z', codeLength: 6 },
  });
  const code = await codeFor(phone);
  expect(code).toMatch(/^\d{6}$/);
  const verified = await verify(phone, code);
  const { token, user } = verified.body as { token: string; user: { id: string } };
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user).toEqual({
    id: user.id,
    firstName: null,
    lastName: null,
    phone,
    email: null,
    role: 'customer',
    isAdmin: false,
    isDoctor: false,
    isOwner: false,
    permissions: [],
    premiumMembership: { isActive: false, expiresAt: null },
  });
  expect((await profile(token)).body).toEqual(user);
});

test('SES-04 known and unknown numbers are answered alike', async () => {
  const [known, unknown] = [await send(accounts.customer), await send(newPhone())];
  expect(said(known)).toEqual(said(unknown));
  const wrong = await verify(accounts.customer, otherThan(await codeFor(accounts.customer)));
  const strange = newPhone();
  await send(strange);
  const alsoWrong = await verify(strange, otherThan(await codeFor(strange)));
  expect({ ...problemOf(wrong), instance: '' }).toEqual({ ...problemOf(alsoWrong), instance: '' });
});

test('SES-04 a wrong code names the field and the tries left; after five the right one is worth nothing', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  const details = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const refused = problemOf(await verify(phone, otherThan(code)));
    expect({ status: refused.status, fields: refused.errors?.map(({ field }) => field) }).toEqual({
      status: 422,
      fields: ['code'],
    });
    expect(refused.errors).toEqual([{ field: 'code', message: refused.detail }]);
    details.push(refused.detail);
  }
  expect(details).toEqual([
    'That isn’t the code we sent. 4 tries left',
    'That isn’t the code we sent. 3 tries left',
    'That isn’t the code we sent. 2 tries left',
    'That isn’t the code we sent. 1 try left',
    'That isn’t the code we sent. Ask for a new one',
  ]);
  expect((await verify(phone, code)).status).toBe(422);
});

test('SES-04 fifty guesses at once get no more than five tries', async () => {
  const phone = newPhone();
  await send(phone);
  const guess = otherThan(await codeFor(phone));
  const details = await Promise.all(
    Array.from({ length: 50 }, async () => problemOf(await verify(phone, guess)).detail ?? ''),
  );
  expect(details.filter((detail) => detail.startsWith('That isn’t the code')).length).toBe(5);
});

test('SES-04 a code holds for five minutes', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  server.pass(5 * minute);
  expect(problemOf(await verify(phone, code)).detail).toBe('This code has expired. Ask for a new one');
});

test('SES-04 a code is good for one sign-in, however many use it at once', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await verify(phone, code)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});

test('SES-04 another code is sent after 30 seconds and not before; it replaces the first', async () => {
  const phone = newPhone();
  await send(phone);
  const first = await codeFor(phone);
  server.pass(12_000);
  const early = await send(phone);
  expect({ status: early.status, type: problemOf(early).type, wait: early.headers.get('retry-after') }).toEqual({
    status: 429,
    type: '/problems/code-just-sent',
    wait: '18',
  });
  server.pass(18_000);
  expect((await send(phone)).status).toBe(202);
  const second = await codeFor(phone);
  if (first !== second) expect((await verify(phone, first)).status).toBe(422);
  expect((await verify(phone, second)).status).toBe(200);
});

test('PHN-01 a browser that asks again at once hears of the code on its way, which works; nothing else is sent', async () => {
  const phone = newPhone();
  const challenge = 'a-tab-that-was-loaded-again';
  const ask = (mark: string) => server.call('POST', '/v1/user/otp/send', { body: { phone, challenge: mark } });
  const first = await ask(challenge);
  const code = await codeFor(phone);
  server.pass(8000);
  expect(said(await ask(challenge))).toEqual(said(first));
  expect(await codeFor(phone)).toBe(code);
  const { count } = await server.database.one<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM code_challenge WHERE recipient = ${phone}`);
  expect(count).toBe(1);
  expect(problemOf(await ask('another-tab-of-the-same-network'))).toMatchObject({
    status: 429,
    type: '/problems/code-just-sent',
  });
  const body = { phone, code, challenge };
  expect((await server.call('POST', '/v1/user/otp/verify', { body })).status).toBe(200);
});

test('SES-04 one caller gets five codes an hour for a number; a sign-in starts the count again', async () => {
  const phone = newPhone();
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send(phone)).status).toBe(202);
    server.pass(31_000);
  }
  const sixth = await send(phone);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await verify(phone, await codeFor(phone))).status).toBe(200);
  expect((await send(phone)).status).toBe(202);
});

test('SES-04 codes are stored hashed, and neither code nor number nor token is logged', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  const token = ((await verify(phone, code)).body as { token: string }).token;
  await profile(token);
  await send(phone);
  const { code_hash: hash } = await server.database.one<{ code_hash: Buffer }>(
    sql`SELECT code_hash FROM code_challenge WHERE recipient = ${phone}`,
  );
  expect(hash.includes(await codeFor(phone))).toBe(false);
  for (const secret of [token, phone, phone.slice(3), ` ${code}`, `"${code}"`]) {
    expect(server.logged()).not.toContain(secret);
  }
  expect(server.logged()).toContain('/v1/user/otp/verify');
});

test('SES-01, SES-06 each sandbox account has its role', async () => {
  server.pass(60 * minute);
  const roles = [];
  for (const phone of Object.values(accounts)) {
    const { body } = await profile(await server.signIn(phone));
    const { role, isAdmin, isDoctor } = body as { role: string; isAdmin: boolean; isDoctor: boolean };
    roles.push({ role, isAdmin, isDoctor });
  }
  expect(roles).toEqual([
    { role: 'customer', isAdmin: false, isDoctor: false },
    { role: 'prescriber', isAdmin: false, isDoctor: true },
    { role: 'admin', isAdmin: true, isDoctor: false },
  ]);
});

test('SES-07 no token is 401 with its challenge; an unknown or odd one is 426 with an Upgrade', async () => {
  const none = await profile();
  expect({ status: none.status, challenge: none.headers.get('www-authenticate') }).toEqual({
    status: 401,
    challenge: 'Bearer',
  });
  const unknown = await profile('x'.repeat(43));
  expect({
    status: unknown.status,
    upgrade: unknown.headers.get('upgrade'),
    type: problemOf(unknown).type,
  }).toEqual({
    status: 426,
    upgrade: 'shop-session',
    type: '/problems/session-expired',
  });
  const odd = await server.call('GET', '/v1/user', { headers: { authorization: 'Basic YTpi' } });
  expect(odd.status).toBe(426);
});

test('SES-02, SES-03, SES-07 a logout revokes its token and no other', async () => {
  const phone = newPhone();
  const [one, other] = [await server.signIn(phone), await server.signIn(phone)];
  expect((await server.call('POST', '/v1/user/logout', { token: one })).status).toBe(204);
  expect((await profile(one)).status).toBe(426);
  expect((await server.call('POST', '/v1/user/logout', { token: one })).status).toBe(426);
  expect((await profile(other)).status).toBe(200);
});

test('SES-03 a logout leaves the stored cart for the next sign-in', async () => {
  const phone = newPhone();
  const token = await server.signIn(phone);
  const lines = [{ sku: 'peace-mantra', flavour: 'Rose', variant: '30 ml', quantity: 2, packageType: 'trial' }];
  await server.call('PUT', '/v1/user/cart', { token, body: lines });
  await server.call('POST', '/v1/user/logout', { token });
  const { body } = await server.call('GET', '/v1/user/cart', { token: await server.signIn(phone) });
  expect((body as { cart: { sku: string; quantity: number }[] }).cart).toMatchObject([
    { sku: 'peace-mantra', quantity: 2 },
  ]);
});

test('SES-07 a session ends after thirty days without use and lasts while it is used', async () => {
  const day = 24 * 60 * minute;
  const [used, unused] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  for (const days of [20, 20, 20]) {
    server.pass(days * day);
    expect((await profile(used)).status).toBe(200);
  }
  expect((await profile(unused)).status).toBe(426);
  server.pass(30 * day);
  expect((await profile(used)).status).toBe(426);
});

test('SES-08 a newcomer reads the messages in the browser, with nothing of them taken for HTML', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await codeFor(phone);
  await server.context.messages.send(server.database, {
    to: phone,
    channel: 'sms',
    text: '<img src=x onerror=alert(1)>',
  });
  const page = await server.call('GET', '/sandbox/messages');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.text).toContain(`<p class="code">${code}</p>`);
  expect(page.text).toContain('&lt;img src=x');
  expect(page.text).not.toContain('<img');
});
