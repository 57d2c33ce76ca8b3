import type { Page } from '@playwright/test';
import { z } from 'zod';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { CheckoutPage, letBank } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { moveWallet } from '../support/people/wallets.ts';

const priced = z.object({ total: z.number() });
const soldProduct = z.object({ flavours: z.array(z.string()), variants: z.array(z.string()) });

/** Signs a new person in with this much in the wallet; their token. */
async function withWallet(page: Page, amount: number): Promise<{ token: string; phone: string }> {
  const admin = await signIn(page, sandboxAccounts.admin);
  const phone = newPhone();
  const token = await signIn(page, phone);
  await moveWallet(page, admin, token, { kind: 'credit', amount, note: 'For the late parcel' });
  return { token, phone };
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

/** Buys one unit of a plan from the wallet, over HTTP. */
async function subscribe(page: Page, { token, phone }: { token: string; phone: string }): Promise<void> {
  const product = soldProduct.parse(await (await page.request.get('/v1/product/sleep-mantra')).json());
  const [flavour = ''] = product.flavours;
  const [variant = ''] = product.variants;
  const wanted = [{ sku: 'sleep-mantra', flavour, variant, quantity: 1, packageType: 'weekly' }];
  const headers = bearer(token);
  const asked = await page.request.post('/v1/order/quote', {
    headers,
    data: { lines: wanted, paymentMethod: 'wallet' },
  });
  const { total } = priced.parse(await asked.json());
  const address = {
    name: 'Asha Rao',
    phone,
    line1: '4B, Palm Residency',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560066',
  };
  const ordered = await page.request.post('/v1/user/subscription/init', {
    headers: { ...headers, 'idempotency-key': `plan-${phone}` },
    data: { lines: wanted, address, paymentMethod: 'wallet', expectedTotal: total },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
}

test('SUB-01 Autopay is turned on at the bank, which shows its limit, and off again on the page; a subscription is paused, changed and ended there, the last by one yes @phone', async ({
  page,
}) => {
  await subscribe(page, await withWallet(page, 5000));
  await page.goto('/dashboard/subscriptions');
  const autopay = page.getByRole('region', { name: 'Autopay: Sleep Mantra, every week' });
  await expect(autopay).toContainText('Autopay is off');
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await autopay.getByRole('button', { name: /^Turn on with UPI/u }).click();
  await expect(page.getByRole('row', { name: /^At most/u })).toContainText('each time');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(autopay).toContainText('UPI Autopay is on');
  await expect(page.getByText('By UPI Autopay')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await autopay.getByRole('button', { name: /^Turn Autopay off/u }).click();
  await expect(autopay).toContainText('Autopay is off');
  const asked = page.waitForRequest(/\/mandate$/u);
  await autopay.getByRole('button', { name: /card/u }).click();
  expect((await asked).postDataJSON()).toEqual({ method: 'card' });
  await expect(page.getByRole('row', { name: /^At most/u })).toBeVisible();

  await page.goto('/dashboard/subscriptions');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem', { name: 'Sleep Mantra, every week' });
  await card.getByRole('button', { name: /^Pause/u }).click();
  await expect(card).toContainText('Nothing is sent and nothing is charged');
  await card.getByRole('button', { name: /^Change/u }).click();
  await card.getByRole('button', { name: /^Increase quantity/u }).click();
  await card.getByRole('radio', { name: /From the wallet/u }).check();
  await expect(card.getByRole('radio')).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('From your wallet, if the balance covers it');
  await card.getByRole('button', { name: /^Cancel/u }).click();
  await expect(card.getByRole('button', { name: 'Yes, cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Ended');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('MEM-07 a member renews on the page of the membership, from the wallet, and sees the new end @phone', async ({
  page,
}) => {
  const { token } = await withWallet(page, 5000);
  const bought = await page.request.post('/v1/order/membership', {
    headers: { ...bearer(token), 'idempotency-key': 'first-membership' },
    data: { paymentMethod: 'wallet', expectedTotal: 999 },
  });
  expect(bought.status()).toBe(201);
  await page.goto('/dashboard/membership');
  const club = page.getByRole('region', { name: 'You’re in the Bliss Club' });
  const year = new Date().getFullYear();
  await expect(club).toContainText(String(year + 1));
  await page.getByRole('button', { name: 'Renew membership' }).click();
  await page.getByRole('radio', { name: /wallet/u }).check();
  await page.getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(page.getByText('Thank you. Your membership continues.')).toBeVisible();
  await expect(club).toContainText(String(year + 2));
});

test('CHK-04 the wallet pays its part and the card the rest, from the switch to the order page @phone', async ({
  page,
}) => {
  await withWallet(page, 320);
  await fillCart(page, lines.sleep);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.reachPayment();
  const total = Number((await checkout.total()).replaceAll(/[₹,]/gu, ''));
  const rest = formatRupees(total - 320);
  await checkout.choose('Card');
  await page.getByRole('checkbox', { name: 'Use ₹320 from your wallet' }).check();
  await expect(checkout.pay).toHaveText(`Pay ${rest}`);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Use ₹320 from your wallet' })).toBeChecked();
  const summary = await checkout.summary();
  await expect(summary.getByText('From your wallet')).toBeVisible();
  await expect(summary.getByText(rest, { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await checkout.pay.click();
  await letBank(page, 'Pay');
  const order = new OrderPage(page);
  await order.confirmed();
  const paid = order.section('Payment');
  await expect(paid).toContainText('Wallet + Card');
  await expect(paid.getByText(rest, { exact: true })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(`/dashboard/orders/${id}`);
  await expect(order.section('Payment')).toContainText('Wallet₹320');
  await expect(order.section('Payment')).toContainText(`Card${rest}`);
  expect(await axe(page)).toEqual([]);
});
