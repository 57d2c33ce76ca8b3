import { choiceIn } from '../../catalogue/product/option.ts';
import type { BlogSource } from '../../content/blog/blog-page.ts';
import type { AboutSource } from '../../content/content/content-page.ts';
import type { HomeContent } from '../../content/home-content.ts';
import { pageSize, parseProductQuery, type ProductList, type ProductQuery } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product/product.ts';
import type { ReviewPage } from '../../content/review/review.ts';
import { videosOf, type Reel } from '../../content/reel.ts';
import type { Page } from './page.ts';
import { matchRoute, type Location } from './route.ts';

/** Loads texts, posts and videos. */
export type Reading = BlogSource &
  AboutSource & {
    content(): Promise<HomeContent>;
    /** The shop's own videos on display, in order. */
    reels(): Promise<readonly Reel[]>;
    /** The newest reviews of a product. */
    reviews(sku: string): Promise<ReviewPage>;
  };

/** Loads a page's public data: from the API in the browser, from the catalogue on the server. */
export interface PageSource {
  list(query: ProductQuery, limit: number): Promise<ProductList>;
  /** Null if there is no published product with that sku. */
  product(sku: string): Promise<Product | null>;
  /** Posts, the home page's content and the shop's texts. Loaded on demand. */
  reading(): Promise<Reading>;
}

/** A token of a link, or an order with the number of its line; only the server knows whether it is one. */
const tokenShape = /^[\w.-]{20,100}$/u;
const homeProducts = 4;
const relatedProducts = 4;

/** The page at a location with its public data, the same in browser and server. Rejects if the source does. */
export async function loadPage(location: Location, source: PageSource): Promise<Page> {
  const { route, params } = matchRoute(location.path);
  switch (route) {
    case 'home': {
      const reading = source.reading().then((there) => there.content());
      const [{ products }, content] = await Promise.all([source.list({}, homeProducts), reading]);
      return { route, products, content };
    }
    case 'shop': {
      const query = parseProductQuery(location.search);
      return { route, query, list: await source.list(query, pageSize) };
    }
    case 'product':
      return productPage(params['sku'] ?? '', location.search, source);
    case 'about': {
      const { aboutPage } = await import('../../content/content/content-page.ts');
      return aboutPage(await source.reading());
    }
    case 'faq':
    case 'legal': {
      // Imported on demand, so that the texts aren't part of every page's first load.
      const { contentPage } = await import('../../content/content/content-page.ts');
      return contentPage(route, params['slug'] ?? '');
    }
    case 'blog':
    case 'post': {
      const { blogPage } = await import('../../content/blog/blog-page.ts');
      return blogPage(params['slug'], location.search, await source.reading());
    }
    case 'review':
    case 'pay': {
      const token = params['token'] ?? '';
      return tokenShape.test(token) ? { route, token } : { route: 'not-found' };
    }
    case 'dashboard':
      return { route, section: params['section'] ?? '', rest: params['*'] ?? '' };
    default:
      return { route };
  }
}

async function productPage(sku: string, search: string, source: PageSource): Promise<Page> {
  const [product, others, videos, reviews] = await Promise.all([
    source.product(sku),
    source.list({}, relatedProducts + 1),
    videosFor(sku, source),
    reviewsOf(sku, source),
  ]);
  if (!product) return { route: 'not-found' };
  const related = others.products.filter((other) => other.sku !== sku).slice(0, relatedProducts);
  const chosen = product.options && choiceIn(product, search);
  return { route: 'product', product, related, videos, reviews, ...(chosen ? { chosen } : {}) };
}

/** Falls back to no videos: a product page works without them. */
async function videosFor(sku: string, source: PageSource): Promise<readonly Reel[]> {
  try {
    const reading = await source.reading();
    return videosOf(await reading.reels(), sku);
  } catch {
    return [];
  }
}

/** Falls back to null: a product page works without its reviews. */
async function reviewsOf(sku: string, source: PageSource): Promise<ReviewPage | null> {
  try {
    return await (await source.reading()).reviews(sku);
  } catch {
    return null;
  }
}
