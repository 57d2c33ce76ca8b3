import { expect, test } from './support/test.ts';

test('CHR-05 a button that is pressed before the code is there does its work a moment later @phone', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/open-shop-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Open cart/u }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('CHR-05 a picture that never comes does not keep the shop closed @desktop', async ({ page }) => {
  await page.route('**/*.avif', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-shop="open"]')).toBeAttached();
});
