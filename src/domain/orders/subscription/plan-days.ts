import type { PackageType } from '../../catalogue/product/product.ts';
import { addDays, type Day, daysBetween, startOf } from '../../kit/time/days.ts';

/** How often a subscription comes (SUB-01). */
export type Plan = Extract<PackageType, 'weekly' | 'monthly'>;

/** India keeps one time all year, 5:30 ahead of UTC. */
const indianOffset = 19_800_000;
/** Renewals begin at nine in the morning, when somebody is awake to pay. */
const renewalHour = 9 * 3_600_000;

/** Days between the word of a renewal and the renewal (SUB-01). */
export const noticeDays = 2;
/** Days after a renewal's day on which its payment is asked for again. */
export const retryDays = [1, 3, 5] as const;
/** How far ahead a person can move the next delivery. */
export const maxDaysAhead = 90;

/** The day in India at this moment. */
export function indianDay(at: Date): Day {
  return new Date(at.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** Nine in the morning in India on that day, the renewal's own moment. */
export function renewalMoment(day: Day): Date {
  return new Date(startOf(day) - indianOffset + renewalHour);
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/**
 * The day after `day` in a plan: a week on, or the next month’s `anchor` day, or its last where it has no such day, so
 * that the 31st comes back after February (SUB-01).
 */
export function nextDay(plan: Plan, day: Day, anchor: number): Day {
  if (plan === 'weekly') return addDays(day, 7);
  const from = new Date(startOf(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor, last))).toISOString().slice(0, 10);
}

/** The first day of a plan on or after `earliest`, going on from `day`. */
export function nextDayFrom(plan: Plan, day: Day, anchor: number, earliest: Day): Day {
  let next = day;
  while (next < earliest) next = nextDay(plan, next, anchor);
  return next;
}

/** The earliest day that still leaves time for a notice (SUB-01). */
export function earliestDay(today: Day): Day {
  return addDays(today, noticeDays + 1);
}

/** Whether a person may move the next delivery to that day. */
export function isMovableTo(day: Day, today: Day): boolean {
  const ahead = daysBetween(today, day);
  return ahead >= 1 && ahead <= maxDaysAhead;
}

/** When the payment of a renewal is asked for again after so many failures (1 or more); null after the last. */
export function retryMoment(day: Day, failures: number): Date | null {
  const after = retryDays[failures - 1];
  return after === undefined ? null : renewalMoment(addDays(day, after));
}
