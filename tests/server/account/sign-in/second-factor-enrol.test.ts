import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../../support/account/authenticator.ts';
import {
  base,
  type Challenge,
  codeOf,
  enrolling,
  newStaff,
  signInAgain,
  slugOf,
  type Staff,
  staffSignIn,
} from '../../../support/account/second-factor.ts';
import { newPhone, refusedFields, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let desk: ReturnType<typeof staffSignIn>;

beforeAll(async () => {
  server = await startTestServer({ environment: { STAFF_SECOND_FACTOR: 'on' } });
  desk = staffSignIn(server);
});
afterAll(() => server.close());

test('SEC-03 a member of staff sets up an app with an enrolment code, and shows it at the next sign-in', async () => {
  const { now, standing, asAdmin, asFreshAdmin, addApp, showCode, texts, actions } = desk;
  const staff = await enrolling(server, await newStaff(server));
  expect(await standing(staff)).toEqual({ standing: 'enrol', isDemanded: true, methods: [], freshUntil: null });
  expect(await asAdmin(staff)).toBe('second-factor-needed');

  const { secret, added } = await addApp(staff, staff.enrolmentCode);
  const { recoveryCodes } = added.body as { recoveryCodes: string[] };
  expect([added.status, recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([201, 10, 10]);
  expect([await asAdmin(staff), await asFreshAdmin(staff)]).toEqual(['200', '200']);
  expect((await texts(staff))[0]).toContain('“Authenticator app” was added');

  const next = await signInAgain(server, staff);
  expect(await standing(next)).toEqual({
    standing: 'needed',
    isDemanded: true,
    methods: ['totp', 'recovery'],
    freshUntil: null,
  });
  expect(await asAdmin(next)).toBe('second-factor-needed');
  const shown = await showCode(next, codeOf(secret, now()));
  const freshUntil = new Date(now().getTime() + 600_000).toISOString();
  expect(shown.body).toEqual({ freshUntil, recoveryCodesLeft: 10 });
  expect([await asAdmin(next), await asFreshAdmin(next)]).toEqual(['200', '200']);

  const { body } = await server.call('GET', `${base}/factors`, { token: next.token });
  expect(body).toMatchObject({
    factors: [{ kind: 'totp', name: 'Authenticator app', lastUsedAt: now().toISOString() }],
    recoveryCodes: 10,
    isDemanded: true,
  });
  expect(await actions(staff)).toEqual(['authenticator app added']);
});

test('SEC-03 whoever only has the code of a phone can set up nothing: the enrolment code is asked for, once, for a day', async () => {
  const { post, addApp } = desk;
  const staff = await enrolling(server, await newStaff(server));
  expect(refusedFields(await post(`${base}/totp/start`, staff))).toEqual(['enrolmentCode']);
  expect(
    refusedFields(await post(`${base}/passkey/start`, staff, { enrolmentCode: 'AAAA-BBBB-CCCC-DDDD' })),
  ).toEqual(['enrolmentCode']);
  const other = await enrolling(server, await newStaff(server));
  const foreign = { enrolmentCode: other.enrolmentCode };
  expect(refusedFields(await post(`${base}/totp/start`, staff, foreign))).toEqual(['enrolmentCode']);
  // Typed as people type.
  const typed = ` ${staff.enrolmentCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  const first = await addApp(staff, typed);
  expect(first.added.status).toBe(201);
  // With a factor, the code is no way in any more.
  await server.database.execute(sql`DELETE FROM second_factor WHERE shopper_id = ${staff.id}`);
  const again = await post(`${base}/totp/start`, staff, { enrolmentCode: staff.enrolmentCode });
  expect(refusedFields(again)).toEqual(['enrolmentCode']);

  server.pass(24 * 3_600_000);
  const late = await signInAgain(server, other);
  expect(refusedFields(await post(`${base}/totp/start`, late, foreign))).toEqual(['enrolmentCode']);
});

test('SEC-03 one enrolment code makes one first factor, however many set one up at the same time', async () => {
  const { post, now } = desk;
  const staff = await enrolling(server, await newStaff(server));
  const second = await signInAgain(server, staff);
  const { enrolmentCode } = staff;
  const begun = await Promise.all(
    [staff, second].map(
      async (one) => (await post(`${base}/totp/start`, one, { enrolmentCode })).body as { secret: string },
    ),
  );
  const added = await Promise.all(
    [staff, second].map(async (one, at) =>
      post(`${base}/totp`, one, { code: codeOf(begun[at]?.secret ?? '', now()) }),
    ),
  );
  expect(added.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403]);
  const { left } = await server.database.one<{ left: number }>(sql`
    SELECT count(*) AS left FROM second_factor WHERE shopper_id = ${staff.id}`);
  expect(left).toBe(1);
});

test('SEC-03 wrong enrolment codes are counted, and ten of them close the door for a while', async () => {
  const { post, addApp } = desk;
  const staff = await enrolling(server, await newStaff(server));
  const wrong = { enrolmentCode: 'AAAA-BBBB-CCCC-DDDD' };
  const tries = await Promise.all(
    Array.from({ length: 12 }, async () => slugOf(await post(`${base}/totp/start`, staff, wrong))),
  );
  expect(tries.filter((slug) => slug === 'invalid-input').length).toBe(10);
  const right = await post(`${base}/totp/start`, staff, { enrolmentCode: staff.enrolmentCode });
  expect(slugOf(right)).toBe('rate-limited');
  server.pass(900_000);
  expect((await addApp(staff, staff.enrolmentCode)).added.status).toBe(201);
});

test('SEC-03 a new passkey from another site, without a finger, or with a maker’s certificate is not taken', async () => {
  const { post, standing, addPasskey } = desk;
  const staff = await enrolling(server, await newStaff(server));
  const { enrolmentCode } = staff;
  const attempts: ((asked: Challenge) => object)[] = [
    ({ challenge }) => createAuthenticator().make({ challenge, origin: 'https://evil.example' }),
    ({ challenge }) => createAuthenticator().make({ challenge, origin: server.url }, { isVerified: false }),
    ({ challenge }) => createAuthenticator().make({ challenge, origin: server.url }, { isCertified: true }),
    () => createAuthenticator().make({ challenge: 'AAAA', origin: server.url }),
  ];
  for (const attempt of attempts) {
    const { body } = await post(`${base}/passkey/start`, staff, { enrolmentCode });
    const made = attempt(body as Challenge);
    expect(refusedFields(await post(`${base}/passkey`, staff, made))).toEqual(['id']);
  }
  expect(await standing(staff)).toMatchObject({ standing: 'enrol' });
  const { authenticator, added } = await addPasskey(staff, enrolmentCode);
  expect(added.status).toBe(201);

  const other = await enrolling(server, await newStaff(server));
  expect(slugOf((await addPasskey(other, other.enrolmentCode, authenticator)).added)).toBe('conflict');
});

test('SEC-03 recovery codes hold once each, for their owner, and are told of; new ones end the old', async () => {
  const { post, asFreshAdmin, addApp, withApp, showRecovery, texts, actions } = desk;
  const staff = await enrolling(server, await newStaff(server));
  const { added } = await addApp(staff, staff.enrolmentCode);
  const { recoveryCodes: old } = added.body as { recoveryCodes: string[] };
  const next = await signInAgain(server, staff);
  const [code = '', other = ''] = old;
  const uses = await Promise.all([code, code, code].map(async (one) => (await showRecovery(next, one)).status));
  expect(uses.toSorted((one, other) => one - other)).toEqual([200, 422, 422]);
  expect((await texts(staff))[0]).toContain('9 left');
  expect(await asFreshAdmin(next)).toBe('200');

  const somebody = await withApp();
  expect(slugOf(await showRecovery(somebody, other))).toBe('invalid-input');

  const renewed = await post(`${base}/recovery-codes`, next);
  const [fresh = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
  const last = await signInAgain(server, staff);
  expect(slugOf(await showRecovery(last, other))).toBe('invalid-input');
  expect(slugOf(await showRecovery(last, fresh.toLowerCase().replace('-', ' ')))).toBe('200');
  expect(await actions(staff)).toEqual([
    'authenticator app added',
    'recovery code used',
    'recovery codes renewed',
    'recovery code used',
  ]);
  const kept = await server.database.query<{ row: string }>(
    sql`SELECT recovery_code::text AS row FROM recovery_code`,
  );
  expect(kept.filter(({ row }) => old.some((one) => row.includes(one)))).toEqual([]);
});

test('SEC-03 a removed passkey proves nothing, ends what it proved elsewhere, and the last one stays', async () => {
  const { post, now, asAdmin, addApp, show, withApp, withPasskey, showCode, texts } = desk;
  const staff = await withPasskey();
  const elsewhere = await signInAgain(server, staff);
  expect(slugOf(await show(elsewhere, staff.authenticator))).toBe('200');
  expect(slugOf(await show(staff, staff.authenticator))).toBe('200');
  const { body } = await server.call('GET', `${base}/factors`, { token: staff.token });
  const [{ id } = { id: '' }] = (body as { factors: { id: string }[] }).factors;
  const remove = async (one: Staff) => server.call('DELETE', `${base}/factors/${id}`, { token: one.token });
  expect(slugOf(await remove(staff))).toBe('conflict');

  const { secret, added } = await addApp(staff);
  expect(added.body).toEqual({ recoveryCodes: null });
  const stranger = await withApp();
  expect((await showCode(stranger, codeOf(stranger.secret, now()))).status).toBe(200);
  expect(slugOf(await remove(stranger))).toBe('not-found');
  expect((await remove(staff)).status).toBe(204);
  expect((await texts(staff))[0]).toContain('was removed from your sign-in');
  expect([await asAdmin(staff), await asAdmin(elsewhere)]).toEqual(['200', 'second-factor-needed']);
  expect(slugOf(await post(`${base}/passkey/challenge`, elsewhere))).toBe('conflict');
  server.pass(30_000);
  expect((await showCode(elsewhere, codeOf(secret, now()))).status).toBe(200);
});

test('SEC-03 another way is added with a fresh proof only, and a new app takes the place of the old', async () => {
  const { post, now, addApp, withApp, showCode } = desk;
  const staff = await withApp();
  expect(slugOf(await post(`${base}/totp/start`, staff))).toBe('second-factor-needed');
  expect((await showCode(staff, codeOf(staff.secret, now()))).status).toBe(200);
  server.pass(600_000);
  expect(slugOf(await post(`${base}/totp/start`, staff))).toBe('fresh-proof-needed');
  expect((await showCode(staff, codeOf(staff.secret, now()))).status).toBe(200);
  const { secret, added } = await addApp(staff);
  expect(added.status).toBe(201);
  server.pass(60_000);
  const next = await signInAgain(server, staff);
  expect((await showCode(next, codeOf(staff.secret, now()))).status).toBe(422);
  expect((await showCode(next, codeOf(secret, now()))).status).toBe(200);
});

test('SEC-03 an admin resets another’s second factor: sessions end, nothing of it holds, and a code sets up a new one', async () => {
  const { post, now, addPasskey, withApp, withPasskey, showCode, texts, actions } = desk;
  const admin = await withApp();
  expect((await showCode(admin, codeOf(admin.secret, now()))).status).toBe(200);
  const person = await withPasskey();
  const customer = await server.signIn(newPhone());
  const { body } = await server.call('GET', '/v1/user', { token: customer });
  const reset = async (id: string) => post(`/v1/admin/accounts/${id}/second-factor`, admin);
  expect(slugOf(await reset((body as { id: string }).id))).toBe('conflict');
  expect(slugOf(await reset(admin.id))).toBe('conflict');
  expect(slugOf(await reset(randomUUID()))).toBe('not-found');

  const answer = await reset(person.id);
  const { enrolmentCode, expiresAt } = answer.body as { enrolmentCode: string; expiresAt: string };
  expect(expiresAt).toBe(new Date(now().getTime() + 24 * 3_600_000).toISOString());
  expect((await server.call('GET', base, { token: person.token })).status).toBe(426);
  expect((await texts(person))[0]).toContain('your second factor was reset');
  expect(await actions(person)).toEqual(['passkey added', 'second factor reset']);

  const next = await signInAgain(server, person);
  expect(slugOf(await post(`${base}/passkey/challenge`, next))).toBe('conflict');
  expect((await addPasskey(next, enrolmentCode)).added.status).toBe(201);
});

test('SEC-03 whoever is made a customer again loses their second factor with their role', async () => {
  const { post, now, withApp, showCode } = desk;
  const admin = await withApp();
  expect((await showCode(admin, codeOf(admin.secret, now()))).status).toBe(200);
  const person = await withApp();
  const answer = await post(`/v1/admin/accounts/${person.id}/role`, admin, { role: 'customer' });
  expect(answer.status).toBe(200);
  const { left } = await server.database.one<{ left: number }>(sql`
    SELECT count(*) AS left FROM second_factor WHERE shopper_id = ${person.id}`);
  expect(left).toBe(0);
});
