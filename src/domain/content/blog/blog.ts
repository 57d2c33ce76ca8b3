import type { Translated } from '../../kit/text/translated.ts';
import { wordsOfAddress } from '../../shell/page/slug.ts';

/** A category of posts. */
export interface PostCategory extends Translated {
  readonly slug: string;
  readonly name: string;
}

/** A post's cover image, as the shop serves it. */
export interface PostCover {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A post as shown in the blog's list. */
export interface PostCard extends Translated {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: PostCategory;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The product that the post is about. Its drawing is shown if the post has no cover. */
  readonly sku: string | null;
  readonly cover: PostCover | null;
  /** Reading time in whole minutes. */
  readonly minutes: number;
}

/** A source that a post cites. */
export interface PostSource {
  readonly name: string;
  readonly url: string;
}

/** A published post. */
export interface Post extends PostCard {
  /** Sanitised when saved: only the elements on the shop's allowlist (CNT-02). */
  readonly html: string;
  /** Closing advice on what to ask a doctor or vet about; '' if there is none. */
  readonly caution: string;
  /** The author; null for the shop itself. */
  readonly author: string | null;
  readonly sources: readonly PostSource[];
  /** ISO 8601. */
  readonly updatedAt: string;
  /** For search engines and link previews; null to use title and summary. */
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly related: readonly PostCard[];
}

export interface PostList {
  readonly total: number;
  readonly posts: readonly PostCard[];
  /** Every category with its number of published posts. */
  readonly categories: readonly (PostCategory & { readonly count: number })[];
}

/** The filters of the blog page, stored in its query string. */
export interface BlogQuery {
  readonly q?: string;
  readonly category?: string;
  /** 1-based. */
  readonly page?: number;
}

export const postsPerPage = 9;

export type PostState = 'draft' | 'scheduled' | 'published';
export const postStates = ['draft', 'scheduled', 'published'] as const satisfies readonly PostState[];

/** The state of a post at `now`; a scheduled post is published automatically (ADM-07). Both are ISO 8601. */
export function postState(publishAt: string | null, now: string): PostState {
  if (publishAt === null) return 'draft';
  return Date.parse(publishAt) > Date.parse(now) ? 'scheduled' : 'published';
}

const maxText = 80;
const maxPages = 10_000;

/** Parses a query string from a user or a link; ignores invalid values. */
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

/** Writes the query string in a fixed order, so that equal queries have equal URLs. */
export function blogQueryString({ q, category, page }: BlogQuery): string {
  const params = new URLSearchParams();
  if (q !== undefined) params.set('q', q);
  if (category !== undefined) params.set('category', category);
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Slugs that would clash with the blog's own paths. */
const takenWords: ReadonlySet<string> = new Set(['categories', 'feed', 'create', 'edit']);
const longestSlug = 80;

/** Whether a text is a valid slug for a post or a category. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text) && !takenWords.has(text);
}

/** Suggests a slug for a title; '' if no letter of it can be in a URL. */
export function slugOf(title: string): string {
  const slug = wordsOfAddress(title, longestSlug);
  return takenWords.has(slug) ? `${slug}-post` : slug;
}

const wordsPerMinute = 200;

/** Reading time of a post's HTML in whole minutes. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(wordCount(html) / wordsPerMinute));
}

/** Number of words in HTML, without its tags. */
export function wordCount(html: string): number {
  return html
    .replaceAll(/<[^>]*>/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '').length;
}
