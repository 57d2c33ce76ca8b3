import type { Page } from '@playwright/test';
import type { membershipOfferMachine } from '../../../../src/machines/account/club/membership-offer/membership-offer.machine.ts';
import { hidden, type PageAdapter, press, promotionsThere, shown, told } from '../../kit/page-adapter.qa.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: 'The Bliss Club' });

/** What the club gives, over the whole screen (MEM-05). */
export const membershipOfferPage: PageAdapter<typeof membershipOfferMachine> = {
  path: '/about',
  enter: promotionsThere,
  alone: 'The overlays would give it its turn at once.',
  acts: {
    'offer.open': told('Several places of the shop open it; none of them is always there.'),
    'overlay.granted': told('The overlays give it its turn.'),
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
