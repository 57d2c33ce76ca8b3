import { type Post, readingMinutes, slugOf } from '../../../../domain/content/blog/blog.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { type DraftFields, seenDraft } from '../../kit/form/read-draft.ts';

/** The post as readers would see it. */
export function previewOf(draft: Draft, now: number, categoryName: string): Post {
  return seenDraft(draft, (fields) => postOf(fields, new Date(now).toISOString(), categoryName));
}

function postOf(fields: DraftFields, now: string, categoryName: string): Post {
  const [cover] = fields.texts('coverId');
  const [title, html] = [fields.text('title'), fields.text('html')];
  return {
    slug: fields.text('slug') || slugOf(title),
    title: title || 'Untitled',
    summary: fields.text('summary'),
    category: { slug: 'preview', name: categoryName },
    publishedAt: now,
    updatedAt: now,
    sku: fields.textOrNull('sku'),
    cover: cover === undefined ? null : { url: cover, alt: fields.text('coverAlt'), width: 1600, height: 1000 },
    minutes: readingMinutes(html),
    html,
    caution: fields.text('caution'),
    author: fields.textOrNull('author'),
    sources: fields.rows('sources', (part) => ({ name: part.text('name'), url: part.text('url') })),
    seoTitle: null,
    seoDescription: null,
    related: [],
  };
}
