import type { Page } from '@playwright/test';
import type { supportCodeMachine } from '../../../src/machines/content/support-code/support-code.machine.ts';
import { signedInToShop } from '../account/signed-in.qa.ts';
import { type PageAdapter, press, problem, served, shown } from '../kit/page-adapter.qa.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Did something go wrong just now?' });
const button = (name: string | RegExp) => (page: Page) => part(page).getByRole('button', { name });
const close = (page: Page) => part(page).getByRole('button', { name: /^(?:Not now|Close)$/u });

/** The code for support on /contact (FLO-09). */
export const supportCodePage: PageAdapter<typeof supportCodeMachine> = {
  path: '/contact',
  enter: (page) => signedInToShop(page, '/contact'),
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  acts: {
    'support.ask': press(button('Show support what happened')),
    'support.agree': press(button(/^(?:Send it|Try again)$/u)),
    'support.close': press(close),
  },
  answers: {
    showSupport: served(/\/v1\/support-recordings$/u, ({ output }) =>
      output === undefined ? problem(503, 'temporarily-unavailable') : { status: 201, json: output },
    ),
  },
  sees: {
    'support-code.offered': shown(button('Show support what happened')),
    'support-code.asked': shown(button('Send it')),
    'support-code.sending': shown(button('Sending…')),
    'support-code.unsent': shown(button('Try again')),
    'support-code.shown': shown((page) => part(page).getByText('Your code is K7QX-M4P9')),
  },
};
