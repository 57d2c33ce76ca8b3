import { expect, test } from 'vitest';
import { namedPlaces, shortNumber, tickName } from '../../../src/domain/admin/chart.ts';

test('ADM-09 numbers of a chart are short and Indian, and the topmost carries the unit', () => {
  expect([0, 950, 40_000, 1_25_000, 3_40_00_000].map(shortNumber)).toEqual(['0', '950', '40k', '1.3L', '3.4Cr']);
  expect(tickName(1_20_000, 'rupees', true)).toBe('₹1.2L');
  expect(tickName(80_000, 'rupees', false)).toBe('80k');
  expect(tickName(40, 'percent', true)).toBe('40%');
});

test('ADM-09 the names along an axis begin with the first point and end with the last', () => {
  expect(namedPlaces(3, 5)).toEqual([0, 1, 2]);
  expect(namedPlaces(30, 5)).toEqual([0, 7, 15, 22, 29]);
});
