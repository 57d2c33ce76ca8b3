import type { Page } from '@playwright/test';
import type { flashPopupMachine } from '../../../src/machines/promotions/flash-popup/flash-popup.machine.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { coveredBy } from '../kit/overlay.qa.ts';

const offer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Maybe Later' });
const inOffer = (name: string | RegExp) => (page: Page) => offer(page).getByRole('button', { name });
const away = hidden(offer);
const store = 'The device answers before anyone could see it.';
const ending = 'It’s fading away; its buttons do nothing any more.';

/** The flash sale over the page (FLS-06). */
export const flashPopupPage: PageAdapter<typeof flashPopupMachine> = {
  path: '/about',
  enter: coveredBy('flash-popup'),
  alone: 'The overlays would show it immediately.',
  differs: {
    'popup.close': ending,
    'offer.claim': 'The button says it’s working, and ignores a second press.',
  },
  acts: {
    'cart.changed': sentDirectly('Sent by the cart when its items change.'),
    'popup.preview': sentDirectly('Sent by the test page.'),
    'page.arrived': sentDirectly('Sent by the navigation when another page opens.'),
    'trigger.fired': sentDirectly('Sent by its triggers, which are a flow of their own.'),
    'overlay.granted': sentDirectly('Sent by the overlays when it may be shown.'),
    'popup.close': press(inOffer('Close offer')),
    'code.copied': sentDirectly('Sent by its copy button, which is a flow of its own.'),
    'code.refused': sentDirectly('Sent by its copy button, which is a flow of its own.'),
    'offer.claim': press(inOffer(/^Claim/u)),
    'countdown.over': sentDirectly('Sent by its countdown, which is a flow of its own.'),
  },
  answers: {
    fetchSettings: sentDirectly('The walk must not depend on the settings of the sandbox.'),
    readPast: sentDirectly(store),
    fixDeadline: sentDirectly(store),
    copyCode: sentDirectly('A browser under test has no clipboard.'),
    verifyOffer: sentDirectly('The checkout’s tests cover which codes the server accepts.'),
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
    'flash-popup.open.counting.keeping': shown(offer),
    'flash-popup.open.counting.verifying': shown(inOffer('Claiming...')),
    'flash-popup.open.counting.claimed': shown(offer),
    'flash-popup.open.expired': shown(inOffer('EXPIRED')),
    'flash-popup.resting': away,
  },
};
