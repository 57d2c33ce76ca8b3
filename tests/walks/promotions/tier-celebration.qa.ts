import type { Page } from '@playwright/test';
import type { tierCelebrationMachine } from '../../../src/machines/promotions/tier-celebration/tier-celebration.machine.ts';
import { granted } from '../kit/overlay.qa.ts';
import { hidden, type PageAdapter, press, promotionsThere, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';

const celebration = (page: Page) => page.getByRole('region', { name: 'New Tier Unlocked!' });
const away = hidden(celebration);

/** The celebration of an unlocked tier (TIR-04). */
export const tierCelebrationPage: PageAdapter<typeof tierCelebrationMachine> = {
  path: '/about',
  enter: promotionsThere,
  alone: 'The overlays would show it immediately.',
  acts: {
    'tier.unlocked': sentDirectly('The walk’s cart has other items than the page’s.'),
    'overlay.granted': granted('tier-celebration'),
    'celebration.close': press(
      (page) => page.getByRole('button', { name: 'Close the celebration' }),
      'It disappears automatically, just before the chart hears of it.',
    ),
    'reveal.gone': sentDirectly('Only time ends it, by a timer of a flow of its own.'),
  },
  answers: {},
  sees: {
    'tier-celebration.resting': away,
    'tier-celebration.waiting': away,
    'tier-celebration.shown': unseen('It disappears automatically, just before the chart hears of it.'),
  },
};
