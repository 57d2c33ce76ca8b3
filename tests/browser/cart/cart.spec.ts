import { keptCart } from '../support/shop/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { changeProduct } from '../support/shop/shop-database.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('CRT-01 CRT-05 CRT-06 CRT-12 CRT-13 CRT-15 MEM-02 MEM-03 adding opens the drawer, adding the same again raises its line; the sum stands before what else could be bought; the club ends the list, goes in and comes out with a word; removing moves the focus on, can be undone, and the last one leaves an empty cart @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 0 items');
  await shop.add('Sleep Mantra');
  await expect(shop.closeCart).toBeFocused();
  const sleep = shop.line('Sleep Mantra');
  await expect(sleep.root).toContainText('Saffron | 30 ml');
  await expect(sleep.root).toContainText('₹1,499');
  await expect(shop.drawer).toContainText('Includes all taxes');
  await expect(shop.drawer).toContainText('Coupons come off at checkout');
  const deals = shop.drawer.getByRole('region', { name: 'Bundle deals' });
  await expect(deals.getByRole('listitem')).toHaveCount(2);
  const inOrder = [
    'Saffron | 30 ml',
    'Item total',
    'Bundle Deals Available',
    'Bliss Club 12mo',
    'Includes all taxes',
  ];
  const text = (await shop.drawer.textContent()) ?? '';
  expect(inOrder.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(inOrder);
  const club = shop.drawer.getByRole('region', { name: 'Bliss Club 12mo' });
  await expect(club).toContainText('Extra 20% OFF + benefits');
  await expect(club).toContainText('₹999');
  await club.getByRole('button', { name: 'Add Bliss Club 12mo' }).click();
  await expect(shop.drawer).toContainText('Bliss Club 20% discount applied!');
  await expect(shop.drawer.getByRole('list', { name: 'In your cart' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Membership added to cart!').first()).toBeVisible();
  await club.getByRole('button', { name: 'Remove Bliss Club 12mo' }).click();
  await expect(page.getByText('Membership removed from cart!').first()).toBeVisible();
  await expect(shop.drawer).not.toContainText('discount applied!');
  await shop.closeCart.click();
  await expect(shop.drawer).toBeHidden();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 1 item');
  await shop.add('Sleep Mantra');
  await expect(sleep.quantity).toHaveText('2');
  await expect(shop.drawer.getByRole('list', { name: 'In your cart' }).getByRole('listitem')).toHaveCount(1);
  await expect(shop.drawer).toContainText('5% tier discount');
  await expect(shop.drawer).toContainText('You save ₹150');
  await expect(shop.drawer).toContainText('₹2,848');

  await shop.closeCart.click();
  await shop.add('Dog Mantra');
  await shop.line('Sleep Mantra').remove.click();
  await expect(shop.line('Sleep Mantra').root).toHaveCount(0);
  await expect(shop.line('Dog Mantra').remove).toBeFocused();
  await expect(shop.drawer).toContainText('Removed Sleep Mantra.');
  await shop.drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.line('Sleep Mantra').root).toBeVisible();
  await shop.line('Sleep Mantra').remove.click();
  await shop.line('Dog Mantra').remove.click();
  await expect(shop.drawer.getByRole('heading', { name: 'Your cart is empty :(' })).toBeVisible();
  await expect(shop.closeCart).toBeFocused();
  await shop.drawer.getByRole('link', { name: 'Explore Products' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(shop.drawer).toBeHidden();
});

test('CRT-14 CRT-06 a plan says that it can be cancelled, asks before, and then becomes a single purchase @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop/peace-mantra');
  await page.getByRole('radio', { name: /Every month/u }).check();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const line = shop.line('Peace Mantra');
  await expect(line.root).toContainText('Monthly plan');
  await expect(line.root).toContainText('Rest assured, you can cancel anytime, no strings attached');
  await expect(line.root).toContainText('₹1,169');
  const cancel = line.root.getByRole('button', { name: 'Cancel the plan of Peace Mantra' });
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await cancel.click();
  await question.getByRole('button', { name: 'Keep plan' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(line.root).not.toContainText('Monthly plan');
  await expect(line.root).toContainText('₹1,299');
});

test('CRT-16 MNY-11 what sold out or costs more now is marked before paying @desktop', async ({
  page,
  shop: here,
}) => {
  const shop = new ShopFrame(page);
  await shop.open();
  await shop.add('Sleep Mantra');
  await shop.closeCart.click();
  await shop.add('Green Mantra');
  const progress = shop.drawer.getByRole('region', { name: 'Discount progress' });
  await expect(progress).toContainText('Current 5% OFF');
  const restore = await changeProduct(here, 'green-mantra', { price: 1199 });
  try {
    await shop.closeCart.click();
    await shop.cartButton.click();
    const green = shop.line('Green Mantra');
    await expect(green.root).toContainText('Was ₹1,099 when you added it, now ₹1,199.');
    await shop.drawer.getByRole('button', { name: 'OK' }).click();
    await expect(green.root).not.toContainText('Was ₹1,099');
    const restoreStock = await changeProduct(here, 'green-mantra', { stock: 0 });
    try {
      await shop.closeCart.click();
      await shop.cartButton.click();
      await expect(green.root).toContainText('Out of stock. Please remove it.');
      await expect(progress).toContainText('Add ₹901 to unlock 5% OFF');
      await expect(shop.buyNow).toBeDisabled();
    } finally {
      await restoreStock();
    }
  } finally {
    await restore();
  }
});

test('CRT-10 two tabs show the same cart, and a corrupt entry is dropped in silence @phone', async ({
  page,
  context,
}) => {
  const shop = new ShopFrame(page);
  await shop.open();
  const other = new ShopFrame(await context.newPage());
  await other.open('/shop');
  await shop.add('Peace Mantra');
  await expect(other.cartButton).toHaveAccessibleName('Open cart, 1 item');
  await other.add('Dog Mantra');
  await expect(shop.line('Dog Mantra').root).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user_cart', '{"shape":1,"lines":[{"sku":7}]'));
  await page.reload();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 0 items');
  await shop.add('Peace Mantra');
  await expect.poll(() => keptCart(page)).toEqual({ 'peace-mantra': 1 });
});

test('CRT-06 CRT-12 CRT-13 CHR-13 the keyboard alone opens the cart, changes it and comes back; from the middle of a cart the focus moves to the next item, and the new sum is told @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open();
  await page.getByRole('button', { name: 'Add Dog Mantra to cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(shop.closeCart).toBeFocused();
  const dog = shop.line('Dog Mantra');
  await expect(dog.raise).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dog.raise).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dog.quantity).toHaveText('2');
  await page.keyboard.press('Tab');
  await expect(dog.remove).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shop.drawer.getByRole('heading', { name: 'Your cart is empty :(' })).toBeVisible();
  await expect(shop.closeCart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop.drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Dog Mantra to cart' })).toBeFocused();

  for (const name of ['Sleep Mantra', 'Peace Mantra']) {
    await shop.add(name);
    await shop.closeCart.click();
  }
  await shop.add('Dog Mantra');
  const told = shop.drawer.getByRole('status').filter({ hasText: /in your cart, total ₹[\d,]+$/u });
  await expect(told).toContainText('3 items in your cart');
  await shop.line('Peace Mantra').remove.click();
  await expect(shop.line('Dog Mantra').remove).toBeFocused();
  await shop.line('Dog Mantra').remove.press('Enter');
  await expect(shop.line('Sleep Mantra').remove).toBeFocused();
  await expect(told).toContainText('1 item in your cart');
});

test('CRT-12 CHR-10 CHR-13 the drawer is accessible in four themes and fits from 320 px on @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop/sleep-mantra');
  await page.getByRole('radio', { name: /Every week/u }).check();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(shop.drawer).toBeVisible();
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  await shop.line('Sleep Mantra').remove.click();
  await shop.line('Sleep Mantra').remove.click();
  await expect(shop.drawer.getByRole('heading', { name: 'Your cart is empty :(' })).toBeVisible();
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
});
