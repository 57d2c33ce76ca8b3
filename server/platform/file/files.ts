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

/** Sealed bytes and the key that opens them. */
export interface Files {
  readonly store: FileStore;
  readonly masterKey: Buffer;
}

/** Where the files of the shop lie, sealed. */
export function openStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>, bucket?: OutgoingService): FileStore {
  return s3 === null ? folderStore(`${dataDir}/files`) : s3Store(s3, bucket);
}

/** The files of the shop: in the bucket of the settings, else below the data folder. */
export function openFiles({ s3, dataDir, fileKey, secret }: Settings, bucket?: OutgoingService): Files {
  return {
    store: openStore({ s3, dataDir }, bucket),
    masterKey: masterKeyOf(fileKey || secret),
  };
}

export interface NewFile {
  /** Whose it is: the only person to whom it belongs, whoever sends it. */
  readonly ownerId: string;
  readonly purpose: FilePurpose;
  readonly bytes: Buffer;
}

const taken: Readonly<Record<FilePurpose, readonly FileType[]>> = {
  prescription: fileTypes,
  'return-photo': ['image/jpeg', 'image/png'],
};

/**
 * Checks, seals and stores bytes, and returns the file's id. It is swept away in an hour unless claimFile takes it, in
 * the transaction of what it belongs to. Throws 'unsupported-file', 'invalid-input' or 'temporarily-unavailable'.
 */
export async function keepFile(
  { files, database, clock }: Pick<ShopContext, 'files' | 'database' | 'clock'>,
  { ownerId, purpose, bytes }: NewFile,
): Promise<string> {
  const content = await checkedContent(bytes, taken[purpose], ownerId);
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

/** Binds a file to what it belongs to; false when it is not this owner's, of another purpose, taken or swept. */
export async function claimFile(
  tx: Session,
  { id, ownerId, purpose, reference }: { id: string; ownerId: string; purpose: FilePurpose; reference: string },
): Promise<boolean> {
  const claimed = await tx.execute(sql`
    UPDATE stored_file SET state = 'kept', reference = ${reference}
    WHERE id = ${id} AND owner_id = ${ownerId} AND purpose = ${purpose} AND state = 'pending'`);
  return claimed === 1;
}

/** The bytes of a file, as they were kept. Throws 'not-found' or 'temporarily-unavailable'. */
export async function openFile({ files }: Pick<ShopContext, 'files'>, row: FileRow): Promise<Buffer> {
  const bytes = await reached(async () => files.store.get(row.id));
  if (bytes === null) throw problem('not-found', { detail: 'This file no longer exists' });
  const whom = { ownerId: row.owner_id, id: row.id };
  return unseal({ bytes, wrappedKey: row.wrapped_key }, files.masterKey, whom);
}

/** Takes a file away with the caller's transaction; its bytes go by the next sweep. */
export async function removeFile(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE stored_file SET state = 'removed' WHERE id = ${id}`);
}

/** Takes away all files of a person, for those who leave. */
export async function removeFilesOf(tx: Session, ownerId: string): Promise<void> {
  await tx.execute(sql`UPDATE stored_file SET state = 'removed' WHERE owner_id = ${ownerId}`);
}

/** How long an upload may stay without what it belongs to, in milliseconds. */
const unclaimedFor = 3_600_000;
const batch = 100;

/** Removes the bytes of files that were taken away, or that a killed upload left behind. */
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

/** What the store does; one that does not answer is a 503. */
export async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw problem('temporarily-unavailable');
    throw error;
  }
}
