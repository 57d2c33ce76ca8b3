import { expect, test } from '../support/test.ts';

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

test('RTE-05 fonts that miss the first paint leave the page as it was painted @phone', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const widths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, main h2, main p')].map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return Math.round(range.getBoundingClientRect().width);
      }),
    );
  const painted = await widths();
  release();
  await page.waitForSelector('html[data-promotions=there]');
  expect(await widths()).toEqual(painted);
});
