import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { forgetDevice, newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A picture of one pixel: a real PNG. */
const picture = {
  name: 'page.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('ACC-03 a customer sends a photo with notes, sees it wait, opens it, and is told what is no prescription @phone', async ({
  page,
}) => {
  await signIn(page, newPhone());
  // One more than the page has.
  await page.route('**/v1/prescription?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { total: number };
    await route.fulfill({ response: answer, json: { ...list, total: list.total + 1 } });
  });
  await page.goto('/dashboard/prescriptions');
  await expect(page.getByRole('heading', { level: 1, name: 'Prescriptions' })).toBeVisible();
  await expect(page.getByText('No prescriptions yet')).toBeVisible();
  const file = page.getByLabel('Choose a file or take a photo');
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByRole('alert')).toHaveText('Please choose a PDF, JPG or PNG.');
  await file.setInputFiles(picture);
  await expect(page.getByText('page.png')).toBeVisible();
  await page.getByLabel('Notes for the prescriber').fill('For sleep');
  await page.getByRole('button', { name: 'Send to prescriber' }).click();
  await expect(page.getByText('It’s with our prescribers.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Prescriptions' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Waiting');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await rows.click();
  await expect(page.getByText('For sleep')).toBeVisible();
  const shown = page.getByRole('img', { name: /^Picture 1/u });
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download Picture/u }).click();
  expect((await download).suggestedFilename()).toMatch(/^prescription-\d{4}-\d{2}-\d{2}\.png$/u);
});

test('ACC-03 a prescriber finds a patient by number, writes and signs; the patient reads it and has the PDF @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const phone = newPhone();
  await signIn(page, phone);
  await forgetDevice(page);
  const prescriber = await signIn(page, sandboxAccounts.prescriber);
  const signer = { name: 'Dr Meera Nair', qualification: 'BAMS', registration: 'KA-1', council: 'Karnataka board' };
  const headers = { authorization: `Bearer ${prescriber}` };
  expect((await page.request.put('/v1/prescription/signer', { headers, data: signer })).ok()).toBe(true);
  await page.goto('/dashboard/create-prescription');
  await page.getByLabel('Patient’s mobile number').fill(phone.slice(3));
  await page.getByRole('button', { name: 'Find patient' }).click();
  await expect(page.getByText('You sign as Dr Meera Nair, BAMS, registration KA-1')).toBeVisible();
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByRole('alert')).toHaveText('Name a medicine or choose a product');
  await expect(page.getByLabel('Patient’s name')).toBeFocused();
  await page.getByLabel('Patient’s name').fill('Asha Rao');
  await page.getByLabel('Age in years').fill('34');
  await page.getByLabel('Sex').selectOption('Female');
  await page.getByLabel('Medicine', { exact: true }).fill('Ashwagandha');
  await page.getByLabel('Dose').fill('1 tablet, at night');
  await page.getByLabel('Duration').fill('30 days');
  await page.getByLabel('Find a product').fill('sleep');
  await page.getByRole('group', { name: 'Found products' }).getByRole('checkbox', { name: 'Sleep Mantra' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sleep Mantra' })).toBeChecked();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expect(page.getByText('Done. We’ve told the patient.')).toBeVisible();
  await forgetDevice(page);
  await signIn(page, phone);
  await page.goto('/dashboard/prescriptions');
  await page.getByRole('list', { name: 'Prescriptions' }).getByRole('link').click();
  const written = page.getByRole('region', { name: 'Prescribed items' });
  await expect(written).toContainText('For Asha Rao, 34 years, female');
  await expect(written).toContainText('Ashwagandha');
  await expect(written.getByRole('link', { name: 'Sleep Mantra' })).toBeVisible();
  const download = page.waitForEvent('download');
  await written.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^prescription-RX-\d+\.pdf$/u);
});
