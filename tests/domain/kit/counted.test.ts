import { expect, test } from 'vitest';
import { countedTo, formatTotal, reachable } from '../../../src/domain/kit/money/counted.ts';

test('ADM-02 a total says that there are more than were counted, on every page as far as pages go', () => {
  expect([0, 1, 999, 1000, 1001].map((total) => formatTotal(total))).toEqual(['0', '1', '999', '1,000', '1,000+']);
  expect([formatTotal(1500, 1500), formatTotal(1501, 1500)]).toEqual(['1,500', '1,500+']);
  expect([countedTo(25), countedTo(1000), countedTo(1025)]).toEqual([1000, 1000, 1025]);
  expect([reachable(482), reachable(10_001)]).toEqual([482, 10_000]);
});
