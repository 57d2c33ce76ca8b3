import type { Page } from '@playwright/test';
import { z } from 'zod';
import { address, CheckoutPage, letBank, startCheckout } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { axe } from '../support/accessibility.ts';
import { fillCart, keptCart, lines } from '../support/shop/carts.ts';
import { newestCode } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

const waitingSchema = z.object({ payment: z.object({ action: z.object({ page: z.string() }) }) });

test('CHK-01 CHK-05 a new visitor goes from the home page to a paid order with four fields and a code', async ({
  page,
  context,
  phone,
}) => {
  await page.addInitScript(noteTyped);
  const checkout = new CheckoutPage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Sleep Mantra to cart' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();

  await expect(checkout.signIn.phone).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await checkout.signIn.complete(phone);
  await expect(checkout.pincode).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await checkout.reachPayment();
  const typed = await page.evaluate(() => sessionStorage.getItem('typed')?.split(' '));
  expect(typed).toEqual(['phone', 'code', 'pincode', 'name', 'line1']);

  await expect(checkout.method('UPI')).toBeChecked();
  expect(await axe(page)).toEqual([]);
  const total = await checkout.total();
  await page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await expect(page.getByRole('region', { name: `Payment of ${total}` })).toBeVisible();
  await expect(page.getByText(/^Waiting for your payment, \d+:\d\d left$/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const bank = await context.newPage();
  await bank.goto(await upiPage(page));
  await letBank(bank, 'Pay');

  const number = await new OrderPage(page).confirmed();
  expect(number).toMatch(/^M\d{2}-\d{6}$/u);
  expect(await axe(page)).toEqual([]);
  expect(await keptCart(page)).toEqual({});
});

/** Keeps the names of the fields that are typed into, each once. */
function noteTyped(): void {
  document.addEventListener('input', ({ target }) => {
    const name = target instanceof HTMLInputElement ? target.name : '';
    const typed = sessionStorage.getItem('typed')?.split(' ') ?? [];
    sessionStorage.setItem('typed', [...new Set([...typed, name])].join(' '));
  });
}

/** The bank's page that belongs to the waiting payment: another device would have scanned its code. */
async function upiPage(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().includes('/v1/payment/status'));
  return waitingSchema.parse(await answer.json()).payment.action.page;
}

test('PHN-01 CHK-02 CHK-03 a page loaded again at the code or at the address still has everything that was typed; a reload and the back button resume at every step @phone', async ({
  page,
  phone,
}) => {
  await fillCart(page, lines.sleep);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.signIn.phone.fill(phone.slice(3, 9));
  await page.reload();
  await expect(checkout.signIn.phone).toHaveValue(`${phone.slice(3, 8)} ${phone.slice(8, 9)}`);
  await checkout.signIn.askFor(phone);
  const code = await newestCode(page, phone);
  await page.reload();
  await expect(checkout.signIn.code).toBeFocused();
  await checkout.signIn.code.fill(code);
  await checkout.pincode.fill(address.pincode);
  await checkout.name.fill(address.name);
  await expect(checkout.city).toHaveValue('Bengaluru');
  await page.reload();
  await expect(checkout.name).toHaveValue(address.name);
  await expect(checkout.pincode).toHaveValue(address.pincode);
  await expect(checkout.city).toHaveValue('Bengaluru');

  await checkout.line1.fill(address.line1);
  await checkout.goOn.click();
  await expect(checkout.payTitle).toBeVisible();
  await checkout.choose('Netbanking');
  await page.reload();
  await expect(checkout.payTitle).toBeVisible();
  await expect(checkout.method('Netbanking')).toBeChecked();

  await page.goBack();
  await expect(checkout.whereTitle).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await page.goForward();
  await expect(checkout.payTitle).toBeVisible();

  await checkout.choose('UPI');
  await checkout.pay.click();
  await expect(page.getByText(/^Waiting for your payment/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Waiting for your payment/u)).toBeVisible();
  await page.goBack();
  await page.goto('/checkout');
  await expect(page.getByText(/^Waiting for your payment/u)).toBeVisible();
});

test('CHK-01 the keyboard alone buys @desktop', async ({ page, phone }) => {
  await fillCart(page, lines.sleep);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.signIn.phone.focus();
  await page.keyboard.type(phone.slice(3));
  await page.keyboard.press('Enter');
  await expect(checkout.signIn.code).toBeFocused();
  await page.keyboard.type(await newestCode(page, phone));
  await expect(checkout.whereTitle).toBeFocused();
  await expect(checkout.pincode).toBeEditable();
  await tabTo(page, 'pincode');
  await page.keyboard.type(address.pincode);
  await expect(checkout.city).toHaveValue('Bengaluru');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(address.line1);
  const title = await checkout.whereTitle.elementHandle();
  await page.keyboard.press('Enter');
  await expect(checkout.payTitle).toBeFocused();
  await expect(page).toHaveURL('/checkout/payment');
  expect(await title?.evaluate((heading) => heading === document.activeElement), 'one screen for both steps').toBe(
    true,
  );
  await checkout.method('UPI').focus();
  for (const method of ['Card', 'Netbanking', 'Cash on delivery'] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(checkout.method(method)).toBeChecked();
  }
  await expect(checkout.placeOrder).toBeEnabled();
  await page.keyboard.press('Enter');
  await new OrderPage(page).confirmed();
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('CHK-01 quantities, coupon and membership change the total beside the form @desktop', async ({
  page,
  phone,
}) => {
  const checkout = await startCheckout(page, phone);
  const before = await checkout.total();
  const summary = await checkout.summary();

  await summary.getByRole('button', { name: 'Increase quantity of Sleep Mantra' }).click();
  await expect.poll(() => checkout.total()).not.toBe(before);
  await expect(summary.getByText('Includes all taxes')).toBeVisible();
  const doubled = await checkout.total();

  await summary.getByText('Add a coupon').click();
  await summary.getByLabel('Coupon code').fill('nonsense');
  await summary.getByRole('button', { name: 'Apply' }).click();
  const refusal = summary.getByText('We don’t recognise this code. It may have ended.');
  await expect(refusal).toBeVisible();
  await expect(refusal).toHaveAttribute('aria-live', 'polite');
  expect(await checkout.total()).toBe(doubled);
  await summary.getByLabel('Coupon code').fill('flash50');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(/^FLASH50 is applied\. You save ₹/u)).toBeVisible();
  const reduced = await checkout.total();
  expect(reduced).not.toBe(doubled);
  expect(await axe(page)).toEqual([]);
  await summary.getByRole('button', { name: 'Remove coupon FLASH50' }).click();
  await expect.poll(() => checkout.total()).toBe(doubled);

  await summary.getByRole('button', { name: 'Add Join The Bliss Club' }).click();
  await expect(page.getByText('Membership added to cart!').first()).toBeVisible();
  await expect(summary.getByText('Bliss Club 20% discount applied!')).toBeVisible();
});

test('CHK-03 the next order offers the saved address @desktop', async ({ page, phone }) => {
  const checkout = await startCheckout(page, phone);
  await checkout.reachPayment();
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  await expect(checkout.whereTitle).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${address.name}`, 'u') })).toBeChecked();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(checkout.pincode).toBeVisible();
  await page.getByRole('button', { name: 'Choose a saved address' }).click();
  await checkout.goOn.click();
  await expect(checkout.payTitle).toBeVisible();
});

test('CHK-03 CHK-06 the address says in place what it wants, what is typed wins over the pincode, and a double click places one order @phone', async ({
  page,
  phone,
}) => {
  const checkout = await startCheckout(page, phone);
  await checkout.goOn.click();
  await expect(checkout.pincode).toBeFocused();
  await expect(page.getByText('Enter the 6 digit pincode, for example 560066')).toBeVisible();
  await expect(page.getByText('Enter the name of the person who receives it')).toBeVisible();
  await expect(page.getByText('Choose a state', { exact: true }).last()).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await checkout.city.fill('Whitefield');
  await checkout.pincode.fill('560066');
  await expect(checkout.state).toHaveValue('Karnataka');
  await expect(checkout.city).toHaveValue('Whitefield');
  await expect(page.getByText(/Cash on delivery is available at 560066\./u)).toBeVisible();
  await expect(page.getByText('Enter the 6 digit pincode, for example 560066')).toBeHidden();

  await checkout.line1.focus();
  await checkout.city.focus();
  await expect(page.getByText('Enter the flat or house number, for example 4B, Palm Residency')).toBeVisible();

  await checkout.name.fill(address.name);
  await checkout.line1.fill(address.line1);
  await checkout.goOn.click();
  await expect(page.getByText('4B, Palm Residency, Whitefield, Karnataka 560066.')).toBeVisible();

  await checkout.choose('Cash on delivery');
  await expect(checkout.placeOrder).toBeEnabled();
  await checkout.placeOrder.dblclick();
  await new OrderPage(page).confirmed();
  const orders = await page.evaluate(async () => {
    const token: unknown = JSON.parse(localStorage.getItem('auth_token') ?? 'null');
    const answer = await fetch('/v1/order', { headers: { authorization: `Bearer ${String(token)}` } });
    return answer.text();
  });
  expect(JSON.parse(orders)).toMatchObject({ total: 1 });
});
