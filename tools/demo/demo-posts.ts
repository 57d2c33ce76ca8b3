import { type Post, type PostCard, readingMinutes } from '../../src/domain/content/blog/blog.ts';
import { htmlOf, writtenCategories, writtenPosts } from '../../server/platform/seed/posts/written-posts.ts';

const maxRelated = 3;

/** The posts that the seed would write, as the pages show them. */
export function demoPosts(): Post[] {
  return writtenPosts.map((written) => ({
    ...cardOf(written),
    html: htmlOf(written.sections),
    caution: written.caution,
    author: null,
    sources: written.sources,
    updatedAt: publishedAt(written),
    seoTitle: null,
    seoDescription: null,
    related: writtenPosts
      .filter(({ slug }) => slug !== written.slug)
      .slice(0, maxRelated)
      .map(cardOf),
  }));
}

type Written = (typeof writtenPosts)[number];

function cardOf(written: Written): PostCard {
  const { slug, title, summary, category, sku, sections } = written;
  return {
    slug,
    title,
    summary,
    category: { slug: category, name: writtenCategories[category].name },
    publishedAt: publishedAt(written),
    sku,
    cover: null,
    minutes: readingMinutes(htmlOf(sections)),
  };
}

function publishedAt({ publishedOn }: Written): string {
  return new Date(`${publishedOn}T09:00:00+05:30`).toISOString();
}
