import type { Page } from '@playwright/test';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of pages that the device keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('CRT-09 RTE-05 pages that were opened open again without a connection, nothing of the cart is lost, and nothing private is kept @phone', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)/u);
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain('/shop');
  await page.goto('/checkout');
  await shop.open('/shop/peace-mantra');
  await page.waitForSelector('html[data-promotions=there]');

  await context.setOffline(true);
  await shop.open('/shop');
  await shop.add('Sleep Mantra');
  await page.reload();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 1 item');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  const picture = page.getByRole('main').locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(
    await page.evaluate(async () => (await (await caches.open('parts')).match('/favicon.svg')) !== undefined),
  ).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect((await keptPages(page)).toSorted()).toEqual(['/hi/offline', '/offline', '/shop', '/shop/peace-mantra']);
  await page.goto('/hi/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { name: 'इंटरनेट नहीं है' })).toBeVisible();

  await context.setOffline(false);
  await shop.open('/blog');
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 1 item');
});
