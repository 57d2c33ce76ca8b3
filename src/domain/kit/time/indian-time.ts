/** India has one time, without summer time: 5 h 30 min before UTC. */
const offset = 330 * 60_000;

/** '2026-11-21T18:30' in India, as an input of day and time holds it; '' of nothing. `iso` is ISO 8601. */
export function indianInput(iso: string | null): string {
  return iso === null ? '' : new Date(new Date(iso).getTime() + offset).toISOString().slice(0, 16);
}

/** The moment, ISO 8601 in UTC, of what such an input holds; null of anything else. */
export function momentOfIndian(input: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(input)) return null;
  const at = new Date(`${input}:00Z`);
  return Number.isNaN(at.getTime()) ? null : new Date(at.getTime() - offset).toISOString();
}

/** What such an input holds on another day: with the time that it has, else a day's begin or its last minute. */
export function inputOnDay(input: string, day: string, isEnd: boolean): string {
  const [, time = isEnd ? '23:59' : '00:00'] = /T(\d{2}:\d{2})/u.exec(input) ?? [];
  return `${day}T${time}`;
}
