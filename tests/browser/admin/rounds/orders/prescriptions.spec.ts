import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { sendPrescription } from '../../../support/people/prescriptions.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';
import { post } from '../../../support/shop/orders.ts';

test('ADM-01 ADM-02 ACC-03 the round of prescriptions: found, narrowed by where they stand, opened with all that was written, which is written down, in no file, and nothing to change @desktop', async ({
  page,
  phone,
}) => {
  const prescriptions = new AdminSection(page, 'prescriptions');
  const patient = await signIn(page, phone);
  const id = await sendPrescription(page, patient, 'For sleep');
  const doctor = await signIn(page, sandboxAccounts.prescriber);
  await post(page, `/v1/prescription/${id}/review`, doctor, { action: 'begin' });
  const saved = await page.request.put(`/v1/prescription/${id}`, {
    headers: { authorization: `Bearer ${doctor}` },
    data: {
      medicines: [{ name: 'Brahmi', dose: '1 spoon', duration: '10 days', notes: 'after food' }],
      products: [],
      advice: 'No tea after six.\nEarly to bed.',
      months: 3,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await post(page, `/v1/prescription/${id}/review`, doctor, { action: 'ask', reason: 'The name cannot be read' });
  await signIn(page, sandboxAccounts.admin);

  const row = await prescriptions.find(phone.slice(3));
  await expect(row).toContainText('Asked again');
  await prescriptions.filter('Status', 'Refused');
  await expect(page.getByText('No prescriptions match')).toBeVisible();
  await prescriptions.filter('Status', 'Asked again');
  await expect(row).toContainText(phone);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Export/u })).toHaveCount(0);
  await expect(main.getByRole('row').getByRole('checkbox')).toHaveCount(0);
  for (const words of ['For sleep', 'No tea']) await expect(main).not.toContainText(words);

  await row.getByRole('link', { name: /^RX-/u }).click();
  const looked = page.getByRole('region', { name: 'Access log' });
  await expect(looked).toContainText(sandboxAccounts.admin);
  await expect(looked).toContainText('Viewed it, as admin');
  await expect(main.getByRole('link', { name: /^File 1/u })).toBeVisible();
  const told = page.getByRole('region', { name: 'Messages between patient and prescriber' });
  await expect(told.getByRole('listitem')).toHaveText([
    'Patient’s notesFor sleep',
    'What the prescriber asked forThe name cannot be read',
  ]);
  const written = page.getByRole('region', { name: 'Prescribed items' });
  await expect(written).toContainText('1 spoon, 10 days, after food');
  await expect(written).toContainText('AdviceNo tea after six. Early to bed.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});
