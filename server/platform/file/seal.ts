import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Whose bytes they are and which: sealed bytes open for nothing else. */
export interface SealedFor {
  readonly ownerId: string;
  readonly id: string;
}

export interface Sealed {
  readonly bytes: Buffer;
  /** The file's own key, sealed with the master key. */
  readonly wrappedKey: Buffer;
}

/** The key that wraps all others, from the owner's secret of whatever form. */
export function masterKeyOf(secret: string): Buffer {
  if (secret === '') throw new Error('Files need a key');
  return Buffer.from(hkdfSync('sha256', secret, '', 'mantra files', keyBytes));
}

/** Seals bytes with AES-256-GCM under a key of their own (ACC-03). */
export function seal(bytes: Buffer, masterKey: Buffer, whom: SealedFor): Sealed {
  const key = randomBytes(keyBytes);
  return { bytes: encrypted(bytes, key, whom), wrappedKey: encrypted(key, masterKey, whom) };
}

/** The bytes as they were sealed; throws when one bit, the owner, the id or the key is another. */
export function unseal({ bytes, wrappedKey }: Sealed, masterKey: Buffer, whom: SealedFor): Buffer {
  return decrypted(bytes, decrypted(wrappedKey, masterKey, whom), whom);
}

function encrypted(plain: Buffer, key: Buffer, whom: SealedFor): Buffer {
  const iv = randomBytes(ivBytes);
  const running = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(contextOf(whom));
  const body = Buffer.concat([running.update(plain), running.final()]);
  return Buffer.concat([iv, running.getAuthTag(), body]);
}

function decrypted(sealed: Buffer, key: Buffer, whom: SealedFor): Buffer {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  const running = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes })
    .setAAD(contextOf(whom))
    .setAuthTag(tag);
  return Buffer.concat([running.update(sealed.subarray(ivBytes + tagBytes)), running.final()]);
}

function contextOf({ ownerId, id }: SealedFor): Buffer {
  return Buffer.from(`${ownerId}:${id}`);
}
