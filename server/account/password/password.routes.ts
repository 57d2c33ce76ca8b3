import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  finishLogin,
  register,
  setPassword,
  startLogin,
  startPassword,
  startRegistration,
} from '../../../src/contract/account/password.calls.ts';
import type { SignIn } from '../../../src/contract/account/user.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { askToConfirm } from '../account/confirm-email.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { tellShopper } from '../message/tell.ts';
import { beginSession, type NewSession } from '../session/begin-session.ts';
import { keepDevice } from '../../platform/http/guard/device.ts';
import { takeCode } from '../session/one-time-code.ts';
import { seconds } from '../session/otp.policy.ts';
import { revokeOthers, shopperOf } from '../session/otp.queries.ts';
import type { Requester, SignedInRequester } from '../session/requester.ts';
import { countLogin, forgetLogins } from './login-limit.ts';
import { fillNames, findCredential, keepLogin, keepPassword, takeLogin } from './password.queries.ts';

/** Seconds allowed between the two steps of a sign-in. */
const loginLifetime = 60;

/** The caller of a route that signs in. */
type Entrant = Pick<NewSession, 'reply'> & { readonly caller: Requester & NewSession['caller'] };

export function passwordRoutes(app: FastifyInstance, context: ShopContext): void {
  const { passwords, settings } = context;
  // Each registration uses a fresh key, so its response is no help in guessing an existing password.
  route(app, context, startRegistration, async ({ body: { registrationRequest } }) =>
    passwords.beginRegistration(registrationRequest),
  );
  route(app, context, register, async ({ body, ...caller }, reply) =>
    openAccount(context, body, { caller, reply }),
  );
  route(app, context, startPassword, async ({ body: { registrationRequest } }) =>
    passwords.beginRegistration(registrationRequest),
  );
  route(app, context, setPassword, async ({ body, ...caller }) => replacePassword(context, body, caller));
  route(app, context, startLogin, async ({ body, ...caller }, reply) => {
    keepDevice(reply, caller.device, settings);
    return beginLogin(context, body, caller);
  });
  route(app, context, finishLogin, async ({ body, ...caller }, reply) =>
    endLogin(context, body, { caller, reply }),
  );
}

/** If the number already has an account, this signs in to it: the code proves who owns the number. */
async function openAccount(
  context: ShopContext,
  { phone, code, challenge, firstName, lastName, email, ...given }: BodyOf<typeof register>,
  { caller, reply }: Entrant,
): Promise<SignIn> {
  const { database, clock } = context;
  const now = clock();
  const password = passwordIn(context, given);
  const spend = await takeCode(context, { to: phone, code, requester: { ...caller, challenge } });
  return database.transaction(async (tx) => {
    await spend(tx);
    const shopperId = await shopperOf(tx, phone, now);
    await fillNames(tx, { shopperId, firstName: firstName.trim(), lastName: lastName.trim() || null });
    if (password !== null) {
      await keepPassword(tx, { shopperId, ...password, now });
      await revokeOthers(tx, { shopperId, tokenHash: null, now });
    }
    if (email !== undefined) await askToConfirm(tx, context, { shopperId, email });
    await tellShopper(tx, context, shopperId, { template: 'welcome', data: {}, once: shopperId });
    return beginSession(tx, context, { shopperId, caller, reply, now });
  });
}

/** Sets, changes or resets a password; each needs a fresh code. */
async function replacePassword(
  context: ShopContext,
  { code, ...given }: BodyOf<typeof setPassword>,
  caller: SignedInRequester,
): Promise<void> {
  const { database, clock, sessions } = context;
  const { shopper } = caller;
  const now = clock();
  const password = passwordIn(context, given);
  const spend = await takeCode(context, { to: phoneOf(shopper), code, requester: caller });
  await database.transaction(async (tx) => {
    await spend(tx);
    const isReplaced = password !== null && (await keepPassword(tx, { shopperId: shopper.id, ...password, now }));
    await revokeOthers(tx, { shopperId: shopper.id, tokenHash: shopper.tokenHash, now });
    if (isReplaced) await tellShopper(tx, context, shopper.id, { template: 'password-changed', data: { at: now } });
  });
  sessions.forget();
}

/**
 * Does the same work and gives the same answer for known and unknown accounts, and those without a password. Each
 * answer allows one guess, so it is counted first, per person and not per identifier.
 */
async function beginLogin(
  context: ShopContext,
  { identifier, startLoginRequest }: BodyOf<typeof startLogin>,
  requester: Requester,
) {
  const { database, clock, passwords } = context;
  const now = clock();
  const found = await findCredential(database, identifier);
  const record = found?.record ?? null;
  const credential = found?.credential ?? passwords.credentialOf(identifier);
  await countLogin(context, { identifier, credential, requester });
  const { loginResponse, state } = await passwords.startLogin({ credential, record, startLoginRequest });
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
  { caller, reply }: Entrant,
): Promise<SignIn> {
  const { database, clock, passwords } = context;
  const now = clock();
  const login = await takeLogin(database, loginId, now);
  const isRight = login !== undefined && (await passwords.isFinished(login.state, finishLoginRequest));
  const shopperId = login?.shopper_id ?? null;
  if (!isRight || shopperId === null) {
    throw refusedField('password', t`That number or e-mail and password don’t match`);
  }
  return database.transaction(async (tx) => {
    await forgetLogins(tx, context, { identifier: login.identifier, requester: caller });
    return beginSession(tx, context, { shopperId, caller, reply, now });
  });
}

/** The new password's record and its credential; null if none was sent. */
function passwordIn(
  { passwords }: Pick<ShopContext, 'passwords'>,
  {
    registrationRecord: record,
    registrationId,
  }: Pick<BodyOf<typeof register>, 'registrationRecord' | 'registrationId'>,
): { readonly record: string; readonly credential: string } | null {
  if (record === undefined) return null;
  if (registrationId === undefined) {
    throw refusedField('registrationId', t`This page is out of date. Reload it and set your password again`);
  }
  return { record, credential: passwords.registeredAs(registrationId) };
}

/** The caller's number. Throws 'conflict' if there is none, since a password needs one. */
function phoneOf({ phone }: SignedIn): string {
  if (phone === null) throw problem('conflict', { detail: t`This account has no mobile number` });
  return phone;
}
