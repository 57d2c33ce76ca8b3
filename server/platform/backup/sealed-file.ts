import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { BackupError } from './manifest.ts';

const cipher = 'aes-256-gcm';
const mark = Buffer.from('sealed shop backup v01\n');
const idBytes = 16;
const checkBytes = 16;
const tagBytes = 16;
const headBytes = mark.length + idBytes + checkBytes;
/** Plain bytes per frame. */
const frameBytes = 64 * 1024;

/** The keys and ids that encrypt the files of one backup. */
export interface BackupSeal {
  /** This backup's id: its files can't be opened in another one. */
  readonly id: Buffer;
  /** The owner's BACKUP_KEY. */
  readonly key: string;
}

type Bytes = AsyncIterable<Buffer>;

export function newSeal(key: string): BackupSeal {
  return { id: randomBytes(idBytes), key };
}

function derived({ id, key }: BackupSeal, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, id, `shop backup ${purpose}`, length));
}

/**
 * A stream that encrypts a file under its name in the backup, in 64 KB frames with AES-256-GCM. Every file has its
 * own key, so the nonce is the frame's number plus a last-frame flag: frames can't be reordered or cut off (RUN-05,
 * SEC-06).
 */
export function sealing(seal: BackupSeal, name: string): (source: Bytes) => AsyncGenerator<Buffer> {
  return async function* sealed(source) {
    yield Buffer.concat([mark, seal.id, derived(seal, 'check', checkBytes)]);
    const key = derived(seal, `file ${name}`, 32);
    for await (const { bytes, nonce } of framed(source, frameBytes)) {
      const running = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      yield Buffer.concat([running.update(bytes), running.final(), running.getAuthTag()]);
    }
  };
}

/**
 * Decrypts a file; the content is complete once the stream ends. `id` is the backup's id; null accepts any. Throws
 * BackupError for another key, backup or name, altered bytes and a missing end.
 */
export function opening(
  { id, key }: { readonly id: Buffer | null; readonly key: string },
  name: string,
): (source: Bytes) => AsyncGenerator<Buffer> {
  return async function* opened(source) {
    const chunks = source[Symbol.asyncIterator]();
    let begun = Buffer.alloc(0);
    while (begun.length < headBytes) {
      const next = await chunks.next();
      if (next.done) throw brokenFile(name);
      begun = Buffer.concat([begun, next.value]);
    }
    const seal = { id: idOf(begun, name), key };
    if (id !== null && !id.equals(seal.id)) throw brokenFile(name);
    if (!timingSafeEqual(begun.subarray(mark.length + idBytes, headBytes), derived(seal, 'check', checkBytes))) {
      throw new BackupError('The backup was sealed with another BACKUP_KEY: nothing was changed');
    }
    const fileKey = derived(seal, `file ${name}`, 32);
    const rest = following(begun.subarray(headBytes), chunks);
    for await (const { bytes, nonce } of framed(rest, frameBytes + tagBytes)) {
      yield unsealed(bytes, fileKey, nonce, name);
    }
  };
}

/** The id of the backup that an encrypted file claims to belong to. */
export function idOf(head: Buffer, name: string): Buffer {
  if (head.length < headBytes || !head.subarray(0, mark.length).equals(mark)) throw brokenFile(name);
  return head.subarray(mark.length, mark.length + idBytes);
}

export function brokenFile(name: string, options?: ErrorOptions): BackupError {
  return new BackupError(`${name} of the backup was altered or is not whole: nothing was changed`, options);
}

function unsealed(sealed: Buffer, key: Buffer, nonce: Buffer, name: string): Buffer {
  if (sealed.length < tagBytes) throw brokenFile(name);
  const running = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  running.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([running.update(sealed.subarray(0, -tagBytes)), running.final()]);
  } catch (error) {
    throw brokenFile(name, { cause: error });
  }
}

async function* following(first: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

/** Chunks of this size; the last one may be shorter or empty. */
async function* framed(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; nonce: Buffer }> {
  let held = Buffer.alloc(0);
  let frame = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    let at = 0;
    for (; held.length - at > size; at += size, frame += 1) {
      yield { bytes: held.subarray(at, at + size), nonce: nonceOf(frame, false) };
    }
    held = held.subarray(at);
  }
  yield { bytes: held, nonce: nonceOf(frame, true) };
}

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(frame, 0, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
