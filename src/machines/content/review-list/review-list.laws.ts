import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { reviewListMachine } from './review-list.machine.ts';
import { reviewListView } from './review-list.view.ts';

const { on, always, whenever } = lawsFor<typeof reviewListMachine>();

/** A product's reviews. */
export const reviewListLaws = [
  whenever(
    'REV-01',
    'A new order or filter starts at its first page',
    (step) => hasCalled(step, 'fetchReviews'),
    (step) => callOf(step, 'fetchReviews')?.['after'] === null,
  ),
  whenever(
    'REV-01',
    'Showing more keeps the order, the filters and the reviews already shown',
    on('xstate.done.actor.fetchMore'),
    ({ before, after }) =>
      after.context.query === before?.context.query &&
      before.context.reviews.every((review, place) => after.context.reviews[place] === review),
  ),
  whenever(
    'REV-01',
    'No review is listed twice',
    on('xstate.done.actor.fetchMore', 'xstate.done.actor.fetchReviews'),
    ({ after: { context } }) => new Set(context.reviews.map(({ id }) => id)).size === context.reviews.length,
  ),
  always('REV-01', 'The average counts all published reviews, whatever is filtered', (snapshot) => {
    const all = snapshot.context.figures.stars.reduce((sum, each) => sum + each, 0);
    return reviewListView(snapshot).rating?.count === `${all} reviews`;
  }),
  whenever(
    'REV-01',
    'The earlier reviews stay while others load, and if loading fails',
    on('sort.choose', 'stars.choose', 'photos.set', 'xstate.error.actor.fetchReviews'),
    ({ before, after }) => after.context.reviews === before?.context.reviews,
  ),
];

/** What the screen shows, for the record. */
export const reviewListSeen = (snapshot: SnapshotFrom<typeof reviewListMachine>): unknown =>
  reviewListView(snapshot);
