import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { moveWallet } from '../../support/people/wallets.ts';

test('ADM-01 ADM-02 ADM-10 the round of the audit log: found by kind, by a word and by whose it is, before and after, in a file, and nothing to change @desktop', async ({
  page,
  phone,
  mark,
}) => {
  const changes = new AdminSection(page, 'audit');
  const owner = await signIn(page, phone);
  const admin = await signIn(page, sandboxAccounts.admin);
  await moveWallet(page, admin, owner, { kind: 'credit', amount: 250, note: `Late, says ${mark}` });
  await moveWallet(page, admin, owner, { kind: 'debit', amount: 90, note: `Twice, says ${mark}` });

  await changes.open();
  await changes.showColumn('Reason');
  await changes.search(mark);
  const rows = changes.row(mark);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Wallet debited');
  await expect(rows.first()).toContainText(/Balance\s*₹250\s*₹160/u);
  await expect(rows.last()).toContainText(/Balance\s*₹0\s*₹250/u);
  await expect(rows.first()).toContainText(phone);
  await expect(rows.last()).toContainText(sandboxAccounts.admin);
  expect(await axe(page)).toEqual([]);

  expect(await changes.exportedRecords()).toMatchObject([
    {
      action: 'debited',
      subject: `'${phone}`,
      reason: `Twice, says ${mark}`,
      before: '{"balance":250}',
      after: '{"balance":160}',
    },
    {
      action: 'credited',
      subject: `'${phone}`,
      reason: `Late, says ${mark}`,
      before: '{"balance":0}',
      after: '{"balance":250}',
    },
  ]);

  await page.getByRole('button', { name: 'When' }).click();
  await expect(rows.first()).toContainText('Wallet credited');
  await changes.filter('Kind', 'Wallet');
  await expect(rows).toHaveCount(2);
  await changes.search(phone.slice(3));
  await expect(rows).toHaveCount(2);
  // What was done can only be read.
  const main = page.getByRole('main');
  await expect(main.getByRole('row').getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('row').getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Actions/u })).toHaveCount(0);
  await changes.filter('Kind', 'Coupon');
  await expect(page.getByText('No changes match')).toBeVisible();
});
