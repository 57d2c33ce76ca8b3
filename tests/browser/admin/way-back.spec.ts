import { AdminSection } from '../pages/admin-section.page.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { ordered } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

test('ADM-02 “All orders” leads back to the tab, the filters and the search of the list that an order was opened from @desktop', async ({
  page,
  visitor,
}) => {
  const { id, number } = await ordered(visitor);
  await signInAdmin(page);
  const orders = new AdminSection(page, 'orders');
  await orders.open();
  await page.getByRole('link', { name: /^To pack/u }).click();
  await orders.filter('Paid by', 'Cash on delivery');
  await orders.search(number);
  const left = page.url();
  expect(new URL(left).search).not.toBe('');
  await orders.row(number).getByRole('link', { name: number }).click();
  const back = page.getByRole('link', { name: 'All orders' });
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(left);
  await expect(orders.row(number)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(number);

  // Through the change of the order and back to it, the way stays.
  await orders.row(number).getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  await page.goBack();
  await back.click();
  await expect(page).toHaveURL(left);

  // Another list forgets it, and a link from elsewhere knows none.
  await orders.row(number).getByRole('link', { name: number }).click();
  await page.goto(`/dashboard/orders/${id}`);
  await back.click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/u);
});
