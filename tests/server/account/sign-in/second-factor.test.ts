import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../../support/account/authenticator.ts';
import {
  base,
  type Challenge,
  codeOf,
  enrolling,
  giveApp,
  newStaff,
  provenAgo,
  signInAgain,
  slugOf,
  staffSignIn,
} from '../../../support/account/second-factor.ts';
import { accounts, newPhone, problemOf, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let desk: ReturnType<typeof staffSignIn>;

beforeAll(async () => {
  server = await startTestServer({ environment: { STAFF_SECOND_FACTOR: 'on' } });
  desk = staffSignIn(server);
});
afterAll(() => server.close());

test('SEC-03 a passkey is set up and shown, and what it proved is fresh for ten minutes and good for a day', async () => {
  const { asAdmin, asFreshAdmin, show, withPasskey } = desk;
  const staff = await withPasskey();
  expect(slugOf(await show(staff, staff.authenticator))).toBe('200');
  expect([await asAdmin(staff), await asFreshAdmin(staff)]).toEqual(['200', '200']);
  server.pass(10 * 60_000);
  expect([await asAdmin(staff), await asFreshAdmin(staff)]).toEqual(['200', 'fresh-proof-needed']);
  expect(slugOf(await show(staff, staff.authenticator))).toBe('200');
  expect(await asFreshAdmin(staff)).toBe('200');
  server.pass(24 * 3_600_000);
  expect(await asAdmin(staff)).toBe('second-factor-needed');
});

test('SEC-03 a code of the app is good once, also where four sessions send it at once', async () => {
  const { now, withApp, showCode } = desk;
  const staff = await withApp();
  const sessions = [staff];
  for (let more = 0; more < 3; more += 1) {
    sessions.push({ ...(await signInAgain(server, staff)), secret: staff.secret });
  }
  server.pass(30_000);
  const code = codeOf(staff.secret, now());
  const statuses = await Promise.all(sessions.map(async (one) => (await showCode(one, code)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422]);
  const replayed = await showCode(staff, code);
  expect(problemOf(replayed).detail).toBe('This code was already used. Wait for the next one');
});

test('SEC-03 a code of the step before is taken, and none before one that was used', async () => {
  const { now, withApp, showCode } = desk;
  const staff = await withApp();
  server.pass(60_000);
  const [before, current] = [codeOf(staff.secret, new Date(now().getTime() - 30_000)), codeOf(staff.secret, now())];
  expect((await showCode(staff, codeOf(staff.secret, new Date(now().getTime() - 90_000)))).status).toBe(422);
  expect((await showCode(staff, current)).status).toBe(200);
  expect((await showCode(staff, before)).status).toBe(422);
});

test('SEC-03 five wrong codes have their owner wait, in every session; passkeys and recovery codes go on', async () => {
  const { post, now, show, withPasskey, showCode, showRecovery } = desk;
  const staff = await withPasskey();
  const secret = await giveApp(server, staff.id);
  const { enrolmentCode: _, ...fresh } = { ...staff, enrolmentCode: '' };
  await provenAgo(server, fresh.token, 0);
  const renewed = await post(`${base}/recovery-codes`, fresh);
  const [recovery = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;

  const thief = await signInAgain(server, staff);
  const wrong = codeOf(secret, new Date('2030-01-01T00:00:00Z'));
  const guesses = await Promise.all(Array.from({ length: 20 }, async () => slugOf(await showCode(thief, wrong))));
  expect(guesses.filter((slug) => slug === 'invalid-input').length).toBe(5);
  expect(guesses.filter((slug) => slug === 'rate-limited').length).toBe(15);

  const owner = await signInAgain(server, staff);
  expect(slugOf(await showCode(owner, codeOf(secret, now())))).toBe('rate-limited');
  expect(slugOf(await showRecovery(owner, recovery))).toBe('200');
  expect(slugOf(await show(owner, staff.authenticator))).toBe('200');
  server.pass(900_000);
  expect(slugOf(await showCode(owner, codeOf(secret, now())))).toBe('200');
});

test('SEC-03 whoever has not signed in cannot spend anybody’s tries', async () => {
  const { now, withApp, showCode } = desk;
  const staff = await withApp();
  for (const token of [undefined, await server.signIn(newPhone())]) {
    const got = await server.call('POST', `${base}/proof`, { token, body: { method: 'totp', code: '000000' } });
    expect([401, 403]).toContain(got.status);
  }
  expect((await showCode(staff, codeOf(staff.secret, now()))).status).toBe(200);
});

test('SEC-03 a passkey of another site, another challenge, another person or without a finger proves nothing', async () => {
  const { post, asAdmin, show, withPasskey } = desk;
  const staff = await withPasskey();
  const other = await withPasskey();
  const challenge = async () => ((await post(`${base}/passkey/challenge`, staff)).body as Challenge).challenge;
  const origin = server.url;
  const { authenticator } = staff;
  const answers = [
    authenticator.show({ challenge: await challenge(), origin: 'https://evil.example' }),
    authenticator.show({ challenge: Buffer.alloc(32).toString('base64url'), origin }),
    authenticator.show({ challenge: await challenge(), origin }, { isVerified: false }),
    other.authenticator.show({ challenge: await challenge(), origin }),
    createAuthenticator().show({ challenge: await challenge(), origin }),
    { ...authenticator.show({ challenge: await challenge(), origin }), signature: 'MEUCIQ' },
  ];
  for (const answer of answers) {
    await challenge();
    const exact = JSON.parse(Buffer.from(answer.clientDataJSON, 'base64url').toString()) as Challenge;
    await server.database.execute(sql`
      UPDATE second_factor_challenge SET challenge = ${exact.challenge}
      WHERE purpose = 'prove-passkey' AND ${exact.challenge} <> ${Buffer.alloc(32).toString('base64url')}
        AND token_hash = sha256(${staff.token}::bytea)`);
    expect(slugOf(await post(`${base}/proof`, staff, answer))).toBe('invalid-input');
  }
  expect(await asAdmin(staff)).toBe('second-factor-needed');
  expect(slugOf(await show(staff, authenticator))).toBe('200');
});

test('SEC-03 an answer of a passkey is good once, in its own session, for five minutes', async () => {
  const { post, withPasskey } = desk;
  const staff = await withPasskey();
  const other = await signInAgain(server, staff);
  const { challenge } = (await post(`${base}/passkey/challenge`, staff)).body as Challenge;
  const answer = staff.authenticator.show({ challenge, origin: server.url });
  expect(slugOf(await post(`${base}/proof`, other, answer))).toBe('invalid-input');
  const twice = await Promise.all(
    [answer, answer, answer].map(async (one) => (await post(`${base}/proof`, staff, one)).status),
  );
  expect(twice.toSorted((one, other) => one - other)).toEqual([200, 422, 422]);

  const late = (await post(`${base}/passkey/challenge`, other)).body as Challenge;
  server.pass(300_000);
  const lateAnswer = staff.authenticator.show({ challenge: late.challenge, origin: server.url });
  expect(slugOf(await post(`${base}/proof`, other, lateAnswer))).toBe('invalid-input');
});

test('SEC-03 a copy of a passkey, whose count stands still, is refused', async () => {
  const { show, withPasskey } = desk;
  const staff = await withPasskey();
  expect(slugOf(await show(staff, staff.authenticator, { count: 7 }))).toBe('200');
  expect(slugOf(await show(staff, staff.authenticator, { count: 7 }))).toBe('invalid-input');
  expect(slugOf(await show(staff, staff.authenticator, { count: 8 }))).toBe('200');
});

test('SEC-03 nothing of a secret is in the log, an answer or the audit log', async () => {
  const { addApp } = desk;
  const staff = await enrolling(server, await newStaff(server));
  const { secret, added } = await addApp(staff, staff.enrolmentCode);
  const { recoveryCodes } = added.body as { recoveryCodes: string[] };
  const { body } = await server.call('GET', `${base}/factors`, { token: staff.token });
  const audit = await server.database.query(sql`SELECT audit_entry::text FROM audit_entry`);
  const said = server.logged() + JSON.stringify([body, audit]);
  expect([secret, staff.enrolmentCode, ...recoveryCodes].filter((one) => said.includes(one))).toEqual([]);
});

test('SEC-03 in a sandbox staff sign in with a code alone, may turn a second factor on, and off again', async () => {
  const sandbox = await startTestServer();
  try {
    const sent = async (method: string, path: string, token: string, body?: unknown) =>
      sandbox.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    const token = await sandbox.signIn(accounts.admin);
    expect((await sent('GET', '/v1/admin/accounts/export', token)).status).toBe(200);
    expect((await sent('GET', base, token)).body).toMatchObject({ standing: 'none', isDemanded: false });

    const begun = await sent('POST', `${base}/totp/start`, token, {});
    const { secret } = begun.body as { secret: string };
    const added = await sent('POST', `${base}/totp`, token, { code: codeOf(secret, sandbox.context.clock()) });
    expect(added.status).toBe(201);
    sandbox.pass(31_000);
    const next = await sandbox.signIn(accounts.admin);
    expect(slugOf(await sent('GET', '/v1/user/all', next))).toBe('second-factor-needed');
    const code = codeOf(secret, sandbox.context.clock());
    expect((await sent('POST', `${base}/proof`, next, { method: 'totp', code })).status).toBe(200);
    const { body } = await sent('GET', `${base}/factors`, next);
    const [{ id } = { id: '' }] = (body as { factors: { id: string }[] }).factors;
    expect((await sent('DELETE', `${base}/factors/${id}`, next)).status).toBe(204);
    expect((await sent('GET', '/v1/admin/accounts/export', next)).status).toBe(200);
    expect((await sent('GET', base, next)).body).toMatchObject({ standing: 'none', methods: [] });
  } finally {
    await sandbox.close();
  }
});
