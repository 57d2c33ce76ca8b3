import { holdBack } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('CAT-04 a search narrows the list as it is typed, and the address carries it @phone', async ({ page }) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('status')).toHaveText('4 products');
  const release = await holdBack(page, '*/v1/product?*q=sleep*');
  await page.getByRole('main').getByLabel('Search', { exact: true }).fill('sleep');
  await expect(products.getByRole('status')).toHaveText('Searching…');
  release();
  await expect(products.getByRole('status')).toHaveText('1 product for “sleep”');
  await expect(products.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/shop?q=sleep');
  await page.reload();
  await expect(page.getByRole('main').getByLabel('Search', { exact: true })).toHaveValue('sleep');
  await page.getByRole('main').getByLabel('Search', { exact: true }).fill('zzz');
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(products.getByRole('status')).toHaveText('4 products');
  await expect(page).toHaveURL('/shop');
});

test('CAT-04 CRT-01 a card adds to the cart from the list; filters and sorting go together, each is an address, and back undoes one @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const names = page.getByRole('region', { name: 'Products' }).getByRole('heading');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  // Four products need none; an address that filters them does.
  await expect(filters).toHaveCount(0);
  await shop.add('Green Mantra');
  await expect(shop.line('Green Mantra').root).toContainText('₹1,099');
  await page.goto('/shop?maxPrice=999');
  await expect(names).toHaveCount(1);
  await filters.getByRole('link', { name: /Price: ₹1,000 to ₹1,499/u }).click();
  await expect(page).toHaveURL('/shop?minPrice=1000&maxPrice=1499');
  await expect(names).toHaveCount(3);
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect(names).toHaveText(['Sleep Mantra', 'Peace Mantra', 'Green Mantra']);
  await expect(page).toHaveURL('/shop?minPrice=1000&maxPrice=1499&sort=-price');
  await page.goBack();
  await expect(names).toHaveText(['Peace Mantra', 'Sleep Mantra', 'Green Mantra']);
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  await filters.getByRole('link', { name: 'Clear all' }).click();
  await expect(names).toHaveCount(4);
});

test('CAT-04 without a script the form and the links ask the server @phone', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/shop?flavour=Plain&minPrice=1000');
  await page.getByRole('main').getByLabel('Search', { exact: true }).fill('neem');
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('heading')).toHaveText(['Green Mantra']);
  await expect(page).toHaveURL(/\?q=neem&sort=name&flavour=Plain&minPrice=1000$/u);
  await page.goto('/shop?page=2');
  await expect(page.getByRole('heading', { name: 'No products match' })).toBeVisible();
  await context.close();
});
