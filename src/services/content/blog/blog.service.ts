import { instagramCalls, reelCalls } from '../../../contract/content/reel.calls.ts';
import * as blogCalls from '../../../contract/content/blog/blog.calls.ts';
import * as businessCalls from '../../../contract/content/business.calls.ts';
import * as reviewCalls from '../../../contract/content/review.calls.ts';
import * as bundleCalls from '../../../contract/promotions/bundle/bundle.calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { blogQueryString, type BlogQuery, postsPerPage } from '../../../domain/content/blog/blog.ts';
import { homeBundleOf, homeBundles, homeVideos, homePosts } from '../../../domain/content/home-content.ts';
import type { Reading } from '../../../domain/shell/page/load-page.ts';
import type { Http } from '../../platform/http/http.ts';
import { absentAsNull } from '../../shell/pages/absent.ts';

/** Reads blog posts through the query cache. `staleTime` in milliseconds. */
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
      queryFn: async ({ signal }) => (await http.send(reelCalls.list, { signal })).reels,
    });
  return {
    reels,
    reviews: (sku) =>
      queries.fetchQuery({
        staleTime,
        queryKey: ['reviews', sku],
        queryFn: ({ signal }) => http.send(reviewCalls.listProductReviews, { params: { sku }, query: {}, signal }),
      }),
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
        queryFn: ({ signal }) => http.send(businessCalls.readAbout, { signal }),
      }),
    content: () =>
      queries.fetchQuery({
        staleTime,
        queryKey: ['content'],
        queryFn: async ({ signal }) => {
          const [journal, offered, own, videos] = await Promise.all([
            posts({}, homePosts),
            http.send(bundleCalls.listBundles, { query: { limit: String(homeBundles) }, signal }),
            reels(),
            http.send(instagramCalls.list, { signal }),
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
