import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { PricePart, QuotedLine } from '../../../src/domain/cart/pricing/quote.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { agreedPrice, editedPrice } from '../../../src/domain/orders/draft/edit-price.ts';
import { feesOf, paidForLines } from '../../../src/domain/orders/order/paid-shares.ts';

function line(sku: string, quantity: number, unitPrice: number): QuotedLine {
  return {
    sku,
    variant: '50 g',
    flavour: 'Mint',
    packageType: 'trial',
    name: sku,
    quantity,
    listPrice: unitPrice,
    discount: { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 },
    unitPrice,
    lineTotal: unitPrice * quantity,
    isPremiumMembership: false,
    problems: [],
  };
}

function part(kind: PricePart['kind'], amount: number): PricePart {
  return { kind, label: kind, amount };
}

function today(lines: readonly QuotedLine[], ...more: readonly PricePart[]) {
  const parts = [part('items', sum(lines.map(({ lineTotal }) => lineTotal))), ...more];
  return { lines, parts, total: sum(parts.map(({ amount }) => amount)) };
}

test('DRF-01 what leaves takes along what was paid for it: of ₹1,200 less a coupon of ₹100, one of two is ₹550', () => {
  const before = today([line('sleep', 2, 600)], part('coupon', -100), part('delivery', 0));
  const { total, parts } = agreedPrice(before, [line('sleep', 1, 600)]);
  expect({ total, parts }).toEqual({
    total: 550,
    parts: [part('items', 600), part('coupon', -50), part('delivery', 0)],
  });
});

test('DRF-01 a price that rose counts for what is added only, and the line says so', () => {
  const before = today([line('sleep', 1, 600)]);
  const { lines, total } = agreedPrice(before, [line('sleep', 3, 700)]);
  expect(lines.map(({ quantity, unitPrice, lineTotal }) => [quantity, unitPrice, lineTotal])).toEqual([
    [1, 600, 600],
    [2, 700, 1400],
  ]);
  expect(total).toBe(2000);
});

test('DRF-01 today’s price counts unless it is more, such as with a better tier; free delivery that was given stays', () => {
  const before = today([line('sleep', 1, 600)], part('delivery', 0));
  const better = editedPrice(before, today([line('sleep', 2, 600)], part('tier', -60), part('delivery', 0)));
  expect([better.total, better.isAgreed]).toEqual([1140, false]);
  const same = editedPrice(before, today([line('sleep', 2, 600)], part('delivery', 0)));
  expect([same.total, same.isAgreed]).toEqual([1200, false]);
  const smaller = editedPrice(before, today([line('calm', 1, 300)], part('delivery', 49)));
  expect([smaller.total, smaller.isAgreed]).toEqual([300, true]);
});

const someLine = record({
  sku: constantFrom('sleep', 'calm', 'dog'),
  quantity: integer({ min: 1, max: 6 }),
  price: integer({ min: 1, max: 2000 }),
});
const someLines = array(someLine, { minLength: 1, maxLength: 3 }).map((picked) => [
  ...new Map(picked.map((each) => [each.sku, each])).values(),
]);

test('DRF-01 whatever is changed: the parts add up, the shares add up, and nobody pays more than today or than agreed', () => {
  assert(
    property(
      someLines,
      someLines,
      integer({ min: 0, max: 60 }),
      integer({ min: 0, max: 60 }),
      (had, wanted, off, offNow) => {
        const priceNow = (sku: string, other: number) => had.find((each) => each.sku === sku)?.price ?? other;
        const less = (percent: number, lines: readonly QuotedLine[]) =>
          part('tier', -Math.round((percent * sum(lines.map(({ lineTotal }) => lineTotal))) / 100));
        const lines = had.map(({ sku, quantity, price }) => line(sku, quantity, price));
        const before = today(lines, less(off, lines), part('delivery', 49));
        const now = wanted.map(({ sku, quantity, price }) => line(sku, quantity, priceNow(sku, price)));
        const quote = today(now, less(offNow, now), part('delivery', 49));
        const edited = editedPrice(before, quote);
        expect(sum(edited.parts.map(({ amount }) => amount))).toBe(edited.total);
        const shares = paidForLines(edited.lines, edited.parts);
        expect(sum(shares) + sum(feesOf(edited.parts).map(({ amount }) => amount))).toBe(edited.total);
        expect(edited.total).toBeLessThanOrEqual(quote.total);
        expect(edited.total).toBeLessThanOrEqual(agreedPrice(before, now).total);
        // The same again costs what it cost, or less.
        expect(
          editedPrice(before, today(lines, less(offNow, lines), part('delivery', 49))).total,
        ).toBeLessThanOrEqual(before.total);
      },
    ),
  );
});
