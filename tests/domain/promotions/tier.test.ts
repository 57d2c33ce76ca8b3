import { expect, test } from 'vitest';
import { fallbackTiers } from '../../../src/domain/promotions/tier/tier.ts';
import { tierProgress } from '../../../src/domain/promotions/tier/tier-progress.ts';

const at = (subtotal: number) => {
  const { current, next, percentage, remaining } = tierProgress(fallbackTiers, subtotal);
  return [current?.discountPercentage ?? null, next?.discountPercentage ?? null, percentage, remaining];
};

test('TIR-02 below the first tier, between two, and at the top', () => {
  expect(at(0)).toEqual([null, 5, 0, 2400]);
  expect(at(1000)).toEqual([null, 5, 41, 1400]);
  expect(at(1200)).toEqual([null, 5, 50, 1200]);
  expect(at(2399)).toEqual([null, 5, 99, 1]);
  expect(at(2400)).toEqual([5, 10, 0, 2300]);
  expect(at(3697)).toEqual([5, 10, 56, 1003]);
  expect(at(13_999)).toEqual([20, 25, 99, 1]);
  expect(at(14_000)).toEqual([25, null, 100, 0]);
  expect(at(90_000)).toEqual([25, null, 100, 0]);
});

test('TIR-02 the order of the tiers does not matter, and a ladder of none has no progress', () => {
  expect(tierProgress(fallbackTiers.toReversed(), 3697)).toEqual(tierProgress(fallbackTiers, 3697));
  expect(tierProgress([], 3697)).toEqual({ current: null, next: null, percentage: 0, remaining: 0 });
});
