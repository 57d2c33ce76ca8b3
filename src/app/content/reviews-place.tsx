import { useEffect, useState } from 'react';
import type { ReviewPage } from '../../domain/content/review/review.ts';
import { keepPresses } from '../../services/shell/pages/keep-presses.ts';
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

/**
 * A product's reviews, below the first screen. The server's HTML stays until their code loads; what is pressed in it
 * until then does its work a moment later (CHR-05).
 */
export function ReviewsPlace({ sku, page }: { readonly sku: string; readonly page: ReviewPage }) {
  const [early] = useState(earlyPresses);
  useEffect(() => early.keep(), [early]);
  return (
    <LazyBoundary>
      <ProductReviews sku={sku} page={page} />
      <Answering begin={early.answer} />
    </LazyBoundary>
  );
}

/** Its effect runs once the code before it has taken over the server's HTML. */
function Answering({ begin }: { readonly begin: () => void }) {
  useEffect(() => begin(), [begin]);
  return null;
}

function earlyPresses() {
  let isAnswered = false;
  let pressAgain = () => {};
  const end = () => {
    pressAgain();
    pressAgain = () => {};
  };
  return {
    keep: () => {
      if (!isAnswered) pressAgain = keepPresses(document, '#reviews [type=button]');
      return end;
    },
    answer: () => {
      isAnswered = true;
      end();
    },
  };
}
