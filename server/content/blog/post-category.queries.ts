import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { CategoryWrite, OwnedCategory } from '../../../src/contract/content/blog/blog-admin.calls.ts';
import { atVersion } from '../../platform/list/version.ts';
import { translationsColumn, writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import type { Session } from '../../platform/database/session.ts';

type Row = Omit<OwnedCategory, 'translations'> & {
  translations: OwnedCategory['translations'] | null;
  [column: string]: unknown;
};

const columns: Sql = sql`id, version, slug, name, position,
  (SELECT count(*) FROM post WHERE category_id = post_category.id)::int AS posts,
  ${translationsColumn('post-category', sql`post_category.id::text`)}`;

/** All categories, in order. */
export async function readOwnedCategories(session: Session): Promise<OwnedCategory[]> {
  const rows = await session.query<Row>(sql`SELECT ${columns} FROM post_category ORDER BY position, name`);
  return rows.map(ownedOf);
}

/** Locks a category; undefined when it doesn't exist. */
export async function lockPostCategory(tx: Session, id: string): Promise<OwnedCategory | undefined> {
  const row = await tx.maybeOne<Row>(sql`SELECT ${columns} FROM post_category WHERE id = ${id} FOR UPDATE`);
  return row && ownedOf(row);
}

function ownedOf({ translations, ...row }: Row): OwnedCategory {
  return { ...row, ...(translations ? { translations } : {}) };
}

/** Adds a category; undefined when its slug is taken. */
export async function insertPostCategory(
  tx: Session,
  { slug, name, position, translations }: CategoryWrite,
  now: Date,
): Promise<OwnedCategory | undefined> {
  const id = randomUUID();
  const added = await tx.execute(sql`
    INSERT INTO post_category (id, slug, name, position, created_at, updated_at)
    VALUES (${id}, ${slug}, ${name}, ${position}, ${now}, ${now})
    ON CONFLICT (slug) DO NOTHING`);
  if (added === 0) return undefined;
  await writeTranslations(tx, 'post-category', id, translations);
  return lockPostCategory(tx, id);
}

/** Whether another category has this slug. */
export async function isCategoryTaken(session: Session, slug: string, ownId: string | null): Promise<boolean> {
  const others = await session.query(sql`
    SELECT FROM post_category WHERE slug = ${slug} AND id IS DISTINCT FROM ${ownId}::uuid`);
  return others.length > 0;
}

/** Updates a category; undefined when its version has changed. */
export async function changePostCategory(
  tx: Session,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { slug, name, position, translations }: CategoryWrite,
  now: Date,
): Promise<OwnedCategory | undefined> {
  const changed = await tx.execute(sql`
    UPDATE post_category SET slug = ${slug}, name = ${name}, position = ${position}, version = version + 1,
      updated_at = ${now}
    WHERE id = ${id} ${atVersion(version)}`);
  if (changed === 0) return undefined;
  await writeTranslations(tx, 'post-category', id, translations);
  return lockPostCategory(tx, id);
}

/** Moves all posts of one category to another; an open form of such a post is then out of date. */
export async function movePosts(tx: Session, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE post SET category_id = ${to}, version = version + 1 WHERE category_id = ${from}`);
}

export async function removePostCategory(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM post_category WHERE id = ${id}`);
}
