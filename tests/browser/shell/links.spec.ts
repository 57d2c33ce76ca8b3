import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('RTE-01, CHR-01 a link that is opened with Ctrl or the middle button is the browser’s own, and the page stays; one of the page that is here scrolls up, and makes no second entry in the history; any other is followed in place, and says so when its page is here @desktop', async ({
  page,
  context,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  for (const way of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await link.click(way);
    const other = await opened;
    await expect(other).toHaveURL(/\/blog$/u);
    await other.close();
    await expect(page).toHaveURL(/\/shop$/u);
  }

  const before = await page.evaluate(() => window.history.length);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(before);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: 'Shop' })).not.toHaveAttribute('aria-current', 'page');
  // By keyboard, in the text of a page, and back.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).press('Enter');
  await expect(page).toHaveURL(/\/legal\/shipping$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/u);
  await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('CAT-01 going back to the page that the server drew asks for nothing while it is fresh @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/v1\/(?:product|blog|reel|about)/u.test(pathname)) asked.push(pathname + search);
  });
  await page.getByRole('main').getByRole('link', { name: 'Sleep Mantra' }).click();
  await expect(page).toHaveURL(/\/shop\/sleep-mantra$/u);
  expect(asked).toContain('/v1/product/sleep-mantra');
  asked.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/u);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sleep Mantra' })).toBeVisible();
  // The builder on the product's page may still be asking for what it offers.
  expect(asked.filter((each) => each !== '/v1/product?limit=12')).toEqual([]);
});
