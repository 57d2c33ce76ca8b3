import { AdminSection, changeRows } from '../pages/admin-section.page.ts';
import { axe } from '../support/accessibility.ts';
import { brokenTexts, clippedPlaceholders, tooNarrow } from '../support/looks.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { ordered, post } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

test('ADM-02 a wrong amount for the chosen products is told beside it, and nothing is asked @desktop', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/shop');
  await page
    .getByRole('checkbox', { name: /^Select all/u })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Selected products' });
  const percent = bar.getByLabel('Percent');
  const change = bar.getByRole('button', { name: 'Change prices' });
  await change.click();
  const wrong = bar.getByRole('alert');
  await expect(wrong).toHaveText('Enter a whole number from −90 to 200');
  await expect(percent).toBeFocused();
  await expect(percent).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await percent.fill('500');
  await expect(wrong).toBeHidden();
  await change.click();
  await expect(wrong).toBeVisible();
  await percent.fill('10');
  await change.click();
  await expect(page.getByRole('alertdialog')).toContainText('by 10%');
});

test('ADM-07 the preview of a post stands in its category @desktop', async ({ page }) => {
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/blogs');
  await page.getByRole('link', { name: 'How to read an Ayurvedic label, ours included' }).click();
  const preview = await new AdminSection(page, 'blogs').unfold('Preview');
  await expect(preview.getByText(/^Kitchen, /u)).toBeVisible();
});

test('ADM-02 on a phone what a search is for fits its field, and a card of the stock says what its number counts and nothing that isn’t there @phone', async ({
  page,
}) => {
  await signIn(page, sandboxAccounts.admin);
  for (const section of ['orders', 'draft-orders', 'shop', 'stock', 'referrals', 'browser-errors', 'accounts']) {
    await page.goto(`/dashboard/${section}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect([section, await clippedPlaceholders(page)]).toEqual([section, []]);
  }
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await clippedPlaceholders(page)).toEqual([]);
  await changeRows(page, '**/v1/admin/stock?*', (row) => ({ ...row, variant: '', flavour: '' }));
  await page.goto('/dashboard/stock');
  const cards = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByText('–', { exact: true }).filter({ visible: true })).toHaveCount(0);
  const units = cards.first().locator('[data-label]');
  expect(await units.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Units');
  expect(await tooNarrow(page, [320, 390])).toEqual([]);
});

test('ADM-02 numbers of orders and amounts stand on one line of a list @desktop', async ({ page }) => {
  const whole = /^(?:[MD]\d{2}-\d{6}|[−-]?₹[\d,]+)$/u;
  await ordered(page);
  const admin = await signIn(page, sandboxAccounts.admin);
  await post(page, '/v1/admin/draft-orders', admin, { phone: newPhone(), lines: [] });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const section of ['orders', 'draft-orders', 'shop']) {
    await new AdminSection(page, section).open();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect([section, await brokenTexts(page, whole)]).toEqual([section, []]);
  }
});
