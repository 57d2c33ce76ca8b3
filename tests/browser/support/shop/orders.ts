import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { newPhone, sandboxAccounts, signIn } from '../people/sign-in.ts';

const placedSchema = z.object({
  order: z.object({ id: z.string(), number: z.string(), total: z.int() }),
  payment: z.object({ action: z.looseObject({ url: z.optional(z.string()) }) }),
});
/** Where parcels of these tests go. */
export const address = {
  name: 'Ananya Rao',
  phone: '+919876543210',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

export async function post(page: Page, path: string, token: string, data: object = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

interface Payment {
  readonly paymentMethod?: 'cod' | 'wallet' | 'card';
  /** The number at the door. */
  readonly phone?: string;
  /** Instead of two bottles. */
  readonly lines?: readonly object[];
}

const bottle = { sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', packageType: 'trial' };

/** An order of two bottles by whoever holds the token: cash, unless it is said otherwise. */
export async function placed(
  page: Page,
  token: string,
  { paymentMethod = 'cod', phone = address.phone, lines = [{ ...bottle, quantity: 2 }] }: Payment = {},
) {
  const quote = { lines, paymentMethod, pincode: address.pincode };
  const { total } = z.object({ total: z.int() }).parse(await post(page, '/v1/order/quote', token, quote));
  const body = { lines, address: { ...address, phone }, paymentMethod, expectedTotal: total };
  const { order, payment } = placedSchema.parse(await post(page, '/v1/order', token, body));
  return { ...order, bankPage: payment.action.url ?? '' };
}

/** An order by card of which the sandbox's bank took another amount, and what its shopper is signed in with. */
export async function wronglyPaid(page: Page, choice: 'less' | 'more') {
  const token = await signIn(page, newPhone());
  const order = await placed(page, token, { paymentMethod: 'card' });
  await page.goto(order.bankPage);
  await page.getByRole('button', { name: choice === 'less' ? 'Pay ₹1 less' : 'Pay ₹100 more' }).click();
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get(`/v1/order/${order.id}`, { headers })).text())
    .toContain('"status":"unmatched"');
  return { ...order, token };
}

/** A cash order of two bottles, so far along, and what its shopper is signed in with. */
export async function ordered(page: Page, ...steps: readonly ('pack' | 'ship' | 'deliver')[]) {
  const admin = steps.length === 0 ? '' : await signIn(page, sandboxAccounts.admin);
  const token = await signIn(page, newPhone());
  const order = await placed(page, token);
  for (const step of steps) {
    const parcel = step === 'ship' ? { courier: 'India Post', trackingNumber: 'EU123456789IN' } : {};
    await post(page, `/v1/admin/order/${order.id}/${step}`, admin, parcel);
  }
  return { ...order, token };
}
