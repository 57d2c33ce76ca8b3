import type { Page } from '../../shell/page/page.ts';
import { type BlogQuery, parseBlogQuery, type Post, type PostList } from './blog.ts';

/** Loads the blog's posts. */
export interface BlogSource {
  posts(query: BlogQuery): Promise<PostList>;
  /** Finds a published post by its current or any former slug; null if there is none. */
  post(slug: string): Promise<Post | null>;
}

/** The blog's list, or one post. Rejects if the source does. */
export async function blogPage(slug: string | undefined, search: string, source: BlogSource): Promise<Page> {
  if (slug === undefined) {
    const query = parseBlogQuery(search);
    return { route: 'blog', query, list: await source.posts(query) };
  }
  const post = await source.post(slug);
  return post ? { route: 'post', post } : { route: 'not-found' };
}
