import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type {
  OwnedPost,
  PostListQuery,
  PostRow,
  PostWrite,
} from '../../../src/contract/content/blog/blog-admin.calls.ts';
import { type PostSource, postState, readingMinutes } from '../../../src/domain/content/blog/blog.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import {
  type Translations,
  translationsColumn,
  writeTranslations,
} from '../../platform/list/translation/translation.queries.ts';
import { type ListSource, readPage } from '../../platform/list/list.ts';
import { atVersion } from '../../platform/list/version.ts';
import type { Session } from '../../platform/database/session.ts';
import { cleanHtml, plainText } from '../../platform/http/input/clean-html.ts';
import { coverOf } from './blog.queries.ts';

interface ListRow {
  [column: string]: unknown;
  id: string;
  version: number;
  title: string;
  slug: string;
  category_slug: string;
  category_name: string;
  publish_at: Date | null;
  minutes: number;
  updated_at: Date;
}

interface OwnedRow extends ListRow {
  summary: string;
  category_id: string;
  product_sku: string | null;
  html: string;
  caution: string;
  author: string | null;
  sources: PostSource[];
  cover_id: string | null;
  cover_alt: string;
  cover_width: number | null;
  cover_height: number | null;
  seo_title: string | null;
  seo_description: string | null;
  created_at: Date;
  translations: OwnedPost['translations'] | null;
}

type Sort = 'updatedAt' | 'title' | 'publishAt';

const filed = sql`post JOIN post_category ON post_category.id = post.category_id`;
const listed = sql`post.id, post.version, title, post.slug, post_category.slug AS category_slug,
  post_category.name AS category_name, publish_at, minutes, post.updated_at`;

/** All posts, with their status at this moment. */
const sourceAt = (now: Date): ListSource<ListRow, PostRow, Sort> => ({
  from: filed,
  columns: listed,
  key: sql`post.id`,
  sorts: { updatedAt: sql`post.updated_at`, title: sql`title`, publishAt: sql`publish_at` },
  usual: '-updatedAt',
  searched: [sql`title`, sql`post.slug`, sql`summary`],
  itemOf: (row) => rowOf(row, now),
});

/** One page of all posts, including drafts. */
export async function readPostPage(
  session: Session,
  { state, category, translation, ...asked }: PostListQuery,
  now: Date,
): Promise<{ total: number; items: PostRow[] }> {
  const conditions: Readonly<Record<OwnedPost['state'], Sql>> = {
    draft: sql`publish_at IS NULL`,
    scheduled: sql`publish_at > ${now}`,
    published: sql`publish_at <= ${now}`,
  };
  return readPage(session, sourceAt(now), asked, [
    ...(state === undefined ? [] : [conditions[state]]),
    ...(category === undefined ? [] : [sql`post_category.slug = ${category}`]),
    ...translationConditions('post', translation),
  ]);
}

/** One post or draft; null when it doesn't exist. */
export async function readOwnedPost(session: Session, id: string, now: Date): Promise<OwnedPost | null> {
  const row = await session.maybeOne<OwnedRow>(sql`
    SELECT ${listed}, summary, category_id, product_sku, html, caution, author, sources, cover_id, cover_alt,
      image.width AS cover_width, image.height AS cover_height, seo_title, seo_description, post.created_at,
      ${translationsColumn('post', sql`post.id::text`)}
    FROM ${filed} LEFT JOIN image ON image.id = post.cover_id WHERE post.id = ${id}`);
  return row ? ownedOf(row, now) : null;
}

/** Finds the field that refers to a missing record. */
export async function missingReferences(
  session: Session,
  { categoryId, sku, coverId }: { readonly [Name in 'categoryId' | 'sku' | 'coverId']: string | null },
): Promise<readonly ('categoryId' | 'sku' | 'coverId')[]> {
  const { category, product, cover } = await session.one<{
    category: boolean;
    product: boolean;
    cover: boolean;
  }>(sql`
    SELECT ${categoryId}::uuid IS NULL OR EXISTS (SELECT FROM post_category WHERE id = ${categoryId}) AS category,
      ${sku}::text IS NULL OR EXISTS (SELECT FROM product WHERE sku = ${sku}) AS product,
      ${coverId}::uuid IS NULL OR EXISTS (SELECT FROM image WHERE id = ${coverId}) AS cover`);
  return [
    ...(category ? [] : ['categoryId' as const]),
    ...(product ? [] : ['sku' as const]),
    ...(cover ? [] : ['coverId' as const]),
  ];
}

