import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import { refusedField } from '../http/problem.ts';
import { countHit, forgetHits, tooSoon } from '../http/rate-limit.ts';
import { tellContact } from '../message/tell.ts';
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
import { keepCode, lastSent, spendCode, takeTry } from './otp.queries.ts';

/** Where a code goes: a phone as +91 and ten digits, or an e-mail address in small letters. */
export interface CodeWay {
  readonly channel: 'sms' | 'email';
  readonly to: string;
}

const sendsKey = (to: string) => `otp-phone:${to}`;

/** Sends a code that proves a number or an address; known and unknown ones are answered alike (SES-04). */
export async function sendCode(context: ShopContext, { channel, to }: CodeWay) {
  const { database, settings, clock } = context;
  const now = clock();
  const code = newCode();
  const expiresAt = seconds(now, codeLifetime);
  await database.transaction(async (tx) => {
    const kept = await keepCode(tx, {
      phone: to,
      hash: codeHash(settings.secret, to, code),
      tries,
      now,
      expiresAt,
      sentBefore: seconds(now, -resendAfter),
    });
    if (!kept) throw tooSoon(seconds((await lastSent(tx, to)) ?? now, resendAfter), now);
    await countHit(tx, { key: sendsKey(to), limit: sendsPerPhone, secret: settings.secret, now });
    await tellContact(tx, context, { channel, to }, { template: 'one-time-code', data: { code }, code, expiresAt });
  });
  return { resendAfter: seconds(now, resendAfter).toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Spends a code that was right, in the transaction of what it allows; throws where somebody else did. */
export type SpendCode = (tx: Session) => Promise<void>;

/**
 * Compares a code; throws 'invalid-input' on `field` where it is wrong or over. A try is taken before the code is
 * compared, so that no number of parallel guesses gets more than five.
 */
export async function takeCode(
  { database, settings, clock }: ShopContext,
  to: string,
  code: string,
  field = 'code',
): Promise<SpendCode> {
  const open = await takeTry(database, to, clock());
  if (!open) throw spent(field);
  if (!isSameHash(open.code_hash, codeHash(settings.secret, to, code))) {
    throw refusedField(field, 'This is not the code that we sent', triesLeft(open.tries_left));
  }
  return async (tx) => {
    if (!(await spendCode(tx, to, open.code_hash))) throw spent(field);
    await forgetHits(tx, sendsKey(to), settings.secret);
  };
}

function spent(field: string) {
  return refusedField(field, 'This code no longer holds', 'This code no longer holds. Ask for a new one');
}

function triesLeft(left: number): string {
  if (left === 0) return 'This is not the code that we sent. Ask for a new one';
  return `This is not the code that we sent. ${left} ${left === 1 ? 'try' : 'tries'} left`;
}
