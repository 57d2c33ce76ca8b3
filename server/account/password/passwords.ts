import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';
import { seal, unseal } from '../../platform/file/seal.ts';
import { refusedField } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/start/settings.ts';
import { StartupProblem } from '../../platform/start/startup-problem.ts';

/** Server side of OPAQUE (RFC 9807): the shop never sees a password. */
export interface Passwords {
  /** Stable protocol id for an identifier, whether or not an account exists. */
  credentialOf(identifier: string): string;
  /**
   * First step of setting a password, under a fresh key; the second step sends back its `registrationId`. Throws
   * 'invalid-input' on a malformed message.
   */
  beginRegistration(registrationRequest: string): Promise<BegunRegistration>;
  /** The credential registered under this id. */
  registeredAs(registrationId: string): string;
  /** Without a record, returns a fake response that looks like any other but can't be completed. */
  startLogin(step: LoginStep): Promise<{ readonly loginResponse: string; readonly state: string }>;
  isFinished(state: string, finishLoginRequest: string): Promise<boolean>;
}

interface BegunRegistration {
  readonly registrationResponse: string;
  readonly registrationId: string;
}

interface LoginStep {
  readonly credential: string;
  readonly record: string | null;
  readonly startLoginRequest: string;
}

const settingKey = 'password-key';
const whom = { ownerId: 'shop', id: settingKey };
const keptSchema = z.object({ bytes: z.string(), wrappedKey: z.string() });

/** The protocol is 12 MB of memory, so it is loaded when the first password is used (decision 97). */
async function protocol() {
  const opaque = await import('@serenity-kit/opaque');
  await opaque.ready;
  return opaque.server;
}

/**
 * Loads the password key, or creates it once for all instances. It is stored in the database, encrypted with
 * SHOP_SECRET, so neither is useful alone. Throws StartupProblem if SHOP_SECRET changed.
 */
export async function openPasswords(database: Session, { secret }: Pick<Settings, 'secret'>): Promise<Passwords> {
  const serverSetup = await readSetup(database, secret);
  const named = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');
  const registeredAs = (registrationId: string) => named(`registration|${registrationId}`);
  return {
    credentialOf: (identifier) => named(`password|${identifier}`),
    registeredAs,
    beginRegistration: async (registrationRequest) =>
      understood('registrationRequest', (server) => {
        const registrationId = randomBytes(16).toString('base64url');
        const step = { serverSetup, userIdentifier: registeredAs(registrationId), registrationRequest };
        return { ...server.createRegistrationResponse(step), registrationId };
      }),
    startLogin: async ({ credential, record, startLoginRequest }) =>
      understood('startLoginRequest', (server) => {
        const step = { serverSetup, userIdentifier: credential, registrationRecord: record, startLoginRequest };
        const { loginResponse, serverLoginState } = server.startLogin(step);
        return { loginResponse, state: serverLoginState };
      }),
    isFinished: async (state, finishLoginRequest) => {
      const server = await protocol();
      try {
        return server.finishLogin({ serverLoginState: state, finishLoginRequest }).sessionKey !== '';
      } catch {
        // The library throws for a wrong password.
        return false;
      }
    },
  };
}

async function readSetup(database: Session, secret: string): Promise<string> {
  const masterKey = Buffer.from(hkdfSync('sha256', secret, '', 'mantra passwords', 32));
  const find = async () =>
    database.maybeOne<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = ${settingKey}`);
  let there = await find();
  if (!there) {
    const made = seal(Buffer.from((await protocol()).createSetup()), masterKey, whom);
    const fresh = { bytes: made.bytes.toString('base64'), wrappedKey: made.wrappedKey.toString('base64') };
    await database.execute(sql`
      INSERT INTO setting (key, value) VALUES (${settingKey}, ${JSON.stringify(fresh)}::jsonb)
      ON CONFLICT (key) DO NOTHING`);
    there = await find();
  }
  const kept = z.parse(keptSchema, there?.value);
  const sealed = { bytes: Buffer.from(kept.bytes, 'base64'), wrappedKey: Buffer.from(kept.wrappedKey, 'base64') };
  try {
    return unseal(sealed, masterKey, whom).toString();
  } catch {
    throw new StartupProblem(
      'SHOP_SECRET differs from the one this database was created with, so no password would work',
    );
  }
}

async function understood<Answer>(
  field: string,
  work: (server: Awaited<ReturnType<typeof protocol>>) => Answer,
): Promise<Answer> {
  const server = await protocol();
  try {
    return work(server);
  } catch {
    throw refusedField(field, 'Not a message of this protocol');
  }
}
