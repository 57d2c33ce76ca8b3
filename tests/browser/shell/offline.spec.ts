import { z } from 'zod';
import { signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

const cartSchema = z.object({ cart: z.array(z.object({ sku: z.string(), quantity: z.number() })) });

test('CRT-09 CRT-10 without a connection it is said once, the cart goes on, and is sent when it is back @phone', async ({
  page,
  context,
  phone,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  const token = await signIn(page, phone);
  const shop = new ShopFrame(page);
  await shop.open();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await shop.add('Sleep Mantra');
  const stored = async () => {
    const answer = await page.request.get('/v1/user/cart', { headers: { authorization: `Bearer ${token}` } });
    return cartSchema.parse(await answer.json()).cart;
  };
  await expect.poll(stored).toEqual([{ sku: 'sleep-mantra', quantity: 1 }]);

  await page.waitForSelector('html[data-promotions=there]');
  await context.setOffline(true);
  const offline = page.getByText('You’re offline. Your cart is saved on this device.');
  await expect(offline.first()).toBeVisible();
  await shop.line('Sleep Mantra').raise.click();
  await expect(shop.line('Sleep Mantra').quantity).toHaveText('2');
  await expect(shop.drawer).toContainText('Not saved yet', { timeout: 20_000 });

  await context.setOffline(false);
  await expect.poll(stored, { timeout: 20_000 }).toEqual([{ sku: 'sleep-mantra', quantity: 2 }]);
  await expect(shop.drawer).not.toContainText('Not saved yet');
});

test('CRT-09 the drawer opens without a connection, with what it had @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  const shop = new ShopFrame(page);
  const fetched = page.waitForResponse(/drawer-.*\.js$/u);
  await shop.open('/shop');
  await fetched;
  await page.waitForSelector('html[data-promotions=there]');
  await context.setOffline(true);
  await shop.add('Peace Mantra');
  await expect(shop.drawer).toContainText('₹1,299');
  await expect(
    page.getByText('You’re offline. Your cart is saved on this device and syncs when you’re back online.'),
  ).toBeVisible();
});

test('CRT-09 what a page can do without may not come, and nothing of it breaks @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/u);
  const missed: string[] = [];
  await page.route(/\/(?:watch-speed|open-offline)-[^/]*\.js$/u, (route) => {
    missed.push(new URL(route.request().url()).pathname.replace(/^.*\/(watch-speed|open-offline)-.*$/u, '$1'));
    return route.abort('internetdisconnected');
  });
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await expect.poll(() => missed).toEqual(['watch-speed', 'open-offline']);
  await shop.add('Peace Mantra');
  await expect(shop.drawer).toContainText('₹1,299');
});
