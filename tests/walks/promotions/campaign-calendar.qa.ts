import type { Page } from '@playwright/test';
import type { campaignCalendarMachine } from '../../../src/machines/admin/campaign-calendar/campaign-calendar.machine.ts';
import { signedInToManage } from '../account/signed-in.qa.ts';
import { answered, type PageAdapter, press, served, shown } from '../kit/page-adapter.qa.ts';

const path = '/dashboard/campaigns/calendar';
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });

/** A month of what is planned (CMP-01). */
export const campaignCalendarPage: PageAdapter<typeof campaignCalendarMachine> = {
  path,
  isEnglish: true,
  enter: async (page) => signedInToManage(page, path),
  ignored: {
    fields: ['failure'],
    reason: 'The server refuses instead of being away, because the page asks again after that.',
  },
  others: {
    '^Previous month$': 'It asks for a month as the button beside it does.',
  },
  acts: {
    'figures.choose': {
      kind: 'gesture',
      control: (page) => calendar(page).getByRole('button', { name: 'Next month' }),
      // The plan always wants December.
      perform: async (next) => {
        const month = await next.page().getByRole('heading', { level: 1 }).textContent();
        if (month !== 'November 2026') return false;
        await next.click();
        return true;
      },
      notAlways: null,
    },
    'figures.retry': press((page) => calendar(page).getByRole('button', { name: 'Try again' })),
  },
  answers: { loadFigures: served(/\/v1\/admin\/campaign-calendar\b/u, answered) },
  sees: {
    'campaign-calendar.loading': shown((page) => calendar(page).and(page.locator('[aria-busy=true]'))),
    'campaign-calendar.shown': shown((page) => calendar(page).and(page.locator('[aria-busy=false]'))),
    'campaign-calendar.failed': shown((page) => calendar(page).getByRole('button', { name: 'Try again' })),
  },
};
