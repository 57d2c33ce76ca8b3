import type { Page } from '@playwright/test';
import type { dataDownloadMachine } from '../../../src/machines/account/data-download/data-download.machine.ts';
import { type PageAdapter, press, problem, served, shown } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => main(page).getByRole('button', { name: 'Download my data' });

/** “Download my data” in the profile (ACC-06). */
export const dataDownloadPage: PageAdapter<typeof dataDownloadMachine> = {
  path: '/dashboard/profile',
  enter: signedIn,
  acts: { 'data.download': press(button) },
  answers: {
    saveData: served(/\/v1\/user\/data$/u, ({ error }) =>
      error === undefined
        ? { status: 200, json: { madeAt: '2026-11-04T04:30:00.000Z', data: {} } }
        : problem(400, 'malformed-request'),
    ),
  },
  sees: {
    'data-download.idle': shown(button),
    'data-download.preparing': shown((page) => main(page).getByRole('button', { name: 'Preparing…' })),
    'data-download.saved': shown(button),
    'data-download.failed': shown(button),
  },
};
