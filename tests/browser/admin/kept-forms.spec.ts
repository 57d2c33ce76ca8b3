import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

/** Everything that the page keeps on the device and in the tab. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
}

test('ADM-01 DRF-01 a draft order outlives a reload, and is kept nowhere while it is written or once it is discarded @phone', async ({
  page,
  phone,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAdmin(page);
  await page.goto('/dashboard/draft-orders/new');
  const number = page.getByRole('textbox', { name: 'Mobile number', exact: true });
  const note = page.getByRole('textbox', { name: 'For your colleagues' });
  await number.fill(phone);
  await note.fill('Calls back after six');
  expect(await kept(page)).not.toContain('Calls back after six');
  await page.reload();
  await page.getByRole('heading', { name: 'You have unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(note).toHaveValue('Calls back after six');
  await expect(number).toHaveValue(new RegExp(phone.slice(-5), 'u'));
  expect(await kept(page)).not.toContain('Calls back after six');

  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(note).toHaveValue('');
  expect(await kept(page)).not.toContain('Calls back after six');
});

test('ADM-01 SES-08 a courier’s password is kept nowhere, also over a reload @desktop', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAdmin(page);
  await page.goto('/dashboard/courier');
  const password = page.getByLabel('Password of the API user');
  await password.fill('a-courier-secret');
  await page.reload();
  await expect(password).toHaveValue('');
  expect(await kept(page)).not.toContain('a-courier-secret');
});
