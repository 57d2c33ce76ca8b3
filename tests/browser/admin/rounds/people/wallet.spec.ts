import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';
import { moveWallet } from '../../../support/people/wallets.ts';

test('ADM-01 ADM-02 ACC-05 the round of wallets: refused, credited, debited, never below zero, found, in a file, and what their owner reads @desktop', async ({
  page,
  phone,
  newDevice,
  watch,
}) => {
  watch.expectProblem(/status of (?:409|422)/u);
  const number = phone.slice(3);
  const wallets = new AdminSection(page, 'wallet');
  const why = page.getByLabel('Reason', { exact: true });
  const amount = page.getByLabel('Amount');
  const owner = await newDevice();
  await signIn(owner, phone);
  await signIn(page, sandboxAccounts.admin);

  await wallets.open('/new');
  await page.getByLabel('Mobile number').fill('6000000000');
  await amount.fill('250');
  await wallets.refused(page.getByLabel('Mobile number'), /No account has this number/u);
  await page.getByLabel('Mobile number').fill(number);
  await wallets.refused(why, /Please fill this in/u);
  await why.fill('The parcel came late');
  expect(await axe(page)).toEqual([]);
  await wallets.create();
  const moved = page.getByRole('region', { name: 'History' });
  await expect(moved).toContainText('then ₹250');

  await page.getByRole('combobox', { name: 'Action' }).selectOption('Debit');
  await amount.fill('400');
  await why.fill('Credited twice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The wallet balance is too low')).toBeVisible();
  await amount.fill('100');
  await wallets.save();
  await expect(moved).toContainText('then ₹150');
  await expect(moved).not.toContainText('₹400');

  await expect(await wallets.find(number)).toContainText('₹150');
  const columns = { Name: '', Phone: `'${phone}`, Balance: '150', 'Last activity': expect.any(String) };
  expect(await wallets.exportedRecords()).toEqual([columns]);
  await wallets.open(`?filled=false&q=${number}`);
  await expect(page.getByText('No wallets match')).toBeVisible();

  await owner.goto('/dashboard/wallet');
  await expect(owner.getByRole('region', { name: 'Balance' })).toContainText('₹150');
  await expect(owner.getByRole('list', { name: 'Activity' }).getByRole('listitem')).toContainText([
    /^Deducted by the shopCredited twice.*₹100Balance ₹150$/u,
    /^Added by the shopThe parcel came late.*₹250Balance ₹250$/u,
  ]);
  expect(await tooNarrow(owner)).toEqual([]);
  expect(await axe(owner)).toEqual([]);
});

test('ACC-05 on a phone the balance of a wallet stands before what changes it @phone', async ({ page, phone }) => {
  const wallets = new AdminSection(page, 'wallet');
  const owner = await signIn(page, phone);
  const named = { headers: { authorization: `Bearer ${owner}` }, data: { firstName: 'Asha', lastName: 'Rao' } };
  await page.request.post('/v1/user', named);
  const admin = await signIn(page, sandboxAccounts.admin);
  await moveWallet(page, admin, owner, { kind: 'credit', amount: 250, note: 'The parcel came late' });
  await (await wallets.find(phone)).getByRole('link').click();
  const placeOf = async (title: string) => (await page.getByRole('region', { name: title }).boundingBox())?.y ?? 0;
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹250');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Asha Rao (${phone})`);
  expect(await placeOf('Balance')).toBeLessThan(await placeOf('Credit or debit'));
});
