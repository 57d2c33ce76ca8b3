import type { Page } from '@playwright/test';

/** Gives an overlay its turn for good, so that what is walked alone has the place where it is drawn. */
export function coveredBy(kind: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');
    await page.evaluate((wanted) => walking.tellTo('overlays', { type: 'overlay.request', kind: wanted }), kind);
  };
}
