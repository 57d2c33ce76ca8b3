import type { Page } from '@playwright/test';

/** What a headline may move whose letters come a frame after the first. */
export const mostShift = 0.001;

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
