import type { Page } from '@playwright/test';
import type { consentMachine } from '../../../src/machines/shell/consent/consent.machine.ts';
import { coveredBy } from '../kit/overlay.qa.ts';
import { type PageAdapter, press, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const button = (name: string) => (page: Page) => notice(page).getByRole('button', { name, exact: true });
const dialog = 'The dialog is another overlay than the notice, with its own turn.';
const footer = 'The footer has this link only in a shop that measures visits; this sandbox doesn’t.';
const still = 'There’s no question yet, or it has been answered.';
const device = 'The device’s storage answers immediately.';
const turn = 'The overlays decide when it’s shown.';

/** The question about measuring visits, and the choices behind it (ANA-06). */
export const consentPage: PageAdapter<typeof consentMachine> = {
  path: '/',
  enter: coveredBy('consent'),
  alone: 'The shop would load what was agreed to and show something else.',
  acts: {
    'choice.changed': sentDirectly('Sent when the choice was made in another tab.'),
    'choices.open': press(button('Choose'), footer),
    'choices.close': sentDirectly(dialog),
    'consent.agree': press(button('Agree'), dialog),
    'consent.refuse': press(button('Refuse'), dialog),
    'consent.save': sentDirectly(dialog),
    'purpose.toggle': sentDirectly(dialog),
    'overlay.granted': sentDirectly(turn),
    'overlay.revoked': sentDirectly(turn),
    'page.arrived': sentDirectly('Sent by the shop for every page.'),
  },
  answers: { readChoice: sentDirectly(device) },
  sees: {
    'consent.reading': unseen(still),
    'consent.unasked': unseen(still),
    'consent.waiting': unseen(still),
    'consent.asked': shown(notice),
    'consent.turning': unseen(turn),
    'consent.choosing': unseen(dialog),
    'consent.settled': unseen(still),
  },
};
