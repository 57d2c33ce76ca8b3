import type { Page } from '@playwright/test';
import type { upkeepMachine } from '../../../src/machines/shell/upkeep/upkeep.machine.ts';
import { hidden, type PageAdapter, press, shown, sentDirectly } from '../kit/page-adapter.qa.ts';

const message = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Everything else works.' });
const button = (name: string) => (page: Page) => message(page).getByRole('button', { name, exact: true });

/** What a shopper reads about a flow that failed (FLO-01). */
export const upkeepPage: PageAdapter<typeof upkeepMachine> = {
  path: '/',
  // The code of the messages loads with the first one.
  enter: async (page) => {
    const first = page.locator('li:has-text("Added to your cart")');
    await page.evaluate(() =>
      walking.sendTo('shop', { type: 'toast.request', toast: { tone: 'info', text: 'Added to your cart' } }),
    );
    await first.getByRole('button', { name: 'Dismiss' }).click();
  },
  acts: {
    'flow.failed': sentDirectly('A flow fails by a fault in its code.'),
    'flow.restart': press(button('Restart')),
    'notice.close': press(button('Dismiss')),
  },
  answers: {},
  sees: {
    'upkeep.steady': hidden(message),
    'upkeep.refused': shown(button('Restart')),
    'upkeep.restarted': shown(message),
  },
};
