import { hkdfSync } from 'node:crypto';
import * as opaque from '@serenity-kit/opaque';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unseal } from '../../../../server/platform/file/seal.ts';
import {
  codeSentTo,
  freshCode,
  madeRecord,
  passwordLogin,
  startedLogin,
} from '../../../support/account/passwords.ts';
import { type Got, newPhone, problemOf, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.close());

const minute = 60_000;
const owner = '198.51.100.7';

/** Headers of somebody at this address, as the proxy on loopback passes them on. */
const at = (ip: string, more: Readonly<Record<string, string>> = {}) => ({ 'x-forwarded-for': ip, ...more });
const stranger = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

const send = (phone: string, headers: Readonly<Record<string, string>>, challenge?: string) =>
  server.call('POST', '/v1/user/otp/send', { body: { phone, challenge }, headers });
const verify = (phone: string, code: string, headers: Readonly<Record<string, string>>, challenge?: string) =>
  server.call('POST', '/v1/user/otp/verify', { body: { phone, code, challenge }, headers });
const lengthOf = ({ body }: Got) => (body as { codeLength?: number }).codeLength;
const isCompared = (got: Got) =>
  got.status === 422 && problemOf(got).detail?.startsWith('That isn’t the code') === true;

/** Other codes than these, of the same length. */
function guesses(count: number, length: number, others: readonly string[]): string[] {
  const found: string[] = [];
  for (let value = 0; found.length < count; value += 1) {
    const code = String(value).padStart(length, '0');
    if (!others.includes(code)) found.push(code);
  }
  return found;
}

async function sentCodes(phone: string): Promise<string[]> {
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  return (body as { messages: { code?: string }[] }).messages.map(({ code = '' }) => code);
}

test('SEC-03 the owner’s first code works while forty strangers ask for codes and guess at once', async () => {
  const phone = newPhone();
  expect((await send(phone, at(owner))).status).toBe(202);
  const code = await codeSentTo(server, phone);
  const attacks = Array.from({ length: 40 }, async (_, index) => {
    const from = at(stranger(index));
    await send(phone, from);
    const tried = guesses(6, 6, await sentCodes(phone));
    return Promise.all(tried.map((guess) => verify(phone, guess, from)));
  });
  const compared = (await Promise.all(attacks)).flat().filter(isCompared);
  expect(compared.length).toBeLessThanOrEqual(15);
  expect((await verify(phone, code, at(owner))).status).toBe(200);
});

test('SEC-03 ten codes that strangers ask for lock no newcomer out; after twelve one long code serves all', async () => {
  const phone = newPhone();
  for (let index = 0; index < 10; index += 1) expect((await send(phone, at(stranger(index)))).status).toBe(202);
  const sent = await send(phone, at(owner));
  expect([sent.status, lengthOf(sent)]).toEqual([202, 6]);
  expect((await verify(phone, await codeSentTo(server, phone), at(owner))).status).toBe(200);
  // The owner's own challenge is spent and counts no more.
  const lengths: (number | undefined)[] = [];
  for (let index = 10; index < 40; index += 1) lengths.push(lengthOf(await send(phone, at(stranger(index)))));
  expect(lengths).toEqual([6, 6, ...Array.from({ length: 28 }, () => 10)]);
  const codes = await sentCodes(phone);
  expect(codes.length).toBe(14);
  const other = await send(phone, at('198.51.100.8'));
  expect([other.status, lengthOf(other)]).toEqual([202, 10]);
  const short = await verify(phone, '123456', at('198.51.100.8'));
  expect(problemOf(short).errors).toEqual([{ field: 'code', message: 'Enter the 10 digits of the code we sent' }]);
  expect((await verify(phone, codes[0] ?? '', at('198.51.100.8'))).status).toBe(200);
  // What was shared is over with its first use.
  expect((await verify(phone, codes[0] ?? '', at(stranger(30)))).status).toBe(422);
});

test('SEC-03 strangers at many addresses have a chance of 2.5 in 100,000 a day at one number at most', async () => {
  const phone = newPhone();
  const took = { short: 0, long: 0, messages: 0 };
  for (let round = 0, caller = 0; round < 24; round += 1) {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const from = at(stranger((caller += 1)));
        const length = lengthOf(await send(phone, from)) ?? 6;
        const answers = await Promise.all(guesses(6, length, []).map((guess) => verify(phone, guess, from)));
        took[length === 6 ? 'short' : 'long'] += answers.filter(isCompared).length;
      }),
    );
    server.pass(60 * minute);
  }
  took.messages = (await sentCodes(phone)).length;
  expect(took).toEqual({ short: 20, long: took.long, messages: took.messages });
  expect(took.long).toBeGreaterThan(300);
  expect(took.short / 1e6 + took.long / 1e10).toBeLessThan(2.5e-5);
  expect(took.messages).toBeLessThanOrEqual(12 + 32);
});

