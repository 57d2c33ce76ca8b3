import { axeInFourThemes, cleanInFourThemes } from './support/looks.ts';
import { sandboxAccounts, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('ADM-08 MEM-08 a membership that an admin grants is there when the shopper looks @desktop', async ({
  page,
  phone,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const shopper = await context.newPage();
  await signIn(shopper, phone);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/premium-users/new');
  await page.getByLabel('Mobile number').fill(phone.slice(3));
  await page.getByLabel('Months').fill('3');
  await page.getByLabel('Why').fill('Delivery came late');
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Member until')).toBeVisible();
  await shopper.goto('/dashboard/membership');
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'You are not in the Bliss Club' })).toHaveCount(0);
  await context.close();
});

test('ADM-08 a person is found by their number, noted of, and blocked with a reason, which ends their session at once @desktop', async ({
  page,
  phone,
}) => {
  const authorization = `Bearer ${await signIn(page, phone)}`;
  await signIn(page, sandboxAccounts.admin);
  await page.goto(`/dashboard/accounts?q=${phone.slice(3)}`);
  await page.getByRole('link', { name: phone }).first().click();
  await page.getByLabel('Add a note').fill('Calls before noon');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Is deleted when you save')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is noted.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Blocked' }).click();
  await page.getByLabel('Why').fill('Refuses every parcel');
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const call = await page.request.get('/v1/user', { headers: { authorization } });
  expect(call.status()).toBe(426);
});
