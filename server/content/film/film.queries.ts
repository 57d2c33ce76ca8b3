import sql from 'sql-template-tag';
import type { FilmType } from '../../../src/domain/content/film.ts';
import type { Session } from '../../platform/database/session.ts';

export interface FilmRow {
  readonly id: string;
  readonly type: FilmType;
  /** Bytes. */
  readonly size: number;
}

export async function insertFilm(tx: Session, { id, type, size }: FilmRow, now: Date): Promise<void> {
  await tx.execute(sql`INSERT INTO film (id, type, size, sent_at) VALUES (${id}, ${type}, ${size}, ${now})`);
}

/** What everybody may see, and what an admin has just sent. */
export async function findFilm(session: Session, id: string): Promise<FilmRow | undefined> {
  return session.maybeOne<FilmRow & { [column: string]: unknown }>(sql`
    SELECT id, type, size FROM film WHERE id = ${id} AND state <> 'removed'`);
}

/** Binds a film to what shows it, in that transaction; false when it is taken or swept. */
export async function claimFilm(tx: Session, id: string): Promise<boolean> {
  return (await tx.execute(sql`UPDATE film SET state = 'kept' WHERE id = ${id} AND state = 'pending'`)) === 1;
}

/** Takes it away with the caller's transaction; its bytes go by the next sweep. */
export async function removeFilm(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE film SET state = 'removed' WHERE id = ${id}`);
}

/** Marks what nothing took before this moment; those and all marked ones. */
export async function markUnclaimedFilms(session: Session, before: Date, limit: number): Promise<string[]> {
  await session.execute(sql`UPDATE film SET state = 'removed' WHERE state = 'pending' AND sent_at < ${before}`);
  const rows = await session.query<{ id: string }>(sql`
    SELECT id FROM film WHERE state = 'removed' ORDER BY sent_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteFilmRow(session: Session, id: string): Promise<void> {
  await session.execute(sql`DELETE FROM film WHERE id = ${id} AND state = 'removed'`);
}
