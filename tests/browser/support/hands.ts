import type { Page } from '@playwright/test';

/** Counts what a person does on the page from now on: clicks, and keys that are typed. A new document ends it. */
export async function countHands(page: Page): Promise<() => Promise<{ clicks: number; keys: number }>> {
  const counted = await page.evaluateHandle(() => {
    const hands = { clicks: 0, keys: 0 };
    document.addEventListener('click', ({ isTrusted }) => (hands.clicks += isTrusted ? 1 : 0), { capture: true });
    document.addEventListener('keydown', () => (hands.keys += 1), { capture: true });
    return hands;
  });
  return async () => counted.jsonValue();
}
