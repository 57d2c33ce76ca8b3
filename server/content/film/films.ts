import { randomUUID } from 'node:crypto';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reached } from '../../platform/file/files.ts';
import type { SpooledFile } from '../../platform/http/input/spool.ts';
import { filmType } from './film-type.ts';
import { deleteFilmRow, type FilmRow, insertFilm, markUnclaimedFilms } from './film.queries.ts';

type World = Pick<ShopContext, 'files' | 'database' | 'clock'>;

/** Stores a film for everybody (ADM-06); swept away in an hour unless claimFilm takes it. Throws as filmType, and 'temporarily-unavailable'. */
export async function keepFilm(
  { files, database, clock }: World,
  actorId: string,
  file: SpooledFile,
): Promise<FilmRow> {
  const row: FilmRow = { id: randomUUID(), type: await filmType(file.path), size: file.size };
  const now = clock();
  await database.transaction(async (tx) => {
    await insertFilm(tx, row, now);
    const change = {
      actorId,
      action: 'sent',
      resource: 'film',
      recordId: row.id,
      before: null,
      after: row,
      now,
    } as const;
    await recordChange(tx, change);
  });
  await reached(async () => files.store.putFile(row.id, file));
  return row;
}

/** How long a film may stay without what shows it, in milliseconds. */
const unclaimedFor = 3_600_000;
const batch = 100;

/** Removes the bytes of films that were taken away, or that nothing ever showed. */
export async function sweepFilms({ files, database, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - unclaimedFor);
  for (const id of await markUnclaimedFilms(database, before, batch)) {
    await files.store.remove(id);
    await deleteFilmRow(database, id);
  }
}
