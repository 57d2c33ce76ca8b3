import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
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
