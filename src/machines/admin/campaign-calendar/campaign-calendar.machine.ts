import type { Answer } from '../../../contract/call.ts';
import type { readCampaignCalendar } from '../../../contract/promotions/campaign.calls.ts';
import { figuresMachine } from '../../kit/figures.machine.ts';

/** What is planned in a month, and what collides. */
export type CalendarMonth = Answer<typeof readCampaignCalendar>;

export interface CalendarQuery {
  /** '2026-11', in India. */
  readonly month: string;
}

/** All campaigns and whatever else has a time, month by month (CMP-01). */
export const campaignCalendarMachine = figuresMachine<CalendarMonth, CalendarQuery>({
  id: 'campaign-calendar',
  description: 'What is planned in a month.',
});
