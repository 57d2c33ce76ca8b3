import { expect, test } from 'vitest';
import { staleDescriptions, tierEffects, tierMistakes } from '../../../src/domain/promotions/tier/tier-plan.ts';

const tier = (threshold: number, discountPercentage: number) => ({
  threshold,
  discountPercentage,
  label: 'A tier',
});

test('ADM-50 planned tiers need thresholds of their own and a higher discount each, in whatever order they are typed', () => {
  expect(tierMistakes([tier(4700, 10), tier(2400, 5)])).toEqual([]);
  expect(tierMistakes([tier(2400, 5), tier(2400, 10)])).toEqual([
    { row: 1, field: 'threshold', message: 'Another tier starts at the same amount' },
  ]);
  expect(tierMistakes([tier(4700, 5), tier(2400, 5)])).toEqual([
    { row: 0, field: 'discountPercentage', message: 'Enter more than 5%, what the tier below gives' },
  ]);
});

test('ADM-50 what would change is worked out at every amount where a tier begins, now or then', () => {
  // 5% of 2,400 is 120; 10% of 2,400 is 240, of 2,000 is 200.
  expect(tierEffects([tier(2400, 5)], [tier(2000, 10)])).toEqual([
    { cart: 2000, now: 0, planned: 200 },
    { cart: 2400, now: 120, planned: 240 },
  ]);
});

test('ADM-50 a description that names the percentage from before is told to its row', () => {
  const described = (discountPercentage: number, description: string) => ({
    ...tier(2400, discountPercentage),
    description,
  });
  const message = 'This still says 5%, and the tier gives 8%';
  const told = (before: string, planned: string) =>
    staleDescriptions([described(5, before)], [described(8, planned)]);
  expect(told('5% off, 100% natural', '5% off, 100% natural')).toEqual([{ row: 0, message }]);
  expect(told('5% off', '8% off')).toEqual([]);
  expect(told('15% more oil', '15% more oil')).toEqual([]);
  expect(told('For regulars', 'For regulars')).toEqual([]);
  expect(staleDescriptions([described(5, '5% off')], [described(5, '5% off')])).toEqual([]);
});
