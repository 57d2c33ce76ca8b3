import type { Page } from '@playwright/test';
import type { accountListMachine } from '../../../src/machines/account/account-list/account-list.machine.ts';
import { type PageAdapter, press, problem, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('listitem').filter({ hasText: '12 Lake View' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this address?' });

/** The saved addresses (ACC-02). The devices in the profile are on the same chart, and sign out without a question. */
export const accountListPage: PageAdapter<typeof accountListMachine> = {
  path: '/dashboard/address',
  enter: signedIn,
  acts: {
    'list.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'list.changed': sentDirectly('Sent by the form above the devices, after a new password.'),
    'item.act': press((page) => card(page).getByRole('button', { name: /^Make default: /u })),
    'item.ask': press((page) => card(page).getByRole('button', { name: /^Remove /u })),
    'item.confirm': press((page) => question(page).getByRole('button', { name: 'Remove' })),
    'item.keep': press((page) => question(page).getByRole('button', { name: 'Cancel' })),
  },
  answers: {
    loadItems: served(/\/v1\/user\/address$/u, ({ output }) =>
      output === undefined
        ? problem(400, 'malformed-request')
        : { status: 200, json: { addresses: (output as { readonly items: unknown }).items } },
    ),
    changeItem: sentDirectly('It takes two calls: one to change, one to reload.'),
  },
  sees: {
    'account-list.loading': shown((page) => page.getByText('Loading your addresses')),
    'account-list.failed': shown((page) => main(page).getByText('Couldn’t load your addresses. They’re safe.')),
    'account-list.shown': shown(card),
    'account-list.shown.calm': shown(card),
    'account-list.shown.unchanged': shown((page) =>
      main(page).getByText('Couldn’t change the address. Try again.'),
    ),
    'account-list.confirming': shown(question),
    'account-list.changing': shown(card),
  },
};
