import type { QueryClient } from '@tanstack/query-core';
import type { Api } from '../../contract/api.ts';
import { blogQueryString, type BlogQuery, postsPerPage } from '../../domain/blog/blog.ts';
import type { BlogSource } from '../../domain/blog/blog-page.ts';
import { homePosts, type HomeShelf } from '../../domain/home/home-shelf.ts';
import type { CallRef, Http } from '../http/http.ts';
import { absentAsNull } from '../pages/absent.ts';

type Used = 'listPosts' | 'getPost';

/** The calls of what is read, apart from those that every page loads. */
export const blogCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listPosts: { method: 'GET', path: '/v1/blog' },
  getPost: { method: 'GET', path: '/v1/blog/{id}' },
};

/** The journal as its pages and home want it, cached like the other public data. */
export function createBlogService(http: Http, cache: QueryClient): BlogSource & { shelf(): Promise<HomeShelf> } {
  const posts = (query: BlogQuery, limit: number) =>
    cache.fetchQuery({
      queryKey: ['posts', blogQueryString(query), limit],
      queryFn: ({ signal }) => http.send(blogCalls.listPosts, { query: wireQuery(query, limit), signal }),
    });
  return {
    posts: (query) => posts(query, postsPerPage),
    post: (slug) =>
      cache.fetchQuery({
        queryKey: ['post', slug],
        queryFn: ({ signal }) => absentAsNull(http.send(blogCalls.getPost, { params: { id: slug }, signal })),
      }),
    shelf: async () => ({ posts: (await posts({}, homePosts)).posts }),
  };
}

function wireQuery({ page = 1, ...rest }: BlogQuery, limit: number) {
  return { ...rest, limit: String(limit), offset: String((page - 1) * limit) };
}
