import { isHindi } from '../support/hindi.ts';
import { signIn } from '../support/people/sign-in.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { placed } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

// Devanagari stands higher above its line and lower below it than Latin letters.
test.use({ viewport: { width: 360, height: 780 } });

test('LNG-01 PHN-01 CHR-13 every page for shoppers speaks Hindi in full, a narrow phone cuts nothing off, and everyone can use it @phone', async ({
  page,
}) => {
  const pages = [
    ['/'],
    ['/shop'],
    ['/shop?category=Sleep'],
    ['/shop?q=neend'],
    ['/shop?q=qwertz', /^qwertz$/u],
    ['/shop/sleep-mantra'],
    ['/shop/dog-mantra'],
    ['/about'],
    ['/contact'],
    ['/faq'],
    ['/legal/privacy'],
    ['/legal/terms'],
    ['/legal/refund'],
    ['/legal/shipping'],
    ['/login'],
    ['/register'],
    ['/wishlist'],
    // What is filled in is the admin’s own.
    ['/popup-test', /^(?:\/dashboard\/\* |Prices include all taxes )/u],
    ['/blog'],
  ] as const;
  for (const [path, allowed] of pages) {
    await page.goto(`/hi${path}`);
    await isHindi(page, path, allowed);
  }
  const post = page.getByRole('heading', { level: 2 }).first().getByRole('link');
  const title = (await post.textContent()) ?? '';
  await post.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await isHindi(page, 'a post', /^Facebook$/u);
});

test('LNG-01 PHN-01 CHR-13 the account, its order and the drawer speak Hindi in full, and everyone can use them @phone', async ({
  page,
  phone,
}) => {
  const token = await signIn(page, phone);
  const order = await placed(page, token);
  for (const section of [
    'orders',
    'profile',
    'address',
    'wallet',
    'subscriptions',
    'prescriptions',
    'membership',
  ]) {
    await page.goto(`/hi/dashboard/${section}`);
    await isHindi(page, section);
  }
  await page.goto('/hi/dashboard/referrals');
  await isHindi(page, 'referrals', /^http\S+\?ref=\w+$/u);
  await page.goto(`/hi/dashboard/orders/${order.id}`);
  await expect(page.getByText('कैश ऑन डिलीवरी का शुल्क')).toBeVisible();
  await isHindi(page, 'an order');
  await fillCart(page, lines.sleep, lines.peace);
  await page.goto('/hi/shop');
  await page.getByRole('button', { name: /^कार्ट/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isHindi(page, 'the drawer');
});

test('LNG-01 CRT-05 what a button of the cart or the wishlist is called is a sentence in Hindi @phone', async ({
  page,
}) => {
  await page.goto('/hi/shop/peace-mantra');
  await page.getByRole('radio', { name: /हर महीने/u }).check();
  await page.getByRole('main').getByRole('button', { name: 'कार्ट में डालें' }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Peace Mantra का प्लान बंद करें', exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Peace Mantra हटाएँ', exact: true })).toBeVisible();
  await page.goto('/hi/shop/sleep-mantra');
  await page.getByRole('main').getByRole('button', { name: 'विशलिस्ट' }).first().click();
  await page.goto('/hi/wishlist');
  const list = page.getByRole('main');
  await expect(list.getByRole('button', { name: 'Sleep Mantra को कार्ट में डालें', exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Sleep Mantra हटाएँ', exact: true })).toBeVisible();
});
