import { fromPromise } from 'xstate';
import type { ReviewPage } from '../../../domain/content/review/review.ts';
import { reviewListMachine, type ReviewsAsked } from './review-list.machine.ts';

export interface ReviewListPorts {
  /** Rejects with CallFailed. */
  fetchReviews(asked: ReviewsAsked, signal: AbortSignal): Promise<ReviewPage>;
}

export function reviewListLogic(ports: ReviewListPorts) {
  return reviewListMachine.provide({
    actors: {
      fetchReviews: fromPromise<ReviewPage, ReviewsAsked>(({ input, signal }) => ports.fetchReviews(input, signal)),
    },
  });
}
