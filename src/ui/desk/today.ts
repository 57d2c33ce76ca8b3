import { indianDay } from '../../domain/money/dates.ts';
import type { Day } from '../../domain/time/days.ts';
import { useNowAs } from '../app/now.ts';

/** The day that it is in India, whatever the device's time zone. */
export function useToday(): Day {
  return useNowAs((now) => indianDay(new Date(now)));
}
