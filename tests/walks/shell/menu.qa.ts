import type { Page } from '@playwright/test';
import type { menuMachine } from '../../../src/machines/shell/menu/menu.machine.ts';
import { hidden, type PageAdapter, press, shown } from '../kit/page-adapter.qa.ts';

const hamburger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const closing = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The links behind the hamburger of a phone (CHR-02). */
export const menuPage: PageAdapter<typeof menuMachine> = {
  path: '/',
  isSmall: true,
  // Its code loads when it first opens.
  enter: async (page) => {
    await hamburger(page).click();
    await closing(page).click();
    await sheet(page).waitFor({ state: 'hidden' });
  },
  acts: {
    'menu.open': press(hamburger),
    'menu.close': press(closing),
    'page.arrived': press((page) => {
      const elsewhere = ['FAQ', 'Contact'].find((name) => !page.url().endsWith(name.toLowerCase()));
      return sheet(page).getByRole('link', { name: elsewhere ?? '', exact: true });
    }),
  },
  answers: {},
  sees: { 'menu.closed': hidden(sheet), 'menu.open': shown(sheet) },
};
