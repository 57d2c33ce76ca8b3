import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { OwnedReel, ReelWrite } from '../../../src/contract/content/reel.calls.ts';
import { videoPath } from '../../../src/domain/content/video.ts';
import { maxShown, type Reel, type ReelPlace } from '../../../src/domain/content/reel.ts';
import { holdsText } from '../../platform/list/list.ts';
import { translationsColumn, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Session } from '../../platform/database/session.ts';

interface ReelRow {
  readonly id: string;
  readonly title: string;
  readonly product_sku: string | null;
  readonly url: string | null;
  readonly film_id: string | null;
  readonly poster: string;
  readonly position: number;
  readonly is_published: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface OwnedRow extends ReelRow {
  readonly product_name: string | null;
  readonly translations: OwnedReel['translations'] | null;
}

type Row = OwnedRow & { [column: string]: unknown };

const columns: Sql = sql`id, title, product_sku, url, film_id, poster, position, is_published, version,
  created_at, updated_at, (SELECT product.name FROM product WHERE product.sku = product_sku) AS product_name,
  ${translationsColumn('reel', sql`reel.id::text`)}`;

/** The lock that lets one admin at a time reorder a list. */
const placeLock: Readonly<Record<ReelPlace, number>> = { reel: 7_201_140, instagram: 7_201_141 };

/** Takes the lock on a list's order until the transaction ends. */
export async function lockPlace(tx: Session, place: ReelPlace): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${placeLock[place]})`);
}

/** The published reels, in order. */
export async function readShown(session: Session, place: ReelPlace): Promise<Reel[]> {
  const rows = await session.query<Row>(sql`
    SELECT ${columns} FROM reel WHERE shelf = ${place} AND is_published ORDER BY position LIMIT ${maxShown}`);
  return rows.map(reelOf);
}

/** Reels with their titles in a language. */
export async function reelsIn(
  catalogue: Pick<Catalogue, 'translated'>,
  language: Language,
  reels: readonly Reel[],
): Promise<readonly Reel[]> {
  return catalogue.translated(reels, { kind: 'reel', language, idOf: ({ id }) => id });
}

/** A whole list in order; with a search text, those whose title or product contains it. */
export async function readReels(session: Session, place: ReelPlace, wanted = ''): Promise<OwnedReel[]> {
  const matching =
    wanted === '' ? sql`true` : sql`(${holdsText(sql`title`, wanted)} OR ${holdsText(sql`product_sku`, wanted)})`;
  const rows = await session.query<Row>(sql`
    SELECT ${columns} FROM reel WHERE shelf = ${place} AND ${matching} ORDER BY position`);
  return rows.map(ownedOf);
}

export async function findReel(
  session: Session,
  place: ReelPlace,
  id: string,
  lock: Sql = sql``,
): Promise<OwnedReel | undefined> {
  const row = await session.maybeOne<Row>(sql`
    SELECT ${columns} FROM reel WHERE id = ${id} AND shelf = ${place} ${lock}`);
  return row && ownedOf(row);
}

/** Appends to the list, which the caller has locked. */
export async function insertReel(tx: Session, place: ReelPlace, reel: ReelWrite, now: Date): Promise<OwnedReel> {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO reel (id, shelf, title, product_sku, url, film_id, poster, is_published, position,
      created_at, updated_at)
    SELECT ${id}, ${place}, ${reel.title}, ${reel.productSku}, ${reel.link}, ${reel.filmId},
      ${reel.poster}, ${reel.isPublished}, count(*), ${now}, ${now}
    FROM reel WHERE shelf = ${place}`);
  await writeTranslations(tx, 'reel', id, reel.translations);
  return ownReel(tx, id);
}

export async function updateReel(tx: Session, id: string, reel: ReelWrite, now: Date): Promise<OwnedReel> {
  await tx.execute(sql`
    UPDATE reel SET title = ${reel.title}, product_sku = ${reel.productSku}, url = ${reel.link},
      film_id = ${reel.filmId}, is_published = ${reel.isPublished}, version = version + 1, updated_at = ${now},
      poster = ${reel.poster}
    WHERE id = ${id}`);
  await writeTranslations(tx, 'reel', id, reel.translations);
  return ownReel(tx, id);
}

async function ownReel(tx: Session, id: string): Promise<OwnedReel> {
  return ownedOf(await tx.one<Row>(sql`SELECT ${columns} FROM reel WHERE id = ${id}`));
}

/** Deletes from the list, which the caller has locked; later reels move up. */
export async function deleteReel(tx: Session, place: ReelPlace, { id, position }: OwnedReel): Promise<void> {
  await tx.execute(sql`DELETE FROM reel WHERE id = ${id}`);
  await tx.execute(sql`
    UPDATE reel SET position = position - 1 WHERE shelf = ${place} AND position > ${position}`);
}

/** Renumbers the whole list, which the caller has locked, in this order. */
export async function placeReels(tx: Session, place: ReelPlace, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE reel SET position = wanted.place - 1
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted(id, place)
    WHERE reel.id = wanted.id AND reel.shelf = ${place}`);
}

export async function hasProduct(session: Session, sku: string): Promise<boolean> {
  return (await session.query(sql`SELECT FROM product WHERE sku = ${sku}`)).length === 1;
}

/** Whether a path belongs to an uploaded picture. */
export async function hasImage(session: Session, path: string): Promise<boolean> {
  return (await session.query(sql`SELECT FROM image WHERE '/image/' || id || '.jpg' = ${path}`)).length === 1;
}

function reelOf(row: ReelRow): Reel {
  const { id, title, product_sku: productSku, poster, position } = row;
  const own = row.film_id === null ? null : videoPath(row.film_id);
  const film = own === null ? (row.url === null ? 'none' : 'link') : 'upload';
  return { id, title, productSku, url: own ?? row.url, film, poster, position };
}

function ownedOf(row: OwnedRow): OwnedReel {
  return {
    ...reelOf(row),
    productName: row.product_name,
    filmId: row.film_id,
    isPublished: row.is_published,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.translations ? { translations: row.translations } : {}),
  };
}
