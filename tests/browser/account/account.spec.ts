import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { tooNarrow } from '../support/looks.ts';
import { letCodeAge } from '../support/shop/shop-database.ts';
import { newestCode, signIn } from '../support/people/sign-in.ts';
import { address, post } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

const password = 'neem leaves at dawn';

test('SES-05 ACC-01 a shopper registers with a password, which never leaves the browser, and signs in with it @desktop', async ({
  page,
  phone,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/register');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Mobile number').fill(phone.slice(3));
  const email = `asha${phone.slice(3)}@example.in`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('6 digit code').fill(await newestCode(page, phone));
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('definition').filter({ hasText: email })).toContainText('isn’t confirmed yet');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await page.getByRole('tab', { name: 'With a password' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Mobile number or e-mail')).toBeFocused();
  await page.getByLabel('Mobile number or e-mail').fill(phone.slice(3));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('password don’t match')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  expect(sent.filter((text) => text.includes('neem'))).toEqual([]);
});

test('ACC-01 ACC-06 the profile saves a name, signs other devices out and downloads the person’s data @desktop', async ({
  page,
  phone,
  newDevice,
  shop,
}) => {
  const other = await newDevice();
  for (const device of [other, other, page]) {
    await signIn(device, phone);
    await letCodeAge(shop, phone);
  }
  await page.goto('/dashboard/profile');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Asha Rao')).toBeVisible();
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
  const questions = page.getByRole('checkbox', { name: 'Questions about what I bought' });
  const areWanted = await questions.isChecked();
  await questions.click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(questions).toBeChecked({ checked: !areWanted });
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/u);
});

test('ACC-06 an account is deleted with a code, and its owner is a visitor again @phone', async ({
  page,
  phone,
  watch,
}) => {
  await signIn(page, phone);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Send code to delete' }).click();
  await page.getByLabel('6 digit code').waitFor();
  // The token that the logout would revoke went with the account.
  watch.expectProblem(/status of 426/u);
  await page.getByLabel('6 digit code').fill(await newestCode(page, phone));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out!').first()).toBeVisible();
});

test('ACC-02 an address is added, changed and removed @phone', async ({ page, phone }) => {
  const token = await signIn(page, phone);
  await page.goto('/dashboard/address');
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Pincode').fill('560066');
  await expect(page.getByLabel('City or town')).toHaveValue('Bengaluru');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Flat or house number, building').fill('4B, Palm Residency');
  await page.getByLabel('Mobile number for the courier').fill(phone.slice(3));
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/dashboard/address');
  await page.getByRole('link', { name: /^Change 4B/u }).click();
  await page.getByLabel('Flat or house number, building').fill('7, Lake Road');
  await post(page, '/v1/user/address', token, { ...address, line1: '9, Hill Road' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('7, Lake Road, Bengaluru, Karnataka 560066')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make default: 9, Hill Road' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '9, Hill Road' })).toContainText('Default');
  for (const place of ['7, Lake', '9, Hill']) {
    await page.getByRole('button', { name: `Remove ${place}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(place)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
});

test('ACC-02 SES-05 a part that couldn’t be loaded says so below its heading, and nothing is said about a password @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 400/u);
  await signIn(page, phone);
  const problem = { type: '/problems/malformed-request', title: 'No', status: 400 };
  for (const path of ['*/v1/user/address', '*/v1/user/account']) {
    const headers = { 'content-type': 'application/problem+json' };
    await answerInstead(page, path, () => ({ status: 400, headers, json: problem }));
  }
  await page.goto('/dashboard/address');
  const notice = page.getByText('Couldn’t load your addresses. They’re safe. Try again.');
  await expect(notice).toBeVisible();
  const heading = await page.getByRole('heading', { name: 'Addresses' }).boundingBox();
  const trouble = await notice.boundingBox();
  expect((trouble?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeGreaterThan(30);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Couldn’t load your devices. Try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set a new password' })).toBeVisible();
});

test('RTE-03 RTE-04 a part whose code couldn’t be loaded can be retried @desktop', async ({
  page,
  phone,
  watch,
}) => {
  await signIn(page, phone);
  watch.expectProblem(/ERR_FAILED|dynamically imported/u);
  await page.route('**/assets/AddressSection-*.js', (route) => route.abort());
  await page.goto('/dashboard/address');
  await expect(page.getByRole('heading', { name: 'Couldn’t load this section' })).toBeVisible();
  await page.unroute('**/assets/AddressSection-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
});
