import type { Page } from '@playwright/test';
import type { consentMachine } from '../../../src/machines/shell/consent/consent.machine.ts';
import { otherPage, savedInOtherTab } from '../kit/elsewhere.qa.ts';
import { coveredBy, granted, revoked } from '../kit/overlay.qa.ts';
import {
  type Gesture,
  gesture,
  type Happening,
  hidden,
  type PageAdapter,
  press,
  shown,
  sentDirectly,
} from '../kit/page-adapter.qa.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' });
const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true });
/** The notice and the dialog offer the same. */
const inEither =
  (short: string, long: string): Gesture['control'] =>
  (page) =>
    inDialog(long)(page).or(notice(page).getByRole('button', { name: short, exact: true }));
const away = hidden((page) => notice(page).or(dialog(page)));
const footer = 'The footer has this link only in a shop that measures visits; this sandbox doesn’t.';
const device = 'The device’s storage answers immediately.';

/** The notice and the dialog are two overlays: what waits for a turn gets it. */
const turn: Happening = {
  kind: 'happening',
  happen: async (page, event) => {
    const isTurning = await page.evaluate(() => walking.key().includes('turning'));
    await granted(isTurning ? 'privacy-choices' : 'consent').happen(page, event);
  },
};

/** The question about measuring visits, and the choices behind it (ANA-06). */
export const consentPage: PageAdapter<typeof consentMachine> = {
  path: '/',
  enter: async (page) => {
    await coveredBy('consent')(page);
    await coveredBy('privacy-choices')(page);
  },
  alone: 'The shop would load what was agreed to and show something else.',
  real: ['watchChoice'],
  differs: { 'page.arrived': 'The links of the footer are always there.' },
  others: {
    '^Measuring our ads': 'Every purpose has its box; the walks tick one.',
  },
  acts: {
    'choice.changed': savedInOtherTab('privacy_choices', ({ choice }) => ({
      ...(Object(choice) as object),
      at: Date.parse('2026-11-04T04:30:00.000Z'),
    })),
    'choices.open': press((page) => notice(page).getByRole('button', { name: 'Choose', exact: true }), footer),
    'choices.close': press(inDialog('Close')),
    'consent.agree': press(inEither('Agree', 'Agree to all')),
    'consent.refuse': press(inEither('Refuse', 'Refuse all')),
    'consent.save': press(inDialog('Save my choices')),
    'purpose.toggle': gesture(
      (page) => dialog(page).getByRole('checkbox', { name: /^Counting visits/u }),
      // The visible box is drawn beside the browser’s own.
      async (box) => box.setChecked(!(await box.isChecked()), { force: true }),
    ),
    'overlay.granted': turn,
    'overlay.revoked': revoked('consent'),
    'page.arrived': otherPage('The dialog covers the links.'),
  },
  answers: { readChoice: sentDirectly(device) },
  sees: {
    'consent.reading': away,
    'consent.unasked': away,
    'consent.waiting': away,
    'consent.asked': shown(notice),
    'consent.turning': away,
    'consent.choosing': shown(dialog),
    'consent.settled': away,
  },
};
