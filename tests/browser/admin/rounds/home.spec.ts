import { readHome } from '../../../../src/contract/admin/admin-home.calls.ts';
import { answerInstead } from '../../support/answers.ts';
import { axe } from '../../support/accessibility.ts';
import { ordered } from '../../support/shop/orders.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/test.ts';

test('ADM-09 the home counts an order that was just placed, by day as well, and leads to what waits to be packed @desktop', async ({
  page,
  visitor,
}) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/home');
  const orders = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: /^Orders\d/u })
    .locator('dd')
    .first();
  const counted = async () => Number((await orders.innerText()).replaceAll(',', ''));
  const before = await counted();
  await ordered(visitor);
  await page.reload();
  await expect.poll(counted).toBeGreaterThan(before);
  const week = page.getByRole('radio', { name: '7 days', exact: true });
  await choose(week);
  await expect(week).toBeChecked();
  const revenue = page.getByRole('region', { name: 'Revenue per day' });
  await revenue.getByText('Show the numbers').click();
  await expect(revenue.getByRole('table')).toContainText('Cash on delivery');
  const perDay = page.getByRole('region', { name: 'Orders per day' });
  await perDay.getByText('Show the numbers').click();
  await expect(perDay.getByRole('row').last()).toContainText(/[1-9]/u);
  await expect(perDay.getByRole('columnheader')).toHaveText(['Day', 'Orders', 'Previous 7 days']);
  await expect(page.getByRole('region', { name: 'Visits with an order, per day' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const figures = page.getByRole('main').locator('dl').first();
  const widths = await figures.evaluate((list) => [list.clientWidth, list.lastElementChild?.clientWidth]);
  expect(widths[1], 'the last figure has a row of its own').toBe(widths[0]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Orders to pack/u })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('ADM-09 a shop without an order says so in place of empty charts @phone', async ({ page }) => {
  await signIn(page, sandboxAccounts.admin);
  await answerInstead(page, '*/v1/admin?days=*', async (address, sent) => {
    const answer = await fetch(address, { headers: { authorization: sent.get('authorization') ?? '' } });
    const figures = readHome.answer.parse(await answer.json());
    const none = (days: typeof figures.days) =>
      days.map((day) => ({ ...day, prepaid: 0, cash: 0, orders: 0, returns: 0 }));
    return { json: { ...figures, days: none(figures.days), before: none(figures.before) } };
  });
  await page.goto('/dashboard/home');
  for (const name of ['Revenue per day', 'Orders per day', 'Visits with an order, per day']) {
    const card = page.getByRole('region', { name });
    await expect(card).toHaveText(`${name}No orders in this period or the previous one.`);
  }
  expect(await axe(page)).toEqual([]);
});
