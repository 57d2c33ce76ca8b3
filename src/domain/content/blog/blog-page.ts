import type { Page } from '../../shell/page/page.ts';
import { type BlogQuery, parseBlogQuery, type Post, type PostList } from './blog.ts';

/** Where the journal's posts come from. */
export interface BlogSource {
  posts(query: BlogQuery): Promise<PostList>;
  /** By any address that the post ever had; null where there is none that is out. */
  post(slug: string): Promise<Post | null>;
}

/** The journal's list, or one post of it. Rejects as its source does. */
export async function blogPage(slug: string | undefined, search: string, source: BlogSource): Promise<Page> {
  if (slug === undefined) {
    const query = parseBlogQuery(search);
    return { route: 'blog', query, list: await source.posts(query) };
  }
  const post = await source.post(slug);
  return post ? { route: 'post', post } : { route: 'not-found' };
}
