/** A day of the Indian calendar, '2026-11-21'. */
export type Day = string;

const millisecondsOfDay = 86_400_000;

/** Whether '2026-02-28' is a day of the calendar; a Date would roll '2026-02-31' on to March. */
export function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** Whether it is a day of this century, written as the shop writes days. */
export function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/u.test(text) && isRealDay(text);
}

export function addDays(day: Day, count: number): Day {
  return new Date(startOf(day) + count * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when it lies before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to) - startOf(from)) / millisecondsOfDay);
}

/** Its midnight in UTC: to reckon with days, not a moment in India. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
