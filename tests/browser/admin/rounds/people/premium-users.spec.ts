import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axeInFourThemes, cleanInFourThemes } from '../../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 ADM-02 ADM-08 MEM-08 the round of premium users: refused, granted, found, extended, in a file, revoked, and what the shopper sees each time @desktop', async ({
  page,
  phone,
  newDevice,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const number = phone.slice(3);
  const members = new AdminSection(page, 'premium-users');
  const shopper = await newDevice();
  const club = shopper.getByRole('region', { name: 'You’re in the Bliss Club' });
  await signIn(shopper, phone);
  await signIn(page, sandboxAccounts.admin);

  await members.open('/new');
  await page.getByLabel('Mobile number').fill('6000000000');
  await page.getByLabel('Months').fill('3');
  await members.refused(page.getByLabel('Mobile number'), /No account has this number/u);
  await expect(page.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(/Please fill this in/u);
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.getByLabel('Mobile number').fill(number);
  await page.getByLabel('Reason', { exact: true }).fill('Delivery came late');
  await members.create();

  const row = await members.find(number);
  await expect(row).toContainText('Member');
  const [until = ''] = /\d+ \w+ \d{4}/u.exec(await row.innerText()) ?? [];
  await shopper.goto('/dashboard/membership');
  await expect(club).toContainText(`Member until ${until}`);

  await row.getByRole('link', { name: phone }).click();
  await page.getByLabel('Reason', { exact: true }).fill('And once more');
  await members.refused(page.getByLabel('Months'), /^Enter a whole number$/u);
  // Four years: then there is every day of the calendar again.
  await page.getByLabel('Months').fill('48');
  await members.save();
  const longer = until.replace(/\d{4}$/u, (year) => String(Number(year) + 4));
  await shopper.reload();
  await expect(club).toContainText(`Member until ${longer}`);

  await expect(await members.find(number)).toContainText(longer);
  const columns = { Name: '', Phone: `'${phone}`, 'E-mail': '' };
  const end = expect.stringContaining(longer.slice(-4));
  expect(await members.exportedRecords()).toEqual([{ ...columns, 'Member until': end }]);

  await row.getByRole('link', { name: phone }).click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('End now');
  await page.getByLabel('Reason', { exact: true }).fill('They asked for it');
  await members.save();
  await shopper.reload();
  await expect(shopper.getByRole('region', { name: 'You’re not in the Bliss Club' })).toContainText('ended on');
  await members.open(`?state=active&q=${number}`);
  await expect(page.getByText('No members match')).toBeVisible();
  await page.getByRole('link', { name: /^Ended/u }).click();
  await members.search(number);
  await expect(row).toContainText('Ended');
});
