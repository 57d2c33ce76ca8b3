import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Seconds that a code holds, and after which the same caller may ask for another (SES-04). */
export const codeLifetime = 5 * 60;
export const resendAfter = 30;
/** Codes an hour that one caller may ask for, for one number or address. */
export const sendsPerHour = 5;

/** Digits of an ordinary code; of one for a number that strangers ask for too often see `longCode`. */
const codeDigits = 6;
const hour = 3600;

/**
 * What callers who are not known may have for one number in a day (SEC-03), worked out in decision 43: twenty guesses at
 * codes of six digits, and twelve text messages that carry one.
 */
const dailyTries = 20;
const dailySends = 12;
/** The first two challenges have five tries; what is left of the day's guesses goes to others one by one. */
const manyTries = 5;
const triesForTwo = dailyTries - 2 * manyTries;

/**
 * The code for a number whose day is used up: too long to guess, so that all who ask may share one. It holds for an
 * hour, and another is sent after three quarters of one.
 */
export const longCode = { digits: 10, tries: 5, lifetime: hour, renewAfter: 2700, perDay: 10_000 } as const;

/** Seconds for which challenges are counted: a day, and the longest that a code holds. */
export const countedFor = 25 * hour;

/** What has been asked for, for one number, while challenges are counted. */
export interface Asked {
  /** Guesses that were made or still can be, and challenges, with codes of six digits. */
  readonly tries: number;
  readonly sends: number;
}

/** What the next challenge gets; null where its codes have to be long. */
export function nextChallenge({ tries, sends }: Asked): { readonly digits: number; readonly tries: number } | null {
  const left = dailyTries - tries;
  if (left < 1 || sends >= dailySends) return null;
  return { digits: codeDigits, tries: left > triesForTwo ? manyTries : 1 };
}

export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** What is kept of a code: worthless without the key, and for any other number. */
export function codeHash(secret: string, phone: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`otp|${phone}|${code}`).digest();
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

export function seconds(from: Date, count: number): Date {
  return new Date(from.getTime() + count * 1000);
}
