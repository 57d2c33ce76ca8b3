import { seal, type SealedFor, unseal } from './seal.ts';

/** The file's own key, sealed: 12 bytes of a nonce, 16 of a tag and 32 of the key. */
const wrappedKeyBytes = 60;

/** A small value sealed as files are, in one piece for one column. */
export function sealJson(value: unknown, masterKey: Buffer, whom: SealedFor): Buffer {
  const { bytes, wrappedKey } = seal(Buffer.from(JSON.stringify(value)), masterKey, whom);
  return Buffer.concat([wrappedKey, bytes]);
}

/** The value as it was sealed; throws when one bit, the owner, the id or the key is another. */
export function openJson(sealed: Buffer, masterKey: Buffer, whom: SealedFor): unknown {
  const wrappedKey = sealed.subarray(0, wrappedKeyBytes);
  const plain = unseal({ bytes: sealed.subarray(wrappedKeyBytes), wrappedKey }, masterKey, whom);
  return JSON.parse(plain.toString('utf8'));
}
