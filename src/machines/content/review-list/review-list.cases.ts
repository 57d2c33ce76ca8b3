import type { Review, ReviewPage } from '../../../domain/content/review/review.ts';
import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { ReviewListInput } from './review-list.machine.ts';

export const sampleReview: Review = {
  id: '5a6e0a5e-1f6c-4b6e-9a57-0f1d2c3b4a59',
  stars: 4,
  words: 'I sleep through the night now. The taste takes a few days.',
  author: 'Asha',
  photos: [],
  writtenAt: '2026-11-04T04:30:00.000Z',
  answer: 'Thank you. With warm milk it tastes milder.',
  helpful: 3,
};

const figures = { stars: [0, 0, 1, 4, 7], withPhotos: 2, rejected: 1 };
export const sampleReviews: ReviewPage = { figures, reviews: [sampleReview], next: 'next-page' };
const lastPage: ReviewPage = {
  figures,
  reviews: [{ ...sampleReview, id: '5a6e0a5e-1f6c-4b6e-9a57-0f1d2c3b4a60', stars: 3, answer: '' }],
  next: null,
};

export const reviewListInput: ReviewListInput = { sku: 'sleep-mantra', page: sampleReviews };

export const reviewListCases: EventCases = {
  'sort.choose': [command('sort.choose', { sort: 'highest' })],
  'stars.choose': [command('stars.choose', { stars: 4 }), command('stars.choose', { stars: null })],
  'photos.set': [command('photos.set', { isWanted: true })],
  'xstate.done.actor.fetchReviews': [done('fetchReviews', sampleReviews), done('fetchReviews', lastPage)],
  'xstate.error.actor.fetchReviews': [failed('fetchReviews')],
  'xstate.done.actor.fetchMore': [done('fetchMore', lastPage)],
  'xstate.error.actor.fetchMore': [failed('fetchMore')],
};

/** Tells snapshots apart by whether there are more reviews, which decides what reading on does. */
export function reviewListKey({ context }: { readonly context: { readonly next: string | null } }): string {
  return keyFor(context.next);
}
