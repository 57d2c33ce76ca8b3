import { SignInForm } from '../pages/sign-in.page.ts';
import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, keptCart, lines, storeCart } from '../support/shop/carts.ts';
import { letCodeAge, letStrangersAsk } from '../support/shop/shop-database.ts';
import { newestCode, newestLink, newPhone, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('SES-04 SES-08 a visitor signs in with the code from the sandbox messages, which are legible; a number that is none is refused in place and kept, and one can be changed on the way @phone', async ({
  page,
  phone,
}) => {
  const form = new SignInForm(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(form.phone).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await form.phone.fill('12345');
  await form.send.click();
  await expect(page.getByText('Enter a 10 digit mobile number that starts with 6, 7, 8 or 9')).toBeVisible();
  await expect(form.phone).toBeFocused();
  await expect(form.phone).toHaveValue('12345');
  expect(await axe(page, { within: 'main' })).toEqual([]);

  const other = newPhone();
  await form.askFor(other);
  await form.changeNumber.click();
  await expect(form.phone).toHaveValue(`${other.slice(3, 8)} ${other.slice(8)}`);
  await form.askFor(phone);
  await expect(form.code).toBeFocused();
  await expect(page.getByText(`Code sent to +91 ${phone.slice(3, 8)} ${phone.slice(8)}`)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const [messages] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Read your code in the sandbox messages' }).click(),
  ]);
  const code = await newestCode(page, phone);
  await expect(messages.getByText(code).first()).toBeVisible();
  expect(await axe(messages), 'the outbox').toEqual([]);
  await messages.close();

  await form.code.fill(code);
  await expect(page).toHaveURL('/dashboard/profile');
});

test('SES-04, SES-05 ACC-01 registering takes a name and a code, no password unless one is wanted, and an e-mail that a link confirms @desktop', async ({
  page,
  phone,
}) => {
  const email = `${phone.slice(1)}@example.in`;
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('E-mail').fill(email);
  await new SignInForm(page).complete(phone);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.goto(await newestLink(page, email));
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('SEC-03 a number that strangers keep asking codes for gets a longer one, and its owner in @phone', async ({
  page,
  phone,
  shop,
}) => {
  await letStrangersAsk(shop, phone);
  const form = new SignInForm(page);
  await page.goto('/login');
  await form.phone.fill(phone.slice(3));
  await form.send.click();
  const code = page.getByLabel('10 digit code');
  await expect(code).toBeFocused();
  expect(await axe(page)).toEqual([]);
  const digits = await newestCode(page, phone);
  await code.fill(digits.slice(0, 9));
  await expect(code).toHaveValue(digits.slice(0, 9));
  await page.keyboard.type(digits.slice(9));
  await expect(page).toHaveURL('/dashboard/profile');
});

test('SEC-03 a shop that can send no codes says when to try again, and the way by password @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 503/u);
  const problem = { type: '/problems/codes-unavailable', title: 'We can’t send codes right now', status: 503 };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '300' };
  await answerInstead(page, '*/v1/user/otp/send', () => ({ status: 503, headers, json: problem }));
  const form = new SignInForm(page);
  await page.goto('/login');
  await form.phone.fill(phone.slice(3));
  await form.send.click();
  await expect(
    page.getByText(/^We can’t send codes right now\. Try again in [45]:\d\d, or sign in with your password\.$/u),
  ).toBeVisible();
  await expect(form.phone).toHaveValue(`${phone.slice(3, 8)} ${phone.slice(8)}`);
  expect(await axe(page)).toEqual([]);
  await form.changeNumber.click();
  await expect(form.phone).toBeEnabled();
});

test('SES-04 PHN-01 the keyboard alone signs in; a wrong code says how many tries are left, and after a reload the right one still works @desktop', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 4\d\d/u);
  const form = new SignInForm(page);
  await page.goto('/login');
  await form.phone.focus();
  await page.keyboard.type(phone.slice(3));
  await page.keyboard.press('Enter');
  await expect(form.code).toBeFocused();
  const code = await newestCode(page, phone);
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await expect(form.code).toHaveAttribute('aria-invalid', 'true');
  await expect(form.code).toHaveValue('');
  await expect(form.code).toBeFocused();
  await expect(page.getByText('That isn’t the code we sent. 4 tries left').first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(`Code sent to +91 ${phone.slice(3, 8)} ${phone.slice(8)}`)).toBeVisible();
  await expect(form.code).toBeFocused();
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/dashboard/profile');
  expect(await page.evaluate(() => sessionStorage.getItem('sign_in_progress'))).toBeNull();
});

test('SES-04 RTE-04 signed out, the dashboard leads to sign-in and back to where one wanted to go; another code may be asked for after 30 s, and it is the one that counts; signed in, sign-in leads to the profile @desktop', async ({
  page,
  phone,
  shop,
}) => {
  const form = new SignInForm(page);
  await page.clock.install();
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Forders');
  await form.askFor(phone);
  const first = await newestCode(page, phone);
  await expect(page.getByRole('button', { name: /^Send the code again in 0:/u })).toBeDisabled();
  await letCodeAge(shop, phone);
  await page.clock.fastForward(29_000);
  const again = page.getByRole('button', { name: 'Send the code again', exact: true });
  await expect(again).toBeEnabled();
  await again.click();
  await expect(page.getByRole('button', { name: /^Send the code again in 0:/u })).toBeDisabled();
  await expect.poll(() => newestCode(page, phone)).not.toBe(first);
  await form.code.fill(await newestCode(page, phone));
  await expect(page).toHaveURL('/dashboard/orders');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/profile');
});

test('CRT-11 signing in brings the two carts together @phone', async ({ page, phone }) => {
  const token = await signIn(page, phone);
  await storeCart(page, token, { ...lines.sleep, quantity: 2 });
  await fillCart(page, { ...lines.sleep, quantity: 9 }, lines.peace);
  await page.goto('/shop');
  await expect.poll(() => keptCart(page)).toEqual({ 'sleep-mantra': 10, 'peace-mantra': 1 });
});

test('CHR-03 CHR-11 SES-03 a logout says so, leads home, empties this device and keeps the stored cart @desktop', async ({
  page,
  phone,
  watch,
}) => {
  // What is still asked for when the session ends is refused, and the browser writes a line about it.
  watch.expectProblem(/status of (?:401|426)/u);
  const token = await signIn(page, phone);
  await storeCart(page, token, lines.sleep);
  await page.goto('/dashboard/profile');
  await expect.poll(() => keptCart(page)).toEqual({ 'sleep-mantra': 1 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out!').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await keptCart(page)).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  const dead = await page.request.get('/v1/user', { headers: { authorization: `Bearer ${token}` } });
  expect(dead.status()).toBe(426);
});

test('SES-02 SES-07 a dead token leads to sign-in, the cart stays, and one comes back @desktop', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 426/u);
  const token = await signIn(page, phone);
  await storeCart(page, token, lines.sleep);
  await page.goto('/checkout');
  await expect(page.getByText('Verified')).toBeVisible();
  await page.request.post('/v1/user/logout', { headers: { authorization: `Bearer ${token}` } });

  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fcheckout');
  await expect(page.getByText('Please sign in again. Your cart is still here.').first()).toBeVisible();
  expect(await keptCart(page)).toEqual({ 'sleep-mantra': 1 });
});
