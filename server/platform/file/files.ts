import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type FileType, fileTypes } from '../../../src/domain/kit/file.ts';
import type { ShopContext } from '../start/context.ts';
import type { Session } from '../database/session.ts';
import { problem } from '../http/problem.ts';
import type { OutgoingService } from '../outgoing/outgoing-service.ts';
import type { Settings } from '../start/settings.ts';
import { checkedContent } from './file-content.ts';
import { type FileStore, StoreUnavailable } from './file-store.ts';
import { deleteFileRow, type FilePurpose, type FileRow, insertFile, markUnclaimed } from './file.queries.ts';
import { folderStore } from './store/folder-store.ts';
import { s3Store } from './store/s3-store.ts';
import { masterKeyOf, seal, unseal } from './seal.ts';

/** Encrypted bytes and their key. */
export interface Files {
  readonly store: FileStore;
  readonly masterKey: Buffer;
}

/** The store of the encrypted files. */
export function openStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>, bucket?: OutgoingService): FileStore {
  return s3 === null ? folderStore(`${dataDir}/files`) : s3Store(s3, bucket);
}

/** The shop's file store: the bucket from the settings, or else the data folder. */
export function openFiles({ s3, dataDir, fileKey, secret }: Settings, bucket?: OutgoingService): Files {
  return {
    store: openStore({ s3, dataDir }, bucket),
    masterKey: masterKeyOf(fileKey || secret),
  };
}

export interface NewFile {
  /** The owner: the only person it belongs to, whoever uploads it. */
  readonly ownerId: string;
  readonly purpose: FilePurpose;
  readonly bytes: Buffer;
}

const taken: Readonly<Record<FilePurpose, readonly FileType[]>> = {
  prescription: fileTypes,
  'return-photo': ['image/jpeg', 'image/png'],
  'review-photo': ['image/jpeg', 'image/png'],
};

/** Pixels that a picture is reduced to on its longer side; others keep their size. */
const longestSide: Readonly<Partial<Record<FilePurpose, number>>> = { 'review-photo': 1200 };

/**
 * Checks, encrypts and stores bytes; returns the file's id. The sweep deletes the file after an hour unless
 * claimFile claims it in the transaction of its record. Throws 'unsupported-file', 'invalid-input' or
 * 'temporarily-unavailable'.
 */
export async function keepFile(
  { files, database, clock }: Pick<ShopContext, 'files' | 'database' | 'clock'>,
  { ownerId, purpose, bytes }: NewFile,
): Promise<string> {
  const content = await checkedContent(bytes, taken[purpose], ownerId, longestSide[purpose]);
  const id = randomUUID();
  const sealed = seal(content.bytes, files.masterKey, { ownerId, id });
  await insertFile(database, {
    id,
    owner_id: ownerId,
    purpose,
    type: content.type,
    size: content.bytes.length,
    wrapped_key: sealed.wrappedKey,
    created_at: clock(),
  });
  await reached(async () => files.store.put(id, sealed.bytes));
  return id;
}

/** Claims a file for a record; false when it has another owner or purpose, or was claimed or swept already. */
export async function claimFile(
  tx: Session,
  { id, ownerId, purpose, reference }: { id: string; ownerId: string; purpose: FilePurpose; reference: string },
): Promise<boolean> {
  const claimed = await tx.execute(sql`
    UPDATE stored_file SET state = 'kept', reference = ${reference}
    WHERE id = ${id} AND owner_id = ${ownerId} AND purpose = ${purpose} AND state = 'pending'`);
  return claimed === 1;
}

/** The decrypted bytes of a file. Throws 'not-found' or 'temporarily-unavailable'. */
export async function openFile({ files }: Pick<ShopContext, 'files'>, row: FileRow): Promise<Buffer> {
  const bytes = await reached(async () => files.store.get(row.id));
  if (bytes === null) throw problem('not-found', { detail: t`This file no longer exists` });
  const whom = { ownerId: row.owner_id, id: row.id };
  return unseal({ bytes, wrappedKey: row.wrapped_key }, files.masterKey, whom);
}

/** Marks a file as deleted in the caller's transaction; the next sweep removes its bytes. */
export async function removeFile(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE stored_file SET state = 'removed' WHERE id = ${id}`);
}

/** Marks all files of a person as deleted, for account deletion. */
export async function removeFilesOf(tx: Session, ownerId: string): Promise<void> {
  await tx.execute(sql`UPDATE stored_file SET state = 'removed' WHERE owner_id = ${ownerId}`);
}

/** Milliseconds an upload may stay unclaimed. */
const unclaimedFor = 3_600_000;
const batch = 100;

/** Removes the bytes of deleted files and of uploads that a killed process left. */
export async function sweepFiles({
  files,
  database,
  clock,
}: Pick<ShopContext, 'files' | 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - unclaimedFor);
  for (const id of await markUnclaimed(database, before, batch)) {
    await files.store.remove(id);
    await deleteFileRow(database, id);
  }
  await files.store.sweep(before);
}

/** Calls the store; StoreUnavailable becomes a 503. */
export async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw problem('temporarily-unavailable');
    throw error;
  }
}
