import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { CalendarMonth, CalendarQuery } from './campaign-calendar.machine.ts';

export const campaignCalendarInput: CalendarQuery = { month: '2026-11' };

export const someMonth: CalendarMonth = {
  month: '2026-11',
  entries: [
    {
      kind: 'campaign',
      id: '7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c11',
      name: 'Diwali sale',
      startsAt: '2026-11-05T04:30:00.000Z',
      endsAt: '2026-11-09T18:29:00.000Z',
      isOn: true,
      campaign: null,
    },
    {
      kind: 'banner',
      id: '7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c12',
      name: 'Diwali sale: 10% off with the code DIWALI26',
      startsAt: '2026-11-05T04:30:00.000Z',
      endsAt: '2026-11-09T18:29:00.000Z',
      isOn: true,
      campaign: 'Diwali sale',
    },
  ],
  collisions: ['The coupon FIRST10 ends before the banner “Welcome”'],
};

export const campaignCalendarCases: EventCases = {
  'figures.choose': [command('figures.choose', { query: { month: '2026-12' } })],
  'xstate.done.actor.loadFigures': [done('loadFigures', someMonth)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
