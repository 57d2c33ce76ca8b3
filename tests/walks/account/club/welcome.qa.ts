import type { Page } from '@playwright/test';
import type { welcomeMachine } from '../../../../src/machines/account/club/welcome/welcome.machine.ts';
import { keptCart, monthlyPeace, openDrawer } from '../../cart/drawer.qa.ts';
import { hidden, type PageAdapter, shown, sentDirectly } from '../../kit/page-adapter.qa.ts';
import { coveredBy, granted } from '../../kit/overlay.qa.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Welcome to the Club/u });
const card = (page: Page) => page.getByText('Welcome to Bliss Club');
const drawer = sentDirectly('The welcome over the page takes the focus, which closes the cart behind it.');

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
    'membership.joined': sentDirectly('The row that adds the membership hides once the walk has one.'),
    'welcome.preview': sentDirectly('The test page is another one, for testers.'),
    'cart.changed': sentDirectly('The walk’s cart has other items than the page’s.'),
    'drawer.opened': drawer,
    'drawer.closed': drawer,
    'page.arrived': sentDirectly('The welcome and the cart cover the links.'),
    'overlay.granted': granted('welcome'),
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
    'reveal.gone': sentDirectly('Only time ends it, by a timer of a flow of its own.'),
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
