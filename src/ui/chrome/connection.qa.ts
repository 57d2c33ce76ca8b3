import type { Page } from '@playwright/test';
import type { connectionMachine } from '../../machines/connection/connection.machine.ts';
import { happens, hidden, type PageAdapter, shown } from '../kit/page-adapter.qa.ts';

const bar = (page: Page) => page.getByText(/^You are offline/u).first();
const cut = (isCut: boolean) => happens((page) => page.context().setOffline(isCut));

/** The bar that says that the shop cannot be reached (CHR-09). */
export const connectionPage: PageAdapter<typeof connectionMachine> = {
  path: '/about',
  real: ['watchNetwork'],
  acts: { 'network.gone': cut(true), 'network.back': cut(false) },
  answers: {},
  sees: { 'connection.online': hidden(bar), 'connection.offline': shown(bar) },
};
