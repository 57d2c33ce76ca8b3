import { type BlogQuery, postsPerPage } from '../../../src/domain/content/blog/blog.ts';
import {
  homeBundleOf,
  homeBundles,
  homeVideos,
  homePosts,
  type HomeContent,
} from '../../../src/domain/content/home-content.ts';
import type { PageSource } from '../../../src/domain/shell/page/load-page.ts';
import { type ReviewPage, usualReviews } from '../../../src/domain/content/review/review.ts';
import type { Reel } from '../../../src/domain/content/reel.ts';
import { postsIn, readPost, readPosts } from '../../content/blog/blog.queries.ts';
import { type Bundles, shopBundles, isRunning } from '../../promotions/bundle/bundle-offers.ts';
import { bundlesIn } from '../../promotions/bundle/translated-bundles.ts';
import { aboutIn } from '../../content/business/translated-business.ts';
import { noteEmpty } from '../../catalogue/catalogue.routes.ts';
import { type Language, languages } from '../../../src/domain/kit/text/language.ts';
import { cardsIn, facetsIn, productIn } from '../../catalogue/translated-products.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reviewPage } from '../../content/review/product-review.routes.ts';
import { readShown, reelsIn } from '../../content/reel/reel.queries.ts';

/** Milliseconds that home’s content is cached; like products, it stays available while the database is down. */
const homeLifetime = 10_000;
/** Products whose first reviews are cached. */
const maxReviewed = 1_000;

/** The data sources of server-rendered pages by language: the catalogue and database directly, without HTTP. */
export function createPageSource(context: ShopContext): (language: Language) => PageSource {
  const { catalogue, database, clock } = context;
  const bundles = shopBundles(context);
  const homes = new Cached<HomeContent>({ lifetime: homeLifetime, max: languages.length });
  const videos = new Cached<readonly Reel[]>({ lifetime: homeLifetime, max: 1 });
  const reviews = new Cached<ReviewPage>({ lifetime: homeLifetime, max: maxReviewed });
  catalogue.onChange(() => {
    homes.outdate();
    reviews.outdate();
    videos.outdate();
  });
  const reels = async () => videos.one('', async () => readShown(database, 'reel'));
  const readingIn = (language: Language) => ({
    reels: async () => reelsIn(catalogue, language, await reels()),
    reviews: async (sku: string) =>
      reviews.one(sku, async () => reviewPage(database.replica, sku, usualReviews, null)),
    content: async () => homes.one(language, async () => readHome(context, bundles, await reels(), language)),
    posts: async ({ page = 1, ...filter }: BlogQuery) => {
      const paging = { limit: postsPerPage, offset: (page - 1) * postsPerPage };
      return readPosts(database.replica, clock(), { ...filter, ...paging }, postsIn(catalogue, language));
    },
    post: async (slug: string) => readPost(database, slug, clock(), postsIn(catalogue, language)),
    about: async () => aboutIn(context, language),
  });
  return (language) => ({
    list: async ({ page = 1, ...query }, limit) => {
      const offset = (page - 1) * limit;
      const { isWhole, ...list } = await catalogue.list({ ...query, limit, offset });
      await noteEmpty(context, { ...query, offset }, isWhole ? list.total : 0);
      const [products, facets] = await Promise.all([
        cardsIn(catalogue, language, list.products),
        facetsIn(catalogue, language, list.facets),
      ]);
      return { ...list, products, facets };
    },
    product: async (sku) => productIn(catalogue, language, sku),
    reading: async () => readingIn(language),
  });
}

async function readHome(
  { database, clock, catalogue }: ShopContext,
  bundles: Bundles,
  reels: readonly Reel[],
  language: Language,
): Promise<HomeContent> {
  const now = clock();
  const [{ posts }, { byPosition }, videos] = await Promise.all([
    readPosts(database.replica, now, { limit: homePosts, offset: 0 }, postsIn(catalogue, language)),
    bundles.offers(),
    readShown(database, 'instagram'),
  ]);
  const running = byPosition.filter((each) => isRunning(each, now)).slice(0, homeBundles);
  const offered = await bundlesIn(
    catalogue,
    language,
    running.map(({ bundle }) => bundle),
  );
  return {
    posts,
    bundles: offered.map(homeBundleOf),
    reels: await reelsIn(catalogue, language, reels.slice(0, homeVideos)),
    videos: await reelsIn(catalogue, language, videos.slice(0, homeVideos)),
  };
}
