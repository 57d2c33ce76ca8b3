import { expect, test } from 'vitest';
import { emptyLabel, labelRows, unitPriceText } from '../../../src/domain/catalogue/product/label.ts';

test('TRU-01 the price of 100 g or 100 ml, or of a piece, to the paisa', () => {
  const price = (rupees: number, netAmount: number | null, netUnit: 'ml' | 'g' | 'pieces') =>
    unitPriceText(rupees, { netAmount, netUnit });
  // 1499 ÷ 30 × 100 = 4996.666…
  expect(price(1499, 30, 'ml')).toBe('₹4,996.67 per 100\u00a0ml');
  expect(price(250, 500, 'g')).toBe('₹50.00 per 100\u00a0g');
  expect(price(599, 60, 'pieces')).toBe('₹9.98 per piece');
  expect(price(100, null, 'g')).toBeNull();
});

test('TRU-01 a label says what is known, and nothing of what isn’t', () => {
  const label = { ...emptyLabel, netAmount: 30, maker: 'A maker, Pune', caution: 'For external use only' };
  expect(labelRows(label)).toEqual([
    { label: 'Net quantity', value: '30\u00a0ml', isSpoken: true },
    { label: 'Made by', value: 'A maker, Pune', isSpoken: false },
    { label: 'Caution', value: 'For external use only', isSpoken: false },
  ]);
  expect(labelRows(emptyLabel)).toEqual([]);
});
