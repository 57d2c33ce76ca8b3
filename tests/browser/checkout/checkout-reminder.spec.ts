import { z } from 'zod';
import { CheckoutPage } from '../pages/checkout.page.ts';
import { axe } from '../support/accessibility.ts';
import { letCheckoutLie } from '../support/shop/shop-database.ts';
import { forgetDevice, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

const outboxSchema = z.object({ messages: z.array(z.object({ text: z.string() })) });
const line = { sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', quantity: 2, packageType: 'trial' };

test('CHK-11 the link of a reminder shows what was left, and after the sign-in the cart is there once @phone', async ({
  page,
  shop,
  phone,
}) => {
  const token = await signIn(page, phone);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put('/v1/user/message-choices', { headers, data: { whatsapp: false, reminders: true } });
  await page.request.put('/v1/user/cart', { headers, data: [line] });
  const kept = await page.request.put('/v1/checkout/draft', { headers, data: { step: 'payment', lines: [line] } });
  expect(kept.status()).toBe(204);
  await letCheckoutLie(shop, phone);
  let link = '';
  await expect
    .poll(async () => {
      const outbox = await page.request.get('/v1/sandbox/messages', { params: { to: phone } });
      const [newest] = outboxSchema.parse(await outbox.json()).messages;
      link = /(\/checkout\?resume=[\w-]+)/u.exec(newest?.text ?? '')?.[1] ?? '';
      return link;
    })
    .not.toBe('');

  // Another device: nothing is kept here, and nobody is signed in.
  await forgetDevice(page);
  await page.goto(link);
  const checkout = new CheckoutPage(page);
  await expect(checkout.signIn.phone).toBeVisible();
  await expect(page.getByText('Sleep Mantra').first()).toBeAttached();
  expect(await axe(page)).toEqual([]);
  await checkout.signIn.complete(phone);
  await expect(checkout.pincode).toBeVisible();
  const cart = await page.request.get('/v1/user/cart', { headers });
  expect(await cart.json()).toMatchObject({ cart: [{ sku: 'sleep-mantra', quantity: 2 }] });
});

test('CHK-11 CHK-01 a link that is over says so, and an empty cart has nothing to check out @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 404/u);
  await page.goto('/checkout?resume=no-link-of-ours');
  await expect(page.getByText('This link to your cart no longer works.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty :(' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Explore Products' }).click();
  await expect(page).toHaveURL('/shop');
});
