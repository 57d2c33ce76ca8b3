import { coveredControls } from '../support/covered.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

const shopPages = [
  '/',
  '/shop',
  '/shop/sleep-mantra',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/legal/terms',
  '/login',
  '/register',
  '/popup-test',
  '/nowhere',
];

/** By a link of the footer where there is one, without another load. */
async function openFrom(shop: ShopFrame, path: string): Promise<void> {
  const { page } = shop;
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  if ((await link.count()) === 0) return shop.open(path);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('PHN-01 CHR-08 nothing lies over a control on any page of the shop, at six widths @desktop', async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expectProblem(/status of 404/u);
  const covered: Record<string, string[]> = {};
  const look = async (path: string) => {
    const found = await coveredControls(page);
    if (found.length > 0) covered[path] = found;
  };
  const shop = new ShopFrame(page);
  for (const path of shopPages) {
    await openFrom(shop, path);
    await look(path);
  }
  await shop.open('/blog');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./u);
  await look('a post');
  await shop.open('/shop');
  await shop.add('Sleep Mantra');
  await shop.buyNow.click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(shop.drawer).toBeHidden();
  await look('/checkout');
  expect(covered).toEqual({});
});

test('PHN-01 nothing lies over a control in any section of the dashboard, at six widths @desktop', async ({
  page,
  visitor,
}) => {
  test.setTimeout(240_000);
  const covered: Record<string, string[]> = {};
  for (const [role, device] of [
    ['admin', page],
    ['customer', visitor],
  ] as const) {
    await signIn(device, sandboxAccounts[role]);
    await device.goto('/dashboard/profile');
    // Through the menu, without another load.
    const links = device.getByRole('navigation').locator('a[href^="/dashboard/"]');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const path of new Set(paths)) {
      await device.setViewportSize({ width: 1440, height: 900 });
      await links
        .and(device.locator(`[href="${path}"]`))
        .first()
        .click();
      await expect(device).toHaveURL(path);
      await expect(device.getByRole('main').getByRole('heading').first()).toBeVisible();
      const found = await coveredControls(device);
      if (found.length > 0) covered[path] = found;
    }
  }
  expect(covered).toEqual({});
});
