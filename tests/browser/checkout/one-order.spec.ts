import { CheckoutPage, startCheckout } from '../pages/checkout.page.ts';
import { axe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('SEC-05 two tabs at the payment of one cart place one order, and the second is led to it @phone', async ({
  page,
  context,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  await (await startCheckout(page, phone)).reachPayment();
  const second = await context.newPage();
  await second.goto('/checkout/payment');
  const orders: string[] = [];
  second.on('response', (response) => {
    const isOrder = response.request().method() === 'POST' && response.url().endsWith('/v1/order');
    if (isOrder) orders.push(String(response.status()));
  });
  const [first, other] = [new CheckoutPage(page), new CheckoutPage(second)];
  const total = await first.total();
  await expect(second.getByRole('button', { name: `Pay ${total}`, exact: true })).toBeEnabled();
  await page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await expect(page.getByRole('region', { name: `Payment of ${total}` })).toBeVisible();
  await second.getByRole('button', { name: `Pay ${await other.total()}`, exact: true }).click();
  await expect(second.getByRole('region', { name: `Payment of ${total}` })).toBeVisible();
  expect(orders).toEqual(['409']);
  expect(await axe(second)).toEqual([]);
});

test('SEC-05 who has too many unpaid orders is told so at the payment, with the way to the first @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  await (await startCheckout(page, phone)).reachPayment();
  await page.route('**/v1/order', async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: '/problems/unpaid-orders',
            title: 'Other orders of yours are waiting for payment',
            status: 409,
            detail: '3 of your orders are waiting for payment. Pay or cancel one of them first.',
            order: { id: '0b8f6c9e-6a3f-4a51-9d7e-2f1c3b5a7d90', number: 'M26-001001' },
          }),
        })
      : route.fallback(),
  );
  const total = await new CheckoutPage(page).total();
  await page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await expect(
    page.getByText('3 of your orders are waiting for payment. Pay or cancel one of them first.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to order M26-001001' })).toHaveAttribute(
    'href',
    '/dashboard/orders/0b8f6c9e-6a3f-4a51-9d7e-2f1c3b5a7d90',
  );
  expect(await axe(page)).toEqual([]);
});
