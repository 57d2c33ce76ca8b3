import type { BlogSource } from '../../content/blog/blog-page.ts';
import type { AboutSource } from '../../content/content/content-page.ts';
import type { HomeContent } from '../../content/home-content.ts';
import { pageSize, parseProductQuery, type ProductList, type ProductQuery } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product/product.ts';
import { videosOf, type Reel } from '../../content/reel.ts';
import type { Page } from './page.ts';
import { matchRoute, type Location } from './route.ts';

/** What there is to read and to look at. */
export type Reading = BlogSource &
  AboutSource & {
    content(): Promise<HomeContent>;
    /** The shop's own videos that are shown, in their order. */
    reels(): Promise<readonly Reel[]>;
  };

/** Where a page's public data come from: the API in the browser, the catalogue itself on the server. */
export interface PageSource {
  list(query: ProductQuery, limit: number): Promise<ProductList>;
  /** Null where no published product has that sku. */
  product(sku: string): Promise<Product | null>;
  /** The journal, what home shows below its products, and the shop's own words; the code behind comes when it is asked for. */
  reading(): Promise<Reading>;
}

const homeProducts = 4;
const relatedProducts = 4;

/** The page of a place with its public data; the same on both sides. Rejects as its source does. */
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
      return productPage(params['sku'] ?? '', source);
    case 'about': {
      const { aboutPage } = await import('../../content/content/content-page.ts');
      return aboutPage(await source.reading());
    }
    case 'faq':
    case 'legal': {
      // The texts come when one of these pages is opened: no other page's first load carries them.
      const { contentPage } = await import('../../content/content/content-page.ts');
      return contentPage(route, params['slug'] ?? '');
    }
    case 'blog':
    case 'post': {
      const { blogPage } = await import('../../content/blog/blog-page.ts');
      return blogPage(params['slug'], location.search, await source.reading());
    }
    case 'dashboard':
      return { route, section: params['section'] ?? '', rest: params['*'] ?? '' };
    default:
      return { route };
  }
}

async function productPage(sku: string, source: PageSource): Promise<Page> {
  const [product, others, videos] = await Promise.all([
    source.product(sku),
    source.list({}, relatedProducts + 1),
    videosFor(sku, source),
  ]);
  if (!product) return { route: 'not-found' };
  const related = others.products.filter((other) => other.sku !== sku).slice(0, relatedProducts);
  return { route: 'product', product, related, videos };
}

/** A product's page is whole without its videos: where they do not come, it does. */
async function videosFor(sku: string, source: PageSource): Promise<readonly Reel[]> {
  try {
    const reading = await source.reading();
    return videosOf(await reading.reels(), sku);
  } catch {
    return [];
  }
}
