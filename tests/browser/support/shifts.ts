import type { Page } from '@playwright/test';

/** What a late font may move on a busy machine. On a phone, a page that moves by 17 px as a whole is above it. */
export const shiftOfFonts = 0.02;

/** Keeps how much every page of this tab moves while it loads. Before the first page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) performance.measure('shift', { start: 0, duration: Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much this page has moved since it was opened; its fonts are there. */
export async function shifted(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    performance.getEntriesByName('shift').reduce((total, { duration }) => total + duration, 0),
  );
}
