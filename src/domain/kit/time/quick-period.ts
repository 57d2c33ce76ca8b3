import { addDays, type Day } from './days.ts';
import type { Period } from './period.ts';

/** The most common past and future periods. */
export const quickNames = {
  past: ['today', 'yesterday', 'last7', 'last30', 'monthSoFar', 'lastMonth'],
  ahead: ['today', 'tomorrow', 'next7', 'next30', 'restOfMonth', 'nextMonth'],
} as const;

export type QuickName = (typeof quickNames)[keyof typeof quickNames][number];

/** The named period relative to `today`. */
export function quickPeriod(name: QuickName, today: Day): Period {
  switch (name) {
    case 'today':
      return daysFrom(today, 0);
    case 'yesterday':
      return daysFrom(addDays(today, -1), 0);
    case 'tomorrow':
      return daysFrom(addDays(today, 1), 0);
    case 'last7':
      return daysFrom(addDays(today, -6), 6);
    case 'last30':
      return daysFrom(addDays(today, -29), 29);
    case 'next7':
      return daysFrom(today, 6);
    case 'next30':
      return daysFrom(today, 29);
    case 'monthSoFar':
      return { from: monthOf(today, 0).from, to: today };
    case 'restOfMonth':
      return { from: today, to: monthOf(today, 0).to };
    case 'lastMonth':
      return monthOf(today, -1);
    case 'nextMonth':
      return monthOf(today, 1);
  }
}

function daysFrom(from: Day, more: number): Period {
  return { from, to: addDays(from, more) };
}

/** The month of a day, shifted by a number of months. */
function monthOf(day: Day, later: number): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + later];
  const [from = '', to = ''] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0)].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  return { from, to };
}
