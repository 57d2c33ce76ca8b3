import type { Page } from '@playwright/test';

/** Gives an overlay its turn for the whole walk. One that's walked alone isn't drawn otherwise. */
export function coveredBy(kind: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');
    await page.evaluate((wanted) => walking.sendTo('overlays', { type: 'overlay.request', kind: wanted }), kind);
  };
}
