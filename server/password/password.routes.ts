import type { FastifyInstance } from 'fastify';
import {
  finishLogin,
  register,
  setPassword,
  startLogin,
  startPassword,
  startRegistration,
} from '../../src/contract/password/password.calls.ts';
import type { SignIn } from '../../src/contract/user/user.calls.ts';
import type { BodyOf } from '../../src/contract/call.ts';
import { askToConfirm } from '../account/confirm-email.ts';
import type { ShopContext } from '../context.ts';
import type { SignedIn } from '../http/auth.ts';
import { problem, refusedField } from '../http/problem.ts';
import { countHit, forgetHits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { tellShopper } from '../message/tell.ts';
import { beginSession, type NewSession } from '../session/begin-session.ts';
import { keepDevice } from '../session/device.ts';
import { takeCode } from '../session/one-time-code.ts';
import { seconds } from '../session/otp.policy.ts';
import { revokeOthers, shopperOf } from '../session/otp.queries.ts';
import { fillNames, findCredential, keepLogin, keepPassword, takeLogin } from './password.queries.ts';

/** Seconds between the two steps of a sign-in. */
const loginLifetime = 60;
/** Sign-ins by password for one number or address; the right one starts the count again. */
const loginsPerPerson = { max: 10, perSeconds: 900 } as const;

const loginKey = (identifier: string) => `password:${identifier}`;

export function passwordRoutes(app: FastifyInstance, context: ShopContext): void {
  const { passwords, settings } = context;
  route(app, context, startRegistration, async ({ body: { phone, registrationRequest } }) => ({
    registrationResponse: passwords.answerRegistration(passwords.credentialOf(phone), registrationRequest),
  }));
  route(app, context, register, async ({ body, ...caller }, reply) =>
    openAccount(context, body, { caller, reply }),
  );
  route(app, context, startPassword, async ({ body: { registrationRequest }, shopper }) => ({
    registrationResponse: passwords.answerRegistration(
      passwords.credentialOf(phoneOf(shopper)),
      registrationRequest,
    ),
  }));
  route(app, context, setPassword, async ({ body, shopper }) => replacePassword(context, body, shopper));
  route(app, context, startLogin, async ({ body, device }, reply) => {
    keepDevice(reply, device, settings);
    return beginLogin(context, body);
  });
  route(app, context, finishLogin, async ({ body, ...caller }, reply) =>
    endLogin(context, body, { caller, reply }),
  );
}

/** A number that has an account already is signed in to it: the code proves whose it is. */
async function openAccount(
  context: ShopContext,
  { phone, code, firstName, lastName, email, registrationRecord: record }: BodyOf<typeof register>,
  sender: Pick<NewSession, 'caller' | 'reply'>,
): Promise<SignIn> {
  const { database, clock, passwords } = context;
  const now = clock();
  const spend = await takeCode(context, phone, code);
  return database.transaction(async (tx) => {
    await spend(tx);
    const shopperId = await shopperOf(tx, phone, now);
    await fillNames(tx, { shopperId, firstName: firstName.trim(), lastName: lastName.trim() || null });
    if (record !== undefined) {
      await keepPassword(tx, { shopperId, credential: passwords.credentialOf(phone), record, now });
      await revokeOthers(tx, { shopperId, tokenHash: null, now });
    }
    if (email !== undefined) await askToConfirm(tx, context, { shopperId, email });
    await tellShopper(tx, context, shopperId, { template: 'welcome', data: {}, once: shopperId });
    return beginSession(tx, context, { shopperId, ...sender, now });
  });
}

/** Setting, changing and replacing a lost password are one act: a fresh code proves the person (SES-05). */
async function replacePassword(
  context: ShopContext,
  { registrationRecord: record, code }: BodyOf<typeof setPassword>,
  shopper: SignedIn,
): Promise<void> {
  const { database, clock, passwords, sessions } = context;
  const now = clock();
  const phone = phoneOf(shopper);
  const spend = await takeCode(context, phone, code);
  await database.transaction(async (tx) => {
    await spend(tx);
    const credential = passwords.credentialOf(phone);
    const isReplaced = await keepPassword(tx, { shopperId: shopper.id, credential, record, now });
    await revokeOthers(tx, { shopperId: shopper.id, tokenHash: shopper.tokenHash, now });
    if (isReplaced) await tellShopper(tx, context, shopper.id, { template: 'password-changed', data: { at: now } });
  });
  sessions.forget();
}

/** The same work and the same answer for who is known, unknown, or without a password. */
async function beginLogin(context: ShopContext, { identifier, startLoginRequest }: BodyOf<typeof startLogin>) {
  const { database, clock, passwords, settings } = context;
  const now = clock();
  await countHit(database, { key: loginKey(identifier), limit: loginsPerPerson, secret: settings.secret, now });
  const found = await findCredential(database, identifier);
  const record = found?.record ?? null;
  const credential = found?.credential ?? passwords.credentialOf(identifier);
  const { loginResponse, state } = passwords.startLogin({ credential, record, startLoginRequest });
  const loginId = await keepLogin(database, {
    shopperId: record === null ? null : (found?.shopper_id ?? null),
    identifier,
    state,
    expiresAt: seconds(now, loginLifetime),
  });
  return { loginId, loginResponse };
}

async function endLogin(
  context: ShopContext,
  { loginId, finishLoginRequest }: BodyOf<typeof finishLogin>,
  sender: Pick<NewSession, 'caller' | 'reply'>,
): Promise<SignIn> {
  const { database, clock, passwords, settings } = context;
  const now = clock();
  const login = await takeLogin(database, loginId, now);
  const isRight = login !== undefined && passwords.isFinished(login.state, finishLoginRequest);
  const shopperId = login?.shopper_id ?? null;
  if (!isRight || shopperId === null) {
    throw refusedField('password', 'That number or address and that password do not belong together');
  }
  return database.transaction(async (tx) => {
    await forgetHits(tx, loginKey(login.identifier), settings.secret);
    return beginSession(tx, context, { shopperId, ...sender, now });
  });
}

/** A password belongs to a number. */
function phoneOf({ phone }: SignedIn): string {
  if (phone === null) throw problem('conflict', { detail: 'This account has no mobile number' });
  return phone;
}
