import type { Page } from '@playwright/test';
import type { welcomeMachine } from '../../../../src/machines/account/club/welcome/welcome.machine.ts';
import { keptCart, monthlyPeace, openDrawer } from '../../cart/drawer.qa.ts';
import { hidden, type PageAdapter, shown, told } from '../../kit/page-adapter.qa.ts';
import { coveredBy } from '../../kit/overlay.qa.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Welcome to the Club/u });
const card = (page: Page) => page.getByText('Welcome to Bliss Club');
const cart = told('The cart tells it, which has walks of its own.');

/** The welcome: over the page, or as a card in the cart (MEM-06). */
export const welcomePage: PageAdapter<typeof welcomeMachine> = {
  path: '/',
  stored: { user_cart: keptCart([monthlyPeace]) },
  alone: 'The overlays would give it its turn at once.',
  enter: async (page) => {
    await openDrawer(page);
    await coveredBy('welcome')(page);
  },
  acts: {
    'membership.joined': told('The club tells it, which has walks of its own.'),
    'welcome.preview': told('The test page asks for it, which has walks of its own.'),
    'cart.changed': cart,
    'drawer.opened': cart,
    'drawer.closed': cart,
    'page.arrived': told('The navigation tells it, which has walks of its own.'),
    'overlay.granted': told('The overlays tell it, which have walks of their own.'),
    'celebration.close': {
      kind: 'gesture',
      control: (page) => page.getByRole('button', { name: 'Close the welcome' }),
      // It may be fading already.
      perform: (found) =>
        found.press('Enter', { timeout: 1000 }).then(
          () => true,
          () => false,
        ),
      notAlways: null,
    },
    'reveal.gone': told('The reveal tells it, which has walks of its own.'),
  },
  answers: {},
  sees: {
    'welcome.resting': hidden((page) => overlay(page).or(card(page))),
    'welcome.waiting': hidden((page) => overlay(page).or(card(page))),
    // Its time is the reveal's, and it fades before it is gone; its button is looked for as soon as it is there.
    'welcome.shown': hidden(card),
    'welcome.carded': shown(card),
    'welcome.carded.celebrating': shown(card),
    'welcome.carded.calm': shown(card),
  },
};
