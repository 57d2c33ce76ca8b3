const indianTime = 'Asia/Kolkata';

/** Made at its first use: making one costs a phone tens of milliseconds. */
function formatOf(...options: ConstructorParameters<typeof Intl.DateTimeFormat>): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(...options));
}

const dayFormat = formatOf('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: indianTime,
});

const weekdayFormat = formatOf('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: indianTime,
});

const timestampParts = formatOf('en-US', {
  day: '2-digit',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
  timeZone: indianTime,
});

/** '4 November 2026', for marketing (MNY-02). */
export function formatDay(at: Date): string {
  return dayFormat().format(at);
}

/** 'Wednesday 4 November', for deliveries. */
export function formatWeekday(at: Date): string {
  return weekdayFormat().format(at).replace(',', '');
}

/** '02 Nov 26, 09:42 AM' in Indian time (MNY-02). */
export function formatTimestamp(at: Date): string {
  const parts = new Map(
    timestampParts()
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** Indian time is ahead of UTC by this, all year. Milliseconds. */
const ahead = 5.5 * 3_600_000;

/** '2026-11-04': names the Indian day of a moment, to compare days; costs nothing, unlike what people read. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10);
}
