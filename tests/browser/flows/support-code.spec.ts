import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { forgetDevice, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Did something go wrong just now?' });

test('FLO-09 a person shows support what happened, and support replays it with the code, without anything about the person @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
  await signIn(page, sandboxAccounts.customer);
  // A visit is remembered from its first press on, on whatever page.
  const remembered = page.waitForResponse((answer) => answer.url().includes('recent-steps'));
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await remembered;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(part(page)).toBeVisible();
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await part(page).getByRole('button', { name: 'Show support what happened' }).click();
  await expect(part(page)).toContainText('We don’t get what you typed');
  expect(await axe(page)).toEqual([]);
  const request = page.waitForRequest('**/v1/support-recordings');
  await part(page).getByRole('button', { name: 'Send it' }).click();
  const sent = (await request).postData() ?? '';
  expect(sent.match(/"event":"menu.open"/gu)).toHaveLength(2);
  expect(sent).not.toMatch(/Asha|Rao|9000000001/u);
  const words = await part(page).getByText('Your code is').textContent();
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/u.exec(words ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);

  await forgetDevice(page);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/flows/menu');
  await page.getByLabel('Support code').fill(code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('A recording is open.')).toBeVisible();
  await page
    .getByRole('button', { name: /menu · menu\.open/u })
    .first()
    .click();
  await expect(page.locator('[data-state="menu.open"]')).toHaveAttribute('data-lit', 'true');
  expect(await axe(page)).toEqual([]);
});

test('FLO-09 a code that nobody has, and a reader who may not, open nothing @desktop', async ({ page, watch }) => {
  watch.expectProblem(/status of 40[134]/u);
  await page.goto('/flows/menu');
  const unreadable = page.getByText('This recording cannot be read, or it is not for you to see.');
  const code = page.getByLabel('Support code');
  // Codes have no letters that look like digits.
  const asked = page.waitForRequest(/support-recordings\/0111-M4P9/u);
  await code.fill('oiL1 m4p9');
  await code.press('Enter');
  await asked;
  await expect(unreadable).toBeVisible();
  await page.getByRole('button', { name: 'Close the recording' }).click();
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/flows/menu');
  await code.fill('K7QX-M4P9');
  await code.press('Enter');
  await expect(unreadable).toBeVisible();
});
