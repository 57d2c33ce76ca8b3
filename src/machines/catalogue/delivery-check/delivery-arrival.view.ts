import { formatWeekday } from '../../../domain/kit/money/dates.ts';
import { t } from '../../../domain/kit/text/text.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import type { Delivery } from './delivery-check.machine.ts';

/** The delivery days as text, each day with its month on one line; null if there are none. */
export function arrivalText({ earliest, latest }: Pick<Delivery, 'earliest' | 'latest'>): string | null {
  if (earliest === null) return null;
  const first = dayText(earliest);
  return latest === null || latest === earliest ? first : t`${first} to ${dayText(latest)}`;
}

function dayText(day: string): string {
  return unbroken(formatWeekday(indianNoon(day)));
}

/** Noon in India, so that time zones can't shift the day. */
function indianNoon(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}
