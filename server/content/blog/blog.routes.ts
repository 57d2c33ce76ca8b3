import type { FastifyInstance, FastifyReply } from 'fastify';
import { getPost, listPostCategories, listPosts } from '../../../src/contract/content/blog/blog.calls.ts';
import { postsPerPage } from '../../../src/domain/content/blog/blog.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../platform/http/words.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { postsIn, readCategories, readPost, readPosts } from './blog.queries.ts';

const cacheControl = 'public, max-age=10';

/** The public blog: posts published by now. */
export function blogRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const spoken = (reply: FastifyReply) => postsIn(context.catalogue, languageOf(reply));

  route(app, context, listPosts, async ({ query: { limit = postsPerPage, offset = 0, ...filter } }, reply) => {
    reply.header('cache-control', cacheControl);
    return readPosts(database.replica, clock(), { ...filter, limit, offset }, spoken(reply));
  });

  route(app, context, listPostCategories, async (_, reply) => {
    reply.header('cache-control', cacheControl);
    return { categories: await readCategories(database.replica, clock(), spoken(reply)) };
  });

  route(app, context, getPost, async ({ params: { id } }, reply) => {
    const post = await readPost(database, id, clock(), spoken(reply));
    if (!post) throw problem('not-found', { detail: 'We couldn’t find this post' });
    reply.header('cache-control', cacheControl);
    if (post.slug !== id) reply.header('content-location', `/v1/blog/${post.slug}`);
    return post;
  });
}
