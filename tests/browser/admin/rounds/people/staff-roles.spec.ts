import type { Page } from '@playwright/test';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { newPhone, sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { ordered } from '../../../support/shop/orders.ts';
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

/** A new admin in the second browser, and how an owner gives them another role: with these permissions. */
async function admin(page: Page, visitor: Page, mark: string) {
  const call = await signInAdmin(page);
  const phone = newPhone();
  await signIn(visitor, phone);
  const found = (await call('GET', `/v1/user/all?q=${phone.slice(3)}`)) as { items: { id: string }[] };
  let roles = 0;
  return async (...permissions: readonly string[]) => {
    roles += 1;
    const made = await call('POST', '/v1/admin/staff-roles', { name: `Role ${roles} ${mark}`, permissions });
    const { id: staffRoleId } = made as { id: string };
    await call('POST', `/v1/admin/accounts/${found.items[0]?.id ?? ''}/role`, { role: 'admin', staffRoleId });
  };
}

test('STF-01 ADM-01 who loses a permission while filling in a form is told, keeps what was typed, and has a menu without it @desktop', async ({
  page,
  visitor,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 403/u);
  const call = await signInAdmin(page);
  const roleOf = async (name: string, ...permissions: readonly string[]) =>
    (await call('POST', '/v1/admin/staff-roles', { name: `${name} ${mark}`, permissions })) as { id: string };
  const floor = await roleOf('Floor', 'orders', 'promotions');
  const packing = await roleOf('Packing', 'orders');
  const phone = newPhone();
  await signIn(visitor, phone);
  const found = (await call('GET', `/v1/user/all?q=${phone.slice(3)}`)) as { items: { id: string }[] };
  const give = async (body: object) => call('POST', `/v1/admin/accounts/${found.items[0]?.id ?? ''}/role`, body);
  await give({ role: 'admin', staffRoleId: floor.id });

  await visitor.goto('/dashboard/coupons/new');
  const code = visitor.getByLabel('Code', { exact: true });
  await code.fill('TYPED10');
  const menu = visitor.getByRole('navigation', { name: 'Dashboard', exact: true });
  await expect(menu.getByRole('link', { name: 'Coupons' })).toBeVisible();
  await give({ role: 'admin', staffRoleId: packing.id });
  await visitor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(visitor.getByText('You can’t save this any more')).toBeInViewport();
  await expect(visitor.getByText('An owner of the shop has changed your role.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  await expect(code).toHaveValue('TYPED10');
  expect(await axe(visitor)).toEqual([]);

  // Where nothing was typed, the section makes way, in the same words.
  await give({ role: 'admin', staffRoleId: floor.id });
  const counted = visitor.waitForResponse('**/v1/admin/work');
  await visitor.goto('/dashboard/coupons');
  await expect(visitor.getByText(/^1 to \d+ of/u)).toBeVisible();
  // A call that is refused on its way would tell of the change first.
  await counted;
  await give({ role: 'customer' });
  await visitor.getByRole('searchbox').first().fill('nothing like it');
  await expect(visitor.getByRole('heading', { name: 'This section is for admins' })).toBeVisible();
  await expect(visitor.getByText('An owner of the shop has changed your role.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
});

test('STF-01 who may no longer refund while an order is open loses the button with the first refusal; who has typed a note to a refund keeps it to copy it, and has no button that refunds @desktop', async ({
  page,
  visitor,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 403/u);
  const { id } = await ordered(page, 'pack', 'ship', 'deliver');
  const give = await admin(page, visitor, mark);
  await give('orders', 'money');
  await visitor.goto(`/dashboard/orders/${id}`);
  const refund = visitor.getByRole('button', { name: 'Partial refund' });
  await refund.click();
  const dialog = visitor.getByRole('dialog');
  await give('orders');
  await dialog.getByRole('button', { name: /^Increase quantity of/u }).click();
  await expect(refund).toHaveCount(0);
  await expect(visitor.getByRole('heading', { level: 1, name: /^Order M/u })).toBeVisible();

  await give('orders', 'money');
  await visitor.reload();
  await refund.click();
  await dialog.getByLabel('Note').fill('One bottle leaked');
  await give('orders');
  await dialog.getByRole('button', { name: /^Increase quantity of/u }).click();
  await expect(dialog.getByText('Your role no longer includes money.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send refund' })).toBeDisabled();
  await expect(dialog.getByLabel('Note')).toHaveValue('One bottle leaked');
  expect(await axe(visitor)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(visitor.getByText('Your role has changed')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(refund).toHaveCount(0);
  await visitor.getByRole('button', { name: 'More actions' }).click();
  await expect(visitor.getByRole('menuitem')).not.toHaveCount(0);
  await expect(visitor.getByRole('menuitem', { name: /refund|money/iu })).toHaveCount(0);
});

test('STF-01 a day that was only picked in a calendar keeps its form on the page as well @desktop', async ({
  page,
  visitor,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 403/u);
  const give = await admin(page, visitor, mark);
  await give('promotions');
  await visitor.goto('/dashboard/campaigns/new');
  await visitor.getByRole('button', { name: 'Choose a day' }).first().click();
  await visitor.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  const starts = visitor.locator('main input[type=datetime-local]').first();
  await expect(starts).not.toHaveValue('');
  const chosen = await starts.inputValue();
  await give('orders');
  await visitor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(visitor.getByText('You can’t save this any more')).toBeVisible();
  await expect(starts).toHaveValue(chosen);
});
