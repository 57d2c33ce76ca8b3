import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { holdBack } from '../support/answers.ts';
import { tooNarrow } from '../support/looks.ts';
import { signIn } from '../support/people/sign-in.ts';
import { changeProduct } from '../support/shop/shop-database.ts';
import { latinTexts } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

test('WSH-01 RTE-05 a heart works signed out, joins the account at the sign-in, and is there on another device; nothing is said about JavaScript @phone', async ({
  page,
  visitor,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 400/u);
  const shop = new ShopFrame(page);
  const heart = page.getByRole('main').getByRole('button', { name: 'Sleep Mantra on your wishlist' });
  await shop.open('/shop');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await expect(page.locator('.no-script')).toHaveCount(0);
  const list = page.getByRole('list', { name: 'On your wishlist' });
  await expect(list.getByRole('listitem')).toContainText(['Sleep Mantra']);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect(signInLink).toHaveAttribute('href', '/login?next=%2Fwishlist');
  expect(await axe(page)).toEqual([]);
  await signIn(page, phone);
  const isAsked = page.waitForRequest('**/v1/user');
  const giveProfile = await holdBack(page, '*/v1/user');
  await page.goto('/wishlist');
  await isAsked;
  await expect(page.getByText('Loading your wishlist')).toBeAttached();
  await expect(page.getByText(/Saved on this device|Nothing on your wishlist/u)).toBeHidden();
  giveProfile();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Saved on this device.')).toBeHidden();
  await signIn(visitor, phone);
  await visitor.route(/\/v1\/product-cards/u, (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
  await visitor.goto('/wishlist');
  await expect(visitor.getByRole('main')).toContainText('Couldn’t load the products. Your wishlist is safe.');
  await visitor.getByRole('button', { name: 'Try again' }).click();
  const theirs = visitor.getByRole('list', { name: 'On your wishlist' });
  await theirs.getByRole('button', { name: 'Move to cart: Sleep Mantra' }).click();
  await expect(new ShopFrame(visitor).line('Sleep Mantra').root).toBeVisible();
  await expect(theirs.getByRole('listitem')).toHaveCount(0);
});

test('WSH-01 what was looked at stands below the next product and in the empty cart, until it’s cleared @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  const row = page.getByRole('region', { name: 'You looked at' });
  await shop.open('/shop/peace-mantra');
  await expect(page.getByRole('button', { name: 'Peace Mantra on your wishlist' })).toBeVisible();
  await expect(row).toBeHidden();
  await shop.open('/shop/dog-mantra');
  await expect(row.getByRole('article')).toHaveCount(1);
  await expect(row).toContainText('Peace Mantra');
  await shop.cartButton.click();
  const inCart = shop.drawer.getByRole('region', { name: 'You looked at' });
  await expect(inCart.getByRole('listitem')).toContainText(['Dog Mantra', 'Peace Mantra']);
  await inCart.getByRole('button', { name: 'Clear' }).click();
  await expect(inCart).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent_products'))).toBeNull();
});

test('WSH-01 what is out of stock is asked for in words that say what comes, and said so on the wishlist @phone', async ({
  page,
  shop: server,
  putBack,
}) => {
  putBack(await changeProduct(server, 'dog-mantra', { stock: 0 }));
  const shop = new ShopFrame(page);
  const product = async () => (await page.request.get('/v1/product/dog-mantra')).text();
  await expect.poll(product).toContain('"stock":0');
  await shop.open('/shop/dog-mantra?fresh');
  await expect(
    page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Out of stock' }),
  ).toBeDisabled();
  const box = page.getByRole('region', { name: 'Out of stock' });
  await box.getByRole('button', { name: 'Tell me when it’s back' }).click();
  await expect(box).toContainText('One message when it’s back, and nothing else.');
  await box.getByLabel('Mobile number or e-mail').fill('nobody');
  await box.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(box).toContainText('Enter a 10 digit mobile number or an e-mail address.');
  expect(await axe(page)).toEqual([]);
  await box.getByLabel('Mobile number or e-mail').fill('asha@example.com');
  await box.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(box).toContainText('We’ll send one message to a•••@example.com when it’s back.');
  await page.getByRole('button', { name: 'Dog Mantra on your wishlist' }).first().click();
  await page.goto('/wishlist');
  await expect(page.getByRole('list', { name: 'On your wishlist' })).toContainText('Out of stock');
  await expect(page.getByRole('button', { name: 'Move to cart: Dog Mantra' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tell me when it’s back: Dog Mantra' })).toBeVisible();
  expect(await tooNarrow(page)).toEqual([]);
  await page.goto('/hi/wishlist');
  await expect(page.getByRole('link', { name: 'Dog Mantra वापस आए तो बताएँ' })).toBeVisible();
  await expect(page.getByText('1 प्रोडक्ट')).toBeVisible();
  expect(await latinTexts(page)).toEqual([]);
});
