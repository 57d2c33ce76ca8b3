import type { PackageType } from '../../catalogue/product/product.ts';
import { addDays, type Day, daysBetween, startOf } from '../../kit/time/days.ts';

/** How often a subscription is delivered (SUB-01). */
export type Plan = Extract<PackageType, 'weekly' | 'monthly'>;

/** Indian time is UTC+5:30 all year. Milliseconds. */
const indianOffset = 19_800_000;
/** Renewals start at 9 AM, when people are awake to pay. */
const renewalHour = 9 * 3_600_000;

/** Days between the notice of a renewal and the renewal (SUB-01). */
export const noticeDays = 2;
/** Days after the renewal day on which a failed payment is retried. */
export const retryDays = [1, 3, 5] as const;
/** How many days ahead the next delivery can be moved. */
export const maxDaysAhead = 90;

/** The calendar day in India at a moment. */
export function indianDay(at: Date): Day {
  return new Date(at.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** 9 AM in India on that day, when its renewal runs. */
export function renewalMoment(day: Day): Date {
  return new Date(startOf(day) - indianOffset + renewalHour);
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/**
 * The next delivery day of a plan: a week later, or the `anchor` day of the next month, or that month's last day if
 * shorter. The anchor brings back the 31st after February (SUB-01).
 */
export function nextDay(plan: Plan, day: Day, anchor: number): Day {
  if (plan === 'weekly') return addDays(day, 7);
  const from = new Date(startOf(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor, last))).toISOString().slice(0, 10);
}

/** The first delivery day of a plan on or after `earliest`, counting from `day`. */
export function nextDayFrom(plan: Plan, day: Day, anchor: number, earliest: Day): Day {
  let next = day;
  while (next < earliest) next = nextDay(plan, next, anchor);
  return next;
}

/** The earliest day that leaves time for the notice (SUB-01). */
export function earliestDay(today: Day): Day {
  return addDays(today, noticeDays + 1);
}

/** Whether the next delivery can be moved to that day. */
export function isMovableTo(day: Day, today: Day): boolean {
  const ahead = daysBetween(today, day);
  return ahead >= 1 && ahead <= maxDaysAhead;
}

/** When a renewal payment is retried after this many failures (≥ 1); null after the last. */
export function retryMoment(day: Day, failures: number): Date | null {
  const after = retryDays[failures - 1];
  return after === undefined ? null : renewalMoment(addDays(day, after));
}
