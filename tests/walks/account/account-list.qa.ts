import type { Page } from '@playwright/test';
import type { accountListMachine } from '../../../src/machines/account/account-list/account-list.machine.ts';
import { type PageAdapter, press, problem, served, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const devices = (page: Page) => main(page).getByRole('list', { name: 'Devices' });
const asked = 'Devices are signed out without a question; the list of addresses, on the same chart, asks first.';

/** The devices in the profile (SES-05). */
export const accountListPage: PageAdapter<typeof accountListMachine> = {
  path: '/dashboard/profile',
  enter: signedIn,
  acts: {
    'list.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'list.changed': sentDirectly('Sent by the form above, after a new password.'),
    'item.act': sentDirectly('The sample has only this device, and the profile can’t sign that out.'),
    'item.ask': sentDirectly(asked),
    'item.confirm': sentDirectly(asked),
    'item.keep': sentDirectly(asked),
  },
  answers: {
    loadItems: served(/\/v1\/user\/account$/u, ({ output }) => {
      if (output === undefined) return problem(400, 'malformed-request');
      const { items: sessions, ...parts } = output as Record<string, unknown>;
      return { status: 200, json: { ...parts, sessions } };
    }),
    changeItem: sentDirectly('It takes two calls: one to sign out, one to reload.'),
  },
  sees: {
    'account-list.loading': shown((page) => main(page).getByRole('heading', { level: 1 })),
    'account-list.failed': shown((page) => main(page).getByText('Couldn’t load your devices. Try again.')),
    'account-list.shown': shown(devices),
    'account-list.shown.calm': shown(devices),
    'account-list.shown.unchanged': shown(devices),
    'account-list.confirming': unseen(asked),
    'account-list.changing': shown(devices),
  },
};
