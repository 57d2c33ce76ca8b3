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

test('PRF-01 the first paint waits for no font, and neither does the shop @phone', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await page.waitForSelector('html[data-shop=open]');
  const familyOf = () =>
    page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]);
  expect(await familyOf()).toBe('"Tiro G"');
  release();
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  expect(await familyOf()).toBe('Tiro');
});

test('PRF-01 fonts come after the scripts, all together, and before them for whoever returns @phone', async ({
  page,
}) => {
  const startOf = (file: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime ?? 0,
      file,
    );
  await page.goto('/');
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => /^(?:Tiro|Anek|Signs)$/u.test(family) && status !== 'loaded')
        .map(({ family, unicodeRange, status }) => `${family} ${unicodeRange} ${status}`),
    ),
  ).toEqual([]);
  expect(await startOf('/tiro-')).toBeGreaterThan(await startOf('/react-'));
  await page.reload();
  await page.waitForSelector('html[data-shop=open]');
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  expect(await startOf('/tiro-')).toBeLessThan(await startOf('/react-'));
});
