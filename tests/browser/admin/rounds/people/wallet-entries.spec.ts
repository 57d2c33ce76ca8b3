import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';
import { moveWallet } from '../../../support/people/wallets.ts';

test('ADM-01 ADM-02 ACC-05 the round of wallet entries: found by their owner, narrowed by reason and day, with who did it, in a file, leading to the account, and nothing to change @desktop', async ({
  page,
  phone,
}) => {
  const number = phone.slice(3);
  const entries = new AdminSection(page, 'wallet-entries');
  const owner = await signIn(page, phone);
  const named = { headers: { authorization: `Bearer ${owner}` }, data: { firstName: 'Asha', lastName: 'Rao' } };
  await page.request.post('/v1/user', named);
  const admin = await signIn(page, sandboxAccounts.admin);
  await moveWallet(page, admin, owner, { kind: 'credit', amount: 300, note: 'The parcel came late' });
  await moveWallet(page, admin, owner, { kind: 'debit', amount: 120, note: 'Credited, but twice' });

  await entries.open();
  await entries.search(number);
  await expect(entries.row(phone)).toHaveCount(2);
  await entries.filter('Reason', 'Debit by an admin');
  await expect(entries.row(phone)).toHaveCount(1);
  await expect(entries.row(phone)).toContainText('Credited, but twice');
  await expect(entries.row(phone)).toContainText('−₹120₹180');
  await entries.showColumn('By');
  await expect(entries.row(phone)).toContainText(sandboxAccounts.admin);
  const links = page.getByRole('main').getByRole('row').getByRole('link');
  await expect(links).toHaveText(['Asha Rao']);
  expect(await axe(page)).toEqual([]);
  expect(await links.evaluate(spaceAround)).toBeGreaterThanOrEqual(4);

  const moved = { Amount: '-120', 'Balance after': '180', Reason: 'debit', Order: '', Note: 'Credited, but twice' };
  const told = { Name: 'Asha Rao', Phone: `'${phone}`, By: `'${sandboxAccounts.admin}`, At: expect.any(String) };
  expect(await entries.exportedRecords()).toEqual([{ ...moved, ...told }]);
  await entries.days('Date', '', '2020-01-01');
  await expect(page.getByText('No entries match')).toBeVisible();
  await page.goBack();
  await links.click();
  await expect(page).toHaveURL(/\/dashboard\/accounts\/[\w-]+$/u);
  await expect(page.getByText(phone)).toBeVisible();
});

/** How far the words of a cell stand from its upper and lower line, in pixels. */
function spaceAround(part: HTMLElement | SVGElement): number {
  const cell = part.closest('td');
  if (!cell) throw new Error('No cell of a table');
  const words = document.createRange();
  words.selectNodeContents(cell);
  const [inner, outer] = [words.getBoundingClientRect(), cell.getBoundingClientRect()];
  return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
}
