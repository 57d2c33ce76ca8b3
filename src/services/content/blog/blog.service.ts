import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../contract/api.ts';
import { blogQueryString, type BlogQuery, postsPerPage } from '../../../domain/content/blog/blog.ts';
import { homeBundleOf, homeBundles, homeVideos, homePosts } from '../../../domain/content/home-content.ts';
import type { Reading } from '../../../domain/shell/page/load-page.ts';
import { calls } from '../../platform/http/calls.ts';
import type { CallRef, Http } from '../../platform/http/http.ts';
import { absentAsNull } from '../../shell/pages/absent.ts';

type Used = 'listPosts' | 'getPost' | 'listReels' | 'listInstagram' | 'readAbout';

/** The calls of what is read, apart from those that every page loads. */
export const blogCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listPosts: { method: 'GET', path: '/v1/blog' },
  getPost: { method: 'GET', path: '/v1/blog/{id}' },
  listReels: { method: 'GET', path: '/v1/reel' },
  listInstagram: { method: 'GET', path: '/v1/instagram' },
  readAbout: { method: 'GET', path: '/v1/about' },
};

/** The journal as its pages and home want it, cached like the other public data; `staleTime` in milliseconds. */
export function createBlogService(http: Http, queries: QueryClient, staleTime: number): Reading {
  const posts = (query: BlogQuery, limit: number) =>
    queries.fetchQuery({
      staleTime,
      queryKey: ['posts', blogQueryString(query), limit],
      queryFn: ({ signal }) => http.send(blogCalls.listPosts, { query: wireQuery(query, limit), signal }),
    });
  const reels = async () =>
    queries.fetchQuery({
      staleTime,
      queryKey: ['reels'],
      queryFn: async ({ signal }) => (await http.send(blogCalls.listReels, { signal })).reels,
    });
  return {
    reels,
    posts: (query) => posts(query, postsPerPage),
    post: (slug) =>
      queries.fetchQuery({
        staleTime,
        queryKey: ['post', slug],
        queryFn: ({ signal }) => absentAsNull(http.send(blogCalls.getPost, { params: { id: slug }, signal })),
      }),
    about: () =>
      queries.fetchQuery({
        staleTime,
        queryKey: ['about'],
        queryFn: ({ signal }) => http.send(blogCalls.readAbout, { signal }),
      }),
    content: () =>
      queries.fetchQuery({
        staleTime,
        queryKey: ['content'],
        queryFn: async ({ signal }) => {
          const [journal, offered, own, videos] = await Promise.all([
            posts({}, homePosts),
            http.send(calls.listBundles, { query: { limit: String(homeBundles) }, signal }),
            reels(),
            http.send(blogCalls.listInstagram, { signal }),
          ]);
          return {
            posts: journal.posts,
            bundles: offered.bundles.map(homeBundleOf),
            reels: own.slice(0, homeVideos),
            videos: videos.reels.slice(0, homeVideos),
          };
        },
      }),
  };
}

function wireQuery({ page = 1, ...rest }: BlogQuery, limit: number) {
  return { ...rest, limit: String(limit), offset: String((page - 1) * limit) };
}
