import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Seconds that a code holds, and after which another may be sent (SES-04). */
export const codeLifetime = 5 * 60;
export const resendAfter = 30;
export const tries = 5;
/** Codes an hour for one number. */
export const sendsPerPhone = { max: 10, perSeconds: 3600 } as const;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
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
