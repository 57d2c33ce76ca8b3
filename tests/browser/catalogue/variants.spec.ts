import { AdminSection } from '../pages/admin-section.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { removeProducts } from '../support/shop/shop-database.ts';
import { expect, test } from '../support/test.ts';

const options = [
  { variant: '30 ml', flavour: '', sku: 'sizes-30', price: 400, mrp: 450, stock: 5 },
  { variant: '100 ml', flavour: '', sku: 'sizes-100', price: 1000, stock: 4 },
  { variant: '250 ml', flavour: '', sku: 'sizes-250', price: 2200, stock: 0 },
];

test('VAR-01 ADM-50 sizes have their own price, stock and address, what is out of stock can’t be chosen, and a sale has a price of its own for a size @desktop', async ({
  page,
  shop: server,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  putBack(() => removeProducts(server, 'sizes-'));
  const admin = await signIn(page, sandboxAccounts.admin);
  const product = {
    sku: 'sizes-oil',
    name: 'Sizes oil',
    category: 'Skin',
    price: 1,
    hsn: '30049011',
    published: true,
  };
  const stored = await page.request.post('/v1/product', {
    headers: { authorization: `Bearer ${admin}` },
    data: { ...product, description: 'Pressed cold.', options },
  });
  expect(stored.status()).toBe(200);
  const shop = new ShopFrame(page);
  await shop.open('/shop/sizes-oil');
  const main = page.getByRole('main');
  const sizes = page.getByRole('group', { name: 'Size' });
  await expect(main).toContainText('₹400');
  await expect(main).toContainText('MRP ₹450');
  await expect(sizes.getByRole('radio', { name: '250 ml, out of stock' })).toBeDisabled();
  await sizes.getByText('100 ml', { exact: true }).click();
  await expect(main).toContainText('₹1,000');
  await expect(page).toHaveURL(/\?variant=100\+ml$/u);
  await page.reload();
  await expect(sizes.getByRole('radio', { name: '100 ml' })).toBeChecked();
  // There are four of this size, and no more can be chosen.
  const raise = page.getByRole('button', { name: /^Increase quantity/u });
  for (let quantity = 2; quantity <= 4; quantity += 1) await raise.click();
  await expect(page.getByRole('group', { name: /^Quantity/u }).getByRole('status')).toHaveText('4');
  await expect(raise).toBeDisabled();
  expect(await tooNarrow(page)).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(page), `${width} px`).toEqual([]);
  }

  // A size's own price during a sale: refused above its MRP, then what shoppers pay.
  await page.goto('/dashboard/shop/sizes-oil');
  const products = new AdminSection(page, 'shop');
  const planned = page.getByLabel('Price during the sale');
  await expect(planned).toHaveCount(3);
  const sale = await products.unfold('Sale price');
  await sale.getByLabel('From').fill('2026-01-01T10:00');
  await sale.getByLabel('Until').fill('2099-11-08T22:00');
  await planned.first().fill('451');
  await products.refused(planned.first(), /MRP/u);
  await planned.first().fill('');
  await planned.nth(1).fill('799');
  await products.save();
  await page.reload();
  await expect(planned.nth(1)).toHaveValue('799');
  expect(await tooNarrow(page)).toEqual([]);
  await page.goto('/shop/sizes-oil?variant=100+ml');
  await expect(main).toContainText('₹799');
  await sizes.getByText('30 ml', { exact: true }).click();
  await expect(main).toContainText('₹400');
});
