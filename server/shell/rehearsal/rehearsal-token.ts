import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** What a rehearsal's link says. */
export interface RehearsalClaims {
  /** Milliseconds since 1970: the moment that is rehearsed, and when the link ends. */
  readonly at: number;
  readonly expires: number;
  readonly isMember: boolean;
  /** Whole rupees. */
  readonly cart: number;
  /** The session of whoever made the link, by the hash of its token. */
  readonly session: string;
  /** The hash of the browser's cookie. */
  readonly browser: string;
}

const claims = z.strictObject({
  at: z.int(),
  expires: z.int(),
  isMember: z.boolean(),
  cart: z.int(),
  session: z.string(),
  browser: z.string(),
}) satisfies z.ZodMiniType<RehearsalClaims>;

/** Longer ones aren't looked at. */
const maxLength = 1_000;

export function signRehearsal(said: RehearsalClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** What a link says, if this shop has signed it and it hasn't ended; else null. */
export function readRehearsal(token: string, secret: string, now: Date): RehearsalClaims | null {
  const [, body = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/u.exec(token.slice(0, maxLength)) ?? [];
  if (body === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(body, secret))) return null;
  const said = z.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
  return said.success && now.getTime() < said.data.expires ? said.data : null;
}

function signatureOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`rehearsal|${body}`).digest();
}

/** A new secret for a browser, and how links name it. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function browserName(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** What signs the member of a rehearsal in, in the form of a session's token. */
export function memberTokenOf(token: string): string {
  return hash('sha256', `member|${token}`, 'base64url');
}
