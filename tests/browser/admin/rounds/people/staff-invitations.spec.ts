import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { newestLink, newPhone, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-01 STF-01 ADM-50 the round of invitations: sent by mail, accepted, and whoever came sees only their work; Ctrl+K opens what they may open @desktop', async ({
  page,
  visitor,
  mark,
}) => {
  const call = await signInAdmin(page);
  await call('POST', '/v1/admin/staff-roles', { name: `Packing ${mark}`, permissions: ['orders'] });
  const invitations = new AdminSection(page, 'staff-invitations');
  const email = `${mark.toLowerCase()}@example.in`;
  await invitations.open('/new');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'May do' }).selectOption(`Packing ${mark}`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Invitation sent.', { exact: true })).toBeVisible();
  await expect(await invitations.find(email)).toContainText('Waiting');

  const link = new URL(await newestLink(page, email));
  await signIn(visitor, newPhone());
  await visitor.goto(link.pathname);
  await expect(visitor.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  expect(await axe(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Accept the invitation' }).click();
  await visitor.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect(visitor).toHaveURL(/\/dashboard\/orders$/u);
  const rows = visitor.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');
  await expect(rows).toHaveText(['Orders', 'Draft Orders', 'Returns', 'Sign-in and security', 'Your Profile']);
  await invitations.open(`?q=${email}`);
  await expect(invitations.row(email)).toContainText('Accepted');

  await visitor.keyboard.press('Control+k');
  const palette = visitor.getByRole('dialog', { name: 'Open anything' });
  await expect(palette.getByRole('option')).toHaveCount(5);
  expect(await axe(visitor)).toEqual([]);
  await palette.getByRole('combobox').fill('return');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Returns');
  await palette.getByRole('combobox').press('Enter');
  await expect(visitor).toHaveURL(/\/dashboard\/returns$/u);
  await visitor.goto('/dashboard/coupons');
  await expect(visitor.getByRole('heading', { name: 'Your role doesn’t include this section' })).toBeVisible();
});
