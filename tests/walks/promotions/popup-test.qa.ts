import type { Page } from '@playwright/test';
import type { popupTestMachine } from '../../../src/machines/admin/sections/popup-test/popup-test.machine.ts';
import {
  fieldOf,
  hidden,
  type PageAdapter,
  press,
  promotionsThere,
  shown,
  sentDirectly,
  type,
} from '../kit/page-adapter.qa.ts';

const titles: Readonly<Record<string, string>> = {
  'flash-popup': 'Flash sale',
  'membership-offer': 'Bliss Club offer',
  toast: 'Message',
};
const status = (words: RegExp) => (page: Page) => page.getByRole('status').filter({ hasText: words });

/** The page on which a tester fires popups (RTE-06). */
export const popupTestPage: PageAdapter<typeof popupTestMachine> = {
  path: '/popup-test',
  enter: promotionsThere,
  alone: 'Whatever it fires would cover the page.',
  acts: {
    'field.fill': type((page) => page.getByLabel('Timer in seconds'), fieldOf('value')),
    'popup.fire': press((page, { kind }) =>
      page.getByRole('button', { name: `Show: ${titles[String(kind)]}`, exact: true }),
    ),
    'settings.shown': sentDirectly('Sent by the page around the frame that this one is in.'),
  },
  answers: {},
  sees: {
    'popup-test.ready': hidden(status(/: (?:shown|check the marked fields)\.$/u)),
    'popup-test.fired': shown(status(/^(?:Flash sale|Bliss Club offer|Message): /u)),
    'popup-test.refused': shown(status(/: check the marked fields\.$/u)),
  },
};
