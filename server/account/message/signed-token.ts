import { createHmac, timingSafeEqual } from 'node:crypto';

const day = 86_400_000;
const idLength = 16;
const length = idLength + 2 + 16;

/** A token is valid for one purpose only. */
export type TokenPurpose =
  | 'checkout'
  | 'email'
  | 'pay'
  | 'reminders'
  | 'review'
  | 'review-requests'
  | 'stock-alert'
  | 'track';

/**
 * A signed token for this id, short enough for a text message. Expires at the start (UTC) of the day `days` from
 * now.
 */
export function sealToken(
  { purpose, id, days, now }: { purpose: TokenPurpose; id: string; days: number; now: Date },
  secret: string,
): string {
  const named = Buffer.alloc(idLength + 2);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUInt16BE(Math.floor(now.getTime() / day) + days, idLength);
  return Buffer.concat([named, seal(purpose, named, secret)]).toString('base64url');
}

/** The id in a token; null if it is invalid, expired, or for another purpose. */
export function openToken(purpose: TokenPurpose, token: string, secret: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, idLength + 2);
  if (!timingSafeEqual(bytes.subarray(idLength + 2), seal(purpose, named, secret))) return null;
  if (now.getTime() >= named.readUInt16BE(idLength) * day) return null;
  return named.toString('hex', 0, idLength).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

function seal(purpose: TokenPurpose, named: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:`).update(named).digest().subarray(0, 16);
}
