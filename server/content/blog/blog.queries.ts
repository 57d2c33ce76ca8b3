import sql, { empty, type Sql } from 'sql-template-tag';
import { imagePath } from '../../../src/domain/kit/image.ts';
import type { Post, PostCard, PostCategory, PostList, PostSource } from '../../../src/domain/content/blog/blog.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Translated } from '../../../src/domain/kit/text/translated.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Session } from '../../platform/database/session.ts';

export interface CardRow {
  [column: string]: unknown;
  id: string;
  slug: string;
  title: string;
  summary: string;
  category_id: string;
  category_slug: string;
  category_name: string;
  publish_at: Date;
  product_sku: string | null;
  cover_id: string | null;
  coverAlt: string;
  cover_width: number | null;
  cover_height: number | null;
  minutes: number;
}

interface PostRow extends CardRow {
  html: string;
  caution: string;
  author: string | null;
  sources: PostSource[];
  seoTitle: string | null;
  seoDescription: string | null;
  updated_at: Date;
}

/** Puts posts and their categories into a language. */
export interface Speak {
  /** All their texts, or only these. */
  posts<Row extends { readonly id: string }>(
    rows: readonly Row[],
    only?: readonly string[],
  ): Promise<readonly (Row & Translated)[]>;
  categories<Row extends { readonly id: string }>(rows: readonly Row[]): Promise<readonly (Row & Translated)[]>;
}

const asWritten: Speak = { posts: async (rows) => rows, categories: async (rows) => rows };
const cardTexts = ['title', 'summary', 'coverAlt'] as const;

/** Posts in a language. */
export function postsIn(catalogue: Pick<Catalogue, 'translated'>, language: Language): Speak {
  return {
    posts: async (rows, only) =>
      catalogue.translated(rows, { kind: 'post', language, idOf: ({ id }) => id, ...(only ? { only } : {}) }),
    categories: async (rows) =>
      catalogue.translated(rows, { kind: 'post-category', language, idOf: ({ id }) => id }),
  };
}

/** The data of post cards. */
export const withCard: Sql = sql`
  post JOIN post_category ON post_category.id = post.category_id LEFT JOIN image ON image.id = post.cover_id`;
export const cardColumns: Sql = sql`
  post.id, post.slug, title, summary, post_category.id AS category_id, post_category.slug AS category_slug, post_category.name AS category_name, publish_at,
  product_sku, cover_id, cover_alt AS "coverAlt", image.width AS cover_width, image.height AS cover_height, minutes`;

export interface PostFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
}

/** One page of published posts, newest or best first. */
export async function readPosts(
  session: Session,
  now: Date,
  { q, category, limit, offset }: PostFilter & { readonly limit: number; readonly offset: number },
  speak: Speak = asWritten,
): Promise<PostList> {
  const words = q?.trim() ?? '';
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const found = words === '' ? empty : sql`AND (search @@ ${query} OR title ILIKE ${`%${likeText(words)}%`})`;
  const filed = category === undefined ? empty : sql`AND post_category.slug = ${category}`;
  const order = words === '' ? empty : sql`ts_rank(search, ${query}) DESC,`;
  const [rows, { total }, categories] = await Promise.all([
    session.query<CardRow>(sql`
      SELECT ${cardColumns} FROM ${withCard} WHERE publish_at <= ${now} ${found} ${filed}
      ORDER BY ${order} publish_at DESC, post.id DESC LIMIT ${limit} OFFSET ${offset}`),
    session.one<{ total: number }>(sql`
      SELECT count(*) AS total FROM post JOIN post_category ON post_category.id = post.category_id
      WHERE publish_at <= ${now} ${found} ${filed}`),
    readCategories(session, now, speak),
  ]);
  return {
    total,
    posts: await cardsOf(rows, speak),
    categories: categories.map(({ id: _, ...category }) => category),
  };
}

