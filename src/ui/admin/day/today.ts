import { indianDay } from '../../../domain/kit/money/dates.ts';
import type { Day } from '../../../domain/kit/time/days.ts';
import { useNowAs } from '../../kit/react/now.ts';

/** Today's date in India, whatever the device's time zone. */
export function useToday(): Day {
  return useNowAs((now) => indianDay(new Date(now)));
}
