import type { Page } from '@playwright/test';
import type { clubRenewalMachine } from '../../../../src/machines/account/club/club-renewal/club-renewal.machine.ts';
import {
  choose,
  type PageAdapter,
  press,
  refusal,
  served,
  shown,
  sentDirectly,
} from '../../kit/page-adapter.qa.ts';
import { signedIn } from '../signed-in.qa.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Renew your membership' });
const button = (name: string | RegExp) => (page: Page) => part(page).getByRole('button', { name, exact: true });
const payment = (page: Page) => part(page).getByRole('region', { name: /^Payment of/u });
const busy = shown(button('One moment…'));

/** Below the membership on /dashboard/membership (MEM-07). */
export const clubRenewalPage: PageAdapter<typeof clubRenewalMachine> = {
  path: '/dashboard/membership',
  stubs: [
    {
      path: /\/v1\/user\/membership$/u,
      json: { isActive: true, expiresAt: '2027-11-04T04:30:00.000Z', savings: 420 },
    },
  ],
  enter: async (page) => {
    await signedIn(page);
    await part(page).waitFor();
  },
  first: { slug: 'club-renewal', id: 'pay', shows: payment },
  alone: 'The membership above would reload.',
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  others: {
    '^(?:Open the payment page|Pay another way)$': 'The payment has its own walks.',
  },
  acts: {
    'renewal.begin': press(button('Renew membership')),
    'renewal.leave': press(button('Not now')),
    'method.choose': choose((page) => part(page).getByRole('radio', { name: /^Card/u })),
    'renewal.order': press(button('Pay ₹999')),
  },
  answers: {
    makeKey: sentDirectly('The device makes the key.'),
    buy: served(/\/v1\/order\/membership$/u, ({ output, error }) =>
      output === undefined ? refusal(error) : { status: 201, json: output },
    ),
    pay: sentDirectly('The result comes from the payment, which has its own walks.'),
  },
  sees: {
    'club-renewal.offered': shown(button('Renew membership')),
    'club-renewal.choosing': shown((page) => part(page).getByRole('group', { name: 'How to pay' })),
    'club-renewal.keying': busy,
    'club-renewal.ordering': busy,
    'club-renewal.paying': shown(payment),
    'club-renewal.renewed': shown((page) => part(page).getByText('Your membership continues.')),
  },
};
