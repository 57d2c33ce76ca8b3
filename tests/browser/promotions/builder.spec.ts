import type { Locator, Page } from '@playwright/test';
import { CheckoutPage } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { holdBack } from '../support/answers.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { changeProduct } from '../support/shop/shop-database.ts';
import { signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** 'Build your own bundle' on a product's page. */
class Builder {
  readonly root: Locator;
  readonly submit: Locator;
  readonly hint: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Build your own bundle' });
    this.submit = this.root.getByRole('button', { name: 'Add bundle to cart' });
    this.hint = this.root.getByRole('status');
  }

  adding(name: string): Locator {
    return this.root.getByRole('button', { name: `Add ${name} to the bundle` });
  }

  removing(name: string): Locator {
    return this.root.getByRole('button', { name: `Remove ${name} from the bundle` });
  }

  option(name: string, label: 'Flavour' | 'Size'): Locator {
    return this.root.getByRole('group', { name: `Options of ${name}` }).getByRole('combobox', { name: label });
  }

  /** Regular price, bundle price and saving, as they are written. */
  async sums(): Promise<readonly string[]> {
    return this.root.getByRole('definition').allInnerTexts();
  }
}

async function openBuilder(page: Page, path = '/shop/sleep-mantra'): Promise<Builder> {
  await new ShopFrame(page).open(path);
  const builder = new Builder(page);
  await expect(builder.removing('Sleep Mantra')).toBeVisible();
  await expect(builder.adding('Green Mantra')).toBeVisible();
  return builder;
}

test('BND-21 CAT-05 the price of each size is seen, the totals follow every pick, and the builder keeps the rules of accessibility in every theme, and fits every width @desktop', async ({
  page,
}) => {
  // Whatever moves by itself elsewhere would be caught half faded.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const builder = await openBuilder(page);
  const sizes = builder.root.getByRole('list', { name: 'What each size saves' }).getByRole('listitem');
  await expect(sizes).toHaveText([
    '2 productsSave 5%from ₹2,278',
    '3 productsSave 10%from ₹3,147',
    '4 productsSave 15%from ₹4,077',
  ]);
  await expect(builder.hint).toHaveText('Pick 1 more to save 5%.');
  await expect(builder.submit).toBeDisabled();
  await builder.adding('Peace Mantra').click();
  expect(await builder.sums()).toEqual(['₹2,798', '₹2,658', 'You save ₹140 (5%)']);
  await expect(builder.submit).toBeEnabled();
  expect(await axeInFourThemes(page, '[aria-labelledby=build-bundle]')).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  await builder.adding('Dog Mantra').click();
  expect(await builder.sums()).toEqual(['₹3,697', '₹3,327', 'You save ₹370 (10%)']);
  await builder.adding('Green Mantra').click();
  expect(await builder.sums()).toEqual(['₹4,796', '₹4,077', 'You save ₹719 (15%)']);
  await expect(builder.hint).toContainText('That’s our biggest bundle discount.');
  await builder.removing('Peace Mantra').click();
  await expect(sizes).toHaveText([
    '2 productsSave 5%',
    '3 productsSave 10%₹3,147',
    '4 productsSave 15%from ₹4,077',
  ]);
});

test('BND-21 CRT-08 a bundle goes into the cart whole, and is ordered at the price that was shown @phone', async ({
  page,
  phone,
}) => {
  await signIn(page, phone);
  const builder = await openBuilder(page);
  const shop = new ShopFrame(page);
  await builder.option('Sleep Mantra', 'Flavour').selectOption('Cardamom');
  await builder.adding('Peace Mantra').click();
  await builder.option('Peace Mantra', 'Size').selectOption('2 × 15 ml');
  await builder.adding('Dog Mantra').click();
  await builder.submit.click();

  await expect(shop.drawer).toBeVisible();
  await expect(shop.line('Sleep Mantra').root).toContainText('Cardamom | 30 ml');
  await expect(shop.line('Peace Mantra').root).toContainText('2 × 15 ml');
  for (const name of ['Sleep Mantra', 'Peace Mantra', 'Dog Mantra']) {
    await expect(shop.line(name).root).toContainText('Your bundle of 3');
  }
  await expect(shop.drawer).toContainText('₹3,327');
  await shop.buyNow.click();

  const checkout = new CheckoutPage(page);
  await expect(checkout.pincode).toBeVisible();
  await checkout.reachPayment();
  expect(await checkout.total()).toBe('₹3,327');
  await checkout.choose('Cash on delivery');
  await expect.poll(() => checkout.total()).toBe('₹3,367');
  await checkout.placeOrder.click();
  await new OrderPage(page).confirmed();
  await expect(page.getByRole('main')).toContainText('₹3,367');
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(items).toHaveText(
    Array.from({ length: 3 }, () => /In bundle “Sleep Mantra \+ Peace Mantra \+ Dog Mantra”/u),
  );
});

test('BND-21 what is out of stock cannot be picked @desktop', async ({ page, shop }) => {
  const putBack = await changeProduct(shop, 'dog-mantra', { stock: 0 });
  try {
    const builder = await openBuilder(page);
    await expect(builder.root.getByRole('listitem').filter({ hasText: 'Dog Mantra' })).toContainText(
      'out of stock',
    );
    await expect(builder.adding('Dog Mantra')).toBeDisabled();
  } finally {
    await putBack();
  }
});

test('BND-21 CRT-06 the keyboard alone builds a bundle, and removes it from the cart @phone', async ({ page }) => {
  const builder = await openBuilder(page);
  await builder.adding('Peace Mantra').focus();
  await page.keyboard.press('Enter');
  await expect(builder.removing('Peace Mantra')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder.option('Peace Mantra', 'Flavour')).toBeFocused();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(builder.submit).toBeFocused();
  await page.keyboard.press('Enter');
  const shop = new ShopFrame(page);
  await expect(shop.drawer).toBeVisible();
  // Removed at one of its products, the bundle goes as a whole.
  await shop.line('Peace Mantra').root.getByRole('button', { name: 'Remove bundle Peace Mantra' }).press('Enter');
  await expect(shop.drawer.getByRole('heading', { name: 'Your cart is empty :(' })).toBeVisible();
});

test('BND-20 BND-21 nothing moves on the page when bundles and builder come @desktop', async ({ page }) => {
  const comes = await holdBack(page, '*/assets/ProductDeals-*.js');
  await page.goto('/shop/sleep-mantra');
  await page.evaluate(() => document.fonts.ready);
  const below = page.getByRole('heading', { name: 'How to take it' });
  const placeOf = async () => Math.round((await below.boundingBox())?.y ?? 0);
  const before = await placeOf();
  comes();
  await expect(new Builder(page).adding('Green Mantra')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bundle deals' }).getByRole('article').first()).toBeVisible();
  // The room is kept for what is usual: a line more or less on a card depends on what is on offer by now.
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(40);
});
