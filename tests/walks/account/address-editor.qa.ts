import type { Page } from '@playwright/test';
import { type Adapter, press, problem, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const child = 'Sent by the form or by its pincode check; both have their own walks.';

/**
 * A new or existing address below /dashboard/address (ACC-02). Its chart's types include a draft that the form sends
 * and the chart ignores, so only the test can name what's missing here.
 */
export const addressEditorPage: Adapter = {
  path: '/dashboard/address/new',
  enter: signedIn,
  alone: 'It would go on to the list of addresses.',
  acts: {
    'address.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'pincode.entered': sentDirectly(child),
    'delivery.answered': sentDirectly(child),
    'address.chosen': sentDirectly(child),
  },
  answers: {
    findAddress: served(/\/v1\/user\/address$/u, ({ output }) =>
      output === undefined
        ? problem(400, 'malformed-request')
        : { status: 200, json: { addresses: output === null ? [] : [output] } },
    ),
  },
  sees: {
    'address-editor.finding': shown((page) => page.getByText('Loading the address')),
    'address-editor.failed': shown((page) => main(page).getByText('Couldn’t load the address. Try again.')),
    'address-editor.missing': shown((page) => page.getByRole('heading', { level: 1 })),
    'address-editor.editing': shown((page) => main(page).getByRole('button', { name: 'Save address' })),
    'address-editor.kept': shown((page) => main(page).getByRole('heading', { level: 1 })),
  },
};
