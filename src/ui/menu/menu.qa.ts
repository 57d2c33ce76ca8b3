import type { Page } from '@playwright/test';
import type { menuMachine } from '../../machines/menu/menu.machine.ts';
import { hidden, type PageAdapter, press, shown, told } from '../kit/page-adapter.qa.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The links behind the hamburger of a phone (CHR-02). */
export const menuPage: PageAdapter<typeof menuMachine> = {
  path: '/',
  isSmall: true,
  acts: {
    'menu.open': press((page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })),
    'menu.close': press((page) => page.getByRole('button', { name: 'Close menu' })),
    'page.arrived': told('The navigation tells it when another page has come.'),
  },
  answers: {},
  sees: { 'menu.closed': hidden(sheet), 'menu.open': shown(sheet) },
};
