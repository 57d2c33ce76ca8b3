import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Owner and id of the bytes, bound to the ciphertext: it decrypts under no other. */
export interface SealedFor {
  readonly ownerId: string;
  readonly id: string;
}

export interface Sealed {
  readonly bytes: Buffer;
  /** The file's key, encrypted with the master key. */
  readonly wrappedKey: Buffer;
}

/** Derives the master key from the owner's secret, whatever its format. */
export function masterKeyOf(secret: string): Buffer {
  if (secret === '') throw new Error('Files need a key');
  return Buffer.from(hkdfSync('sha256', secret, '', 'mantra files', keyBytes));
}

/** Encrypts bytes with AES-256-GCM under a new key (ACC-03). */
export function seal(bytes: Buffer, masterKey: Buffer, whom: SealedFor): Sealed {
  const key = randomBytes(keyBytes);
  return { bytes: encrypted(bytes, key, whom), wrappedKey: encrypted(key, masterKey, whom) };
}

/** Decrypts the bytes. Throws when the bytes were altered or the owner, id or key differs. */
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
