import type { Page } from '@playwright/test';
import { type FakeRazorpay, startFakeRazorpay } from '../../../../support/checkout/fake-razorpay.ts';
import { startShop } from '../../../../support/platform/shop-process.ts';
import { CheckoutPage, letBank } from '../../../pages/checkout.page.ts';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { OrderPage } from '../../../pages/order.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { fillCart, lines } from '../../../support/shop/carts.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test as base } from '../../../support/test.ts';

/** A shop of its own: every other test pays at the gateway that is switched here. */
const test = base.extend<object, { razorpay: FakeRazorpay }>({
  razorpay: [
    async ({}, provide) => {
      const razorpay = await startFakeRazorpay();
      await provide(razorpay);
      await razorpay.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ razorpay }, provide) => {
      const shop = await startShop({ environment: { RAZORPAY_URL: razorpay.url } });
      await provide({ url: shop.url, dataDir: shop.dataDir });
      await shop.stop();
      expect(shop.printed()).not.toMatch(/"level":(?:5|6)0\b/u);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const keys = {
  'Key id': 'rzp_test_Round4321',
  'Key secret': 'a-word-of-the-round',
  'Webhook secret': 'another-one',
};

const service = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** To the gateway's page; the second order goes to the address of the first. */
async function payByCard(page: Page, isFirst: boolean): Promise<void> {
  await fillCart(page, lines.sleep);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  if (isFirst) await checkout.reachPayment();
  else await checkout.goOn.click();
  await checkout.choose('Card');
  await checkout.pay.click();
}

test('ADM-01 CHK-05 SES-08 the round of the payment gateway: refused without keys, given keys that nobody reads again, switched to it and back, and checkouts follow @desktop', async ({
  page: shopper,
  newDevice,
  phone,
  razorpay,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const page = await newDevice();
  await signIn(page, sandboxAccounts.admin);
  const gateway = new AdminSection(page, 'payment-gateway');
  const choice = page.getByLabel('Takes new payments');
  await gateway.open();
  await choice.selectOption('Razorpay');
  await gateway.refused(choice, /^Razorpay has no keys yet/u, 'Take payments');
  await page.getByLabel('Key id').fill(keys['Key id']);
  await gateway.refused(page.getByLabel('Key secret'), /^Please fill this in$/u, 'Take payments');
  await expect(service(page, 'Sandbox')).toContainText('Takes new payments');
  for (const [label, value] of Object.entries(keys)) await page.getByLabel(label).fill(value);
  await gateway.save('Take payments');
  await expect(service(page, 'Razorpay')).toContainText('Takes new payments');
  await expect(service(page, 'Razorpay')).toContainText('ending in 4321');
  await page.reload();
  await page.getByRole('button', { name: 'Test Razorpay' }).click();
  await expect(page.getByText('Connected. The keys work.')).toBeVisible();
  for (const label of Object.keys(keys)) await expect(page.getByLabel(label)).toHaveValue('');
  expect(await page.content()).not.toContain(keys['Key secret']);
  expect(await axe(page)).toEqual([]);

  await signIn(shopper, phone);
  await payByCard(shopper, true);
  await expect(shopper.getByRole('heading', { name: 'Bank of the double' })).toBeVisible();
  await shopper.getByRole('button', { name: 'Pay' }).click();
  await new OrderPage(shopper).confirmed();
  const authorization = `Basic ${Buffer.from(`${keys['Key id']}:${keys['Key secret']}`).toString('base64')}`;
  expect(razorpay.calls.find(({ call }) => call === 'POST /v1/orders')).toMatchObject({ authorization });

  await choice.selectOption('Sandbox');
  await gateway.save();
  await expect(service(page, 'Sandbox')).toContainText('Takes new payments');
  await payByCard(shopper, false);
  await letBank(shopper, 'Pay');
  await new OrderPage(shopper).confirmed();
});
