import { expect, test } from 'vitest';
import { ratingOf, reviewMistakes } from '../../../src/domain/content/review/review.ts';

test('REV-01 the average has one decimal, rounded half up, and a product without a review has none', () => {
  const rated = (...stars: number[]) => ratingOf({ stars });
  expect([rated(0, 0, 0, 0, 0), rated(0, 0, 0, 1, 0)]).toEqual([null, { average: 4, count: 1 }]);
  expect(rated(0, 0, 1, 2, 0)).toEqual({ average: 3.7, count: 3 });
  expect(rated(1, 0, 0, 0, 3)).toEqual({ average: 4, count: 4 });
  expect(rated(0, 0, 0, 17, 3)).toEqual({ average: 4.2, count: 20 });
});

test('REV-01 a review needs stars, ten characters and a name, and each has its limit', () => {
  const good = { stars: 5, words: 'I sleep well', author: 'Asha' };
  expect(reviewMistakes(good)).toEqual({});
  expect(Object.keys(reviewMistakes({ stars: 0, words: ' 123456789 ', author: ' ' }))).toEqual([
    'stars',
    'words',
    'author',
  ]);
  const most = { stars: 1, words: 'a'.repeat(2000), author: 'a'.repeat(60) };
  expect(reviewMistakes(most)).toEqual({});
  expect(Object.keys(reviewMistakes({ ...most, words: `${most.words}a`, author: `${most.author}a` }))).toEqual([
    'words',
    'author',
  ]);
});
