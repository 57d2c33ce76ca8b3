import { wordsOfAddress } from '../../shell/page/slug.ts';

/** What posts of one kind are filed under. */
export interface PostCategory {
  readonly slug: string;
  readonly name: string;
}

/** A picture of a post, as the shop serves it. */
export interface PostCover {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the journal's list shows of a post. */
export interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: PostCategory;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The product that the post is about; its drawing is the picture of a post without a cover. */
  readonly sku: string | null;
  readonly cover: PostCover | null;
  /** Whole minutes that reading takes. */
  readonly minutes: number;
}

/** Where something that a post says can be read up. */
export interface PostSource {
  readonly name: string;
  readonly url: string;
}

/** A post that everybody may read. */
export interface Post extends PostCard {
  /** Cleaned at writing: only what the shop's narrow list of elements lets through (CNT-02). */
  readonly html: string;
  /** What a reader should ask a doctor or a vet about; it closes the post. Empty where there is nothing. */
  readonly caution: string;
  /** Who wrote it; null for the house itself. */
  readonly author: string | null;
  readonly sources: readonly PostSource[];
  /** ISO 8601. */
  readonly updatedAt: string;
  /** What search engines and messengers show; null for title and summary. */
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly related: readonly PostCard[];
}

export interface PostList {
  readonly total: number;
  readonly posts: readonly PostCard[];
  /** Every category with the number of its posts that are out. */
  readonly categories: readonly (PostCategory & { readonly count: number })[];
}

/** What the journal's page asks for; it travels in its query string. */
export interface BlogQuery {
  readonly q?: string;
  readonly category?: string;
  /** From 1. */
  readonly page?: number;
}

export const postsPerPage = 9;

/** Whether a draft, waiting for its moment, or out. */
export type PostState = 'draft' | 'scheduled' | 'published';
export const postStates = ['draft', 'scheduled', 'published'] as const satisfies readonly PostState[];

/** What a post is at a moment; it comes out by itself, by the clock (ADM-07). Both are ISO 8601. */
export function postState(publishAt: string | null, now: string): PostState {
  if (publishAt === null) return 'draft';
  return Date.parse(publishAt) > Date.parse(now) ? 'scheduled' : 'published';
}

const maxText = 80;
const maxPages = 10_000;

/** Reads a query string as typed or linked; what makes no sense is left out. */
export function parseBlogQuery(search: string): BlogQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.replaceAll('\u0000', '').trim().slice(0, maxText) ?? '';
  const [q, category, page] = [text('q'), text('category'), text('page')];
  return {
    ...(q === '' ? {} : { q }),
    ...(isSlug(category) ? { category } : {}),
    ...(/^\d{1,5}$/u.test(page) && Number(page) > 1 ? { page: Math.min(Number(page), maxPages) } : {}),
  };
}

/** The query string of a query, in one order, so that equal queries are equal addresses. */
export function blogQueryString({ q, category, page }: BlogQuery): string {
  const params = new URLSearchParams();
  if (q !== undefined) params.set('q', q);
  if (category !== undefined) params.set('category', category);
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Words that are paths of the journal itself. */
const takenWords: ReadonlySet<string> = new Set(['categories', 'feed', 'create', 'edit']);
const longestSlug = 80;

/** Whether a text can be the address of a post or a category. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text) && !takenWords.has(text);
}

/** The address that a title suggests; '' where it has no letter that an address can hold. */
export function slugOf(title: string): string {
  const slug = wordsOfAddress(title, longestSlug);
  return takenWords.has(slug) ? `${slug}-post` : slug;
}

const wordsPerMinute = 200;

/** Whole minutes that the words of a post's HTML take. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(wordCount(html) / wordsPerMinute));
}

/** Words in HTML, without its tags. */
export function wordCount(html: string): number {
  return html
    .replaceAll(/<[^>]*>/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '').length;
}
