import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay } from '../../../src/domain/kit/time/days.ts';
import { indianInput, inputOnDay, momentOfIndian } from '../../../src/domain/kit/time/indian-time.ts';
import { anyTime, periodOf, periodText } from '../../../src/domain/kit/time/period.ts';
import { quickNames, quickPeriod } from '../../../src/domain/kit/time/quick-period.ts';

const day = fc.integer({ min: 0, max: 36_000 }).map((count) => addDays('2001-01-01', count));

test('ADM-02 quick choices are whole days in India as seen from a day, both ends counted in', () => {
  const seen = (today: string) =>
    Object.values(quickNames)
      .flat()
      .map((name) => `${name} ${Object.values(quickPeriod(name, today)).join(' ')}`);
  expect(seen('2026-03-01')).toEqual([
    'today 2026-03-01 2026-03-01',
    'yesterday 2026-02-28 2026-02-28',
    'last7 2026-02-23 2026-03-01',
    'last30 2026-01-31 2026-03-01',
    'monthSoFar 2026-03-01 2026-03-01',
    'lastMonth 2026-02-01 2026-02-28',
    'today 2026-03-01 2026-03-01',
    'tomorrow 2026-03-02 2026-03-02',
    'next7 2026-03-01 2026-03-07',
    'next30 2026-03-01 2026-03-30',
    'restOfMonth 2026-03-01 2026-03-31',
    'nextMonth 2026-04-01 2026-04-30',
  ]);
  expect([quickPeriod('lastMonth', '2026-01-31'), quickPeriod('nextMonth', '2027-12-31')]).toEqual([
    { from: '2025-12-01', to: '2025-12-31' },
    { from: '2028-01-01', to: '2028-01-31' },
  ]);
});

test('ADM-02 what was ends today at the latest, what is to come begins today at the earliest, and months touch', () => {
  fc.assert(
    fc.property(day, (today) => {
      for (const name of quickNames.past) {
        const { from, to } = quickPeriod(name, today);
        expect(isDay(from) && from <= to && to <= today).toBe(true);
      }
      for (const name of quickNames.ahead) {
        const { from, to } = quickPeriod(name, today);
        expect(today <= from && from <= to).toBe(true);
      }
      expect(daysBetween(quickPeriod('last30', today).from, today)).toBe(29);
      expect(addDays(quickPeriod('lastMonth', today).to, 1)).toBe(quickPeriod('monthSoFar', today).from);
      expect(addDays(quickPeriod('restOfMonth', today).to, 1)).toBe(quickPeriod('nextMonth', today).from);
    }),
  );
});

test('ADM-02 a period has its ends in order, and an end that is no day is open', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const period = periodOf(one, other);
      expect(period).toEqual(periodOf(other, one));
      expect(period.from <= period.to && [one, other].includes(period.from)).toBe(true);
      expect(periodOf(one, '0002-11-01')).toEqual({ from: one, to: '' });
    }),
  );
  expect(periodOf('', '2026-02-30')).toEqual(anyTime);
});

test('ADM-02 a period is said as short as it can be', () => {
  const said = (from: string, to: string) => periodText({ from, to });
  expect([
    said('', ''),
    said('2026-11-22', '2026-11-22'),
    said('2026-11-01', '2026-11-22'),
    said('2026-10-01', '2026-11-02'),
    said('2025-11-01', '2026-11-22'),
    said('2026-11-01', ''),
    said('', '2026-11-22'),
  ]).toEqual([
    '',
    '22 Nov 2026',
    '1 – 22 Nov 2026',
    '1 Oct – 2 Nov 2026',
    '1 Nov 2025 – 22 Nov 2026',
    'from 1 Nov 2026',
    'until 22 Nov 2026',
  ]);
});

test('ADM-01 a moment keeps its time on another day; without one it is the day’s begin, or its last minute', () => {
  expect([
    inputOnDay('2026-11-21T18:30', '2026-12-01', true),
    inputOnDay('', '2026-12-01', true),
    inputOnDay('', '2026-12-01', false),
  ]).toEqual(['2026-12-01T18:30', '2026-12-01T23:59', '2026-12-01T00:00']);
  const moment = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, day, (at, other) => {
      const input = indianInput(at.toISOString());
      const moved = inputOnDay(input, other, true);
      expect([moved.slice(0, 10), moved.slice(10)]).toEqual([other, input.slice(10)]);
      expect(indianInput(momentOfIndian(moved))).toBe(moved);
    }),
  );
});
