import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('FLO-09 a code that nobody has, and a reader who may not, open nothing @desktop', async ({ page, watch }) => {
  watch.expectProblem(/status of 40[134]/u);
  await page.goto('/flows/menu');
  const unreadable = page.getByText('This recording cannot be read, or it is not for you to see.');
  const code = page.getByLabel('Support code');
  await code.fill('K7QX-M4P9');
  await code.press('Enter');
  await expect(unreadable).toBeVisible();
  await page.getByRole('button', { name: 'Close the recording' }).click();
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/flows/menu');
  await code.fill('K7QX-M4P9');
  await code.press('Enter');
  await expect(unreadable).toBeVisible();
});