/** The categories in order, each with its number of published posts. */
export async function readCategories(
  session: Session,
  now: Date,
  speak: Speak = asWritten,
): Promise<(PostCategory & { id: string; count: number })[]> {
  const categories = await session.query<PostCategory & { id: string; count: number }>(sql`
    SELECT post_category.id, post_category.slug, name, count(post.id)::int AS count
    FROM post_category LEFT JOIN post ON post.category_id = post_category.id AND publish_at <= ${now}
    GROUP BY post_category.id ORDER BY position, name`);
  return [...(await speak.categories(categories))];
}

const maxRelated = 3;

/** A published post by its current or any former slug; null when there is none. */
export async function readPost(
  session: Session,
  slug: string,
  now: Date,
  speak: Speak = asWritten,
): Promise<Post | null> {
  const written = await session.maybeOne<PostRow>(sql`
    SELECT html, caution, author, sources, seo_title AS "seoTitle",
      seo_description AS "seoDescription", post.updated_at,
      ${cardColumns}
    FROM ${withCard} JOIN post_slug ON post_slug.post_id = post.id
    WHERE post_slug.slug = ${slug} AND publish_at <= ${now}`);
  const [row] = written ? await speak.posts([written]) : [];
  const [card] = await cardsOf(written ? [written] : [], speak);
  if (!row || !card) return null;
  const related = await session.query<CardRow>(sql`
    SELECT ${cardColumns} FROM ${withCard} WHERE publish_at <= ${now} AND post.id <> ${row.id}
    ORDER BY (category_id = ${row.category_id}) DESC, publish_at DESC, post.id DESC LIMIT ${maxRelated}`);
  return {
    ...card,
    ...(row.translated ? { translated: row.translated } : {}),
    html: row.html,
    caution: row.caution,
    author: row.author,
    sources: row.sources,
    updatedAt: row.updated_at.toISOString(),
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    related: await cardsOf(related, speak),
  };
}

/** The slugs of published posts and when they changed; at most 45,000, to fit into a sitemap. */
export async function readPostPaths(session: Session, now: Date): Promise<{ slug: string; updated_at: Date }[]> {
  return session.query(sql`
    SELECT slug, updated_at FROM post WHERE publish_at <= ${now} ORDER BY publish_at DESC, id LIMIT 45000`);
}

/** Their cards in a language, with the names of their categories. */
async function cardsOf(rows: readonly CardRow[], speak: Speak): Promise<PostCard[]> {
  const all = rows.map((row) => ({ id: row.category_id, slug: row.category_slug, name: row.category_name }));
  const categories = new Map((await speak.categories(all)).map(({ id, ...category }) => [id, category]));
  const cards = await speak.posts(rows, cardTexts);
  return cards.map((row) =>
    cardOf(row, categories.get(row.category_id) ?? { slug: row.category_slug, name: row.category_name }),
  );
}

function cardOf(row: CardRow & Translated, category: PostCategory): PostCard {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category,
    publishedAt: row.publish_at.toISOString(),
    sku: row.product_sku,
    cover: coverOf({ ...row, cover_alt: row.coverAlt }),
    minutes: row.minutes,
    ...(row.translated ? { translated: row.translated } : {}),
  };
}

export function coverOf({ cover_id: id, cover_alt: alt, cover_width: width, cover_height: height }: CoverRow) {
  return id === null || width === null || height === null ? null : { url: imagePath(id), alt, width, height };
}

type CoverRow = Pick<CardRow, 'cover_id' | 'cover_width' | 'cover_height'> & { readonly cover_alt: string };

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}

/** The newest published posts, with their texts. */
export async function readFeed(session: Session, now: Date, max: number) {
  return session.query<{
    slug: string;
    title: string;
    summary: string;
    html: string;
    category: string;
    publishedAt: Date;
    updatedAt: Date;
  }>(sql`
    SELECT post.slug, title, summary, html, post_category.name AS category, publish_at AS "publishedAt",
      post.updated_at AS "updatedAt"
    FROM post JOIN post_category ON post_category.id = post.category_id WHERE publish_at <= ${now}
    ORDER BY publish_at DESC, post.id DESC LIMIT ${max}`);
}
