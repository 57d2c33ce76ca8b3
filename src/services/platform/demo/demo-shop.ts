import type { AboutText } from '../../../domain/content/content/content.ts';
import type { Post } from '../../../domain/content/blog/blog.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Product } from '../../../domain/catalogue/product/product.ts';
import type { Site } from '../../../domain/shell/site/site.ts';

/** Everything that the build without a server knows; tools/build-demo.ts writes it into the page. */
export interface DemoShop {
  readonly site: Site;
  readonly products: readonly Product[];
  readonly bundles: readonly StoreBundle[];
  /** The newest first. */
  readonly posts: readonly Post[];
  /** What the shop writes of itself. */
  readonly about: AboutText;
}
