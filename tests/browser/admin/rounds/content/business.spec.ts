import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 CHR-07 the round of the business: its index, the palette, parts refused, seen before they are saved and saved apart, and in the footer, on home and in the policies @desktop', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  const { record } = z.object({ record: z.looseObject({}) }).parse(await call('GET', '/v1/admin/business'));
  putBack(() => call('PUT', '/v1/admin/business', record));
  const business = new AdminSection(page, 'business');
  await business.open();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Delivery and payment' }).click();
  const returnDays = page.getByLabel('Return window in days');
  await returnDays.fill('a week');
  await business.refused(returnDays, /^Enter a whole number$/u);
  await returnDays.fill('6');
  await business.refused(returnDays, /^Use 7 or more$/u);
  await returnDays.fill('12');
  await business.save();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Open anything' })).toBeFocused();
  await page.keyboard.type('whatsapp footer');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/business\/contact$/u);
  const pincode = page.getByLabel('Pincode');
  const usual = await pincode.inputValue();
  await pincode.fill('56001');
  await business.refused(pincode, /^Enter a 6 digit pincode$/u);
  await pincode.fill(usual);
  await page.getByLabel('Hours').fill(`8AM to 8PM, ${mark}`);
  await expect(page.getByRole('region', { name: 'Footer preview' })).toContainText(`8AM to 8PM, ${mark}`);
  expect(await axe(page)).toEqual([]);
  await business.save();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.getByRole('link', { name: 'Home page' }).click();
  await page.getByRole('textbox', { name: /^Headline/u }).fill(`Calm ${mark}`);
  const letters = page.getByLabel('As the customer wrote it');
  for (const words of ['The first', 'The second']) {
    await page.getByRole('button', { name: 'Add a letter' }).click();
    await letters.last().fill(words);
  }
  await page.getByRole('button', { name: 'Move Letters 2 up' }).click();
  await expect(letters.first()).toHaveValue('The second');
  await expect(letters.last()).toHaveValue('The first');
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Remove Letters 1' }).click();
  await business.save();

  await expect.poll(async () => (await visitor.request.get('/')).text()).toContain(`Calm ${mark}`);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`Calm ${mark}`);
  await expect(visitor.getByRole('contentinfo')).toContainText(`8AM to 8PM, ${mark}`);
  await visitor.goto('/legal/refund');
  await expect(visitor.getByRole('main')).toContainText('12 days');
});
