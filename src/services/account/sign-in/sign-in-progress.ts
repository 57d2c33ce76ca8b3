import { fieldsOf, textOf, wholeOf } from '../../platform/storage/shape.ts';
import { sessionKeys } from '../../platform/storage/session-keys.ts';
import type { DeviceStore } from '../../platform/storage/storage.ts';

/** A code on its way to the phone; times are ISO 8601. */
interface SentCode {
  readonly resendAfter: string;
  readonly expiresAt: string;
  readonly codeLength: number;
}

/** The number as typed, and the code that was sent to it. */
export interface SignInProgress {
  readonly phone: string;
  readonly sent: SentCode | null;
}

/** A typed number is kept for half an hour, in milliseconds. */
const numberLifetime = 30 * 60_000;

/** A sign-in under way, kept in this tab only: a reload brings it back, and another tab or visit never sees it. */
export function createSignInProgress(session: DeviceStore, now: () => number) {
  return {
    /** The number, with the code as long as it can be used; null if nothing is left. */
    read: (): SignInProgress | null => session.read(sessionKeys.signIn, (value) => progressIn(value, now())),
    keep: ({ phone, sent }: SignInProgress) => {
      if (phone === '') session.remove(sessionKeys.signIn);
      else session.write(sessionKeys.signIn, { phone, sent, keptUntil: now() + numberLifetime });
    },
    forget: () => session.remove(sessionKeys.signIn),
  };
}

function progressIn(value: unknown, now: number): SignInProgress | null {
  const fields = fieldsOf(value);
  const phone = textOf(fields?.['phone']);
  const keptUntil = wholeOf(fields?.['keptUntil']);
  if (phone === null || keptUntil === null || keptUntil <= now) return null;
  const sent = sentIn(fields?.['sent']);
  return { phone, sent: sent !== null && Date.parse(sent.expiresAt) > now ? sent : null };
}

function sentIn(value: unknown): SentCode | null {
  const fields = fieldsOf(value);
  const resendAfter = textOf(fields?.['resendAfter']);
  const expiresAt = textOf(fields?.['expiresAt']);
  const codeLength = wholeOf(fields?.['codeLength']);
  return resendAfter === null || expiresAt === null || codeLength === null
    ? null
    : { resendAfter, expiresAt, codeLength };
}
