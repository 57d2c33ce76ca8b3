import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { wronglyPaid } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('SEC-05 ADM-09 a payment that does not match its order is counted, seen by both sides, and accepted @desktop', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id, number, total } = await wronglyPaid(visitor, 'less');
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  await visitor.goto(`/dashboard/orders/${id}`);
  const words = `We received ${rupees(total - 1)} instead of ${rupees(total)}. We'll settle it within 2 working days.`;
  await expect(visitor.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible();
  expect(await axe(visitor)).toEqual([]);
  await signInAdmin(page);
  await page.goto('/dashboard/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payments to settle/u })
    .click();
  await page.getByRole('link', { name: number }).click();
  const money = page.getByRole('region', { name: 'Payment doesn’t match' });
  await expect(money).toContainText(`${rupees(total - 1)}, ₹1 too little`);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooNarrow(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await money.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A rupee is no matter');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  const bears = dialog.getByRole('combobox');
  await expect(bears).toHaveAttribute('aria-invalid', 'true');
  await bears.selectOption({ label: 'Yes, accept ₹1 less' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('accepted on');
  await expect(money).toBeHidden();
  await visitor.goto(`/dashboard/orders/${id}`);
  await expect(visitor.getByText('Paid', { exact: true })).toBeVisible();
});

test('SEC-05 of two admins the first sends the money back, and the second is refused @desktop', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  const { id } = await wronglyPaid(visitor, 'more');
  await signInAdmin(page);
  const second = await page.context().newPage();
  for (const desk of [page, second]) {
    await desk.goto(`/dashboard/orders/${id}`);
    await desk.getByRole('button', { name: 'Refund it' }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not what was asked for');
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Refund it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('refunded on');
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund it' }).click();
  await expect(dialog.getByRole('status')).toContainText('This payment is already settled');
  await visitor.goto(`/dashboard/orders/${id}`);
  await expect(visitor.getByRole('main')).toContainText(/Being refunded|Refunded/u);
});
