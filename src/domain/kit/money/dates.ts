import { t } from '../text/text.ts';

/*
 * Hand-written, because the first use of Intl date formats takes 50 to 200 ms on a phone, while the page is
 * loading. India has no daylight saving time (MNY-02).
 */

// Written anew each time: the server writes for people of every language.
const monthNames = () => [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t`May`,
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
];

/** As short as a table wants them. */
const shortMonths = () => [
  t`Jan`,
  t`Feb`,
  t`Mar`,
  t`Apr`,
  t`May`,
  t`Jun`,
  t`Jul`,
  t`Aug`,
  t`Sep`,
  t`Oct`,
  t`Nov`,
  t`Dec`,
];

const weekdayNames = () => [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`];

/** Offset of Indian time from UTC in milliseconds, all year. */
const ahead = 5.5 * 3_600_000;

/** A date whose UTC parts are the Indian ones. Throws a RangeError for an invalid date, as Intl does. */
function inIndia(at: Date): Date {
  const shifted = new Date(at.getTime() + ahead);
  if (Number.isNaN(shifted.getTime())) throw new RangeError('No date');
  return shifted;
}

function monthOf(indian: Date): string {
  return monthNames()[indian.getUTCMonth()] ?? '';
}

function shortMonthOf(indian: Date): string {
  return shortMonths()[indian.getUTCMonth()] ?? '';
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** '4 November 2026', for marketing texts (MNY-02). */
export function formatDay(at: Date): string {
  const indian = inIndia(at);
  return `${indian.getUTCDate()} ${monthOf(indian)} ${indian.getUTCFullYear()}`;
}

/** '2026-11-04' as '4 Nov', for chart axes. */
export function formatShortDay(day: string): string {
  const indian = inIndia(new Date(`${day}T00:00:00Z`));
  return `${indian.getUTCDate()} ${shortMonthOf(indian)}`;
}

/** 'Wednesday 4 November', for delivery dates. */
export function formatWeekday(at: Date): string {
  const indian = inIndia(at);
  return `${weekdayNames()[indian.getUTCDay()] ?? ''} ${indian.getUTCDate()} ${monthOf(indian)}`;
}

/** '02 Nov 26, 09:42 AM' in Indian time (MNY-02). */
export function formatTimestamp(at: Date): string {
  const indian = inIndia(at);
  const hour = indian.getUTCHours();
  const day = `${twoDigits(indian.getUTCDate())} ${shortMonthOf(indian)} ${twoDigits(indian.getUTCFullYear() % 100)}`;
  const time = `${twoDigits(hour % 12 === 0 ? 12 : hour % 12)}:${twoDigits(indian.getUTCMinutes())}`;
  return `${day}, ${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The Indian calendar day of a moment, '2026-11-04', for comparing days. */
export function indianDay(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}
