import { assign, setup } from 'xstate';
import {
  type Review,
  type ReviewFigures,
  type ReviewPage,
  type ReviewQuery,
  type ReviewSort,
  type Stars,
  usualReviews,
} from '../../../domain/content/review/review.ts';
import { promiseSlot } from '../../kit/slot.ts';

export type ReviewListEvent =
  | { type: 'sort.choose'; sort: ReviewSort }
  /** Null shows any number of stars. */
  | { type: 'stars.choose'; stars: Stars | null }
  | { type: 'photos.set'; isWanted: boolean }
  | { type: 'reviews.more' }
  | { type: 'reviews.retry' };

export interface ReviewListInput {
  readonly sku: string;
  /** The first page, which came with the product. */
  readonly page: ReviewPage;
}

export interface ReviewsAsked {
  readonly sku: string;
  readonly query: ReviewQuery;
  readonly after: string | null;
}

interface ReviewListContext {
  readonly sku: string;
  readonly query: ReviewQuery;
  readonly figures: ReviewFigures;
  readonly reviews: readonly Review[];
  readonly next: string | null;
}

/** A product's reviews: sorted, filtered and read on (REV-01). */
export const reviewListMachine = setup({
  types: {} as { context: ReviewListContext; events: ReviewListEvent; input: ReviewListInput },
  actors: { fetchReviews: promiseSlot<ReviewPage, ReviewsAsked>() },
  actions: {
    setSort: assign({
      query: ({ context }, { sort }: { sort: ReviewSort }) => ({ ...context.query, sort }),
    }),
    setStars: assign({
      query: ({ context }, { stars }: { stars: Stars | null }) => ({ ...context.query, stars }),
    }),
    setPhotos: assign({
      query: ({ context }, { isWanted }: { isWanted: boolean }) => ({ ...context.query, photos: isWanted }),
    }),
    setPage: assign((_, { page }: { page: ReviewPage }) => page),
    addPage: assign(({ context }, { page }: { page: ReviewPage }) => ({
      ...page,
      // What was published meanwhile may move a review to the next page.
      reviews: [
        ...context.reviews,
        ...page.reviews.filter(({ id }) => context.reviews.every((shown) => shown.id !== id)),
      ],
    })),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
}).createMachine({
  id: 'review-list',
  description: 'A product’s reviews: sorted, filtered and loaded page by page.',
  context: ({ input: { sku, page } }) => ({ sku, query: usualReviews, ...page }),
  initial: 'shown',
  on: {
    'sort.choose': {
      target: '.loading',
      actions: { type: 'setSort', params: ({ event }) => event },
      reenter: true,
    },
    'stars.choose': {
      target: '.loading',
      actions: { type: 'setStars', params: ({ event }) => event },
      reenter: true,
    },
    'photos.set': {
      target: '.loading',
      actions: { type: 'setPhotos', params: ({ event }) => event },
      reenter: true,
    },
  },
  states: {
    shown: {
      description: 'The reviews are shown.',
      on: { 'reviews.more': { guard: 'hasMore', target: 'adding' } },
    },
    loading: {
      description: 'Loading the reviews in their new order. The earlier ones stay until then.',
      invoke: {
        id: 'fetchReviews',
        src: 'fetchReviews',
        input: ({ context: { sku, query } }) => ({ sku, query, after: null }),
        onDone: {
          target: 'shown',
          actions: { type: 'setPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'failed',
      },
    },
    adding: {
      description: 'Loading more reviews.',
      invoke: {
        id: 'fetchMore',
        src: 'fetchReviews',
        input: ({ context: { sku, query, next } }) => ({ sku, query, after: next }),
        onDone: {
          target: 'shown',
          actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: 'unadded',
      },
    },
    failed: {
      description: 'Couldn’t load the reviews in this order. It can be retried.',
      on: { 'reviews.retry': 'loading' },
    },
    unadded: {
      description: 'Couldn’t load more reviews. It can be retried.',
      on: { 'reviews.retry': 'adding' },
    },
  },
});
