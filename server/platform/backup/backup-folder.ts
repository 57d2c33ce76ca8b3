import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../database/connection/database-unavailable.ts';
import { BackupError, filesFolder, type Manifest, manifestFile, parseManifest } from './manifest.ts';
import { type BackupSeal, idOf, opening, sealing } from './sealed-file.ts';

const sealedEnding = '.sealed';

/** Writes a file of a backup, encrypted when there is a key. The file is on disk when this returns. */
export async function writeBackupFile(
  folder: string,
  name: string,
  source: Readable,
  seal: BackupSeal | null,
): Promise<void> {
  const path = join(folder, seal ? name + sealedEnding : name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await (seal ? pipeline(source, sealing(seal, name), file) : pipeline(source, file));
  const directory = await open(dirname(path));
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** A complete backup. */
export interface BackupFolder {
  readonly manifest: Manifest;
  /** Reads the decrypted bytes of one file. Throws BackupError when it is missing or was altered. */
  readonly read: <Result>(name: string, take: (bytes: AsyncIterable<Buffer>) => Promise<Result>) => Promise<Result>;
}

/**
 * Opens a backup. Reads an encrypted one from end to end first, so a restore never fails half-way. Throws
 * BackupError when the backup is missing, incomplete, altered or encrypted with a key other than `key` ('' for
 * none).
 */
export async function openBackup(folder: string, key: string): Promise<BackupFolder> {
  const sealedManifest = join(folder, manifestFile + sealedEnding);
  const isSealed = await isThere(sealedManifest);
  if (!isSealed && key !== '' && (await isThere(join(folder, manifestFile)))) {
    throw new BackupError('The backup is not sealed, and BACKUP_KEY is set: unset it if you trust this folder');
  }
  if (isSealed && key === '') throw new BackupError('The backup is sealed: set the BACKUP_KEY it was made with');
  const id = isSealed ? await readId(sealedManifest) : null;
  const read: BackupFolder['read'] = async (name, take) => {
    const file = createReadStream(join(folder, isSealed ? name + sealedEnding : name));
    try {
      return await take(isSealed ? opening({ id, key }, name)(file) : file);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new BackupError(`${name} is missing in the backup`, { cause: error });
      throw error;
    } finally {
      file.destroy();
    }
  };
  const manifest = await readManifest(folder, read);
  if (isSealed) for (const name of namesOf(manifest)) await read(name, drained);
  return { manifest, read };
}

async function readManifest(folder: string, read: BackupFolder['read']): Promise<Manifest> {
  try {
    return parseManifest((await read(manifestFile, buffer)).toString('utf8'));
  } catch (error) {
    const isSaid = error instanceof BackupError && codeOf(error.cause) !== 'ENOENT';
    throw isSaid ? error : new BackupError(`There is no complete backup in ${folder}`, { cause: error });
  }
}

async function readId(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: 1023 })) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return idOf(Buffer.concat(chunks), manifestFile);
}

/** The name of a table or an uploaded file inside a backup. */
export const tableFile = (name: string) => `${name.replaceAll('"', '')}.copy.gz`;
export const keptFile = (key: string) => `${filesFolder}/${key}`;

function namesOf({ tables, files }: Manifest): string[] {
  return [...tables.map(({ name }) => tableFile(name)), ...files.map(keptFile)];
}

/** Reads to the end, which checks that the file is complete. */
async function drained(bytes: AsyncIterable<Buffer>): Promise<void> {
  const chunks = bytes[Symbol.asyncIterator]();
  for (let next = await chunks.next(); !next.done;) next = await chunks.next();
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
