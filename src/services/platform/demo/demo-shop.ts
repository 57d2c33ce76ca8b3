import type { AboutText } from '../../../domain/content/content/content.ts';
import type { Post } from '../../../domain/content/blog/blog.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import type { Site } from '../../../domain/shell/site/site.ts';

/** All data of a build without a server. tools/build-demo.ts writes it into the page. */
export interface DemoShop {
  readonly site: Site;
  readonly products: readonly Product[];
  readonly bundles: readonly StoreBundle[];
  /** Newest first. */
  readonly posts: readonly Post[];
  /** The text of the about page. */
  readonly about: AboutText;
}
