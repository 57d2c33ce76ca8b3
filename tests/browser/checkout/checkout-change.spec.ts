import { CheckoutPage, startCheckout } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { axe } from '../support/accessibility.ts';
import { holdBack } from '../support/answers.ts';
import { tooNarrow } from '../support/looks.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { signIn } from '../support/people/sign-in.ts';
import { address, post } from '../support/shop/orders.ts';
import { changeProduct } from '../support/shop/shop-database.ts';
import { expect, test } from '../support/test.ts';

test('ORD-03 CHK-09 MNY-11 what sold out meanwhile stops the order and says which; a price that changed meanwhile is shown with the new total, and asked again @phone', async ({
  page,
  phone,
  shop,
  watch,
}) => {
  watch.expectProblem(/status of 409/u);
  const checkout = await startCheckout(page, phone);
  await checkout.reachPayment();
  await checkout.choose('Cash on delivery');
  await expect(checkout.placeOrder).toBeEnabled();

  const changeBack = await changeProduct(shop, 'peace-mantra', { stock: 0 });
  try {
    await checkout.placeOrder.click();
    const question = page.getByRole('dialog', { name: 'Something changed in your order' });
    await expect(question.getByText('Peace Mantra: Out of stock. Please remove it.')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Place order' })).toBeHidden();
    await question.getByRole('button', { name: 'Review your order' }).click();
    // The order is folded on a phone, so the page says it, too.
    const notice = page.getByRole('status').filter({ hasText: 'Peace Mantra: Out of stock. Please remove it.' });
    await expect(notice).toBeVisible();
    await expect(checkout.placeOrder).toBeDisabled();
    expect(await axe(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Remove Peace Mantra' }).click();
    await expect(checkout.payTitle).toBeFocused();
    await expect(notice).toBeHidden();
    await expect(checkout.placeOrder).toBeEnabled();
  } finally {
    await changeBack();
  }

  const before = await checkout.total();

  const restore = await changeProduct(shop, 'sleep-mantra', { price: 1600 });
  const release = await holdBack(page, '*/v1/order');
  try {
    await checkout.placeOrder.click();
    await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
    await expect(checkout.method('UPI')).toBeDisabled();
    release();
    const question = page.getByRole('dialog', { name: 'Something changed in your order' });
    await expect(question.getByText('Sleep Mantra is now ₹1,600 instead of ₹1,499.')).toBeVisible();
    await expect(question.getByText(before)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const now = /Total now\s*(₹[\d,]+)/u.exec(await question.innerText())?.[1] ?? '';
    expect(now).not.toBe('');
    expect(now).not.toBe(before);

    await question.getByRole('button', { name: 'Place order' }).click();
    await new OrderPage(page).confirmed();
    await expect(new OrderPage(page).section('Payment')).toContainText(now);
  } finally {
    await restore();
  }
});

test('MNY-11 a price that rose or fell since a line was added is said once, at checkout as in the cart @phone', async ({
  page,
}) => {
  await fillCart(page, { ...lines.sleep, price: 1199 }, { ...lines.peace, price: 1399 });
  await page.goto('/checkout');
  const fold = page.getByText('Show order, 2 items');
  // The order stands twice on the page, once for each width.
  const shown = (words: string) => page.getByText(words).filter({ visible: true });
  const risen = shown('Was ₹1,199 when you added it, now ₹1,499.');
  await expect(page.getByText('Prices have changed')).toBeVisible();
  await fold.click();
  await expect(risen).toHaveCount(1);
  await expect(shown('Was ₹1,399 when you added it, now ₹1,299.')).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(risen).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto('/shop');
  await page.getByRole('button', { name: /^Open cart/u }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByText('Was ₹1,199 when you added it, now ₹1,499.')).toBeVisible();
  await cart.getByRole('button', { name: 'OK', exact: true }).click();
  await page.goto('/checkout');
  await expect(fold).toBeVisible();
  await fold.click();
  await expect(page.getByRole('button', { name: 'Increase quantity of Sleep Mantra' }).first()).toBeVisible();
  await expect(page.getByText(/^Was ₹|Prices have changed/u)).toHaveCount(0);
});

test('CHK-03 CHK-01 CRT-16 at the checkout, addresses that couldn’t be loaded are asked for again, and without a price the order still shows what is in it, and the reason stands at the button @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 400/u);
  const token = await signIn(page, phone);
  await post(page, '/v1/user/address', token, address);
  await fillCart(page, lines.sleep);
  const broken = {
    status: 400,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: '/problems/malformed-request', title: 'No', status: 400 }),
  };
  for (const path of ['**/v1/user/address', '**/v1/order/quote']) {
    await page.route(path, (route) => route.fulfill(broken));
  }
  const checkout = new CheckoutPage(page);
  await checkout.open();
  const noAddresses = page.getByRole('status').filter({ hasText: 'Couldn’t load your saved addresses.' });
  await expect(noAddresses).toBeVisible();
  await expect(checkout.name).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.unroute('**/v1/user/address');
  await noAddresses.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /^Ananya Rao/u })).toBeChecked();
  await expect(noAddresses).toHaveCount(0);

  await checkout.goOn.click();
  await checkout.choose('UPI');
  // Each width has one place for it, with the order beside the form or folded.
  const noTotal = page
    .getByRole('status')
    .filter({ hasText: 'We couldn’t work out your total.' })
    .filter({ visible: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(noTotal, `${width} px`).toHaveCount(1);
  }
  await expect(checkout.placeOrder).toBeDisabled();
  expect(await axe(page)).toEqual([]);
  await page.unroute('**/v1/order/quote');
  await noTotal.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout.pay).toBeEnabled();
  await expect(noTotal).toHaveCount(0);
});

test('CHK-01 while the server works out the price, the order shows what is in it @desktop', async ({
  page,
  phone,
}) => {
  await signIn(page, phone);
  await fillCart(page, lines.sleep, { ...lines.peace, quantity: 3 });
  const answer = await holdBack(page, '*/v1/order/quote');
  const checkout = new CheckoutPage(page);
  await checkout.open();
  const items = (await checkout.summary()).getByRole('listitem');
  await expect(items).toContainText([/^1Sleep Mantra, quantity 1Saffron/u, /^3Peace Mantra, quantity 3Rose/u]);
  await expect(items.first()).not.toContainText('₹');
  answer();
  await expect(items).toContainText([/^1Sleep Mantra.*₹1,499/u, /^3Peace Mantra.*₹3,897/u]);
});
