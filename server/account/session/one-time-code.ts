import { t } from '../../../src/domain/kit/text/text.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { countHit, tooSoon } from '../../platform/http/guard/rate-limit.ts';
import { asCodesUnavailable, countSms } from '../../platform/outgoing/sms-budget.ts';
import { tellContact } from '../message/tell.ts';
import {
  countChallenges,
  findChallenge,
  findRecentCode,
  findLongCode,
  keepChallenge,
  lockRecipient,
  spendChallenge,
  takeTry,
} from './challenge.queries.ts';
import { wrongCode } from './wrong-code.ts';
import {
  codeHash,
  codeLifetime,
  countedFor,
  isSameHash,
  longCode,
  newCode,
  nextChallenge,
  resendAfter,
  seconds,
  sendsPerHour,
} from './otp.policy.ts';
import { bindingsOf, callerOf, type CodeRequester, keptAs } from './requester.ts';

/** Where to send a code: phone as +91 and ten digits, or a lower-case e-mail address. */
export interface CodeWay {
  readonly channel: 'sms' | 'email';
  readonly to: string;
}

const hour = 3600;

/** The code to send, and who it is counted against. */
interface Issued {
  readonly digits: number;
  readonly tries: number;
  readonly isKnown: boolean;
  /** A long code that was already sent, shared by everybody who asks. */
  readonly shared: { readonly hash: Buffer; readonly issuedAt: Date } | null;
}

/**
 * Sends a code that proves a number or address, with the same answer for known and unknown ones (SES-04). Bound to
 * the requester, so that nobody else can answer it or use it up (SEC-03). The same browser asking again within the
 * pause gets the answer about the code on its way, which still works. Throws 'code-just-sent' within the pause of
 * somebody else, 'rate-limited' for too many requests, 'codes-unavailable' if the SMS budget is used up.
 */
export async function sendCode(context: ShopContext, { channel, to }: CodeWay, requester: CodeRequester) {
  const { database, settings, clock } = context;
  const now = clock();
  const caller = await callerOf(context, to, requester);
  return database.transaction(async (tx) => {
    await lockRecipient(tx, to);
    const key = keptAs(settings.secret, caller.key);
    const binding = keptAs(settings.secret, bindingsOf(to, requester)[0]);
    const recent = requester.challenge !== undefined && (await onItsWay(tx, { to, binding, now }));
    if (recent) return recent;
    const { digits, tries, isKnown, shared } = await admit(tx, { to, key, isKnown: caller.isKnown, now });
    const isLong = digits === longCode.digits;
    const code = newCode(digits);
    const issuedAt = shared?.issuedAt ?? now;
    const expiresAt = seconds(issuedAt, isLong ? longCode.lifetime : codeLifetime);
    await keepChallenge(tx, {
      recipient: to,
      binding,
      caller: key,
      isKnown,
      digits,
      hash: shared?.hash ?? codeHash(settings.secret, to, code),
      tries,
      sentAt: now,
      issuedAt,
      expiresAt,
    });
    if (shared === null) {
      const told = { template: 'one-time-code', data: { code, isLong } } as const;
      const way = { channel, to, language: requester.language };
      await tellContact(tx, context, way, { ...told, code, expiresAt, isCounted: true });
      if (channel === 'sms') await takeMessage(tx, context, { requester, isKnown });
    }
    return sentAnswer({ digits, sentAt: now, issuedAt, expiresAt });
  });
}

