import type { Choice } from '../../catalogue/product/option.ts';
import type { ProductList, ProductQuery } from '../../catalogue/catalogue.ts';
import type { BlogQuery, Post, PostList } from '../../content/blog/blog.ts';
import type { About, LegalDocument, Topic } from '../../content/content/content.ts';
import type { HomeContent } from '../../content/home-content.ts';
import type { Product, ProductCard } from '../../catalogue/product/product.ts';
import type { ReviewPage } from '../../content/review/review.ts';
import type { Reel } from '../../content/reel.ts';
import type { RouteName } from './route.ts';

/** A page with public data. */
type FilledPage =
  | { readonly route: 'home'; readonly products: readonly ProductCard[]; readonly content: HomeContent }
  | { readonly route: 'shop'; readonly query: ProductQuery; readonly list: ProductList }
  | {
      readonly route: 'product';
      readonly product: Product;
      readonly related: readonly ProductCard[];
      readonly videos: readonly Reel[];
      /** The size and flavour that the address asks for. */
      readonly chosen?: Choice | undefined;
      /** The first reviews; null when they couldn’t be loaded. */
      readonly reviews: ReviewPage | null;
    }
  | { readonly route: 'about'; readonly about: About }
  | { readonly route: 'contact' }
  | { readonly route: 'faq'; readonly topics: readonly Topic[] }
  | { readonly route: 'legal'; readonly document: LegalDocument }
  | { readonly route: 'blog'; readonly query: BlogQuery; readonly list: PostList }
  | { readonly route: 'post'; readonly post: Post }
  /** The token of the link in a message, or an order and one of its lines. */
  | { readonly route: 'review'; readonly token: string }
  /** The token of a payment link. */
  | { readonly route: 'pay'; readonly token: string }
  /** `rest` is the path below the section: '', 'new' or an order's id. */
  | { readonly route: 'dashboard'; readonly section: string; readonly rest: string };

/** Any page; those without public data only have a route. */
export type Page = FilledPage | { readonly route: Exclude<RouteName, FilledPage['route']> };

export type PageOf<R extends Page['route']> = Extract<Page, { readonly route: R }>;

/** The products loaded with a page; the cart uses them for pricing. */
export function productsOf(page: Page): readonly ProductCard[] {
  switch (page.route) {
    case 'home':
      return page.products;
    case 'shop':
      return page.list.products;
    case 'product':
      return [page.product, ...page.related];
    default:
      return [];
  }
}
