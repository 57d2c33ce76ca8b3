import type { Page } from '@playwright/test';
import { type Adapter, press, problem, served, shown, told } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const child = 'The form, or the check of its pincode, tells it, which have walks of their own.';

/**
 * A new address, or one to change, below /dashboard/address (ACC-02). Its chart’s types name a draft that the form
 * tells and the chart does not hear, so that only the test can say what is missing here.
 */
export const addressEditorPage: Adapter = {
  path: '/dashboard/address/new',
  enter: signedIn,
  alone: 'The page of all addresses would come next.',
  acts: {
    'address.retry': press((page) => main(page).getByRole('button', { name: 'Retry' })),
    'pincode.entered': told(child),
    'delivery.answered': told(child),
    'address.chosen': told(child),
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
