import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sampleReviews } from '../../../src/machines/content/review-list/review-list.cases.ts';
import { reviewListMachine } from '../../../src/machines/content/review-list/review-list.machine.ts';
import { reviewListView, sortLabels } from '../../../src/machines/content/review-list/review-list.view.ts';
import type { ReviewPage } from '../../../src/domain/content/review/review.ts';

const shown = (page: ReviewPage) =>
  reviewListView(createActor(reviewListMachine, { input: { sku: 'sleep-mantra', page } }).getSnapshot());

test('REV-01 photos can be asked for only where there are some, and an empty list says why it is empty', () => {
  const none = { stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 0 };
  const [some, plain, filtered, empty] = [
    shown(sampleReviews),
    shown({ ...sampleReviews, figures: { ...sampleReviews.figures, withPhotos: 0 } }),
    shown({ ...sampleReviews, reviews: [] }),
    shown({ figures: none, reviews: [], next: null }),
  ];
  expect([some.hasPhotos, plain.hasPhotos]).toEqual([true, false]);
  expect([some.empty, filtered.empty, empty.empty]).toEqual([
    null,
    'No reviews match. Show all to see the others.',
    'No reviews yet. Whoever buys it here can write one.',
  ]);
});

test('REV-01 reviews are sorted by what readers look for', () => {
  expect(Object.entries(sortLabels)).toEqual([
    ['newest', 'Newest'],
    ['highest', 'Most stars'],
    ['lowest', 'Fewest stars'],
    ['helpful', 'Most helpful'],
  ]);
});

test('REV-01 only stars that somebody gave can be chosen, and what is chosen can be let go', () => {
  const page = { ...sampleReviews, figures: { ...sampleReviews.figures, stars: [0, 0, 1, 0, 2] } };
  const actor = createActor(reviewListMachine, { input: { sku: 'sleep-mantra', page } }).start();
  const pressable = () =>
    reviewListView(actor.getSnapshot()).bars.flatMap(({ stars, canPress }) => (canPress ? stars : []));
  expect(pressable()).toEqual([5, 3]);
  actor.send({ type: 'stars.choose', stars: 2 });
  expect(pressable()).toEqual([5, 3, 2]);
});
