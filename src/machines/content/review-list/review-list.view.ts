import { plural, t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import {
  type Review,
  type ReviewQuery,
  type ReviewSort,
  ratingOf,
  starCounts,
  type Stars,
} from '../../../domain/content/review/review.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatCount } from '../../../domain/kit/money/money.ts';
import type { reviewListMachine } from './review-list.machine.ts';

export const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: t`Newest`,
  highest: t`Most stars`,
  lowest: t`Fewest stars`,
  helpful: t`Most helpful`,
};

export interface ReviewListView {
  readonly query: ReviewQuery;
  /** Null without a published review. */
  readonly rating: { readonly average: string; readonly stars: number; readonly count: string } | null;
  /** Five stars first. */
  readonly bars: readonly ReviewBar[];
  readonly hasPhotos: boolean;
  /** How many reviews aren't published; null if none. */
  readonly rejected: string | null;
  readonly reviews: readonly (Review & { readonly day: string; readonly by: string })[];
  readonly isLoading: boolean;
  readonly isAdding: boolean;
  readonly canReadOn: boolean;
  readonly trouble: string | null;
  /** Said instead of reviews; null if there are some. */
  readonly empty: string | null;
}

/** How many gave that many stars. */
interface ReviewBar {
  readonly stars: Stars;
  readonly count: string;
  readonly share: number;
  readonly isChosen: boolean;
  /** There are some to see, or it's chosen and can be let go. */
  readonly canPress: boolean;
}

/** View model of a product's reviews. */
export function reviewListView(snapshot: SnapshotFrom<typeof reviewListMachine>): ReviewListView {
  const { query, figures, reviews, next } = snapshot.context;
  const rating = ratingOf(figures);
  return {
    query,
    rating: rating && {
      average: rating.average.toFixed(1),
      stars: rating.average,
      count: plural(rating.count, { one: '# review', other: '# reviews' }),
    },
    bars: starCounts.toReversed().map((stars) => {
      const count = figures.stars[stars - 1] ?? 0;
      const isChosen = query.stars === stars;
      return {
        stars,
        count: formatCount(count),
        share: rating ? count / rating.count : 0,
        isChosen,
        canPress: isChosen || count > 0,
      };
    }),
    hasPhotos: figures.withPhotos > 0,
    rejected:
      figures.rejected === 0
        ? null
        : plural(figures.rejected, {
            one: '# review isn’t published, because of what it says about people, other products or illnesses. A low rating is never a reason.',
            other:
              '# reviews aren’t published, because of what they say about people, other products or illnesses. A low rating is never a reason.',
          }),
    reviews: reviews.map((review) => ({
      ...review,
      day: formatDay(new Date(review.writtenAt)),
      by: t`${review.author}, bought it here`,
    })),
    isLoading: snapshot.matches('loading'),
    isAdding: snapshot.matches('adding'),
    canReadOn: next !== null && snapshot.matches('shown'),
    trouble:
      snapshot.matches('failed') || snapshot.matches('unadded')
        ? t`We couldn’t load the reviews. Try again.`
        : null,
    empty: reviews.length > 0 ? null : rating ? t`No reviews match. Show all to see the others.` : noneYet,
  };
}

const noneYet = t`No reviews yet. Whoever buys it here can write one.`;
