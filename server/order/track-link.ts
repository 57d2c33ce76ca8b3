import { createHmac, timingSafeEqual } from 'node:crypto';

const day = 86_400_000;
/** Days for which a link is good: a delivery, and the time in which goods can go back. */
const goodFor = 45;

const idBytes = 16;
const dayBytes = 2;
const signatureBytes = 16;

/**
 * The path that follows an order without a sign-in (ORD-05): the order's id, the day on which it ends and a signature
 * over both, short enough for a text message.
 */
export function trackPath(orderId: string, secret: string, now: Date): string {
  const named = Buffer.alloc(idBytes + dayBytes);
  named.write(orderId.replaceAll('-', ''), 'hex');
  named.writeUInt16BE(Math.floor(now.getTime() / day) + goodFor, idBytes);
  return `/track/${Buffer.concat([named, signed(named, secret)]).toString('base64url')}`;
}

/** The id of the order that a token names; null when it is not one of ours, or its days are over. */
export function trackedOrder(token: string, secret: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + dayBytes + signatureBytes || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, idBytes + dayBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes + dayBytes), signed(named, secret))) return null;
  if (now.getTime() >= named.readUInt16BE(idBytes) * day) return null;
  return named.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

function signed(named: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update('track:').update(named).digest().subarray(0, signatureBytes);
}
