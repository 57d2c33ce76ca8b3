import { letBank } from '../pages/checkout.page.ts';
import { axe } from '../support/accessibility.ts';
import { signIn } from '../support/people/sign-in.ts';
import { ordered, placed } from '../support/shop/orders.ts';
import { tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('ORD-02 an order is found in the list, looked at, ordered again, and cancelled after a question @desktop', async ({
  page,
}) => {
  const { number } = await ordered(page);
  await page.goto('/dashboard/orders');
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('link');
  await expect(row).toContainText(['Order placed']);
  expect(await axe(page)).toEqual([]);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4);
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Sleep Mantra');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('ORD-04 ORD-02 goods are sent back with the refund shown before it is asked for, and a return is taken back @phone', async ({
  page,
}) => {
  const { id } = await ordered(page, 'pack', 'ship', 'deliver');
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('button', { name: /^Increase quantity of Sleep Mantra/u }).click();
  await expect(page.getByText(/^₹1,4\d\d$/u)).toBeVisible();
  await page.getByText('I no longer want it').click();
  await page.getByText('To your wallet').click();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByRole('heading', { name: 'We have your return request' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  const returns = page.getByRole('region', { name: 'Returns' });
  await expect(returns).toContainText('Return requested');
  await returns.getByRole('button', { name: 'Withdraw return' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You keep the items');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw return' }).click();
  await expect(returns).toContainText('Return withdrawn');
  await returns.getByRole('link', { name: 'Return items' }).click();
  await expect(page.getByRole('button', { name: /^Increase quantity of Sleep Mantra/u })).toBeEnabled();
});

test('CHK-10 ORD-02 an order that was left unpaid is paid on its page, also after a payment that failed @phone', async ({
  page,
  phone,
}) => {
  const { id } = await placed(page, await signIn(page, phone), { paymentMethod: 'card' });
  const panel = page.getByRole('region', { name: 'Payment of ₹2,848' });
  for (const answer of ['Decline', 'Pay'] as const) {
    await page.goto(`/dashboard/orders/${id}`);
    await expect(panel.getByRole('button').first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
    // To leave the payment would be to cancel the order; that has its own button, with a question.
    await expect(panel.getByRole('button', { name: /^(?:Choose|Pay) another way/u })).toHaveCount(0);
    await panel
      .getByRole('button', { name: answer === 'Pay' ? 'Pay ₹2,848 again' : 'Open the payment page' })
      .click();
    await letBank(page, answer);
  }
  await page.goto(`/dashboard/orders/${id}`);
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Payment received');
  await expect(panel).toHaveCount(0);
});
