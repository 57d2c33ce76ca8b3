import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { placed } from '../../../support/shop/orders.ts';
import { newPhone, sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';
import { moveWallet } from '../../../support/people/wallets.ts';

test('ADM-01 ADM-02 ACC-04 the round of referrals: two friends come by the link, are found, one brings nothing, the other a reward that was held back, in a file, and what who brought them reads @desktop', async ({
  page,
  phone,
  newDevice,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  const referrals = new AdminSection(page, 'referrals');
  const referrer = await newDevice();
  const owner = await signIn(referrer, phone);
  await referrer.request.post('/v1/user', { headers: bearer(owner), data: { firstName: 'Asha', lastName: 'Rao' } });
  const admin = await signIn(page, sandboxAccounts.admin);
  await referrer.goto('/dashboard/referrals');
  const link = referrer.getByText(/\?ref=/u);
  await expect(link).toBeVisible();
  await expect(referrer.getByText('No one has joined with your link yet.')).toBeVisible();
  await referrer.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await referrer.getByRole('button', { name: 'Copy link' }).click();
  await expect(referrer.getByRole('status').filter({ hasText: 'doesn’t allow copying' })).toBeVisible();
  expect(await axe(referrer)).toEqual([]);

  const { pathname, search } = new URL((await link.textContent()) ?? '');
  const [buyer, idler] = [newPhone(), newPhone()];
  const device = await newDevice();
  await device.goto(pathname + search);
  const token = await signIn(device, buyer);
  await device.request.get('/v1/user', { headers: bearer(token) });
  const cookie = `ref=${new URLSearchParams(search).get('ref')}`;
  await page.request.get('/v1/user', { headers: { ...bearer(await signIn(device, idler)), cookie } });
  await referrer.reload();
  const friends = referrer.getByRole('list', { name: 'Friends who joined' }).getByRole('listitem');
  await expect(friends).toContainText(['No paid order yet', 'No paid order yet']);

  // Paid, but sent to the number of who brought them.
  await moveWallet(page, admin, token, { kind: 'credit', amount: 5000, note: 'A gift' });
  await placed(device, token, { paymentMethod: 'wallet', phone });
  await expect(await referrals.find(buyer.slice(3))).toContainText('RefusedSame phone or address as the referrer');
  await referrals.open();
  await referrals.search(phone.slice(3));
  await expect(referrals.row(phone)).toHaveCount(2);
  await referrals.bulk(idler, 'Refuse reward', { asks: true });
  await expect(page.getByText('Reward refused')).toBeVisible();
  await expect(referrals.row(idler)).toContainText('Refused');
  await referrals.bulk(buyer, 'Give the reward', { asks: true });
  await expect(page.getByText('Reward given')).toBeVisible();
  await expect(referrals.row(buyer)).toContainText('Rewarded');
  await expect(referrals.row(buyer)).toContainText('₹100');
  // What is given stays.
  await referrals.bulk(buyer, 'Refuse reward', { asks: true });
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  const people = referrals.row(buyer).getByRole('link');
  await expect(people).toHaveText([buyer, 'Asha Rao']);
  // A number stays in one line, however narrow the table gets.
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await people.first().evaluate((link) => link.getClientRects().length)).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: /^Rewarded/u }).click();
  await referrals.search(phone.slice(3));
  await expect(referrals.row(phone)).toHaveCount(1);
  expect(await referrals.exportedRecords()).toMatchObject([
    { Phone: `'${phone}`, 'Friend’s phone': `'${buyer}`, Status: 'rewarded', Reward: '100' },
  ]);

  await referrer.reload();
  await expect(referrer.getByText('₹100 earned so far.')).toBeVisible();
  await expect(friends).toContainText(['No reward for this friend', '₹100 earned']);
  await referrer.goto('/dashboard/wallet');
  await expect(referrer.getByRole('region', { name: 'Balance' })).toContainText('₹100');
});

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
