import sharp from 'sharp';
import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { countHands } from '../../support/hands.ts';
import { removeProducts } from '../../support/shop/shop-database.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test.afterEach(({ shop }) => removeProducts(shop, 'vetiver-'));

test('ADM-01 ADM-02 CAT-02 CNT-02 the round of products: refused, made with a picture, found, changed, in a file, repriced and back by five clicks, a draft, deleted, and what a shopper reads, its words as typed @desktop', async ({
  page,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 4(?:22|04)/u);
  const name = `Vetiver ${mark}`;
  const path = `/shop/vetiver-${mark}`;
  const products = new AdminSection(page, 'shop');
  await signIn(page, sandboxAccounts.admin);
  await products.open();
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category').fill('Calm');
  await page.getByLabel('List price').fill('649');
  await page.getByLabel('Units in stock').fill('9');
  await page.getByRole('checkbox', { name: 'In the shop' }).check();
  await products.refused(page.getByLabel('Description', { exact: true }), /description/u);
  await expect(page.getByLabel('HSN code')).toHaveAccessibleDescription(/HSN code/u);
  await page.getByLabel('HSN code').fill('30049011');
  await page.getByLabel('Description', { exact: true }).fill('<script>document.title = "taken"</script> Roots');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'roots.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#4a6' } })
      .png()
      .toBuffer(),
  });
  // Every size of it is drawn before it is there.
  await expect(page.getByRole('img', { name: 'Number 1' })).toBeVisible({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
  expect(await products.create()).toBe(`vetiver-${mark}`);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('<script>document.title = "taken"</script> Roots').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name, 'u'));

  await (await products.find(name)).getByRole('link', { name }).click();
  await page.getByLabel('List price').fill('699');
  await products.save();
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('₹699');
  const row = await products.find(name);
  await expect(row).toContainText('₹699');
  expect(await products.exportedRecords()).toEqual([
    expect.objectContaining({ sku: `vetiver-${mark}`, name, price: '699', stock: '9', hsn: '30049011' }),
  ]);

  // As many products as are picked change with the same four clicks, and one takes it back.
  const hands = await countHands(page);
  await page.getByRole('checkbox', { name: /^Select all/u }).click();
  await page.getByRole('spinbutton', { name: 'Percent' }).click();
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change prices' }).click();
  await expect(row).toContainText('₹769');
  expect(await hands()).toEqual({ clicks: 4, keys: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('₹699');

  await products.bulk(name, 'Move to drafts');
  await expect(row).toContainText('Draft');
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await products.bulk(name, 'Delete', { asks: true });
  await expect(page.getByText('No products match')).toBeVisible();
});
