import { keptCart } from './support/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from './support/looks.ts';
import { sandboxAccounts, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const sidebars = {
  customer: ['Your Profile', 'Addresses', 'Orders', 'Membership', 'Prescriptions', 'Subscriptions', 'Referrals'],
  prescriber: ['Your Profile', 'Manage Prescriptions', 'Create Prescription'],
  admin: [
    'Your Profile',
    'Manage Products',
    'Accounts',
    'Premium Users',
    'Orders',
    'Coupons',
    'Popup Settings',
    'Bundles',
    'Banners',
    'View Prescriptions',
    'Manage Reels',
    'Manage Blogs',
    'Payment Gateway',
    'Wallet',
    'Instagram',
  ],
} as const;

for (const role of ['customer', 'prescriber', 'admin'] as const) {
  test(`CHR-03 the sidebar of a ${role} has that role's sections @desktop`, async ({ page }) => {
    await signIn(page, sandboxAccounts[role]);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(sandboxAccounts[role]);
    await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
      ...sidebars[role],
    ]);
    await expect(page.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('aria-current', 'page');
  });
}

test('RTE-04 another role’s section is not allowed, an unknown one is not there, an empty one says so @phone', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.customer);
  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('heading', { level: 1, name: 'This is not yours to open' })).toBeVisible();
  await page.goto('/dashboard/treasure');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing buried here.' })).toBeVisible();
  await page.goto('/dashboard/referrals');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeVisible();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
});

test('CHR-03 SES-03 CHR-11 Logout ends the session, says so and leads home @desktop', async ({ page, phone }) => {
  await signIn(page, phone);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out!').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(null);
});

test('MEM-08 the membership’s page leads a shopper in, and tells a member what it saves', async ({
  page,
  phone,
}) => {
  await signIn(page, phone);
  await page.goto('/dashboard/membership');
  await expect(page.getByRole('region', { name: 'You are not in the Bliss Club' })).toBeVisible();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.getByRole('button', { name: 'Join The Bliss Club' }).click();
  await expect(page).toHaveURL(/\/checkout$/u);
  await expect.poll(() => keptCart(page)).toEqual({ 'bliss-club': 1 });
  await page.route('**/v1/user/membership', (route) =>
    route.fulfill({ json: { isActive: true, expiresAt: '2027-11-04T04:30:00.000Z', savings: 1240 } }),
  );
  await page.goto('/dashboard/membership');
  const club = page.getByRole('region', { name: 'You are in the Bliss Club' });
  await expect(club).toContainText('Member until 4 November 2027');
  await expect(club).toContainText('₹1,240');
});
