import type { Page } from '@playwright/test';
import type { searchMachine } from '../../../src/machines/catalogue/search/search.machine.ts';
import {
  answered,
  fieldOf,
  gesture,
  hidden,
  type PageAdapter,
  press,
  served,
  shown,
  type,
} from '../kit/page-adapter.qa.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the shop' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const button = (name: string) => (page: Page) => dialog(page).getByRole('button', { name });
const key = (name: string, notAlways: string | null = null) =>
  gesture(field, (found) => found.press(name), notAlways);

/** The search in the header (SRC-01). */
export const searchPage: PageAdapter<typeof searchMachine> = {
  path: '/about',
  differs: { 'search.submit': 'Without a word there is nothing to search for.' },
  acts: {
    'search.open': press((page) => page.getByRole('banner').getByRole('button', { name: 'Search' })),
    'search.close': press(button('Close search')),
    'text.type': type(field, fieldOf('text')),
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.choose': press(
      (page, event) => dialog(page).getByRole('option').nth(Number(event['index'])),
      'There may be fewer options.',
    ),
    'search.submit': key('Enter'),
    'search.retry': press(button('Try again')),
    'recent.forget': press(button('Forget these searches'), 'Nothing was searched for on this device.'),
  },
  answers: { suggest: served(/\/v1\/search\b/u, answered) },
  sees: {
    'search.closed': hidden(dialog),
    'search.open': shown(field),
    'search.open.idle': shown(field),
    'search.open.pausing': shown(field),
    'search.open.asking': shown(field),
    'search.open.suggested': shown((page) =>
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /suggestion|Nothing found/u }),
    ),
    'search.open.failed': shown((page) => dialog(page).getByText('Couldn’t load suggestions.')),
  },
};
