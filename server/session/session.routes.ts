import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { logout, sendOtp, type SignIn, verifyOtp } from '../../src/contract/user/user.calls.ts';
import type { ShopContext } from '../context.ts';
import { hashOf, sessionEnd } from '../http/auth.ts';
import { refusedField } from '../http/problem.ts';
import { countHit, forgetHits, tooSoon } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { tellContact } from '../message/tell.ts';
import { readProfile } from '../user/user.queries.ts';
import {
  codeHash,
  codeLifetime,
  isSameHash,
  newCode,
  resendAfter,
  seconds,
  sendsPerPhone,
  tries,
} from './otp.policy.ts';
import { keepCode, lastSent, openSession, revokeSession, shopperOf, spendCode, takeTry } from './otp.queries.ts';

export function sessionRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, sendOtp, async ({ body: { phone } }) => send(context, phone));
  route(app, context, verifyOtp, async ({ body: { phone, code } }) => verify(context, phone, code));
  route(app, context, logout, async ({ shopper }) => {
    await revokeSession(context.database, shopper.tokenHash, context.clock());
    context.sessions.forget();
  });
}

const phoneKey = (phone: string) => `otp-phone:${phone}`;

/** The same for known and unknown numbers: a shopper is made only by the right code (SES-04). */
async function send(context: ShopContext, phone: string) {
  const { database, settings, clock } = context;
  const now = clock();
  const code = newCode();
  const expiresAt = seconds(now, codeLifetime);
  await database.transaction(async (tx) => {
    const kept = await keepCode(tx, {
      phone,
      hash: codeHash(settings.secret, phone, code),
      tries,
      now,
      expiresAt,
      sentBefore: seconds(now, -resendAfter),
    });
    if (!kept) throw tooSoon(seconds((await lastSent(tx, phone)) ?? now, resendAfter), now);
    await countHit(tx, { key: phoneKey(phone), limit: sendsPerPhone, secret: settings.secret, now });
    await tellContact(
      tx,
      context,
      { channel: 'sms', to: phone },
      { template: 'one-time-code', data: { code }, code, expiresAt },
    );
  });
  return { resendAfter: seconds(now, resendAfter).toISOString(), expiresAt: expiresAt.toISOString() };
}

/** A try is taken before the code is compared, so that no number of parallel guesses gets more than five. */
async function verify({ database, settings, clock }: ShopContext, phone: string, code: string): Promise<SignIn> {
  const now = clock();
  const open = await takeTry(database, phone, now);
  if (!open) throw spent();
  if (!isSameHash(open.code_hash, codeHash(settings.secret, phone, code))) {
    throw refusedField('code', 'This is not the code that we sent', triesLeft(open.tries_left));
  }
  const token = randomBytes(32).toString('base64url');
  return database.transaction(async (tx) => {
    if (!(await spendCode(tx, phone, open.code_hash))) throw spent();
    const shopperId = await shopperOf(tx, phone, now);
    await openSession(tx, { tokenHash: hashOf(token), shopperId, now, expiresAt: sessionEnd(now) });
    await forgetHits(tx, phoneKey(phone), settings.secret);
    return { token, user: await readProfile(tx, shopperId, now) };
  });
}

function spent() {
  return refusedField('code', 'This code no longer holds', 'This code no longer holds. Ask for a new one');
}

function triesLeft(left: number): string {
  if (left === 0) return 'This is not the code that we sent. Ask for a new one';
  return `This is not the code that we sent. ${left} ${left === 1 ? 'try' : 'tries'} left`;
}
