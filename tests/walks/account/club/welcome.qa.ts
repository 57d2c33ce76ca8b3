import type { Page } from '@playwright/test';
import type { welcomeMachine } from '../../../../src/machines/account/club/welcome/welcome.machine.ts';
import { keptCart, monthlyPeace, openDrawer } from '../../cart/drawer.qa.ts';
import { hidden, type PageAdapter, shown, sentDirectly } from '../../kit/page-adapter.qa.ts';
import { coveredBy } from '../../kit/overlay.qa.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Welcome to the Club/u });
const card = (page: Page) => page.getByText('Welcome to Bliss Club');
const cart = sentDirectly('Sent by the cart, which has its own walks.');

/** The welcome, over the page or as a card in the cart (MEM-06). */
export const welcomePage: PageAdapter<typeof welcomeMachine> = {
  path: '/',
  stored: { user_cart: keptCart([monthlyPeace]) },
  alone: 'The overlays would show it immediately.',
  enter: async (page) => {
    await openDrawer(page);
    await coveredBy('welcome')(page);
  },
  acts: {
    'membership.joined': sentDirectly('Sent by the membership, which has its own walks.'),
    'welcome.preview': sentDirectly('Sent by the test page, which has its own walks.'),
    'cart.changed': cart,
    'drawer.opened': cart,
    'drawer.closed': cart,
    'page.arrived': sentDirectly('Sent by the navigation, which has its own walks.'),
    'overlay.granted': sentDirectly('Sent by the overlays, which have their own walks.'),
    'celebration.close': {
      kind: 'gesture',
      control: (page) => page.getByRole('button', { name: 'Close the welcome' }),
      // It may already be fading.
      perform: (found) =>
        found.press('Enter', { timeout: 1000 }).then(
          () => true,
          () => false,
        ),
      notAlways: null,
    },
    'reveal.gone': sentDirectly('Sent by the reveal, which has its own walks.'),
  },
  answers: {},
  sees: {
    'welcome.resting': hidden((page) => overlay(page).or(card(page))),
    'welcome.waiting': hidden((page) => overlay(page).or(card(page))),
    // The reveal decides how long it's shown, and it fades before it goes; its button is looked for as soon as it appears.
    'welcome.shown': hidden(card),
    'welcome.carded': shown(card),
    'welcome.carded.celebrating': shown(card),
    'welcome.carded.calm': shown(card),
  },
};
