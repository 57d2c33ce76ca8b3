import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's base 32, without look-alike characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Part of the hash, so a code is valid for one purpose only. */
type Purpose = 'recovery' | 'enrolment';

/** A new code in groups, 5 bits per character: 'K7QX2-M4P9R'. */
export function newCode(groups: number, groupLength: number): string {
  const characters = Array.from(randomBytes(groups * groupLength), (byte) => alphabet[byte % alphabet.length]);
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** Stored hash of a code; useless without the key or for another person. */
export function typedCodeHash(secret: string, purpose: Purpose, shopperId: string, typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  return createHmac('sha256', secret).update(`${purpose}|${shopperId}|${code}`).digest();
}
