import type { Page } from '@playwright/test';
import type { tierCelebrationMachine } from '../../../src/machines/promotions/tier-celebration/tier-celebration.machine.ts';
import { hidden, type PageAdapter, press, promotionsThere, told, unseen } from '../kit/page-adapter.qa.ts';

const celebration = (page: Page) => page.getByRole('region', { name: 'New Tier Unlocked!' });
const away = hidden(celebration);

/** A tier was unlocked (TIR-04). */
export const tierCelebrationPage: PageAdapter<typeof tierCelebrationMachine> = {
  path: '/about',
  enter: promotionsThere,
  alone: 'The overlays would give it its turn at once.',
  acts: {
    'tier.unlocked': told('The way to the next tier tells it.'),
    'overlay.granted': told('The overlays give it its turn.'),
    'celebration.close': press(
      (page) => page.getByRole('button', { name: 'Close the celebration' }),
      'It goes by itself, a little before the chart hears of it.',
    ),
    'reveal.gone': told('Its time is a flow of its own.'),
  },
  answers: {},
  sees: {
    'tier-celebration.resting': away,
    'tier-celebration.waiting': away,
    'tier-celebration.shown': unseen('It goes by itself, a little before the chart hears of it.'),
  },
};