interface SentTimes {
  readonly digits: number;
  readonly sentAt: Date;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

function sentAnswer({ digits, sentAt, issuedAt, expiresAt }: SentTimes) {
  const isLong = digits === longCode.digits;
  const again = isLong ? seconds(issuedAt, longCode.renewAfter) : seconds(sentAt, resendAfter);
  return { resendAfter: again.toISOString(), expiresAt: expiresAt.toISOString(), codeLength: digits };
}

/** The answer about a code sent to this browser within the pause; null if there is none that still works. */
async function onItsWay(tx: Session, { to, binding, now }: { to: string; binding: string; now: Date }) {
  const sentAfter = seconds(now, -resendAfter);
  const code = await findRecentCode(tx, { recipient: to, binding, sentAfter, now });
  if (!code) return null;
  const { digits, sent_at: sentAt, issued_at: issuedAt, expires_at: expiresAt } = code;
  return sentAnswer({ digits, sentAt, issuedAt, expiresAt });
}

/** Decides the code for this caller and counts it. Throws 'code-just-sent' or 'rate-limited'. */
async function admit(
  tx: Session,
  { to, key, isKnown, now }: { to: string; key: string; isKnown: boolean; now: Date },
): Promise<Issued> {
  const query = { recipient: to, caller: key, now, from: seconds(now, -countedFor), hourAgo: seconds(now, -hour) };
  const asked = await countChallenges(tx, query);
  const pauseEnds = asked.last_sent === null ? now : seconds(asked.last_sent, resendAfter);
  if (pauseEnds > now) throw tooSoon(pauseEnds, now, 'code-just-sent');
  if (asked.sent_in_hour >= sendsPerHour) throw tooSoon(seconds(asked.first_in_hour ?? now, hour), now);
  const own = isKnown ? nextChallenge({ tries: asked.known_tries, sends: asked.known_sends }) : null;
  if (own) return { ...own, isKnown: true, shared: null };
  const strangers = nextChallenge({ tries: asked.stranger_tries, sends: asked.stranger_sends });
  if (strangers) return { ...strangers, isKnown: false, shared: null };
  if (asked.long_sends >= longCode.perDay) throw tooSoon(seconds(now, hour), now);
  const { digits, tries, renewAfter } = longCode;
  const last = await findLongCode(tx, { recipient: to, digits, issuedAfter: seconds(now, -renewAfter), now });
  const shared = last ? { hash: last.code_hash, issuedAt: last.issued_at } : null;
  return { digits, tries, isKnown: false, shared };
}

/** Limits one network's share of the daily text messages, so that it can't use up all of them (SEC-03). */
async function takeMessage(
  tx: Session,
  { settings, clock }: Pick<ShopContext, 'settings' | 'clock'>,
  { requester, isKnown }: { requester: CodeRequester; isKnown: boolean },
): Promise<void> {
  const { secret, smsPerDay, rateLimitFactor } = settings;
  const now = clock();
  if (!isKnown) {
    const max = Math.max(sendsPerHour, Math.ceil(smsPerDay / networkShare)) * rateLimitFactor;
    const limit = { max, perSeconds: 24 * hour };
    await countHit(tx, { key: `code-network:${networkOf(requester.ip)}`, limit, secret, now });
  }
  await countSms(tx, settings, { kind: isKnown ? 'code' : 'stranger-code', now }).catch((error: unknown) => {
    throw asCodesUnavailable(error);
  });
}

/** One network gets at most 1/10 of the daily messages. */
const networkShare = 10;

/** Uses up a correct code in the transaction of the action it allows. Throws if it was already used. */
export type SpendCode = (tx: Session) => Promise<void>;

/**
 * Checks a code that this requester asked for. Throws 'invalid-input' on `field` if it is wrong or expired. A try
 * is counted before the comparison, so that parallel guesses can't exceed the limit.
 */
export async function takeCode(
  { database, settings, clock }: ShopContext,
  { to, code, requester, field = 'code' }: GivenCode,
): Promise<SpendCode> {
  const now = clock();
  const bindings = bindingsOf(to, requester).map((binding) => keptAs(settings.secret, binding));
  const challenge = await findChallenge(database, { recipient: to, bindings, now });
  if (!challenge) throw spent(field);
  const { id, digits } = challenge;
  if (code.length !== digits) throw refusedField(field, t`Enter the ${digits} digits of the code we sent`);
  const open = await takeTry(database, id, now);
  if (!open) throw spent(field);
  if (!isSameHash(open.code_hash, codeHash(settings.secret, to, code))) {
    throw refusedField(field, wrongCode(t`That isn’t the code we sent`, open.tries_left, t`Ask for a new one`));
  }
  return async (tx) => {
    if (!(await spendChallenge(tx, id, now))) throw spent(field);
  };
}

interface GivenCode {
  readonly to: string;
  readonly code: string;
  readonly requester: CodeRequester;
  /** Request field named in the error. */
  readonly field?: string;
}

function spent(field: string) {
  return refusedField(field, t`This code has expired. Ask for a new one`);
}
