import type { Page } from '@playwright/test';
import type { membershipOfferMachine } from '../../../../src/machines/account/club/membership-offer/membership-offer.machine.ts';
import { keptCart, monthlyPeace } from '../../cart/drawer.qa.ts';
import { hidden, type PageAdapter, press, shown } from '../../kit/page-adapter.qa.ts';
import { coveredBy, granted } from '../../kit/overlay.qa.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: 'The Bliss Club' });

/** Below the items of the order. */
const learnMore = (page: Page) =>
  page.getByRole('region', { name: 'Join The Bliss Club' }).getByRole('button', { name: /^Learn more/u });

/** The membership offer, over the whole screen (MEM-05). */
export const membershipOfferPage: PageAdapter<typeof membershipOfferMachine> = {
  path: '/checkout',
  stored: { user_cart: keptCart([monthlyPeace]) },
  enter: async (page) => {
    await learnMore(page).waitFor();
    await coveredBy('membership-offer')(page);
  },
  alone: 'The overlays would show it immediately.',
  differs: { 'offer.open @ waiting': 'It waits for its turn; a second press changes nothing.' },
  acts: {
    'offer.open': press(learnMore),
    'overlay.granted': granted('membership-offer'),
    'offer.close': press((page) => page.getByRole('button', { name: 'Close the membership offer' })),
    'offer.accept': press((page) => offer(page).getByRole('button').filter({ hasNotText: /^$/u }).last()),
  },
  answers: {},
  sees: {
    'membership-offer.closed': hidden(offer),
    'membership-offer.waiting': hidden(offer),
    'membership-offer.open': shown(offer),
  },
};
