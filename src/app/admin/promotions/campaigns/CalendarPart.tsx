import * as campaignCalls from '../../../../contract/promotions/campaign.calls.ts';
import { indianDay } from '../../../../domain/kit/money/dates.ts';
import { campaignCalendarLogic } from '../../../../machines/admin/campaign-calendar/campaign-calendar.actors.ts';
import { CampaignCalendar } from '../../../../ui/admin/sections/campaign-calendar/CampaignCalendar.tsx';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { useServices } from '../../../platform/services.tsx';

/** /dashboard/campaigns/calendar: what is planned, month by month. */
export function CalendarPart() {
  const { http, clock } = useServices();
  const actor = useScreenActor(
    campaignCalendarLogic({
      loadMonth: async (query, signal) => http.send(campaignCalls.readCampaignCalendar, { query, signal }),
    }),
    { month: indianDay(new Date(clock.now())).slice(0, 7) },
  );
  return <CampaignCalendar actor={actor} />;
}
