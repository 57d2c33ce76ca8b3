import { z } from 'zod';
import { axe } from './support/accessibility.ts';
import { tooNarrow } from './support/looks.ts';
import { ordered, post } from './support/orders.ts';
import { sandboxAccounts, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('ORD-02 ADM-02 an order is found, its label is saved, it is packed; money of one unit goes back to the rupee @desktop', async ({
  page,
}) => {
  const [open, done] = [await ordered(page), await ordered(page, 'pack', 'ship', 'deliver')];
  await signIn(page, sandboxAccounts.admin);
  await page.goto(`/dashboard/orders?q=${open.number}`);
  await page.getByRole('checkbox', { name: open.number }).check();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print labels' }).click();
  expect((await printed).suggestedFilename()).toBe('labels.pdf');
  await page.getByRole('checkbox', { name: open.number }).check();
  await page.getByRole('button', { name: 'Mark packed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark packed' }).click();
  await expect(page.getByText('1 order is packed')).toBeVisible();
  await page.goto(`/dashboard/orders/${open.id}`);
  await page.getByRole('button', { name: 'Hand to the courier' }).click();
  await page.getByRole('textbox', { name: 'Courier' }).fill('India Post');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('EU123456789IN');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('India Post, EU123456789IN')).toBeVisible();
  await page.goto(`/dashboard/orders/${done.id}`);
  await page.getByRole('button', { name: 'Part refund' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Increase|^More|^Add/u }).click();
  await form.getByRole('radio', { name: 'To the wallet' }).click();
  await expect(form.getByText('a credit note is issued')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 640 });
  expect(await form.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight), 'what is out of sight').toBe(
    0,
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 420 });
    await expect(form.getByRole('button', { name: 'Give it back' })).toBeInViewport({ ratio: 1 });
  }
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await form.getByRole('button', { name: 'Give it back' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: /^Credit note/u })).toBeVisible();
});

test('ORD-04 a return is approved, the goods come in, and the shopper sees the money in the wallet @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const shopper = await context.newPage();
  const { id, number, token } = await ordered(shopper, 'pack', 'ship', 'deliver');
  const lines = [{ line: 0, quantity: 1 }];
  const preview = await post(shopper, `/v1/order/${id}/return/preview`, token, { lines });
  const { total } = z.object({ total: z.int() }).parse(preview);
  const wanted = { lines, reason: 'not-wanted', note: '', refundTo: 'wallet', photoIds: [], expectedTotal: total };
  await post(shopper, `/v1/order/${id}/return`, token, wanted);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/returns');
  await page.getByRole('link', { name: number }).click();
  const returns = page.getByRole('region', { name: 'Returns' });
  await returns.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: /^Words to the shopper/u }).fill('The courier comes on Monday');
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Approve' }).click();
  await returns.getByRole('button', { name: 'Goods are here' }).click();
  await question.getByRole('button', { name: 'They are here' }).click();
  await expect(returns.getByText(/^Return (received|refunded): ₹1,4\d\d to the wallet$/u)).toBeVisible();
  await shopper.goto(`/dashboard/orders/${id}`);
  const seen = shopper.getByRole('region', { name: 'Returns' });
  await expect(seen).toContainText('The courier comes on Monday');
  await expect(seen).toContainText(/₹1,4\d\d went to your wallet/u);
  await shopper.goto('/dashboard/wallet');
  await expect(shopper.getByText(/^₹1,4\d\d$/u).first()).toBeVisible();
  await context.close();
});

test('ADM-09 the home counts an order that was just placed, by day as well, and leads to what waits to be packed @desktop', async ({
  page,
  browser,
  baseURL,
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
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await ordered(await context.newPage());
  await context.close();
  await page.reload();
  await expect.poll(counted).toBeGreaterThan(before);
  const week = page.getByRole('radio', { name: '7 days', exact: true });
  await week.check({ force: true });
  await expect(week).toBeChecked();
  await page.getByText('Show the numbers').click();
  await expect(page.getByRole('table', { name: /in numbers$/u })).toContainText('Cash on delivery');
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
