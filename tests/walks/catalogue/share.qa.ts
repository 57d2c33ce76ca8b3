import type { Page } from '@playwright/test';
import type { shareMachine } from '../../../src/machines/catalogue/share/share.machine.ts';
import { type PageAdapter, press, sentDirectly, shown } from '../kit/page-adapter.qa.ts';

const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const plain = shown(button('Share'));

/** Sharing a product’s page (WSH-01). */
export const sharePage: PageAdapter<typeof shareMachine> = {
  path: '/shop/sleep-mantra',
  differs: { 'page.share @ sharing': 'The device’s own sheet lies over the page.' },
  acts: {
    'page.share': press((page) =>
      page.getByRole('main').getByRole('button', { name: /^(?:Share|Link copied|Couldn’t share it)/u }),
    ),
  },
  answers: { sharePage: sentDirectly('The device’s own sheet can’t be driven from a page.') },
  sees: {
    'share.ready': plain,
    'share.sharing': plain,
    'share.copied': shown(button('Link copied')),
    'share.failed': shown(button('Couldn’t share it. Try again.')),
  },
};
