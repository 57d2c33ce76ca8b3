import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { tooNarrow } from '../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { removeProducts } from '../../support/shop/shop-database.ts';
import { expect, test } from '../../support/test.ts';

test('STK-01 ADM-01 ADM-02 the round of stock: found by its code, counted with a note, in a file', async ({
  page,
  shop,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  putBack(async () => removeProducts(shop, 'counted-'));
  const admin = await signIn(page, sandboxAccounts.admin);
  const options = [
    { variant: '30 ml', flavour: '', sku: 'counted-30', price: 400, stock: 5 },
    { variant: '100 ml', flavour: '', sku: 'counted-100', price: 1000, stock: 4 },
  ];
  const stored = await page.request.post('/v1/product', {
    headers: { authorization: `Bearer ${admin}` },
    data: { sku: 'counted-oil', name: 'Counted oil', category: 'Skin', price: 1, options },
  });
  expect(stored.status()).toBe(200);

  const stock = new AdminSection(page, 'stock');
  await (await stock.find('counted-100')).getByRole('link').click();
  const units = page.getByLabel('Units', { exact: true });
  await units.fill('-5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(units).toHaveAccessibleDescription(/Enter how many came in, as a number above 0/u);
  await expect(units).toBeFocused();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Counted');
  await units.fill('3');
  await page.getByLabel('Note').fill('One leaks');
  await stock.save();
  // From when it is low, without moving anything.
  await page.getByLabel('Low from').fill('12');
  await stock.save();
  const moves = page.getByRole('region', { name: 'What happened' });
  await expect(moves).toContainText('One leaks');
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await stock.find('counted-100');
  expect(await stock.exportedRecords()).toEqual([
    {
      Product: 'Counted oil',
      Size: '100 ml',
      Flavour: '',
      Code: 'counted-100',
      Units: '3',
      'Low from': '12',
      Waiting: '0',
    },
  ]);
});
