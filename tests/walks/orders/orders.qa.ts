import type { Page } from '@playwright/test';
import type { ordersMachine } from '../../../src/machines/orders/orders/orders.machine.ts';
import { answered, type PageAdapter, press, served, shown } from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('list', { name: 'Orders' });

/** /dashboard/orders (ORD-02). */
export const ordersPage: PageAdapter<typeof ordersMachine> = {
  path: '/dashboard/orders',
  enter: signedIn,
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  acts: { 'orders.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })) },
  answers: {
    fetchOrders: served(/\/v1\/order$/u, answered),
  },
  sees: {
    'orders.loading': shown((page) => main(page).getByText('Loading your orders').or(rows(page)).first()),
    'orders.listed': shown(rows),
    'orders.failed': shown((page) => main(page).getByText('Couldn’t load your orders. They’re safe. Try again.')),
  },
};
