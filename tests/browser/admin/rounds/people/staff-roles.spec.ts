import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 STF-01 the round of staff roles: one that contains nothing is refused, one is composed, found, changed and deleted @desktop', async ({
  page,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const roles = new AdminSection(page, 'staff-roles');
  await signIn(page, sandboxAccounts.admin);
  await roles.open('/new');
  await page.getByLabel('Name').fill(`Packing ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Orders and returns' }).check();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);
  await roles.create();

  await expect(await roles.find(`Packing ${mark}`)).toContainText('Orders');
  await page.getByRole('link', { name: `Packing ${mark}` }).click();
  await page.getByRole('checkbox', { name: 'Money' }).check();
  await roles.save();
  await expect(await roles.find(`Packing ${mark}`)).toContainText('Orders, Money');
  await roles.act(`Packing ${mark}`, 'Delete', { asks: true });
  await expect(roles.row(`Packing ${mark}`)).toHaveCount(0);
});
