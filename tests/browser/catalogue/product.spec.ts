import { changeProduct } from '../support/shop/shop-database.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('CAT-05 the phone has the price and the button at its lower edge; flavour, size, plan and quantity decide the price and the line @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop/sleep-mantra');
  const main = page.getByRole('main');
  const line = shop.line('Sleep Mantra');
  await expect(main).toContainText('Includes all taxes');
  const bar = page.getByRole('region', { name: 'Buy' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Saffron, 30 ml');
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await line.remove.click();
  await expect(line.root).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shop.drawer).toBeHidden();
  await page.getByRole('group', { name: 'Flavour' }).getByText('Cardamom', { exact: true }).click();
  await page.getByRole('group', { name: 'Size' }).getByText('2 × 15 ml', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Cardamom' })).toBeChecked();
  await page.getByRole('radio', { name: /^Every month/u }).check();
  await page.getByRole('button', { name: /^Increase quantity/u }).click();
  await expect(main).toContainText('₹2,698');
  await expect(main).toContainText('You save ₹300');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(line.root).toContainText('Cardamom | 2 × 15 ml');
  await expect(line.root).toContainText('Monthly plan');
  await expect(line.quantity).toHaveText('2');
});

test('CAT-05 CHK-08 the pictures change by their thumbnails, also with the arrow keys; the page tells what is in it, how to take it, what people ask and what is on the label; the pincode says when it comes and whether cash is taken, and is remembered @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop/peace-mantra');
  await expect(page.getByRole('img', { name: 'Peace Mantra, bottle and plant' })).toBeVisible();
  await page.getByRole('radio', { name: 'Picture 2 of 4, close-up of the bottle' }).check();
  await expect(page.getByRole('img', { name: 'Peace Mantra, close-up of the bottle' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: 'Peace Mantra, leaves and flowers' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Peace Mantra, bottle and plant' })).toBeHidden();
  await expect(page.getByRole('row', { name: /Brahmi Bacopa monnieri.* 100 mg/u })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to take it' }).getByRole('listitem')).toHaveCount(3);
  await page.getByText('Which flavour should I choose?').click();
  await expect(page.getByText('The herbs are the same in all three.')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Net quantity' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('region', { name: 'You may also like' }).getByRole('link', { name: 'Dog Mantra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dog Mantra/u })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Picture 1 of 4, bottle and plant' })).toBeChecked();
  const pincode = page.getByLabel('Deliver to');
  await pincode.fill('560066');
  const answer = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Cash on delivery is available at 560066.' });
  await expect(answer).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('link', { name: 'Sleep Mantra', exact: true }).click();
  await expect(page.getByLabel('Deliver to')).toHaveValue('560066');
  await expect(answer).toBeVisible();
});

test('CAT-05 a product without stock says so and cannot be added @desktop', async ({ page, shop: here }) => {
  const restore = await changeProduct(here, 'dog-mantra', { stock: 0 });
  try {
    const shop = new ShopFrame(page);
    await expect(async () => {
      await shop.open('/shop/dog-mantra');
      await expect(page.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled({ timeout: 500 });
    }).toPass();
  } finally {
    await restore();
  }
});
