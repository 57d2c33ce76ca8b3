import type { Page } from '@playwright/test';
import type { searchMachine } from '../../../src/machines/catalogue/search/search.machine.ts';
import { answered, type PageAdapter, press, served } from '../kit/page-adapter.qa.ts';
import { suggestingDialog } from '../kit/suggesting-dialog.qa.ts';

const { dialog, key, acts, closed, open, counted, says } = suggestingDialog('Search the shop');
const button = (name: string) => (page: Page) => dialog(page).getByRole('button', { name });

/** The search in the header (SRC-01). */
export const searchPage: PageAdapter<typeof searchMachine> = {
  path: '/about',
  differs: { 'search.submit': 'Without a word there is nothing to search for.' },
  acts: {
    'search.open': press((page) => page.getByRole('banner').getByRole('button', { name: 'Search' })),
    'search.close': press(button('Close search')),
    ...acts,
    'search.submit': key('Enter'),
    'search.retry': press(button('Try again')),
    'recent.forget': press(button('Forget these searches'), 'Nothing was searched for on this device.'),
  },
  answers: { suggest: served(/\/v1\/search\b/u, answered) },
  sees: {
    'search.closed': closed,
    'search.open': open,
    'search.open.idle': open,
    'search.open.pausing': open,
    'search.open.asking': open,
    'search.open.suggested': counted(/suggestion|Nothing found/u),
    'search.open.failed': says('Couldn’t load suggestions.'),
  },
};
