import type { Page } from '@playwright/test';
import { Popups } from '../pages/popups.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { offerEnding, setOffers, setSale } from '../support/shop/popups.ts';
import { expect, test } from '../support/test.ts';

test.use({ popups: true });

const wait = { timeout: 40_000 };

/** From here on the page notes the largest number of dialogs that it ever had at once. */
async function countDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let max = 0;
    new MutationObserver(() => {
      max = Math.max(max, document.querySelectorAll('[role=dialog][data-state=open]').length);
      document.documentElement.dataset['mostDialogs'] = String(max);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
  });
}

const maxDialogs = (page: Page) => page.evaluate(() => document.documentElement.dataset['mostDialogs']);

test('OVL-01 of two that are due the sale comes first, the offer after it, and never both @desktop', async ({
  page,
}) => {
  const { sale, offer } = new Popups(page);
  await countDialogs(page);
  await setSale(page, { showAfterSeconds: 4 });
  await setOffers(page, offerEnding(3000));
  await fillCart(page, lines.sleep);
  const confirmed = page.waitForResponse('**/v1/coupon/time-limited/urgency/*', wait);
  await page.goto('/shop/sleep-mantra');
  await expect(sale).toBeVisible(wait);
  await confirmed;
  await expect(offer).toBeHidden();
  await sale.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(sale).toBeHidden();
  await expect(offer).toBeVisible();
  expect(await maxDialogs(page)).toBe('1');
});

test('OVL-01 nothing comes over an open cart; what is due comes when it is closed @phone', async ({ page }) => {
  const { sale } = new Popups(page);
  await countDialogs(page);
  await setSale(page, { showAfterSeconds: 2 });
  await setOffers(page);
  await fillCart(page, lines.sleep);
  const asked = page.waitForResponse('**/v1/popup/settings');
  await page.goto('/about');
  await asked;
  await new ShopFrame(page).cartButton.click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 6000, undefined, wait);
  expect(await maxDialogs(page)).toBe('1');
  await expect(sale).toBeHidden();
  await page.getByRole('button', { name: 'Close cart' }).click();
  await expect(sale).toBeVisible();
  expect(await maxDialogs(page)).toBe('1');
});

test('OVL-01 nothing comes over the open menu @phone', async ({ page }) => {
  const { sale } = new Popups(page);
  await setSale(page, { showAfterSeconds: 2 });
  await setOffers(page);
  const asked = page.waitForResponse('**/v1/popup/settings');
  await page.goto('/about');
  await asked;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForFunction(() => performance.now() > 6000, undefined, wait);
  await expect(sale).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sale).toBeVisible();
});

test('OVL-01 who types is left alone until the field is left @desktop', async ({ page }) => {
  const { sale } = new Popups(page);
  await setSale(page, { showAfterSeconds: 1 });
  await setOffers(page);
  await page.goto('/shop');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  const asked = page.waitForResponse('**/v1/popup/settings').catch(() => null);
  await search.pressSequentially('slee', { delay: 400 });
  await Promise.race([asked, page.waitForFunction(() => performance.now() > 4000, undefined, wait)]);
  await page.waitForFunction(() => performance.now() > 5000, undefined, wait);
  await expect(sale).toBeHidden();
  await search.blur();
  await expect(sale).toBeVisible();
});
