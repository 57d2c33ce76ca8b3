import { readFile } from 'node:fs/promises';
import { axe } from '../support/accessibility.ts';
import { removeCoupons } from '../support/shop/shop-database.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.afterEach(({ shop }) => removeCoupons(shop, 'NEEM'));

test('ADM-02 CPN-11 of a file of coupons the rows that are wrong are named by their columns, and the others come in; the coupon of the bundles that shoppers build says what it sets, and what holds while it is paused @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/coupons');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import coupons' });
  const file = [
    'code,name,type,value,expiresAt',
    'NEEMONE,Neem one,percentage,10,2031-01-31T18:30:00Z',
    'NEEMTWO,Neem two,percentage,lots,2031-01-31T18:30:00Z',
    'NEEMTHREE,,amount,50,2031-01-31T18:30:00Z',
  ];
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'neem.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file.join('\n')),
  });
  await expect(dialog.getByRole('row')).toContainText(['Row', '3value', '4name']);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import 1 valid row' }).click();
  await expect(dialog.getByText('1 coupon added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'NEEMONE' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'NEEMTWO' })).toHaveCount(0);

  await page.goto('/dashboard/coupons?q=COMBODISCOUNT');
  await page.getByRole('link', { name: 'COMBODISCOUNT' }).click();
  const note = page.getByRole('main').getByText(/^Sets what shoppers save on bundles they build/u);
  await expect(note).toContainText('While it’s paused or over, they save 15%, 10% and 5%.');
  await expect(page.locator('[name=expiresAt]')).toHaveValue('');
  await page.getByLabel('Show it in the shop').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[name=expiresAt]')).toHaveAccessibleDescription(/needs an end, for its countdown/u);
  await page.goto('/dashboard/coupons?q=WELCOME10');
  await page.getByRole('link', { name: 'WELCOME10' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('WELCOME10');
  await expect(note).toHaveCount(0);
});

test('CPN-10 a batch of codes is made, saved as a file, and the list shows its codes @desktop', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/coupons');
  await page.getByRole('link', { name: 'New batch' }).click();
  await page.getByLabel('Prefix').fill('neemfair');
  await page.getByLabel('How many').fill('3');
  await page.getByLabel('Name', { exact: true }).fill('Neem fair');
  await page.getByLabel('Percent', { exact: true }).fill('15');
  await page.getByLabel('Ends (optional)', { exact: true }).fill('2031-01-31T23:59');
  expect(await axe(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('codes-neemfair.csv');
  const codes = (await readFile(await file.path(), 'utf8')).match(/NEEMFAIR-[A-Z0-9]{8}/gu) ?? [];
  await expect(page).toHaveURL('/dashboard/coupons?q=NEEMFAIR-');
  await expect(page.getByRole('row')).toHaveCount(4);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) await expect(page.getByRole('link', { name: code })).toBeVisible();
});

test('ADM-02 CMP-01 what went wrong in a narrow place can be read: its button stands below its words @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED|dynamically imported module/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/campaigns/new');
  await page.getByRole('button', { name: 'Add a bundle' }).click();
  await page.route('**/assets/*.js', async (route) => route.abort());
  await page.getByRole('button', { name: 'Bundle: Choose a bundle' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  const words = again.locator('xpath=../preceding-sibling::div');
  await expect(words).toContainText(/try again/iu);
  expect((await words.boundingBox())?.width).toBeGreaterThan(120);
});
