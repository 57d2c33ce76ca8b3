import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startCheckout } from '../pages/checkout.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { placed } from '../support/shop/orders.ts';
import { tooNarrow } from '../support/looks.ts';
import { removeProducts } from '../support/shop/shop-database.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A picture of one pixel: a real PNG. */
const picture = {
  name: 'page.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function say(
  page: Page,
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  data: object,
): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const listSchema = z.object({
  prescriptions: z.array(z.object({ id: z.string(), patient: z.object({ phone: z.nullable(z.string()) }) })),
});

test.afterEach(({ shop }) => removeProducts(shop, 'care-'));

test('ORD-06 goods on prescription wait in a parcel of their own, from the checkout to the signature @phone', async ({
  page,
}) => {
  const sku = `care-${randomInt(1e9)}`;
  const admin = await signIn(page, sandboxAccounts.admin);
  const doctor = await signIn(page, sandboxAccounts.prescriber);
  await say(page, 'POST', '/v1/product', admin, {
    sku,
    name: 'Calm Drops',
    category: 'Sleep',
    description: 'Drops for quiet evenings, on prescription.',
    price: 400,
    flavours: ['Saffron'],
    variants: ['30 ml'],
    hsn: '3004',
    gstRate: 12,
    stock: 20,
    published: true,
    needsPrescription: true,
  });
  const phone = newPhone();
  const checkout = await startCheckout(page, phone);
  await fillCart(page, lines.sleep, { ...lines.sleep, sku, name: 'Calm Drops', price: 400 });
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.cartButton.click();
  await expect(shop.line('Calm Drops').root).toContainText('Needs a prescription');
  await expect(shop.line('Sleep Mantra').root).not.toContainText('Needs a prescription');
  await shop.buyNow.click();
  await expect((await checkout.summary()).getByText('Needs a prescription')).toBeVisible();
  await checkout.reachPayment();
  await expect(page.getByText('A prescription is needed')).toBeVisible();
  await page.getByLabel('Choose a file or take a photo').setInputFiles(picture);
  await page.getByRole('button', { name: 'Send to prescriber' }).click();
  await expect(page.getByText('Your prescription is being reviewed')).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await checkout.choose('Cash on delivery');
  await checkout.placeOrder.click();
  await expect(page).toHaveURL(/\/order-success\?order=/u);
  await expect(page.getByText('Waiting for our prescribers')).toBeVisible();

  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  const desk = await page.request.get('/v1/prescription/desk', { headers: { authorization: `Bearer ${doctor}` } });
  const waiting = listSchema.parse(await desk.json()).prescriptions;
  const id = waiting.find(({ patient }) => patient.phone === phone)?.id ?? '';
  for (const step of ['pack', 'ship'] as const) {
    const parcel = step === 'ship' ? { courier: 'India Post', trackingNumber: 'EU123456789IN' } : {};
    await say(page, 'POST', `/v1/admin/order/${orderId}/${step}`, admin, parcel);
  }
  await page.goto(`/dashboard/orders/${orderId}`);
  const parcels = page.getByRole('list', { name: 'Parcels' }).getByRole('listitem');
  await expect(parcels).toContainText(['On its way', 'Waiting for our prescribers']);
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await say(page, 'POST', `/v1/prescription/${id}/review`, doctor, { action: 'begin' });
  const signer = { name: 'Dr Meera Nair', qualification: 'BAMS', registration: 'KA-1', council: 'Karnataka board' };
  await say(page, 'PUT', '/v1/prescription/signer', doctor, signer);
  const who = { patientName: 'Asha Rao', patientAge: 34, patientSex: 'female' };
  const written = { ...who, medicines: [], products: [sku], advice: '', months: 3 };
  await say(page, 'PUT', `/v1/prescription/${id}`, doctor, written);
  await say(page, 'POST', `/v1/prescription/${id}/review`, doctor, { action: 'approve' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Prescription' })).toContainText('Your prescription is signed');
  await expect(parcels).toContainText(['On its way', 'Being prepared']);
});

test('ORD-06 PRE-01 in a shop with more products than a page holds, what an order waits for is ticked, and nothing else is listed @desktop', async ({
  page,
}) => {
  const code = `care-${randomInt(1e9)}`;
  const admin = await signIn(page, sandboxAccounts.admin);
  // Names before all others, so that a list by name would be full of them.
  const rows = Array.from(
    { length: 150 },
    (_, at) => `${code}-${at},Aaa Leaf ${at},A leaf,Sleep,100,5,published,3004,12`,
  );
  const file = ['sku,name,description,category,price,stock,status,hsn,gst_rate', ...rows].join('\n');
  const imported = await page.request.post('/v1/admin/product/import', {
    headers: { authorization: `Bearer ${admin}` },
    multipart: { file: { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(file) } },
  });
  expect(await imported.json()).toMatchObject({ added: 150 });
  const named = { sku: `${code}-held`, name: 'Zzz Calm Drops', description: 'Drops for quiet evenings.' };
  const held = { ...named, category: 'Sleep', price: 400, hsn: '3004', gstRate: 12 };
  await say(page, 'POST', '/v1/product', admin, { ...held, stock: 20, published: true, needsPrescription: true });
  const phone = newPhone();
  const line = { sku: held.sku, flavour: '', variant: '', packageType: 'trial', quantity: 1 };
  await placed(page, await signIn(page, phone), { lines: [line] });
  await page.goto('/dashboard/prescriptions');
  await page.getByLabel('Choose a file or take a photo').setInputFiles(picture);
  await page.getByRole('button', { name: 'Send to prescriber' }).click();
  await expect(page.getByRole('list', { name: 'Prescriptions' }).getByRole('link')).toHaveCount(1);

  const doctor = await signIn(page, sandboxAccounts.prescriber);
  const desk = await page.request.get('/v1/prescription/desk', { headers: { authorization: `Bearer ${doctor}` } });
  const waiting = listSchema.parse(await desk.json()).prescriptions;
  const id = waiting.find(({ patient }) => patient.phone === phone)?.id ?? '';
  await page.goto(`/dashboard/prescriptions/${id}`);
  const covered = page.getByRole('group', { name: 'Shop products it covers' });
  const boxes = covered.getByRole('checkbox');
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toHaveAccessibleName('Zzz Calm Drops');
  await expect(boxes).toBeChecked();
});
