import type { Page } from '@playwright/test';
import type { membershipMachine } from '../../../../src/machines/account/club/membership/membership.machine.ts';
import { keptCart, monthlyPeace, openDrawer } from '../../cart/drawer.qa.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly } from '../../kit/page-adapter.qa.ts';

const row = (page: Page) => page.getByRole('region', { name: /^Bliss Club/u });
const button = (name: RegExp) => (page: Page) => row(page).getByRole('button', { name });
const session = sentDirectly('Nobody can sign in or out while the cart covers the page.');

/** The club's row below the items of the cart (CRT-15, MEM-02). */
export const membershipPage: PageAdapter<typeof membershipMachine> = {
  path: '/',
  stored: { user_cart: keptCart([monthlyPeace]) },
  alone: 'The cart would take its line and report it back.',
  enter: async (page) => {
    await openDrawer(page);
    await row(page).waitFor();
  },
  acts: {
    'membership.add': press(button(/^Add Bliss Club/u)),
    'membership.remove': press(button(/^Remove Bliss Club/u)),
    'cart.changed': sentDirectly('The walk’s cart has other items than the page’s.'),
    'session.opened': session,
    'session.refreshed': session,
    'session.closed': session,
    'order.confirmed': sentDirectly('It’s paid on another page.'),
    'clock.ticked': sentDirectly('Sent by the shop’s clock, a year after a membership begins.'),
  },
  answers: {},
  sees: {
    'membership.choosing': hidden(row),
    'membership.held': hidden(row),
    'membership.held.confirming': hidden(row),
    'membership.held.hidden': hidden(row),
    'membership.offered': shown(button(/^Add Bliss Club/u)),
    'membership.inCart': shown(button(/^Remove Bliss Club/u)),
  },
};
