import { axe } from '../support/accessibility.ts';
import { brokenTexts, tooNarrow } from '../support/looks.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { removeProducts } from '../support/shop/shop-database.ts';
import { expect, test } from '../support/test.ts';

test('ADM-03 how bundles sell, with the same numbers in tables @phone', async ({ page }) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/bundles/funnel');
  await expect(page.getByRole('heading', { level: 1, name: 'How bundles sell' })).toBeVisible();
  await page.getByLabel('Period').selectOption('7');
  await expect(page.getByText('Counting...')).toBeHidden();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('CAT-02 a product without a picture has a drawing in its place: in the list, on its page, in the cart, in the search, in its bundle and in the dashboard, where a drawn one has its bottle @phone', async ({
  page,
  shop,
  mark,
  putBack,
}) => {
  const call = await signInAdmin(page);
  const sku = `bare-${mark}`;
  const product = { description: 'Pressed cold.', category: 'Skin', price: 400, hsn: '30049011', stock: 9 };
  await call('POST', '/v1/product', { ...product, sku, name: `Bare ${mark}`, published: true });
  putBack(() => removeProducts(shop, sku));
  const products = [{ sku }, { sku: 'sleep-mantra' }];
  const bundle = { name: `Bare pair ${mark}`, type: 'combo', products, percentage: 10 };
  const { id } = (await call('POST', '/v1/bundle', bundle)) as { id: string };
  putBack(() => call('POST', '/v1/bundle/bulk', { ids: [id], action: 'delete' }));
  const drawn = page.locator(`img[src="/image/of/${sku}"]:visible`);
  const expectDrawing = async (place: string) => {
    await drawn.first().scrollIntoViewIfNeeded();
    const sizes = async () =>
      drawn.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
    await expect.poll(sizes, place).toEqual(expect.arrayContaining([160]));
    expect(new Set(await sizes()), place).toEqual(new Set([160]));
  };
  await page.goto(`/shop?q=${mark}`);
  await expectDrawing('list');
  await page.goto(`/shop/${sku}`);
  await expectDrawing('page');
  await expect(page.getByRole('article', { name: `Bare pair ${mark}` }).locator(drawn)).toHaveCount(1);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.locator(`img[src*="${sku}"]`).first()).toHaveJSProperty('naturalWidth', 160);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.keyboard.type(mark);
  await expect(page.getByRole('option', { name: `Bare ${mark}` })).toBeVisible();
  await expectDrawing('search');
  await page.goto(`/dashboard/shop?q=${mark}`);
  await expectDrawing('dashboard');
  await page.goto('/dashboard/shop?q=sleep-mantra');
  const bottle = page.getByRole('row', { name: /Sleep Mantra/u }).locator('img');
  await expect(bottle, 'one that is drawn has its bottle').toHaveAttribute('src', /bottle-sleep-mantra/u);
  await expect(bottle).toHaveJSProperty('naturalHeight', 150);
});

test('STF-01 ADM-02 a long e-mail address wraps after its @ and its dots on a phone, never inside a word @phone', async ({
  page,
  mark,
  putBack,
}) => {
  const call = await signInAdmin(page);
  const email = `venkata.lakshminarayanan.${mark}@himalayanayurvedawellness.co.in`;
  const { id } = (await call('POST', '/v1/admin/staff-invitations', { email, roleId: null })) as { id: string };
  putBack(() => call('POST', `/v1/admin/staff-invitations/${id}/withdraw`, {}));
  await page.goto('/dashboard/staff-invitations');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  expect(await brokenTexts(page, /lakshminarayanan|himalayan/u)).toEqual([]);
});
