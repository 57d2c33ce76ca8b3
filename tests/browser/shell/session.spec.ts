import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { newestCode, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** What the server answers to a token, asked beside the browser. */
async function standing(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/v1/user`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status;
}

const kept = (page: Page, ...keys: string[]) =>
  page.evaluate((wanted) => wanted.map((key) => localStorage.getItem(key)), keys);

const nameOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function logOutOffline(page: Page, phone: string): Promise<string> {
  const token = await signIn(page, phone);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await page.waitForSelector('html[data-promotions=there]');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out!').first()).toBeVisible();
  return token;
}

test('SES-02 a profile that the server fails to give is told in words, and a press tries again @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 500/u);
  await signIn(page, phone);
  let isFailing = true;
  await page.route('**/v1/user', (route) => {
    if (!isFailing) return route.continue();
    const problem = { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 };
    return route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem });
  });
  await page.goto('/dashboard/profile');
  // The call itself is tried again after 1, 2 and 4 s.
  await expect(page.getByRole('heading', { level: 1, name: 'Couldn’t load your profile' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await axe(page)).toEqual([]);
  isFailing = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
});

test('SEC-06 a logout without a connection leaves nothing that opens an account, and is carried out when it is back @desktop', async ({
  page,
  context,
  phone,
  shop,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|Unable to preload/u);
  const token = await logOutOffline(page, phone);
  const name = nameOf(token);
  expect(await kept(page, 'auth_token', 'user_data', 'pending_logouts')).toEqual([
    null,
    null,
    JSON.stringify([name]),
  ]);
  const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
  expect(everything).not.toContain(token);
  expect([await standing(shop.url, token), await standing(shop.url, name)]).toEqual([200, 426]);
  await context.setOffline(false);
  await expect.poll(() => standing(shop.url, token), { timeout: 20_000 }).toBe(426);
  await expect.poll(() => kept(page, 'pending_logouts')).toEqual([null]);
});

test('SEC-06 a logout without a connection is carried out at the next visit, also by whoever signs in then @phone', async ({
  page,
  context,
  phone,
  shop,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|Unable to preload/u);
  const token = await logOutOffline(page, phone);
  expect(await standing(shop.url, token)).toBe(200);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  const other = await signIn(later, phone.replace('+917', '+918'));
  await later.goto('/');
  await expect.poll(() => standing(shop.url, token)).toBe(426);
  await expect.poll(() => kept(later, 'pending_logouts')).toEqual([null]);
  expect(await standing(shop.url, other)).toBe(200);
});

test('SEC-06 what the device remembers of a person has no number and no e-mail, whatever was kept before @desktop', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED/u);
  const email = `asha${phone.slice(3)}@example.in`;
  const number = phone.slice(3);
  const remembered = async () => (await kept(page, 'user_data'))[0] ?? '';
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('6 digit code').fill(await newestCode(page, phone));
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('definition').filter({ hasText: number.slice(0, 5) })).toBeVisible();
  expect(JSON.parse(await remembered())).toMatchObject({ role: 'customer', firstName: null });

  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('6 digit code').fill(await newestCode(page, email));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect.poll(remembered).toContain('Asha');
  expect(await remembered()).not.toMatch(new RegExp(`phone|email|@|${phone.slice(-10)}`, 'u'));

  const old = JSON.stringify({ ...(JSON.parse(await remembered()) as object), phone, email });
  await page.evaluate((value) => localStorage.setItem('user_data', value), old);
  // Without the server's word what an older version kept is mended all the same.
  await page.route('**/v1/user', (route) => route.abort());
  await page.goto('/about');
  await expect.poll(remembered).not.toMatch(new RegExp(`phone|email|@|${phone.slice(-10)}`, 'u'));
  expect(await remembered()).toContain('Asha');
  const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
  expect([everything.includes(number), everything.includes(email)]).toEqual([false, false]);
});
