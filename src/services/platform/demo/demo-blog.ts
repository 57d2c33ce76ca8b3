import type { Api } from '../../../contract/api.ts';
import type { AnswerOf, QueryInputOf } from '../../../contract/call.ts';
import { postsPerPage, type Post, type PostCard } from '../../../domain/content/blog/blog.ts';

/** Lists blog posts as the server would, from the few in the page. */
export function demoPostList(
  posts: readonly Post[],
  { q = '', category, limit, offset }: QueryInputOf<Api['listPosts']>,
): AnswerOf<Api['listPosts']> {
  const words = q.toLowerCase().split(/\s+/u);
  const found = posts.filter(({ title, summary, category: filed }) => {
    const text = `${title} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (category === undefined || filed.slug === category);
  });
  const from = Number(offset ?? 0);
  const categories = new Map(posts.map((post) => [post.category.slug, post.category]));
  return {
    total: found.length,
    posts: found.slice(from, from + Number(limit ?? postsPerPage)).map(cardOf),
    categories: [...categories.values()].map((each) => ({
      ...each,
      count: posts.filter((post) => post.category.slug === each.slug).length,
    })),
  };
}

function cardOf({ slug, title, summary, category, publishedAt, sku, cover, minutes }: Post): PostCard {
  return { slug, title, summary, category, publishedAt, sku, cover, minutes };
}
