import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { ordered } from '../../../support/shop/orders.ts';
import { expect, test as base } from '../../../support/test.ts';
import { startShop } from '../../../../support/platform/shop-process.ts';
import {
  type FakeShiprocket,
  shiprocketKeys,
  startFakeShiprocket,
} from '../../../../support/orders/fake-shiprocket.ts';

/** A shop of its own: credentials for a courier change every order's page. */
const test = base.extend<object, { shiprocket: FakeShiprocket }>({
  shiprocket: [
    async ({}, provide) => {
      const shiprocket = await startFakeShiprocket();
      await provide(shiprocket);
      await shiprocket.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ shiprocket }, provide) => {
      const shop = await startShop({ environment: { SHIPROCKET_URL: shiprocket.url } });
      await provide({ url: shop.url, dataDir: shop.dataDir });
      await shop.stop();
      expect(shop.printed()).not.toMatch(/"level":(?:5|6)0\b/u);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('ADM-01 SHP-01 SES-08 the round of the courier: wrong credentials are refused, a parcel is booked on its page and many by their list, and its news move the order @desktop', async ({
  page,
  visitor,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const { id } = await ordered(visitor, 'pack');
  const { number: other } = await ordered(visitor, 'pack');
  const call = await signInAdmin(page);
  const courier = new AdminSection(page, 'courier');
  await courier.open();
  await expect(page.getByText('Not set up. Everything is sent by hand')).toBeVisible();
  await page.getByLabel('E-mail of the API user').fill(shiprocketKeys.email);
  const password = page.getByLabel('Password of the API user');
  await password.fill('not-the-password');
  await page.getByLabel('Pickup location').fill(shiprocketKeys.pickupLocation);
  await page.getByLabel('Webhook token').fill(shiprocketKeys.webhookToken);
  for (const [label, size] of Object.entries({ Length: '20', Breadth: '15', Height: '10' })) {
    await page.getByLabel(label).fill(size);
  }
  expect(await axe(page)).toEqual([]);
  const address = page.getByText(/\/v1\/courier\/news$/u);
  expect((await address.boundingBox())?.height, 'an address to be copied stands in one line').toBeLessThan(30);
  expect(await tooNarrow(page, [390])).toEqual([]);
  await courier.refused(password, /doesn’t accept this e-mail and password/u);
  await password.fill(shiprocketKeys.password);
  await courier.save();
  await expect(page.getByText('Parcels can be booked')).toBeVisible();
  await expect(password).toHaveValue('');
  // What is no secret stays to be seen and changed.
  await page.reload();
  await expect(page.getByLabel('Pickup location')).toHaveValue(shiprocketKeys.pickupLocation);
  await expect(page.getByLabel('Height')).toHaveValue('10');

  await page.goto(`/dashboard/orders/${id}`);
  const card = page.getByRole('region', { name: 'Courier' });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Compare couriers' }).click();
  await dialog.getByRole('button', { name: 'Show prices' }).click();
  await card.getByRole('button', { name: 'Book Delhivery Surface, ₹54.50, 4 days' }).click();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(card).toContainText('Parcel 1: booked');
  await expect(card.getByRole('link', { name: 'Courier’s label (PDF)' })).toHaveAttribute('href', /\.pdf$/u);
  await card.getByRole('button', { name: 'Ask for pickup' }).click();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(card).toContainText('Pickup on 23 November 2026');
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390])).toEqual([]);

  const awb = /AWB\d+/u.exec((await card.textContent()) ?? '')?.[0] ?? '';
  const headers = { 'x-api-key': shiprocketKeys.webhookToken };
  const data = { awb, shipment_status_id: 42, shipment_status: 'PICKED UP' };
  expect((await page.request.post('/v1/courier/news', { headers, data })).status()).toBe(200);
  await page.reload();
  await expect(card).toContainText('Courier says: picked up');
  await expect(page.getByRole('button', { name: 'Mark delivered' })).toBeVisible();

  const orders = new AdminSection(page, 'orders');
  await orders.find(other);
  await orders.bulk(other, 'Book courier', { asks: true });
  await expect(page.getByText('1 order booked with a courier')).toBeVisible();
  expect(await call('GET', `/v1/admin/order?q=${other}`)).toMatchObject({ items: [{ number: other }] });
});
