import sql from 'sql-template-tag';
import type { FileType } from '../../../src/domain/kit/file.ts';
import type { Session } from '../database/session.ts';

export type FilePurpose = 'prescription' | 'return-photo' | 'review-photo';

export interface FileRow {
  readonly id: string;
  readonly owner_id: string;
  readonly purpose: FilePurpose;
  readonly reference: string | null;
  readonly type: FileType;
  readonly size: number;
  readonly wrapped_key: Buffer;
  readonly state: 'pending' | 'kept' | 'removed';
  readonly created_at: Date;
}

type Row<Shape> = Shape & { [column: string]: unknown };

export async function insertFile(session: Session, file: Omit<FileRow, 'state' | 'reference'>): Promise<void> {
  await session.execute(sql`
    INSERT INTO stored_file (id, owner_id, purpose, type, size, wrapped_key, created_at)
    VALUES (${file.id}, ${file.owner_id}, ${file.purpose}, ${file.type}, ${file.size}, ${file.wrapped_key},
      ${file.created_at})`);
}

/** A file that some record refers to. */
export async function findKeptFile(session: Session, id: string): Promise<FileRow | undefined> {
  return session.maybeOne<Row<FileRow>>(sql`SELECT * FROM stored_file WHERE id = ${id} AND state = 'kept'`);
}

export async function deleteFileRow(session: Session, id: string): Promise<void> {
  await session.execute(sql`DELETE FROM stored_file WHERE id = ${id} AND state <> 'kept'`);
}

/**
 * Marks unclaimed files older than this moment, so nothing can claim them any more; returns them with all files
 * marked before.
 */
export async function markUnclaimed(session: Session, before: Date, limit: number): Promise<string[]> {
  await session.execute(sql`
    UPDATE stored_file SET state = 'removed' WHERE state = 'pending' AND created_at < ${before}`);
  const rows = await session.query<{ id: string }>(sql`
    SELECT id FROM stored_file WHERE state = 'removed' ORDER BY created_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export type AccessReason = 'read' | 'open' | 'download' | 'look-up';

export interface Access {
  readonly fileId?: string;
  readonly reference?: string | null;
  readonly ownerId: string;
  readonly readerId: string;
  readonly reason: AccessReason;
  readonly at: Date;
}

/** Logs that somebody opened a person's file. */
export async function recordAccess(session: Session, access: Access): Promise<void> {
  await session.execute(sql`
    INSERT INTO file_access (file_id, reference, owner_id, reader_id, reason, at)
    VALUES (${access.fileId ?? null}, ${access.reference ?? null}, ${access.ownerId}, ${access.readerId},
      ${access.reason}, ${access.at})`);
}

/** Deletes access log rows older than a year. */
export async function removeOldAccess(session: Session, now: Date): Promise<void> {
  await session.execute(sql`DELETE FROM file_access WHERE at < ${now}::timestamptz - interval '1 year'`);
}
