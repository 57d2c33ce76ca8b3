import type { Page } from '@playwright/test';
import type { referralMachine } from '../../../src/machines/account/referral/referral.machine.ts';
import { copying } from '../kit/elsewhere.qa.ts';
import { answered, type PageAdapter, press, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page) => main(page).getByRole('region', { name: 'Your link' });
const copyButton = (page: Page) => link(page).getByRole('button', { name: /^(?:Copy link|Link copied)$/u });
const sheet = 'The device’s share sheet covers the page.';
const device = 'Only the device knows what is done in its share sheet.';

/** /dashboard/referrals (ACC-04). */
export const referralPage: PageAdapter<typeof referralMachine> = {
  path: '/dashboard/referrals',
  enter: signedIn,
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  differs: { 'referral.share @ {"known":"sharing"}': sheet },
  heard: ['linkCopy'],
  acts: {
    'referral.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'referral.share': press((page) => main(page).getByRole('button', { name: 'Share' })),
    'code.copied': copying(copyButton, true, sheet),
    'code.refused': copying(copyButton, false, sheet),
  },
  answers: {
    fetchReferral: served(/\/v1\/user\/referral$/u, answered),
    shareLink: sentDirectly(device),
  },
  sees: {
    'referral.loading': shown((page) => main(page).getByText('Loading your dashboard').or(link(page)).first()),
    'referral.known': shown(link),
    'referral.known.ready': shown(link),
    'referral.known.sharing': shown(link),
    'referral.failed': shown((page) => main(page).getByText('Couldn’t load your link. Try again.')),
  },
};
