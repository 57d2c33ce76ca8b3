import { AdminSection } from '../pages/admin-section.page.ts';
import { axe } from '../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
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
