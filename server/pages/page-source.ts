import { postsPerPage } from '../../src/domain/blog/blog.ts';
import { homePosts, type HomeShelf } from '../../src/domain/home/home-shelf.ts';
import type { PageSource } from '../../src/domain/page/load-page.ts';
import { readPost, readPosts } from '../blog/blog.queries.ts';
import { Cached } from '../catalogue/cached.ts';
import type { ShopContext } from '../context.ts';

/** Milliseconds that home's shelf is believed; it outlives a database that is away, as the products do. */
const shelfLifetime = 10_000;

/** Where the server's pages have their data from: its own catalogue and database, without HTTP to itself. */
export function createPageSource({ catalogue, database, clock }: ShopContext): PageSource {
  const shelves = new Cached<HomeShelf>({ lifetime: shelfLifetime, most: 1 });
  catalogue.onChange(() => shelves.outdate());
  return {
    list: ({ page = 1, ...query }, limit) => catalogue.list({ ...query, limit, offset: (page - 1) * limit }),
    product: async (sku) => catalogue.product(sku),
    shelf: async () =>
      shelves.one('', async () => ({
        posts: (await readPosts(database, clock(), { limit: homePosts, offset: 0 })).posts,
      })),
    blog: {
      posts: async ({ page = 1, ...filter }) => {
        const paging = { limit: postsPerPage, offset: (page - 1) * postsPerPage };
        return readPosts(database, clock(), { ...filter, ...paging });
      },
      post: async (slug) => readPost(database, slug, clock()),
    },
  };
}
