import type { Page } from '@playwright/test';
import type { consentMachine } from '../../../src/machines/shell/consent/consent.machine.ts';
import { coveredBy } from '../kit/overlay.qa.ts';
import { type PageAdapter, press, shown, told, unseen } from '../kit/page-adapter.qa.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const button = (name: string) => (page: Page) => notice(page).getByRole('button', { name, exact: true });
const dialog = 'The dialog is drawn in a turn of its own, which is another than the notice’s.';
const footer = 'The footer opens them where the shop measures at all, which this sandbox does not.';
const still = 'Nothing is asked yet, or no more.';
const device = 'What this device keeps is read at once.';
const turn = 'Whose turn it is, the overlays say.';

/** The question whether visits may be measured, and the choices behind it (ANA-06). */
export const consentPage: PageAdapter<typeof consentMachine> = {
  path: '/',
  enter: coveredBy('consent'),
  alone: 'The shop would load what was agreed to, and give the turn to something else.',
  acts: {
    'choice.changed': told('Another tab decided.'),
    'choices.open': press(button('Choose'), footer),
    'choices.close': told(dialog),
    'consent.agree': press(button('Agree'), dialog),
    'consent.refuse': press(button('Refuse'), dialog),
    'consent.save': told(dialog),
    'purpose.toggle': told(dialog),
    'overlay.granted': told(turn),
    'overlay.revoked': told(turn),
    'page.arrived': told('The shop tells it of every page.'),
  },
  answers: { readChoice: told(device) },
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
