import { DeskSection } from '../pages/desk.page.ts';
import { axe } from '../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('ADM-01 ADM-02 ACC-03 the round of prescriptions: found, narrowed by where they stand, opened, which is written down, in no file, and nothing to change @desktop', async ({
  page,
  phone,
}) => {
  const prescriptions = new DeskSection(page, 'prescriptions');
  const patient = await signIn(page, phone);
  const sent = await page.request.post('/v1/prescription', {
    headers: { authorization: `Bearer ${patient}` },
    multipart: { notes: 'For sleep', file: { name: 'page.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await signIn(page, sandboxAccounts.admin);

  const row = await prescriptions.find(phone.slice(3));
  await expect(row).toContainText('Waiting');
  await prescriptions.filter('Status', 'Refused');
  await expect(page.getByText('No prescriptions match')).toBeVisible();
  await prescriptions.filter('Status', 'Waiting');
  await expect(row).toContainText(phone);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Export/u })).toHaveCount(0);
  await expect(main.getByRole('row').getByRole('checkbox')).toHaveCount(0);
  await expect(main).not.toContainText('For sleep');

  await row.getByRole('link', { name: /^RX-/u }).click();
  const looked = page.getByRole('region', { name: 'Who looked at it' });
  await expect(looked).toContainText(sandboxAccounts.admin);
  await expect(looked).toContainText('Read it, as admin');
  await expect(main.getByRole('link', { name: /^File 1/u })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});
