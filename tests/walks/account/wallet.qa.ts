import type { Page } from '@playwright/test';
import type { walletMachine } from '../../../src/machines/account/wallet/wallet.machine.ts';
import { answered, type PageAdapter, press, served, shown } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const balance = shown((page) => main(page).getByRole('region', { name: 'Balance' }));
const answer = served(/\/v1\/user\/wallet$/u, answered);

/** /dashboard/wallet (ACC-05). */
export const walletPage: PageAdapter<typeof walletMachine> = {
  path: '/dashboard/wallet',
  enter: signedIn,
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  differs: { 'wallet.more @ failed': 'One “Try again” button reloads whatever failed.' },
  acts: {
    'wallet.more': press((page) =>
      main(page)
        .getByRole('button', { name: 'Show older entries' })
        .or(main(page).getByRole('button', { name: 'Try again' })),
    ),
    'wallet.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
  },
  answers: { fetchPage: answer, fetchMore: answer },
  sees: {
    'wallet.loading': shown((page) =>
      main(page)
        .getByText('Loading your dashboard')
        .or(main(page).getByRole('region', { name: 'Balance' }))
        .first(),
    ),
    'wallet.known': balance,
    'wallet.loadingMore': shown((page) => main(page).getByRole('button', { name: 'Loading older entries…' })),
    'wallet.failed': shown((page) =>
      main(page).getByText('Couldn’t load your wallet. Your money is safe. Try again.'),
    ),
  },
};
