import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { axe } from './support/accessibility.ts';
import { tooNarrow } from './support/looks.ts';
import { removeProducts } from './support/shop-database.ts';
import { sandboxAccounts, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.afterEach(({ shop }) => removeProducts(shop, 'vetiver-'));

test('ADM-01 CAT-02 CNT-02 an admin makes a product with a picture, and a shopper finds it with its words as typed @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 4(?:22|04)/u);
  const name = `Vetiver ${Date.now().toString(36)}`;
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/shop');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category').fill('Calm');
  await page.getByLabel('List price').fill('649');
  await page.getByLabel('Units in stock').fill('9');
  await page.getByRole('checkbox', { name: 'In the shop' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('HSN code')).toBeFocused();
  await page.getByLabel('HSN code').fill('30049011');
  await page.getByLabel('Description', { exact: true }).fill('<script>document.title = "taken"</script> Roots');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'roots.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#4a6' } })
      .png()
      .toBuffer(),
  });
  // Every size of it is drawn before it is there.
  await expect(page.getByRole('img', { name: 'Number 1' })).toBeVisible({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/shop\/vetiver-/u);
  const path = page.url().split('/dashboard')[1] ?? '';
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('<script>document.title = "taken"</script> Roots').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name, 'u'));

  await page.goto(`/dashboard/shop?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('List price').fill('699');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto(`/dashboard/shop?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('₹699');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(new RegExp(`${name}.*699`, 'u'));
  await page.getByLabel(`Pick ${name}`).check();
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(row).toContainText('Draft');
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await page.getByLabel(`Pick ${name}`).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No products match')).toBeVisible();
});

test('ADM-03 an admin puts a bundle together, sees its price of today, and sells it @desktop', async ({ page }) => {
  const name = `Pair ${Date.now().toString(36)}`;
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/bundles/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const product of ['Green Mantra', 'Sleep Mantra']) {
    await page.getByRole('button', { name: 'Product: Choose a product' }).first().click();
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(product);
    await page.getByRole('button', { name: new RegExp(`^${product}`, 'u') }).click();
  }
  await page.getByLabel('Off the price of its products').fill('20');
  const preview = page.getByRole('region', { name: 'What shoppers see' });
  await expect(preview).toContainText('YOU SAVE');
  await page.getByLabel('On offer').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bundles\/[0-9a-f-]{36}$/u);
  expect(await axe(page)).toEqual([]);
  await page.goto(`/dashboard/bundles?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByLabel(`Pick ${name}`).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 bundle deleted')).toBeVisible();
});

test('ADM-03 how bundles sell, with the same numbers in tables @phone', async ({ page }) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/bundles/funnel');
  await expect(page.getByRole('heading', { level: 1, name: 'How bundles sell' })).toBeVisible();
  await page.getByLabel('Period').selectOption('7');
  await expect(page.getByText('Counting...')).toBeHidden();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
});
