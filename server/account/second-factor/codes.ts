import { createHmac, randomBytes } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a code is for, so that none counts as another. */
type Purpose = 'recovery' | 'enrolment';

/** A new code in groups, 5 bits a character: 'K7QX2-M4P9R'. */
export function newCode(groups: number, groupLength: number): string {
  const characters = Array.from(randomBytes(groups * groupLength), (byte) => alphabet[byte % alphabet.length]);
  return Array.from({ length: groups }, (_, group) =>
    characters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** What is kept of a code: worthless without the key, and for anybody else. */
export function typedCodeHash(secret: string, purpose: Purpose, shopperId: string, typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
  return createHmac('sha256', secret).update(`${purpose}|${shopperId}|${code}`).digest();
}
