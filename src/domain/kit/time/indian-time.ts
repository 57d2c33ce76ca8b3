/** Indian time is UTC+5:30 all year. Milliseconds. */
const offset = 330 * 60_000;

/** The value of a datetime-local input in Indian time, '2026-11-21T18:30'; '' for null. `iso` is ISO 8601. */
export function indianInput(iso: string | null): string {
  return iso === null ? '' : new Date(new Date(iso).getTime() + offset).toISOString().slice(0, 16);
}

/** The moment entered in such an input, as ISO 8601 in UTC; null if invalid. */
export function momentOfIndian(input: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(input)) return null;
  const at = new Date(`${input}:00Z`);
  return Number.isNaN(at.getTime()) ? null : new Date(at.getTime() - offset).toISOString();
}

/**
 * Moves such an input's value to another day, keeping its time. Without a time it uses 00:00, or 23:59 for an end.
 */
export function inputOnDay(input: string, day: string, isEnd: boolean): string {
  const [, time = isEnd ? '23:59' : '00:00'] = /T(\d{2}:\d{2})/u.exec(input) ?? [];
  return `${day}T${time}`;
}
