import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Seconds that a code is valid, and until the same caller may ask for another (SES-04). */
export const codeLifetime = 5 * 60;
export const resendAfter = 30;
/** Codes per hour that one caller may request for one number or address. */
export const sendsPerHour = 5;

/** Digits of an ordinary code. See `longCode` for numbers that get too many requests. */
const codeDigits = 6;
const hour = 3600;

/**
 * Daily limits per number for unknown callers (SEC-03), derived in decision 43: twenty guesses at six-digit codes,
 * and twelve text messages with one.
 */
const dailyTries = 20;
const dailySends = 12;
/** The first two challenges allow five tries; the remaining guesses of the day go out one per challenge. */
const manyTries = 5;
const triesForTwo = dailyTries - 2 * manyTries;

/**
 * Code for a number that used up its day: too long to guess, so all requesters share it. Valid for an hour, and
 * renewed after 45 minutes.
 */
export const longCode = { digits: 10, tries: 5, lifetime: hour, renewAfter: 2700, perDay: 10_000 } as const;

/** Seconds for which challenges are counted: a day plus the longest code lifetime. */
export const countedFor = 25 * hour;

/** Counted challenges for one number. */
export interface Asked {
  /** Guesses at six-digit codes, made or still possible, and the number of these challenges. */
  readonly tries: number;
  readonly sends: number;
}

/** Digits and tries of the next challenge; null if it needs a long code. */
export function nextChallenge({ tries, sends }: Asked): { readonly digits: number; readonly tries: number } | null {
  const left = dailyTries - tries;
  if (left < 1 || sends >= dailySends) return null;
  return { digits: codeDigits, tries: left > triesForTwo ? manyTries : 1 };
}

export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Stored hash of a code; useless without the key or for another number. */
export function codeHash(secret: string, phone: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`otp|${phone}|${code}`).digest();
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function seconds(from: Date, count: number): Date {
  return new Date(from.getTime() + count * 1000);
}
