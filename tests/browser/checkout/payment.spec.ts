import type { Page } from '@playwright/test';
import { CheckoutPage, letBank } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { fillCart, keptCart, lines } from '../support/shop/carts.ts';
import { letBankSettle } from '../support/shop/shop-database.ts';
import { signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How long the shop waits for the bank before it says so. */
const bankPatienceMs = 20_000;

/** Signed in, with an address, before the methods. */
async function reachPayment(page: Page, phone: string, quantity = 1): Promise<CheckoutPage> {
  await signIn(page, phone);
  await fillCart(page, { ...lines.sleep, quantity });
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.reachPayment();
  return checkout;
}

/** The same, and on the way to the bank. */
async function payByCard(page: Page, phone: string): Promise<CheckoutPage> {
  const checkout = await reachPayment(page, phone);
  await checkout.choose('Card');
  await checkout.pay.click();
  return checkout;
}

test('CHK-04 CHK-05 whoever pays by card in another browser than the one with the cart signs in there and finds the paid order @phone', async ({
  page,
  visitor: elsewhere,
  phone,
}) => {
  await payByCard(page, phone);
  await expect(page).toHaveURL(/\/sandbox\/pay\//u);
  await elsewhere.goto(page.url());
  await letBank(elsewhere, 'Pay');
  await expect(elsewhere).toHaveURL(/\/checkout\/payment\?order=/u);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Sign in to see your order' })).toBeVisible();
  await expect(elsewhere.getByText('Payment', { exact: true })).toBeHidden();
  expect(await axe(elsewhere)).toEqual([]);
  await new CheckoutPage(elsewhere).signIn.complete(phone);
  const order = new OrderPage(elsewhere);
  await order.confirmed();
  await expect(order.section('Payment').getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(() => keptCart(elsewhere)).toEqual({});
});

test('CHK-04 CHK-05 whoever is signed in at the other browser, too, where the cart is the same, sees the paid order there and not what was bought once more; a cart that is filled like it afterwards is not put aside for it @phone', async ({
  page,
  visitor: elsewhere,
  phone,
}) => {
  await payByCard(page, phone);
  await expect(page).toHaveURL(/\/sandbox\/pay\//u);
  await signIn(elsewhere, phone);
  await elsewhere.goto('/shop');
  await expect.poll(() => keptCart(elsewhere)).toEqual({ 'sleep-mantra': 1 });
  await elsewhere.goto(page.url());
  const wayBack = elsewhere.waitForRequest(/\/checkout\/payment\?order=/u);
  await letBank(elsewhere, 'Pay');
  const order = new OrderPage(elsewhere);
  await order.confirmed();
  await expect(order.section('Payment').getByText('Paid', { exact: true })).toBeVisible();
  await expect.poll(() => keptCart(elsewhere)).toEqual({});

  await elsewhere.goto('/shop');
  const stored = elsewhere.waitForResponse((answer) => answer.url().endsWith('/v1/user/cart') && answer.ok());
  await new ShopFrame(elsewhere).add('Sleep Mantra');
  await stored;
  await elsewhere.goto((await wayBack).url());
  const next = new CheckoutPage(elsewhere);
  await expect(next.pay.or(next.goOn)).toBeVisible();
  expect(await keptCart(elsewhere)).toEqual({ 'sleep-mantra': 1 });
});

test('CHK-04 CHK-05 cash on delivery says why it cannot be had, and is never hidden; a gateway that wants a form gets it by POST, so that nothing of it stands in an address @phone', async ({
  page,
  phone,
}) => {
  const checkout = await reachPayment(page, phone, 10);
  await expect(checkout.method('Cash on delivery')).toBeDisabled();
  await expect(page.getByText(/^Up to ₹/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await checkout.choose('Card');
  const fields = { order_id: 'order_1', amount: '149900', 'prefill[contact]': phone };
  await page.route(/\/v1\/order$/u, async (route) => {
    const response = await route.fetch();
    const placed = (await response.json()) as { payment: object };
    const payment = { ...placed.payment, action: { kind: 'form', url: '/gateway/pay', fields } };
    await route.fulfill({ response, json: { ...placed, payment } });
  });
  await page.route('**/gateway/pay*', (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
  const opened = page.waitForRequest('**/gateway/pay*');
  await checkout.pay.click();
  const request = await opened;
  expect([request.method(), new URL(request.url()).search]).toEqual(['POST', '']);
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual(fields);
  await expect(page.getByText('Pay here')).toBeVisible();
});

test('CHK-02 CHK-04 UPI shows a code to scan and a link to the app of this phone; until it is begun it can be let go, and the cart is still there, to be paid by netbanking at the gateway’s own page @phone', async ({
  page,
  phone,
}) => {
  const checkout = await reachPayment(page, phone);
  await checkout.pay.click();
  await expect(page.getByText('QR code to pay with a UPI app')).toBeAttached();
  await expect(page.locator('svg path[d^="M2 2h1v1h-1z"]')).toBeVisible();
  const app = page.locator('a', { hasText: 'Pay with your UPI app' });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?/u);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await expect(checkout.method('Card')).toBeEnabled();
  expect(await keptCart(page)).toEqual({ 'sleep-mantra': 1 });
  await checkout.choose('Netbanking');
  await checkout.pay.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//u);
  await letBank(page, 'Pay');
  const order = new OrderPage(page);
  await order.confirmed();
  await expect(order.section('Payment').getByText('Paid', { exact: true })).toBeVisible();
});

test('CHK-10 CHK-02 a declined payment is tried again in another way, the same order stands @phone', async ({
  page,
  phone,
}) => {
  await payByCard(page, phone);
  await letBank(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
  await expect(page.getByText(/Your money is safe/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay by netbanking' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//u);
  await letBank(page, 'Pay');
  await new OrderPage(page).confirmed();
});

test('CHK-10 CHK-04 after a declined payment the same cart can still be paid in cash, which is placed at once and paid at the door @desktop', async ({
  page,
  phone,
}) => {
  const checkout = await payByCard(page, phone);
  await letBank(page, 'Decline');
  const another = page.getByRole('button', { name: 'Choose another way to pay' });
  await expect(another).toBeVisible();
  // An order that waits for its payment is paid online; cash is for a new one.
  await expect(page.getByRole('button', { name: /^Pay by / })).toHaveText(['Pay by UPI', 'Pay by netbanking']);
  await another.click();
  await checkout.choose('Cash on delivery');
  await expect((await checkout.summary()).getByText('Cash on delivery fee')).toBeVisible();
  const total = await checkout.total();
  await checkout.placeOrder.click();
  const order = new OrderPage(page);
  await order.confirmed();
  await expect(order.section('Payment').getByText(`${total} to the courier`)).toBeVisible();
});

test('CHK-10 a bank that says nothing is waited for, and its late yes is honoured @desktop', async ({
  page,
  phone,
  shop,
}) => {
  await payByCard(page, phone);
  await page.clock.install();
  await letBank(page, 'Pay late');
  const checking = page.getByRole('heading', { name: 'We are checking with your bank' });
  await expect(async () => {
    await page.clock.fastForward(bankPatienceMs);
    await expect(checking).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(/Please don’t pay twice/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await letBankSettle(shop);
  await expect(page).toHaveURL(/\/order-success/u, { timeout: 20_000 });
  await new OrderPage(page).confirmed();
});
