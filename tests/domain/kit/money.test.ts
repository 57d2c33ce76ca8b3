import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatShortDay,
  formatTimestamp,
  formatWeekday,
  indianDay,
} from '../../../src/domain/kit/money/dates.ts';
import {
  formatCount,
  formatRupees,
  lessPercent,
  percentOf,
  roundedQuotient,
  shares,
  sum,
  toPaise,
} from '../../../src/domain/kit/money/money.ts';
import { packageSaving, packageTypes, unitPrice } from '../../../src/domain/catalogue/product/product.ts';
import { sleep } from '../../machines/support/lines.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
/** Percentages as an admin can write them: two decimals. */
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('MNY-01 half a rupee is rounded up, just below is not', () => {
  expect([percentOf(1, 50), percentOf(3, 50), percentOf(250, 1), percentOf(249, 1)]).toEqual([1, 2, 3, 2]);
  expect([percentOf(1450, 5.5), percentOf(10_000_000, 99.99), percentOf(0, 20)]).toEqual([80, 9_999_000, 0]);
});

test('MNY-01 a percentage is the exact one, half up, for every amount and percentage', () => {
  fc.assert(
    fc.property(amount, percent, (of, by) => {
      const hundredths = BigInt(Math.round(by * 100));
      expect(BigInt(percentOf(of, by))).toBe((2n * BigInt(of) * hundredths + 10_000n) / 20_000n);
    }),
    { numRuns: 5000 },
  );
});

test('MNY-01 a discount and what is left make the whole, and both are whole rupees', () => {
  fc.assert(
    fc.property(amount, percent, (of, by) => {
      const [off, left] = [percentOf(of, by), lessPercent(of, by)];
      expect(off + left).toBe(of);
      expect([Number.isSafeInteger(off), left >= 0, off >= 0]).toEqual([true, true, true]);
    }),
  );
});

test('MNY-01 rounding a quotient is off by at most a half', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 10_000 }), (numerator, denominator) => {
      const twice = 2 * numerator - 2 * denominator * roundedQuotient(numerator, denominator);
      expect(twice > -denominator - 1 && twice < denominator).toBe(true);
    }),
  );
});

test('MNY-05 shares add up exactly, follow their weights and are fair to a rupee', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amount, weights, (total, all) => {
      const parts = shares(total, all);
      const weight = sum(all);
      expect(sum(parts)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const exact = weight === 0 ? total / all.length : (total * (all[index] ?? 0)) / weight;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      }
    }),
  );
});

test('MNY-05 of equal remainders the earlier gets the rupee', () => {
  expect([shares(10, [1, 1, 1]), shares(2, [0, 0, 0]), shares(0, [5, 5])]).toEqual([
    [4, 3, 3],
    [1, 1, 0],
    [0, 0],
  ]);
});

test('MNY-01 gateways get paise', () => {
  expect(toPaise(1499)).toBe(149_900);
});

test('MNY-02 amounts have the rupee sign, Indian groups and no decimals', () => {
  expect([0, 999, 1000, 100_000, 10_000_000].map(formatRupees)).toEqual([
    '₹0',
    '₹999',
    '₹1,000',
    '₹1,00,000',
    '₹1,00,00,000',
  ]);
});

test('MNY-02 what goes away has a real minus sign, as wide as a digit', () => {
  expect([formatRupees(-100_000), formatRupees(-0), formatCount(-1500)]).toEqual(['−₹1,00,000', '₹0', '−1,500']);
});

test('MNY-02 every amount is written as the platform writes rupees in India, but for the minus', () => {
  const platform = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const any = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(fc.property(any, (value) => formatRupees(value) === platform.format(value).replace('-', '−')));
});

test('MNY-02 every amount reads back as itself', () => {
  fc.assert(
    fc.property(
      amount,
      (value) => Number(formatRupees(value).replaceAll(/[₹,]/gu, '').replace('−', '-')) === value,
    ),
  );
});

test('MNY-02 days and times are Indian, wherever the reader is', () => {
  const lateEvening = new Date('2026-11-03T20:00:00.000Z');
  expect(formatDay(lateEvening)).toBe('4 November 2026');
  expect(formatWeekday(lateEvening)).toBe('Wednesday 4 November');
  expect(indianDay(lateEvening)).toBe('2026-11-04');
  expect(indianDay(new Date('2026-11-03T18:29:59.999Z'))).toBe('2026-11-03');
  expect(formatTimestamp(lateEvening)).toBe('04 Nov 26, 01:30 AM');
  expect(formatTimestamp(new Date('2026-11-04T06:30:00.000Z'))).toBe('04 Nov 26, 12:00 PM');
  expect(formatShortDay('2026-11-04')).toBe('4 Nov');
  expect(() => formatDay(new Date(Number.NaN))).toThrow(RangeError);
});

test('MNY-02 days, times and counts read as the platform writes them for India', () => {
  const timeZone = 'Asia/Kolkata';
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone });
  const clock = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (at) => {
      expect(formatDay(at)).toBe(day.format(at));
      expect(formatWeekday(at)).toBe(`${weekday.format(at)} ${day.format(at).replace(/ \d+$/u, '')}`);
      const part = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
      const [date, time] = formatTimestamp(at).split(', ');
      expect(date).toBe(`${part.get('day')} ${part.get('month')} ${part.get('year')}`);
      expect(time).toBe(`${part.get('hour')}:${part.get('minute')} ${part.get('dayPeriod')}`);
      expect(formatDay(at).replace(/ (\w{3}).*$/u, ' $1')).toBe(formatShortDay(indianDay(at)));
    }),
  );
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-IN').replace('-', '−'));
    }),
  );
});

test('MNY-03 a unit costs the price less the percentage of its package type', () => {
  expect(packageTypes.map((type) => unitPrice(sleep, type))).toEqual([1499, 1424, 1349, 1499]);
  fc.assert(
    fc.property(amount, percent, fc.constantFrom(...packageTypes), (price, by, type) => {
      const product = { price, discount: { trial: by, weekly: by, monthly: by, comboDiscount: by } };
      expect(unitPrice(product, type) + packageSaving(product, type)).toBe(price);
    }),
  );
});