test('SEC-03 a day’s ten thousand long codes are the last for strangers, and the whole day stays below 2.5 in 100,000', async () => {
  const phone = newPhone();
  const now = server.context.clock();
  await server.database.execute(sql`
    INSERT INTO code_challenge (id, recipient, binding, caller, is_known, digits, code_hash, tries, tries_left, sent_at,
      issued_at, expires_at)
    SELECT gen_random_uuid(), ${phone}, 'b' || one, 'c' || one, false, CASE WHEN one <= 20 THEN 6 ELSE 10 END, '\\x00',
      5, CASE WHEN one <= 20 THEN 4 ELSE 0 END, ${now}, ${now}, ${now} FROM generate_series(1, 10020) AS one`);
  expect(problemOf(await send(phone, at(owner))).type).toBe('/problems/rate-limited');
  expect(20 / 1e6 + (10_000 * 5) / 1e10).toBeLessThanOrEqual(2.5e-5);
});

test('SEC-03 a device that signed in before has codes of its own, whatever strangers do', async () => {
  const phone = newPhone();
  await send(phone, at(owner));
  const first = await verify(phone, await codeSentTo(server, phone), at(owner));
  const device = { cookie: (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  for (let index = 0; index < 20; index += 1) await send(phone, at(stranger(index)));
  // Also from the network of a stranger who has just asked.
  const again = await send(phone, at(stranger(3), device));
  expect([again.status, lengthOf(again)]).toEqual([202, 6]);
  expect((await verify(phone, await codeSentTo(server, phone), at(stranger(3), device))).status).toBe(200);
  const other = newPhone();
  for (let index = 0; index < 20; index += 1) await send(other, at(stranger(index)));
  expect(lengthOf(await send(other, at(owner, device)))).toBe(10);
});

test('SEC-03 a browser’s secret keeps its code from strangers in the same network', async () => {
  const phone = newPhone();
  const secret = 'a-secret-of-this-browser';
  await send(phone, at(owner), secret);
  const code = await codeSentTo(server, phone);
  const tried = guesses(8, 6, [code]);
  for (const guess of tried) expect(isCompared(await verify(phone, guess, at(owner)))).toBe(false);
  for (const guess of tried) {
    expect(isCompared(await verify(phone, guess, at(owner), 'a-secret-of-a-stranger'))).toBe(false);
  }
  // A reload, and a change from Wi-Fi to the phone's network, lose nothing.
  const wrong = await verify(phone, tried[0] ?? '', at(stranger(1)), secret);
  expect(problemOf(wrong).detail).toBe('That isn’t the code we sent. 4 tries left');
  expect((await verify(phone, code, at(stranger(1)), secret)).status).toBe(200);
});

test('SEC-03 fifty parallel guesses at each of three challenges get five tries, five, and one', async () => {
  const phone = newPhone();
  await Promise.all([1, 2, 3].map((index) => send(phone, at(stranger(index)))));
  const codes = await sentCodes(phone);
  const compared = await Promise.all(
    [1, 2, 3].map(async (index) => {
      const tried = guesses(50, 6, codes);
      const answers = await Promise.all(tried.map((guess) => verify(phone, guess, at(stranger(index)))));
      return answers.filter(isCompared).length;
    }),
  );
  expect(compared.toSorted((a, b) => a - b)).toEqual([1, 5, 5]);
});

test('SEC-03 a caller is who the nearest untrusted address says, and IPv6 is counted by /64', async () => {
  const phone = newPhone();
  const statuses = async (...addresses: string[]) => {
    const number = newPhone();
    const found: number[] = [];
    for (const address of addresses) found.push((await send(number, at(address))).status);
    return found;
  };
  expect((await send(phone, at('192.0.2.1, 198.51.100.20'))).status).toBe(202);
  expect((await send(phone, at('192.0.2.2, 198.51.100.20'))).status).toBe(429);
  expect((await send(phone, at('192.0.2.1, 198.51.100.21'))).status).toBe(202);
  expect(await statuses('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1')).toEqual([202, 429, 202]);
  expect(await statuses('198.51.100.30', '::ffff:198.51.100.30', '198.51.100.31')).toEqual([202, 429, 202]);
  expect(await statuses('198.51.100.40, 127.0.0.1', '198.51.100.40')).toEqual([202, 429]);
});

/** A person with a password and an e-mail address, and the cookie of the browser that they signed in with. */
async function personWithPassword(password: string) {
  const phone = newPhone();
  const email = `asha${phone.slice(3)}@example.in`;
  const record = await madeRecord(server, password, { phone });
  const code = await freshCode(server, phone);
  const body = { phone, code, firstName: 'Asha', ...record };
  const opened = await server.call('POST', '/v1/user/register', { body });
  const { token } = opened.body as { token: string };
  await server.database.execute(sql`UPDATE shopper SET email = ${email} WHERE phone = ${phone}`);
  return { phone, email, token, device: { cookie: (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '' } };
}

/** What the shop's key for a password makes of this request: the same each time under the same key. */
const evaluatedOf = ({ body }: Got, name: 'loginResponse' | 'registrationResponse') =>
  Buffer.from((body as Record<string, string>)[name] ?? '', 'base64url')
    .subarray(0, 32)
    .toString('hex');

test('SEC-03 all ways together answer ten guesses at a person’s password in a quarter of an hour, whoever asks from wherever', async () => {
  const { phone, email, token } = await personWithPassword('neem leaves at dawn');
  await opaque.ready;
  const { startLoginRequest } = opaque.client.startLogin({ password: 'a guess' });
  const registrationRequest = Buffer.from(startLoginRequest, 'base64url').subarray(0, 32).toString('base64url');
  const login = (identifier: string, index: number) =>
    server.call('POST', '/v1/user/login/start', {
      body: { identifier, startLoginRequest },
      headers: at(stranger(index)),
    });
  const begin = (path: string, index: number, sent: object) =>
    server.call('POST', path, { ...sent, headers: at(stranger(index)) });
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => login(index % 2 === 0 ? phone : email, index)),
  );
  const registered = await Promise.all([
    ...Array.from({ length: 20 }, (_, index) =>
      begin('/v1/user/register/start', index, { body: { phone, registrationRequest } }),
    ),
    ...Array.from({ length: 5 }, (_, index) =>
      begin('/v1/user/password/start', index, { token, body: { registrationRequest } }),
    ),
  ]);
  const given = answers.filter(({ status }) => status === 200).map((got) => evaluatedOf(got, 'loginResponse'));
  const [key = ''] = given;
  expect({ given: given.length, keys: new Set(given).size }).toEqual({ given: 10, keys: 1 });
  const others = registered.map((got) => evaluatedOf(got, 'registrationResponse'));
  expect({ keys: new Set(others).size, isTheirs: others.includes(key) }).toEqual({ keys: 25, isTheirs: false });
});

test('SEC-03 strangers have a hundred guesses a day at a password, and the owner’s device its own all the time', async () => {
  const password = 'tulsi by the window';
  const { phone, email, device } = await personWithPassword(password);
  const { startLoginRequest } = opaque.client.startLogin({ password: 'a guess' });
  let answered = 0;
  for (let quarter = 0; quarter < 12; quarter += 1) {
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const body = { identifier: index % 2 === 0 ? phone : email, startLoginRequest };
        const headers = at(stranger(quarter * 14 + index));
        return (await server.call('POST', '/v1/user/login/start', { body, headers })).status;
      }),
    );
    answered += statuses.filter((status) => status === 200).length;
    server.pass(15 * minute);
  }
  expect(answered).toBe(100);
  const { started } = await startedLogin(server, phone, password);
  expect(started.status).toBe(429);
  const loginStart = { identifier: phone, startLoginRequest };
  const own = await server.call('POST', '/v1/user/login/start', { body: loginStart, headers: device });
  expect(own.status).toBe(200);
});

