import { axeInFourThemes, cleanInFourThemes } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('SRC-01 the keyboard alone finds a product by a mistyped word, from any page @desktop', async ({ page }) => {
  const shop = new ShopFrame(page);
  await shop.open('/about');
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  const field = dialog.getByRole('combobox', { name: 'Search the shop' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
  await expect(field).toBeFocused();
  await field.pressSequentially('slep');
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveText('sleep');
  await expect(dialog.getByRole('group', { name: 'Products' }).getByRole('option')).toContainText(['Sleep Mantra']);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Sleep Mantra');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('id', active ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL('/shop/sleep-mantra');
  await expect(page.getByRole('heading', { level: 1, name: /Sleep Mantra/u })).toBeFocused();
});

test('SRC-01 a search that finds nothing has a way on, the last ones are kept, and a step back closes it @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/faq');
  const open = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search the shop' });
  const field = dialog.getByRole('combobox');
  await open.click();
  await field.fill('qqxzj');
  await expect(dialog.getByText('Nothing found for “qqxzj”.')).toBeVisible();
  await expect(dialog.getByRole('option')).toHaveText(['See all products', 'Ask us']);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await open.click();
  await field.fill('neend');
  await field.press('Enter');
  await expect(page).toHaveURL('/shop?q=neend');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sleep Mantra', exact: true })).toBeVisible();
  await open.click();
  await expect(dialog.getByRole('group', { name: 'Your last searches' }).getByRole('option')).toHaveText(['neend']);
  await dialog.getByRole('button', { name: 'Forget these searches' }).click();
  await expect(dialog.getByRole('option')).toHaveCount(0);
});
