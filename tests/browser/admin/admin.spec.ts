import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('ADM-01 ADM-02 ADM-09 on a phone the desk has its bar, figures, cards and form; a list that fails is asked for again @phone', async ({
  page,
  watch,
}) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Revenue per day' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard shortcuts' }).getByRole('link')).not.toHaveCount(0);
  expect(await tooNarrow(page, [320, 390])).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axe(page)).toEqual([]);

  watch.expectProblem(/status of 422/u);
  const refused = { type: '/problems/invalid-input', title: 'Not now', status: 422, instance: 'round' };
  await page.route('**/v1/user/all?**', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json: refused }),
  );
  // Other tests have opened accounts too.
  await page.goto('/dashboard/accounts?q=9000000002');
  await expect(page.getByText('Couldn’t load the accounts')).toBeVisible();
  await page.unroute('**/v1/user/all?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '+919000000002' }).first()).toBeVisible();
  expect(await tooNarrow(page, [320, 390])).toEqual([]);

  await page.goto('/dashboard/wallet/new');
  await expect(page.getByLabel('Amount')).toBeVisible();
  expect(await tooNarrow(page, [320, 390])).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('ADM-02 the code of a menu comes with the first press on one, which opens it; with shift all rows between two are picked; a head sorts by mouse and keys, and the address says so @desktop', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/shop?sort=name');
  const columns = page.getByRole('button', { name: 'Columns' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(fetched.filter((path) => /(?:DropdownMenu|\/record-form)-.*\.js$/u.test(path))).toEqual([]);
  await columns.press('Enter');
  await expect(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(columns).toBeFocused();

  const boxes = page.getByRole('table').getByRole('row').getByRole('checkbox');
  const picked = page.getByRole('region', { name: 'Selected products' });
  await boxes.nth(2).check();
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await expect(picked).toContainText('4 products selected');
  await expect(boxes.nth(4)).toBeChecked();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(picked).toContainText('1 product selected');
  await expect(boxes.first()).toHaveJSProperty('indeterminate', true);
  await boxes.first().check();
  await expect(boxes.last()).toBeChecked();
  await boxes.first().uncheck();
  await expect(picked).toHaveCount(0);

  const head = page.getByRole('columnheader', { name: 'Price' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=price/u);
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-price/u);
  await expect(page.getByRole('columnheader', { name: 'Product', exact: true })).toHaveAttribute(
    'aria-sort',
    'none',
  );
});

test('ADM-02 a menu whose code does not come says so, the list stays, and it can be tried again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/Failed to load resource|dynamically imported module/u);
  await signIn(page, sandboxAccounts.admin);
  await page.route(/\/assets\/DropdownMenu-.*\.js$/u, (route) => route.abort());
  await page.goto('/dashboard/shop');
  await page.getByRole('button', { name: 'Columns' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'Couldn’t load this.' });
  await expect(lost).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.unrouteAll();
  await lost.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
});
