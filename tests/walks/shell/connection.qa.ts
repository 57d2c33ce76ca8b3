import type { Page } from '@playwright/test';
import type { connectionMachine } from '../../../src/machines/shell/connection/connection.machine.ts';
import { happens, hidden, type PageAdapter, shown } from '../kit/page-adapter.qa.ts';

const bar = (page: Page) => page.getByText(/syncs when you’re back online\.$/u).first();
const tells = (word: 'offline' | 'online') =>
  happens((page) => page.evaluate((each) => window.dispatchEvent(new Event(each)), word));

/** The bar that says there's no connection. */
export const connectionPage: PageAdapter<typeof connectionMachine> = {
  path: '/about',
  real: ['watchNetwork'],
  acts: { 'network.gone': tells('offline'), 'network.back': tells('online') },
  answers: {},
  sees: { 'connection.online': hidden(bar), 'connection.offline': shown(bar) },
};
