import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { hashOf } from '../../../server/platform/http/guard/auth.ts';
import { issueEnrolmentCode } from '../../../server/account/second-factor/enrol.ts';
import { sealTotp } from '../../../server/account/second-factor/totp.ts';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import { type Got, newPhone, problemOf, type TestServer } from '../server.ts';

/** The code that an authenticator app with this secret (base32) shows at this moment. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}

export interface Staff {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

/** A member of staff who has signed in with a one-time code, and has no second factor. */
export async function newStaff(server: TestServer, role: 'admin' | 'prescriber' = 'admin'): Promise<Staff> {
  const phone = newPhone();
  const token = await server.signIn(phone);
  const { id } = await server.database.one<{ id: string }>(sql`
    UPDATE shopper SET is_admin = ${role === 'admin'}, is_doctor = ${role === 'prescriber'}
    WHERE phone = ${phone} RETURNING id`);
  return { id, phone, token };
}

/** Another sign-in of the same person. */
export async function signInAgain(server: TestServer, { id, phone }: Pick<Staff, 'id' | 'phone'>): Promise<Staff> {
  server.pass(31_000);
  return { id, phone, token: await server.signIn(phone) };
}

/** A code to set up the first second factor, and a session to do it in: the one before ends. */
export async function enrolling(
  server: TestServer,
  staff: Staff,
): Promise<Staff & { readonly enrolmentCode: string }> {
  const { settings, clock } = server.context;
  const { enrolmentCode } = await server.database.transaction(async (tx) =>
    issueEnrolmentCode(tx, { shopperId: staff.id, secret: settings.secret, now: clock() }),
  );
  return { ...(await signInAgain(server, staff)), enrolmentCode };
}

/** Gives somebody an authenticator app, beside all calls; answers its secret. */
export async function giveApp(server: TestServer, shopperId: string): Promise<string> {
  const { database, files, clock } = server.context;
  const [id, secret] = [randomUUID(), new Secret({ size: 20 })];
  const sealed = sealTotp(Buffer.from(secret.buffer), files.masterKey, shopperId, id);
  await database.execute(sql`
    INSERT INTO second_factor (id, shopper_id, kind, name, secret, wrapped_key, last_step, added_at)
    VALUES (${id}, ${shopperId}, 'totp', 'Authenticator app', ${sealed.bytes}, ${sealed.wrappedKey}, 0, ${clock()})`);
  return secret.base32;
}

/** Has a session as if it had shown a second factor so many minutes ago. */
export async function provenAgo(server: TestServer, token: string, minutes: number): Promise<void> {
  const at = new Date(server.context.clock().getTime() - minutes * 60_000);
  await server.database.execute(sql`
    UPDATE session SET proven_at = ${at}, proven_with = 'totp' WHERE token_hash = ${hashOf(token)}`);
}

/** Where the calls of second factors are. */
export const base = '/v1/user/second-factor';

/** 'invalid-input' and its like of a refusal, or the status of a good answer. */
export function slugOf(got: Got): string {
  return got.status >= 400 ? (problemOf(got).type.split('/').at(-1) ?? '') : String(got.status);
}

export interface Challenge {
  readonly challenge: string;
}

/** Staff at work on a server, with apps and passkeys of their own. */
export function staffSignIn(server: TestServer) {
  const post = async (path: string, { token }: { readonly token: string }, body: unknown = {}) =>
    server.call('POST', path, { token, body, headers: { 'idempotency-key': randomUUID() } });
  const now = () => server.context.clock();
  const standing = async ({ token }: Staff) => (await server.call('GET', base, { token })).body;
  /** A call of every admin, and one that wants a fresh proof. */
  const asAdmin = async ({ token }: Staff) => slugOf(await server.call('GET', '/v1/user/all', { token }));
  const asFreshAdmin = async ({ token }: Staff) =>
    slugOf(await server.call('GET', '/v1/admin/accounts/export', { token }));

  async function addApp(staff: Staff, enrolmentCode?: string) {
    const begun = await post(`${base}/totp/start`, staff, enrolmentCode === undefined ? {} : { enrolmentCode });
    const { secret } = begun.body as { secret: string };
    const added = await post(`${base}/totp`, staff, { code: codeOf(secret, now()) });
    return { secret, added };
  }

  async function addPasskey(staff: Staff, enrolmentCode?: string, authenticator = createAuthenticator()) {
    const begun = await post(`${base}/passkey/start`, staff, enrolmentCode === undefined ? {} : { enrolmentCode });
    const { challenge } = begun.body as Challenge;
    const added = await post(`${base}/passkey`, staff, authenticator.make({ challenge, origin: server.url }));
    return { authenticator, added };
  }

  async function show(staff: Staff, authenticator: Authenticator, options = {}) {
    const { body } = await post(`${base}/passkey/challenge`, staff);
    const { challenge } = body as Challenge;
    return post(`${base}/proof`, staff, authenticator.show({ challenge, origin: server.url }, options));
  }

  /** An admin with an authenticator app, whose session is a later one that has shown nothing. */
  async function withApp(): Promise<Staff & { readonly secret: string }> {
    const staff = await newStaff(server);
    return { ...staff, secret: await giveApp(server, staff.id) };
  }

  /** An admin with a passkey, whose session is a later one that has shown nothing. */
  async function withPasskey(): Promise<Staff & { readonly authenticator: Authenticator }> {
    const staff = await enrolling(server, await newStaff(server));
    const { authenticator, added } = await addPasskey(staff, staff.enrolmentCode);
    if (added.status !== 201) throw new Error(added.text);
    return { ...(await signInAgain(server, staff)), authenticator };
  }

  const showCode = async (staff: Staff, code: string) => post(`${base}/proof`, staff, { method: 'totp', code });
  const showRecovery = async (staff: Staff, code: string) =>
    post(`${base}/proof`, staff, { method: 'recovery', code });

  async function texts({ phone }: Staff): Promise<string[]> {
    const { body } = await server.call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
    return (body as { messages: { text: string }[] }).messages.map(({ text }) => text);
  }

  async function actions({ id }: Staff): Promise<string[]> {
    const rows = await server.database.query<{ action: string }>(sql`
    SELECT action FROM audit_entry WHERE resource = 'account' AND record_id = ${id} ORDER BY id`);
    return rows.map(({ action }) => action);
  }

  return {
    post,
    now,
    standing,
    asAdmin,
    asFreshAdmin,
    addApp,
    addPasskey,
    show,
    withApp,
    withPasskey,
    showCode,
    showRecovery,
    texts,
    actions,
  };
}
