import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { someMonth } from '../../../src/machines/admin/campaign-calendar/campaign-calendar.cases.ts';
import { campaignCalendarLogic } from '../../../src/machines/admin/campaign-calendar/campaign-calendar.actors.ts';
import type { CalendarQuery } from '../../../src/machines/admin/campaign-calendar/campaign-calendar.machine.ts';
import { campaignCalendarView } from '../../../src/machines/admin/campaign-calendar/campaign-calendar.view.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CMP-01 the calendar names what runs on each day in India, and lists it with its time, a campaign’s posts among them; another month is asked for', async () => {
  const loadMonth = held<[CalendarQuery, AbortSignal], typeof someMonth>();
  const actor = createActor(campaignCalendarLogic({ loadMonth }), { input: { month: '2026-11' } }).start();
  const view = () => campaignCalendarView(actor.getSnapshot());
  await loadMonth.answer(someMonth);
  const days = view().weeks.flat();
  // The first of November 2026 is a Sunday.
  expect(days.findIndex((day) => day !== null)).toBe(6);
  expect(days.filter((day) => (day?.names.length ?? 0) > 0).map((day) => day?.number)).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(view().rows).toEqual([
    {
      key: 'campaign 7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c11',
      name: 'Diwali sale',
      what: 'Campaign',
      when: 'From 05 Nov 26, 10:00 AM until 09 Nov 26, 11:59 PM',
      href: '/dashboard/campaigns/7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c11',
    },
    {
      key: 'banner 7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c12',
      name: 'Diwali sale: 10% off with the code DIWALI26',
      what: 'Banner of Diwali sale',
      when: 'From 05 Nov 26, 10:00 AM until 09 Nov 26, 11:59 PM',
      href: '/dashboard/banners/7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c12',
    },
  ]);
  const always = { kind: 'popup', id: 'popup', name: 'Sale', isOn: false, campaign: null } as const;
  actor.send({ type: 'figures.choose', query: { month: '2026-11' } });
  const start = '2026-11-05T04:30:00.000Z';
  await loadMonth.answer({
    ...someMonth,
    entries: [
      { ...always, startsAt: null, endsAt: null },
      { ...always, startsAt: start, endsAt: null },
      { ...always, startsAt: null, endsAt: start },
    ],
  });
  expect(view().rows.map(({ what, when, href }) => [what, when, href])).toEqual([
    ['Popup, off', 'Without an end', '/dashboard/popup-settings'],
    ['Popup, off', 'From 05 Nov 26, 10:00 AM, without an end', '/dashboard/popup-settings'],
    ['Popup, off', 'Until 05 Nov 26, 10:00 AM', '/dashboard/popup-settings'],
  ]);
  const post = { kind: 'post', isOn: true, endsAt: null, startsAt: '2026-11-06T04:30:00.000Z' } as const;
  actor.send({ type: 'figures.choose', query: { month: '2026-11' } });
  await loadMonth.answer({
    ...someMonth,
    entries: [
      ...someMonth.entries,
      { ...post, id: 'lamps', name: 'How a lamp is lit', campaign: 'Diwali sale' },
      { ...post, id: 'oils', name: 'Which oil burns best', campaign: null },
    ],
  });
  expect(
    view()
      .weeks.flat()
      .filter((day) => (day?.names.length ?? 0) > 1)
      .map((day) => [day?.number, day?.names.map(({ name }) => name)]),
  ).toEqual([['6', ['Diwali sale', 'How a lamp is lit', 'Which oil burns best']]]);
  actor.send({ type: 'figures.choose', query: { month: view().next } });
  expect([view().title, view().rows, loadMonth.calls.map(([query]) => query.month)]).toEqual([
    'December 2026',
    [],
    ['2026-11', '2026-11', '2026-11', '2026-12'],
  ]);
});
