import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text's own bytes, in hexadecimal. */
export function signatureOf(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether the signature is the right one, told in constant time. An empty secret signs nothing. */
export function isSignedWith(secret: string, text: string | Buffer, signature: unknown): boolean {
  if (secret === '' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/u.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signatureOf(secret, text), 'hex'), Buffer.from(signature, 'hex'));
}
