import type { Page } from '@playwright/test';
import type { clubStatusMachine } from '../../../../src/machines/account/club/club-status/club-status.machine.ts';
import { answered, type PageAdapter, press, served, shown, sentDirectly } from '../../kit/page-adapter.qa.ts';
import { signedIn } from '../signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');

/** /dashboard/membership (MEM-08). */
export const clubStatusPage: PageAdapter<typeof clubStatusMachine> = {
  path: '/dashboard/membership',
  enter: signedIn,
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  acts: {
    'status.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'membership.paid': sentDirectly('Sent by the renewal below once it’s paid.'),
  },
  answers: {
    fetchStatus: served(/\/v1\/user\/membership$/u, answered),
  },
  sees: {
    'club-status.loading': shown((page) =>
      main(page)
        .getByText('Loading your membership')
        .or(main(page).getByRole('list', { name: 'What members get' })),
    ),
    'club-status.known': shown((page) => main(page).getByRole('region', { name: 'You’re in the Bliss Club' })),
    'club-status.failed': shown((page) => main(page).getByText('Couldn’t load your membership.')),
  },
};
