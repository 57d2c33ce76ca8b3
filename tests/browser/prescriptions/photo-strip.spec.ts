import { axe } from '../support/accessibility.ts';
import { sendPrescription } from '../support/people/prescriptions.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('PRE-01 on a phone the photo stays in reach above the form, opens large, and comes back to the field that was being filled in @phone', async ({
  page,
}) => {
  const id = await sendPrescription(page, await signIn(page, newPhone()), 'For my sleep');
  await signIn(page, sandboxAccounts.prescriber);
  await page.goto(`/dashboard/prescriptions/${id}`);
  const advice = page.getByLabel('Advice');
  await advice.fill('Walk');
  const photo = page.getByRole('button', { name: /^Show .* large$/u });
  await expect(photo).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
  await photo.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
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
