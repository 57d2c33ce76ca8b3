import type { ReviewPage } from '../../domain/content/review/review.ts';
import { onTheWay } from '../../services/shell/pages/on-the-way.ts';
import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const ProductReviews = lazyComponent(
  async () => {
    // What the server drew can be read without it.
    await onTheWay('reviews');
    return (await import('./ProductReviews.tsx')).ProductReviews;
  },
  { isDrawnByServer: true },
);

/** The source module, to find its styles in the build's manifest. */
export const reviewsModule = 'src/app/content/ProductReviews.tsx';

/** For the server, which renders them with the page. */
export const loadReviews = ProductReviews.load;

/** A product's reviews, below the first screen. The server's HTML stays until their code loads. */
export function ReviewsPlace({ sku, page }: { readonly sku: string; readonly page: ReviewPage }) {
  return (
    <LazyBoundary>
      <ProductReviews sku={sku} page={page} />
    </LazyBoundary>
  );
}
