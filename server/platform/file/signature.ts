import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a UTF-8 text, in hexadecimal. */
export function signatureOf(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time. An empty secret matches nothing. */
export function isSignedWith(secret: string, text: string | Buffer, signature: unknown): boolean {
  if (secret === '' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/u.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
