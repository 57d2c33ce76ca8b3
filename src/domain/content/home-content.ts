import type { Translated } from '../kit/text/translated.ts';
import type { PostCard } from './blog/blog.ts';
import type { Reel } from './reel.ts';

/** A bundle as shown on the home page. */
export interface HomeBundle extends Translated {
  readonly name: string;
  readonly products: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  readonly originalPrice: number;
  readonly discountedPrice: number;
  readonly savingsPercentage: number;
}

/** What the home page shows below its products (CAT-06). */
export interface HomeContent {
  readonly bundles: readonly HomeBundle[];
  /** The latest posts. */
  readonly posts: readonly PostCard[];
  /** The shop's own videos and its Instagram videos, in display order. */
  readonly reels: readonly Reel[];
  readonly videos: readonly Reel[];
}

export const emptyHome: HomeContent = { bundles: [], posts: [], reels: [], videos: [] };

/** How many of each the home page shows. */
export const homePosts = 3;
export const homeBundles = 3;
export const homeVideos = 4;

/** A store bundle as shown on the home page. */
export function homeBundleOf({
  name,
  products,
  originalPrice,
  discountedPrice,
  savingsPercentage,
  translated,
}: HomeBundle): HomeBundle {
  return {
    name,
    products: products.map((part) => ({ sku: part.sku, name: part.name, quantity: part.quantity })),
    originalPrice,
    discountedPrice,
    savingsPercentage,
    ...(translated ? { translated } : {}),
  };
}
