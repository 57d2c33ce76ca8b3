import sql from 'sql-template-tag';
import type { VideoType } from '../../../src/domain/content/video.ts';
import type { Session } from '../../platform/database/session.ts';

export interface VideoRow {
  readonly id: string;
  readonly type: VideoType;
  /** Bytes. */
  readonly size: number;
}

export async function insertVideo(tx: Session, { id, type, size }: VideoRow, now: Date): Promise<void> {
  await tx.execute(sql`INSERT INTO film (id, type, size, sent_at) VALUES (${id}, ${type}, ${size}, ${now})`);
}

/** Videos that are public, or that an admin has just uploaded. */
export async function findVideo(session: Session, id: string): Promise<VideoRow | undefined> {
  return session.maybeOne<VideoRow & { [column: string]: unknown }>(sql`
    SELECT id, type, size FROM film WHERE id = ${id} AND state <> 'removed'`);
}

/** Claims a video for a record in its transaction; false when it was claimed or swept already. */
export async function claimVideo(tx: Session, id: string): Promise<boolean> {
  return (await tx.execute(sql`UPDATE film SET state = 'kept' WHERE id = ${id} AND state = 'pending'`)) === 1;
}

/** Whether a video can still be claimed. */
export async function isVideoWaiting(session: Session, id: string): Promise<boolean> {
  return (await session.query(sql`SELECT FROM film WHERE id = ${id} AND state = 'pending'`)).length > 0;
}

/** Marks a video as deleted in the caller's transaction; the next sweep removes its bytes. */
export async function removeVideo(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE film SET state = 'removed' WHERE id = ${id}`);
}

/** Marks unclaimed videos older than this moment; returns them with all marked before. */
export async function markUnclaimedVideos(session: Session, before: Date, limit: number): Promise<string[]> {
  await session.execute(sql`UPDATE film SET state = 'removed' WHERE state = 'pending' AND sent_at < ${before}`);
  const rows = await session.query<{ id: string }>(sql`
    SELECT id FROM film WHERE state = 'removed' ORDER BY sent_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteVideoRow(session: Session, id: string): Promise<void> {
  await session.execute(sql`DELETE FROM film WHERE id = ${id} AND state = 'removed'`);
}
