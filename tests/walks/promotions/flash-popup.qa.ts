import type { Page } from '@playwright/test';
import type { flashPopupMachine } from '../../../src/machines/promotions/flash-popup/flash-popup.machine.ts';
import { hidden, type PageAdapter, press, pressEach, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { copying } from '../kit/elsewhere.qa.ts';
import { coveredBy, granted } from '../kit/overlay.qa.ts';

const offer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Maybe Later' });
const inOffer = (name: string | RegExp) => (page: Page) => offer(page).getByRole('button', { name });
const claim = (page: Page) => inOffer(/^Claim /u)(page).or(inOffer('Claiming...')(page));
const away = hidden(offer);
const store = 'The device answers before anyone could see it.';
const bought = 'The code can be copied while the countdown runs.';
const ending = 'It’s fading away; its buttons do nothing any more.';

/** The flash sale over the page (FLS-06). */
export const flashPopupPage: PageAdapter<typeof flashPopupMachine> = {
  path: '/about',
  enter: coveredBy('flash-popup'),
  alone: 'The overlays would show it immediately.',
  heard: ['codeCopy'],
  differs: {
    'popup.close': ending,
    'offer.claim': 'The button says it’s working, and ignores a second press.',
  },
  acts: {
    'cart.changed': sentDirectly('The walk’s cart has other items than the page’s.'),
    'popup.preview': sentDirectly('The test page is another one, for testers.'),
    'page.arrived': sentDirectly('The next page loads by calls that the walk holds back.'),
    'trigger.fired': sentDirectly('Time, scrolling and the pointer fire it, watched by a flow of its own.'),
    'overlay.granted': granted('flash-popup'),
    'popup.close': pressEach([inOffer('Close offer'), inOffer('Maybe Later')]),
    'code.copied': copying(inOffer(/^Cop/u), true, bought),
    'code.refused': copying(inOffer(/^Cop/u), false, bought),
    'offer.claim': press(claim),
    'countdown.over': sentDirectly('Only time ends it, by a timer of a flow of its own.'),
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
    'flash-popup.open.fixing': shown(claim),
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
