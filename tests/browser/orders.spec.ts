import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axe } from './support/accessibility.ts';
import { tooNarrow } from './support/looks.ts';
import { newPhone, sandboxAccounts, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const placedSchema = z.object({ order: z.object({ id: z.string(), number: z.string() }) });
const address = {
  name: 'Ananya Rao',
  phone: '+919876543210',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

async function post(page: Page, path: string, token: string, data: object = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A cash order of two bottles, so far along. */
async function ordered(page: Page, ...steps: readonly ('pack' | 'ship' | 'deliver')[]) {
  const admin = steps.length === 0 ? '' : await signIn(page, sandboxAccounts.admin);
  const token = await signIn(page, newPhone());
  const lines = [{ sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', quantity: 2, packageType: 'trial' }];
  const quote = { lines, paymentMethod: 'cod', pincode: address.pincode };
  const { total } = z.object({ total: z.int() }).parse(await post(page, '/v1/order/quote', token, quote));
  const body = { lines, address, paymentMethod: 'cod', expectedTotal: total };
  const { order } = placedSchema.parse(await post(page, '/v1/order', token, body));
  for (const step of steps) {
    const parcel = step === 'ship' ? { courier: 'India Post', trackingNumber: 'EU123456789IN' } : {};
    await post(page, `/v1/admin/order/${order.id}/${step}`, admin, parcel);
  }
  return order;
}

test('ORD-02 an order is found in the list, looked at, and cancelled after a question', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('ORD-02 the same is ordered again, and stands in the cart @phone', async ({ page }) => {
  const { id } = await ordered(page);
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Sleep Mantra');
});

test('ORD-04 goods are sent back with the refund shown before it is asked for', async ({ page }) => {
  const { id } = await ordered(page, 'pack', 'ship', 'deliver');
  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('link', { name: 'Send something back' }).click();
  await page.getByRole('button', { name: /^Increase quantity of Sleep Mantra/u }).click();
  await expect(page.getByText(/^₹1,4\d\d$/u)).toBeVisible();
  await page.getByText('I do not want it').click();
  await page.getByText('To your wallet').click();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByRole('heading', { name: 'We have your return' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('Return asked for');
});
