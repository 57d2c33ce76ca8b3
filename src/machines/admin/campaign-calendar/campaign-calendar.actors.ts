import { figuresLogic } from '../../kit/figures.machine.ts';
import { campaignCalendarMachine, type CalendarMonth, type CalendarQuery } from './campaign-calendar.machine.ts';

export interface CampaignCalendarPorts {
  /** Rejects with CallFailed. */
  loadMonth(query: CalendarQuery, signal: AbortSignal): Promise<CalendarMonth>;
}

export function campaignCalendarLogic(ports: CampaignCalendarPorts) {
  return figuresLogic(campaignCalendarMachine, (query, signal) => ports.loadMonth(query, signal));
}
