import type { Page } from '@playwright/test';
import { ShopFrame } from '../pages/shop.page.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { address, placed, post } from '../support/shop/orders.ts';
import { reviewed } from '../support/shop/reviews.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page, and moves on it as somebody does who is about to press something. */
async function openAndMove(page: Page, path: string): Promise<void> {
  // What writes the next page's title is fetched once the focus is kept.
  const later = page.waitForResponse(/\/show-head-/u);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await later;
}

test('CHR-13 REV-01 below a review, what a press removes leaves the focus where it was @desktop', async ({
  page,
  mark,
}) => {
  await reviewed(page, `${mark}: calm nights at last.`);
  await openAndMove(page, '/shop/sleep-mantra');
  const review = page.locator('#reviews article').filter({ hasText: mark });
  const report = review.getByRole('button', { name: 'Report', exact: true });
  const helpful = review.getByRole('button', { name: 'Helpful', exact: true });
  await report.press('Enter');
  await expect(review.getByRole('group').getByRole('button').first()).toBeFocused();
  await review.getByRole('button', { name: 'Don’t report' }).press('Enter');
  await expect(helpful).toBeFocused();
  await page.getByRole('button', { name: /^5 stars/u }).press('Enter');
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
  await expect(page.locator('#reviews :focus')).toHaveCount(1);
});

test('CHR-13 filters that are cleared, and a search that is given up, leave the focus at the products @desktop', async ({
  page,
}) => {
  await openAndMove(page, '/shop?category=Sleep');
  await page.getByRole('link', { name: 'Clear all' }).press('Enter');
  await expect(page).toHaveURL('/shop');
  const ofProduct = page.getByRole('main').locator('[aria-label*=" Mantra"]:focus, a[href^="/shop/"]:focus');
  await expect(ofProduct).toHaveCount(1);
  await openAndMove(page, '/shop?q=qwertz');
  await page.getByRole('link', { name: 'Show all products' }).press('Enter');
  await expect(ofProduct).toHaveCount(1);
});

test('CHR-13 a quantity at its end, and a question that is answered, keep the focus beside them; a form that opens takes the focus of its button, and gives it back @desktop', async ({
  page,
  phone,
}) => {
  await fillCart(page, { ...lines.sleep, quantity: 2 }, lines.peace);
  const shop = new ShopFrame(page);
  await openAndMove(page, '/shop');
  await shop.cartButton.press('Enter');
  const sleep = shop.line('Sleep Mantra');
  await sleep.lower.press('Enter');
  await expect(sleep.quantity).toHaveText('1');
  await expect(sleep.raise).toBeFocused();
  const token = await signIn(page, phone);
  const { id } = await placed(page, token);
  await openAndMove(page, `/dashboard/orders/${id}`);
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.press('Enter');
  await page.getByRole('button', { name: 'Keep order' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);

  await openAndMove(page, '/dashboard/profile');
  const open = page.getByRole('button', { name: 'Set a password' });
  await open.press('Enter');
  await expect(page.locator('main form :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(open).toBeFocused();
});

test('CHR-13 ORD-02 orders that are narrowed, and items of a return that are put back, keep the focus where it was @desktop', async ({
  page,
  phone,
}) => {
  const admin = await signIn(page, sandboxAccounts.admin);
  const token = await signIn(page, phone);
  const { id } = await placed(page, token);
  await openAndMove(page, '/dashboard/orders');
  for (const name of ['In progress', 'All orders']) {
    await page.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  const parcel = { courier: 'India Post', trackingNumber: 'EU123456789IN' };
  await post(page, `/v1/admin/order/${id}/pack`, admin);
  await post(page, `/v1/admin/order/${id}/ship`, admin, parcel);
  await post(page, `/v1/admin/order/${id}/deliver`, admin);
  await openAndMove(page, `/dashboard/orders/${id}/return`);
  const more = page.getByRole('button', { name: 'Increase quantity of Sleep Mantra' });
  const fewer = page.getByRole('button', { name: /^Decrease quantity of Sleep Mantra/u });
  await more.press('Enter');
  await more.press('Enter');
  await expect(fewer).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Quantity of Sleep Mantra' }).getByRole('status')).toHaveText('0');
  await expect(more).toBeFocused();
});

test('CHR-13 the last address and what was looked at leave the focus at what is left, and a question is on the screen @phone', async ({
  page,
  phone,
}) => {
  const token = await signIn(page, phone);
  await post(page, '/v1/user/address', token, address);
  await openAndMove(page, '/dashboard/address');
  await page.getByRole('button', { name: /^Remove/u }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/u })
    .press('Enter');
  await expect(page.getByRole('link', { name: 'Add an address' })).toBeFocused();
  await openAndMove(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const send = page.getByRole('button', { name: 'Send code to delete' });
  await expect(send).toBeFocused();
  await expect(send).toBeInViewport({ ratio: 1 });
  await openAndMove(page, '/shop/peace-mantra');
  await openAndMove(page, '/shop/sleep-mantra');
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear', exact: true });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});