/** The shop's key for passwords, as the server opens it. */
async function shopsKey(): Promise<string> {
  const { value } = await server.database.one<{ value: { bytes: string; wrappedKey: string } }>(
    sql`SELECT value FROM setting WHERE key = 'password-key'`,
  );
  const sealed = { bytes: Buffer.from(value.bytes, 'base64'), wrappedKey: Buffer.from(value.wrappedKey, 'base64') };
  const masterKey = Buffer.from(hkdfSync('sha256', 'a'.repeat(40), '', 'mantra passwords', 32));
  return unseal(sealed, masterKey, { ownerId: 'shop', id: 'password-key' }).toString();
}

test('SEC-03 passwords that were set before have their key still, and a record without its registration is refused', async () => {
  const password = 'marigold at noon';
  const phone = newPhone();
  const token = await server.signIn(phone);
  const { passwords } = server.context;
  const credential = passwords.credentialOf(phone);
  const serverSetup = await shopsKey();
  const { clientRegistrationState, registrationRequest } = opaque.client.startRegistration({ password });
  const { registrationResponse } = opaque.server.createRegistrationResponse({
    serverSetup,
    userIdentifier: credential,
    registrationRequest,
  });
  const { registrationRecord } = opaque.client.finishRegistration({
    password,
    clientRegistrationState,
    registrationResponse,
    keyStretching: { 'argon2id-custom': { memory: 64, iterations: 1, parallelism: 1 } },
  });
  await server.database.execute(sql`
    INSERT INTO password (shopper_id, credential, record, set_at)
    SELECT id, ${credential}, ${registrationRecord}, now() FROM shopper WHERE phone = ${phone}`);
  expect((await passwordLogin(server, phone, password)).status).toBe(200);
  const code = await freshCode(server, phone);
  const refused = await server.call('POST', '/v1/user/password', { token, body: { registrationRecord, code } });
  expect(problemOf(refused).errors?.map(({ field }) => field)).toEqual(['registrationId']);
  expect((await passwordLogin(server, phone, password)).status).toBe(200);
});
