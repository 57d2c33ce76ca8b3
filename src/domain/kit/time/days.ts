/** A calendar day in India, '2026-11-21'. */
export type Day = string;

const millisecondsOfDay = 86_400_000;

/** Whether the day exists in the calendar; Date would turn '2026-02-31' into a day in March. */
export function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Whether it is a valid day of this century in the format YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/u.test(text) && isRealDay(text);
}

export function addDays(day: Day, count: number): Day {
  return new Date(startOf(day) + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to) - startOf(from)) / millisecondsOfDay);
}

/** UTC midnight in epoch milliseconds. For day arithmetic only; it isn't midnight in India. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
