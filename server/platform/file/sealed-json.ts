import { seal, type SealedFor, unseal } from './seal.ts';

/** The wrapped file key: 12 bytes of nonce, 16 of tag and 32 of key. */
const wrappedKeyBytes = 60;

/** A small value encrypted like a file, packed into one column. */
export function sealJson(value: unknown, masterKey: Buffer, whom: SealedFor): Buffer {
  const { bytes, wrappedKey } = seal(Buffer.from(JSON.stringify(value)), masterKey, whom);
  return Buffer.concat([wrappedKey, bytes]);
}

/** The decrypted value. Throws when the bytes were altered or the owner, id or key differs. */
export function openJson(sealed: Buffer, masterKey: Buffer, whom: SealedFor): unknown {
  const wrappedKey = sealed.subarray(0, wrappedKeyBytes);
  const plain = unseal({ bytes: sealed.subarray(wrappedKeyBytes), wrappedKey }, masterKey, whom);
  return JSON.parse(plain.toString('utf8'));
}
