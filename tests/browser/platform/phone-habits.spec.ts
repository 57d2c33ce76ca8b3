import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

/** Follows a link of the footer without going there first. */
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).dispatchEvent('click');
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('PHN-01 a step back closes the cart and the menu before it leaves the page @phone', async ({ page }) => {
  const shop = new ShopFrame(page);
  await shop.open('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop');
  await shop.add('Sleep Mantra');
  await page.goBack();
  await expect(shop.drawer).toBeHidden();
  await expect(page).toHaveURL('/shop');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/shop');
  // Closed by its own button, it leaves no step behind.
  await shop.cartButton.click();
  await shop.closeCart.click();
  await expect(shop.drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('PHN-01 a page that was opened from the cart takes one step back, and the focus is on its heading @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.add('Sleep Mantra');
  await shop.buyNow.click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused();
});

test('PHN-01 CHR-06 a page is where it was left after a reload, a step back and a link to it @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.reload();
  await expect.poll(() => top(page)).toBe(1500);
  await follow(page, 'FAQ');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Four plants/u })).toBeFocused();
  await expect.poll(() => top(page)).toBe(1500);
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/faq');
  await page.getByRole('banner').getByRole('link', { name: /home$/u }).click();
  await expect.poll(() => top(page)).toBe(1500);
});
