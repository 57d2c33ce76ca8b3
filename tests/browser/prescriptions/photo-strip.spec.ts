import { axe } from '../support/accessibility.ts';
import { sendPage, sendPrescription } from '../support/people/prescriptions.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('PRE-01 on a phone the photos stay in reach above the form; the one that is pressed opens large, and comes back to the field that was being filled in @phone', async ({
  page,
}) => {
  const patient = await signIn(page, newPhone());
  const id = await sendPrescription(page, patient, 'For my sleep');
  await sendPage(page, patient, id);
  await signIn(page, sandboxAccounts.prescriber);
  await page.goto(`/dashboard/prescriptions/${id}`);
  const advice = page.getByLabel('Advice');
  await advice.fill('Walk');
  const photos = page.getByRole('button', { name: /^Show .* large$/u });
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toBeInViewport({ ratio: 1 });
  const second = photos.last();
  expect(await axe(page)).toEqual([]);
  const address = (await second.locator('img').getAttribute('src')) ?? '';
  expect(await photos.first().locator('img').getAttribute('src')).not.toBe(address);
  await second.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', address);
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', address);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog).toBeHidden();
  await expect(advice).toBeFocused();
  await expect(advice).toBeInViewport();
  await page.keyboard.type(' daily');
  await expect(advice).toHaveValue(/daily/u);
});

test('PRE-01 where the photo stands beside the form, it isn’t shown a second time; a refusal says why @desktop', async ({
  page,
}) => {
  const id = await sendPrescription(page, await signIn(page, newPhone()), 'For my sleep');
  await signIn(page, sandboxAccounts.prescriber);
  await page.goto(`/dashboard/prescriptions/${id}`);
  await expect(page.getByRole('region', { name: 'Files sent' }).getByRole('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Files at hand' })).toBeHidden();
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.getByLabel('Why it can’t be approved').fill('The page is torn');
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  const reason = page.getByRole('alert').filter({ hasText: 'Why it wasn’t approved' });
  await expect(reason).toContainText('The page is torn');
});
