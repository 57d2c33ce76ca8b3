import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { fillCart, lines } from '../../../support/shop/carts.ts';
import { removeCoupons } from '../../../support/shop/shop-database.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test.afterEach(({ shop, mark }) => removeCoupons(shop, `NEEM${mark.toUpperCase()}`));

test('ADM-01 ADM-02 the round of coupons: refused, made, found by a view of one’s own, changed, used by a shopper, in a file, paused with a way back, and deleted @desktop', async ({
  page,
  visitor,
  phone,
  watch,
  mark,
}) => {
  watch.expectProblem(/status of 422/u);
  const code = `NEEM${mark.toUpperCase()}`;
  const coupons = new AdminSection(page, 'coupons');
  await signIn(page, sandboxAccounts.admin);
  await coupons.open('/new');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Name', { exact: true }).fill('Neem week');
  const percent = page.getByRole('textbox', { name: 'Percent' });
  await percent.fill('150');
  await page.getByLabel('Minimum cart value').fill('1400');
  await coupons.refused(percent, /100/u);
  await percent.fill('15');
  await coupons.create();
  expect(await axe(page)).toEqual([]);

  const row = await coupons.find(code);
  await expect(row).toContainText('No end date');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Minimum cart' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill(`Of neem ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await coupons.open();
  await page.getByRole('link', { name: `Of neem ${mark}` }).click();
  await expect(row.getByRole('cell', { name: '₹1,400' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('link', { name: code }).click();
  await percent.fill('20');
  await coupons.save();
  await signIn(visitor, phone);
  await fillCart(visitor, lines.sleep);
  await visitor.goto('/checkout');
  const summary = visitor.getByRole('complementary');
  await summary.getByText('Add a coupon').click();
  await summary.getByLabel('Coupon code').fill(code.toLowerCase());
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('−₹300')).toBeVisible();

  await coupons.find(code);
  expect(await coupons.exportedRecords()).toEqual([
    expect.objectContaining({ code, name: 'Neem week', value: '20', minOrderValue: '1400', status: 'active' }),
  ]);
  const commands = row.getByRole('button', { name: `Actions for ${code}` });
  const pause = page.getByRole('menuitem', { name: 'Pause' });
  const pick = row.getByLabel(`Select ${code}`);
  await commands.click();
  await expect(pause).toBeVisible();
  const { x, y } = (await pick.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  await expect(pause).toBeHidden();
  await expect(pick, 'what lies under the press that closes a menu').not.toBeChecked();
  await commands.click();
  await pause.click();
  await expect(row.getByText('Paused')).toBeVisible();
  await visitor.reload();
  await expect(summary.getByText('We don’t recognise this code. It may have ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Active')).toBeVisible();
  await coupons.bulk(code, 'Delete', { asks: true });
  await expect(page.getByRole('heading', { name: 'No coupons match' })).toBeVisible();
});
