import { OrderPage } from '../pages/order.page.ts';
import { axe } from '../support/accessibility.ts';
import { placed } from '../support/shop/orders.ts';
import { forgetDevice, newPhone, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('CHK-07 the order is shown with what happens next; the summary of a cash order opens, and isn’t called an invoice; a visitor and a stranger do not see it, and an address without one is friendly about it @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 40[14]/u);
  const bottle = { variant: '30 ml', packageType: 'trial', quantity: 1 };
  const { id, number } = await placed(page, await signIn(page, phone), {
    lines: [
      { ...bottle, sku: 'sleep-mantra', flavour: 'Saffron' },
      { ...bottle, sku: 'peace-mantra', flavour: 'Rose' },
    ],
  });
  const address = `/order-success?order=${id}`;
  await page.goto(address);
  const order = new OrderPage(page);
  expect(await order.confirmed()).toBe(number);
  await expect(order.section('What happens next').getByText(/^Arrives /u)).toBeVisible();
  const steps = order.section('What happens next').getByRole('listitem');
  await expect(steps).toHaveText([
    /^Order placed/u,
    'Packed, upcoming',
    'On its way, upcoming',
    'Delivered, upcoming',
  ]);
  await expect(order.section('Items').getByRole('listitem')).toHaveCount(2);
  await expect(order.section('Delivery address').getByText('Ananya Rao')).toBeVisible();
  await expect(order.section('Payment').getByText('Includes all taxes')).toBeVisible();
  await expect(order.section('Help').getByRole('link')).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  const href = (await order.summary.getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  expect(answer.status()).toBe(200);
  const [summary] = await Promise.all([page.waitForEvent('popup'), order.summary.click()]);
  await summary.close();

  await forgetDevice(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await signIn(page, newPhone());
  await page.goto(address);
  const none = page.getByRole('heading', { level: 1, name: 'We couldn’t find this order' });
  await expect(none).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.goto('/order-success');
  await expect(none).toBeVisible();
});
