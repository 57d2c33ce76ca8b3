import { hasCalled, lawsFor } from '../../kit/laws.ts';
import type { campaignCalendarMachine } from './campaign-calendar.machine.ts';
import { campaignCalendarView } from './campaign-calendar.view.ts';

const { always, on, whenever } = lawsFor<typeof campaignCalendarMachine>();

/** The calendar of campaigns. */
export const campaignCalendarLaws = [
  whenever('CMP-01', 'Another month is asked for at once', on('figures.choose'), (step) =>
    hasCalled(step, 'loadFigures'),
  ),
  always('CMP-01', 'A month shows only what was planned for it', (snapshot) => {
    const { query, figures } = snapshot.context;
    return campaignCalendarView(snapshot).rows.length === 0 || figures?.month === query.month;
  }),
  always(
    'CMP-01',
    'A failure is shown only while nothing is being loaded',
    (snapshot) => campaignCalendarView(snapshot).failure === null || snapshot.matches('failed'),
  ),
];