/** Adds a post and returns its id; call `takeSlug` in the same transaction. */
export async function insertPost(tx: Session, post: PostWrite, now: Date): Promise<string> {
  const id = randomUUID();
  const { html, words, minutes } = textOf(post);
  await writeTranslations(tx, 'post', id, cleaned(post.translations));
  await tx.execute(sql`
    INSERT INTO post (id, slug, title, summary, category_id, product_sku, html, words, caution, author, sources,
      cover_id, cover_alt, seo_title, seo_description, minutes, publish_at, created_at, updated_at)
    VALUES (${id}, ${post.slug}, ${post.title}, ${post.summary}, ${post.categoryId}, ${post.sku}, ${html}, ${words},
      ${post.caution}, ${post.author}, ${JSON.stringify(post.sources)}::jsonb, ${post.coverId}, ${post.coverAlt},
      ${post.seoTitle}, ${post.seoDescription}, ${minutes}, ${momentOf(post, now)}, ${now}, ${now})`);
  return id;
}

/** Updates a locked post; false when its version has changed. */
export async function changePost(
  tx: Session,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  post: PostWrite,
  now: Date,
): Promise<boolean> {
  const { html, words, minutes } = textOf(post);
  const changed = await tx.execute(sql`
    UPDATE post SET slug = ${post.slug}, title = ${post.title}, summary = ${post.summary},
      category_id = ${post.categoryId}, product_sku = ${post.sku}, html = ${html}, words = ${words},
      caution = ${post.caution}, author = ${post.author}, sources = ${JSON.stringify(post.sources)}::jsonb,
      cover_id = ${post.coverId}, cover_alt = ${post.coverAlt}, seo_title = ${post.seoTitle},
      seo_description = ${post.seoDescription}, minutes = ${minutes}, publish_at = ${momentOf(post, now)},
      version = version + 1, updated_at = ${now}
    WHERE id = ${id} ${atVersion(version)}`);
  if (changed !== 1) return false;
  await writeTranslations(tx, 'post', id, cleaned(post.translations));
  return true;
}

/** The lock that lets one admin at a time assign slugs. */
const slugLock = 7_201_015;

/** Takes the lock on slugs until the transaction ends. */
export async function lockSlugs(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${slugLock})`);
}

/** Whether a slug is free or belonged to this post before. A slug leads to one post for ever. */
export async function isSlugFree(tx: Session, slug: string, id: string | null): Promise<boolean> {
  const row = await tx.maybeOne<{ post_id: string }>(sql`SELECT post_id FROM post_slug WHERE slug = ${slug}`);
  return row === undefined || row.post_id === id;
}

/** Assigns a slug to a post; one that was never published frees its former slug. */
export async function takeSlug(
  tx: Session,
  { id, slug, left }: { readonly id: string; readonly slug: string; readonly left: string | null },
): Promise<void> {
  if (left !== null && left !== slug) await tx.execute(sql`DELETE FROM post_slug WHERE slug = ${left}`);
  await tx.execute(sql`INSERT INTO post_slug (slug, post_id) VALUES (${slug}, ${id}) ON CONFLICT DO NOTHING`);
}

/** Locks a post; undefined when it doesn't exist. */
export async function lockPost(
  tx: Session,
  id: string,
): Promise<{ slug: string; publish_at: Date | null; version: number } | undefined> {
  return tx.maybeOne(sql`SELECT slug, publish_at, version FROM post WHERE id = ${id} FOR UPDATE`);
}

export async function removePost(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM post WHERE id = ${id}`);
}

function momentOf({ publishAt }: PostWrite, now: Date): string | null {
  return publishAt === 'now' ? now.toISOString() : publishAt;
}

function textOf(post: PostWrite): { html: string; words: string; minutes: number } {
  const html = cleanHtml(post.html);
  return { html, words: plainText(html), minutes: readingMinutes(html) };
}

/** Texts of other languages are cleaned like the English one. */
function cleaned(translations: PostWrite['translations']): Translations | undefined {
  if (!translations) return undefined;
  return Object.fromEntries(
    Object.entries(translations).map(([language, members = {}]) => {
      const { html } = members;
      return [language, html === undefined ? members : { ...members, html: cleanHtml(html) }];
    }),
  );
}

function rowOf(row: ListRow, now: Date): PostRow {
  const publishAt = row.publish_at?.toISOString() ?? null;
  return {
    id: row.id,
    version: row.version,
    state: postState(publishAt, now.toISOString()),
    title: row.title,
    slug: row.slug,
    category: { slug: row.category_slug, name: row.category_name },
    publishAt,
    minutes: row.minutes,
    updatedAt: row.updated_at.toISOString(),
  };
}

function ownedOf(row: OwnedRow, now: Date): OwnedPost {
  return {
    ...rowOf(row, now),
    summary: row.summary,
    categoryId: row.category_id,
    sku: row.product_sku,
    html: row.html,
    caution: row.caution,
    author: row.author,
    sources: row.sources,
    coverId: row.cover_id,
    coverAlt: row.cover_alt,
    cover: coverOf(row),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    createdAt: row.created_at.toISOString(),
    ...(row.translations ? { translations: row.translations } : {}),
  };
}
