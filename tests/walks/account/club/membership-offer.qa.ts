import type { Page } from '@playwright/test';
import type { membershipOfferMachine } from '../../../../src/machines/account/club/membership-offer/membership-offer.machine.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly } from '../../kit/page-adapter.qa.ts';
import { coveredBy } from '../../kit/overlay.qa.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: 'The Bliss Club' });

/** The membership offer, over the whole screen (MEM-05). */
export const membershipOfferPage: PageAdapter<typeof membershipOfferMachine> = {
  path: '/about',
  enter: coveredBy('membership-offer'),
  alone: 'The overlays would show it immediately.',
  acts: {
    'offer.open': sentDirectly('Several places open it, and none of them is always there.'),
    'overlay.granted': sentDirectly('Sent by the overlays when it may be shown.'),
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
