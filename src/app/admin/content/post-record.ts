import type { OwnedPost } from '../../../contract/content/blog/blog-admin.calls.ts';
import type { BodyInputOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { type Post, readingMinutes, slugOf } from '../../../domain/content/blog/blog.ts';
import { imagePath } from '../../../domain/kit/image.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf, textOf, textsOf } from '../../../ui/admin/record/field-values.ts';

const indianOffset = 330 * 60_000;

export const emptyPost: Draft = {
  title: '',
  slug: '',
  summary: '',
  categoryId: '',
  sku: '',
  html: '',
  caution: '',
  author: '',
  sources: [],
  coverId: [],
  coverAlt: '',
  seoTitle: '',
  seoDescription: '',
  publishing: 'draft',
  publishAt: '',
};

/** A post as the form edits it. */
export function draftOfPost(post: OwnedPost): StoredRecord {
  return {
    id: post.id,
    version: post.version,
    draft: {
      title: post.title,
      slug: post.slug,
      summary: post.summary,
      categoryId: post.categoryId,
      sku: post.sku ?? '',
      html: post.html,
      caution: post.caution,
      author: post.author ?? '',
      sources: post.sources,
      coverId: post.coverId === null ? [] : [imagePath(post.coverId)],
      coverAlt: post.coverAlt,
      seoTitle: post.seoTitle ?? '',
      seoDescription: post.seoDescription ?? '',
      publishing: post.publishAt === null ? 'draft' : 'at',
      publishAt: post.publishAt === null ? '' : indianTime(post.publishAt),
    },
  };
}

/** What the shop is sent of a draft; an address that is left empty comes from the title. */
export function postOfDraft(draft: Draft): BodyInputOf<Api['createPost']> {
  const text = (name: string) => textOf(draft[name]).trim();
  const orNull = (name: string) => (text(name) === '' ? null : text(name));
  const [cover] = textsOf(draft['coverId']);
  return {
    title: text('title'),
    slug: text('slug') === '' ? slugOf(text('title')) : text('slug'),
    summary: text('summary'),
    categoryId: text('categoryId'),
    sku: orNull('sku'),
    html: textOf(draft['html']),
    caution: text('caution'),
    author: orNull('author'),
    sources: partsOf(draft['sources']).map(({ name, url }) => ({
      name: String(name ?? ''),
      url: String(url ?? ''),
    })),
    coverId: cover === undefined ? null : cover.slice('/image/'.length, -'.jpg'.length),
    coverAlt: text('coverAlt'),
    seoTitle: orNull('seoTitle'),
    seoDescription: orNull('seoDescription'),
    publishAt: momentOf(draft),
  };
}

function momentOf(draft: Draft): string | null {
  switch (textOf(draft['publishing'])) {
    case 'now':
      return 'now';
    case 'at':
      return `${textOf(draft['publishAt'])}:00+05:30`;
    default:
      return null;
  }
}

/** '2026-11-22T10:00' in India, as a field of date and time takes it. */
function indianTime(at: string): string {
  return new Date(Date.parse(at) + indianOffset).toISOString().slice(0, 16);
}

/** The post as readers would see it. */
export function previewOf(draft: Draft, now: number): Post {
  const text = (name: string) => textOf(draft[name]);
  const [cover] = textsOf(draft['coverId']);
  const html = text('html');
  return {
    slug: text('slug') || slugOf(text('title')),
    title: text('title'),
    summary: text('summary'),
    category: { slug: 'preview', name: 'Preview' },
    publishedAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
    sku: text('sku') || null,
    cover: cover === undefined ? null : { url: cover, alt: text('coverAlt'), width: 1600, height: 1000 },
    minutes: readingMinutes(html),
    html,
    caution: text('caution'),
    author: text('author') || null,
    sources: partsOf(draft['sources']).map(({ name, url }) => ({ name: String(name), url: String(url) })),
    seoTitle: null,
    seoDescription: null,
    related: [],
  };
}
