import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOfMonth,
  earliestDay,
  indianDay,
  isMovableTo,
  nextDay,
  nextDayFrom,
  renewalMoment,
  retryMoment,
} from '../../../src/domain/orders/subscription/plan-days.ts';
import { addDays, daysBetween } from '../../../src/domain/kit/time/days.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2026-01-01', count));
const plan = fc.constantFrom('weekly' as const, 'monthly' as const);

test('SUB-01 a monthly plan keeps its day, and takes a short month’s last where it has none', () => {
  const days = ['2027-12-31'];
  while (days.length < 6) days.push(nextDay('monthly', days.at(-1) ?? '', 31));
  expect(days).toEqual(['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
  expect(nextDay('monthly', '2026-12-15', 15)).toBe('2027-01-15');
  expect(nextDay('weekly', '2026-12-28', 28)).toBe('2027-01-04');
});

test('SUB-01 the next day is always later: a week, or within 28 and 31 days on the plan’s own day of the month', () => {
  fc.assert(
    fc.property(day, plan, (from, how) => {
      const anchor = dayOfMonth(from);
      const next = nextDay(how, from, anchor);
      const days = daysBetween(from, next);
      if (how === 'weekly') expect(days).toBe(7);
      else {
        expect(days >= 28 && days <= 31).toBe(true);
        const isLast = dayOfMonth(addDays(next, 1)) === 1;
        expect(dayOfMonth(next) === anchor || (isLast && dayOfMonth(next) < anchor)).toBe(true);
      }
    }),
  );
});

test('SUB-01 a plan that was late or paused goes on at its first day that is left, however long it was', () => {
  fc.assert(
    fc.property(day, plan, fc.integer({ min: -100, max: 800 }), (from, how, wait) => {
      const anchor = dayOfMonth(from);
      const earliest = addDays(from, wait);
      const next = nextDayFrom(how, from, anchor, earliest);
      expect(next >= earliest && next >= from).toBe(true);
      if (wait <= 0) expect(next).toBe(from);
      else expect(daysBetween(earliest, next)).toBeLessThan(31);
    }),
  );
});

test('SUB-01 days are India’s: a new one begins at half past six in the evening of the one before in UTC', () => {
  expect(indianDay(new Date('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21');
  expect(indianDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  expect(renewalMoment('2026-11-22').toISOString()).toBe('2026-11-22T03:30:00.000Z');
  expect(earliestDay('2026-11-21')).toBe('2026-11-24');
});

test('SUB-01 a payment is tried again after one, three and five days, and then no more', () => {
  const tries = [1, 2, 3, 4].map((failures) => retryMoment('2026-11-30', failures)?.toISOString() ?? null);
  expect(tries).toEqual(['2026-12-01T03:30:00.000Z', '2026-12-03T03:30:00.000Z', '2026-12-05T03:30:00.000Z', null]);
});

test('SUB-01 a delivery is moved to tomorrow at the earliest and 90 days ahead at most', () => {
  const movable = [0, 1, 90, 91].map((ahead) => isMovableTo(addDays('2026-11-21', ahead), '2026-11-21'));
  expect(movable).toEqual([false, true, true, false]);
});
