import type { Page } from '@playwright/test';
import type { flashPopupMachine } from '../../../src/machines/promotions/flash-popup/flash-popup.machine.ts';
import { hidden, type PageAdapter, press, promotionsThere, shown, told } from '../kit/page-adapter.qa.ts';

const offer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Maybe Later' });
const inOffer = (name: string | RegExp) => (page: Page) => offer(page).getByRole('button', { name });
const away = hidden(offer);
const store = 'The device answers before anybody could look.';
const ending = 'It fades away; what is pressed in it by then does nothing more.';

/** The flash sale over the page (FLS-06). */
export const flashPopupPage: PageAdapter<typeof flashPopupMachine> = {
  path: '/about',
  enter: promotionsThere,
  alone: 'The overlays would give it its turn at once.',
  differs: {
    'popup.close': ending,
    'offer.claim': 'It says so while it works, and a second press asks for nothing.',
  },
  acts: {
    'cart.changed': told('The cart tells what is in it.'),
    'popup.preview': told('A tester’s page asks for it.'),
    'page.arrived': told('The navigation tells it when another page has come.'),
    'trigger.fired': told('Its triggers tell the moment; they are a flow of their own.'),
    'overlay.granted': told('The overlays give it its turn.'),
    'popup.close': press(inOffer('Close offer')),
    'code.copied': told('Its copy button tells it; that is a flow of its own.'),
    'code.refused': told('Its copy button tells it; that is a flow of its own.'),
    'offer.claim': press(inOffer(/^Claim/u)),
    'countdown.over': told('Its clock tells it; that is a flow of its own.'),
  },
  answers: {
    fetchSettings: told('What a sandbox’s admin has set must not decide the walk.'),
    readPast: told(store),
    fixDeadline: told(store),
    copyCode: told('A browser without a person has no clipboard.'),
    verifyOffer: told('What the server takes for a cart is tested with the checkout.'),
  },
  sees: {
    'flash-popup.loading': away,
    'flash-popup.checking': away,
    'flash-popup.watching': away,
    'flash-popup.waiting': away,
    'flash-popup.open': shown(offer),
    'flash-popup.open.fixing': shown(inOffer(/^Claim/u)),
    'flash-popup.open.counting': shown(offer),
    'flash-popup.open.counting.offering': shown(inOffer(/^Claim /u)),
    'flash-popup.open.counting.copying': shown(inOffer('Claiming...')),
    'flash-popup.open.counting.verifying': shown(inOffer('Claiming...')),
    'flash-popup.open.counting.claimed': shown(offer),
    'flash-popup.open.expired': shown(inOffer('EXPIRED')),
    'flash-popup.resting': away,
  },
};
