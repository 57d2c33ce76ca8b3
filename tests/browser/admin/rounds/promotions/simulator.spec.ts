import { axe } from '../../../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../../../support/people/sign-in.ts';
import { expect, test } from '../../../support/test.ts';

test('ADM-11 the round of the simulator: a cart at a later moment is priced with a reason for every offer, and the address brings it back @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/simulator');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('button', { name: 'Product: Choose a product' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('sleep');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('button')).toHaveText([
    'Bliss Club membership',
    /^Sleep Mantra, ₹1,499/u,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Product: Sleep Mantra/u })).toBeFocused();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0');
  await page.getByRole('button', { name: 'Calculate price' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.getByLabel('Bundle', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Date and time').fill('2026-12-24T18:00');
  await page.getByLabel('Compare with').fill('2031-01-01T09:00');
  await page.getByRole('button', { name: 'Calculate price' }).click();
  const then = page.getByRole('region', { name: /^At 24 Dec/u });
  await expect(then.getByRole('row', { name: /^WELCOME10/u })).toContainText('₹300 off');
  await expect(then.getByRole('row', { name: /^LAMP200/u })).toContainText('Has ended');
  await expect(then.getByText('Bundle: Not enough of Peace Mantra in the cart')).toBeVisible();
  await expect(then.getByRole('row', { name: /^To pay/u })).toContainText('₹');
  await expect(page.getByRole('region', { name: /^At 01 Jan 31/u })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Product: Sleep Mantra/u })).toBeVisible();
  await expect(then.getByRole('row', { name: /^WELCOME10/u })).toContainText('₹300 off');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  const old = page.getByText('This is still the previous result.');
  await expect(old).toBeHidden();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await expect(old).toBeVisible();
});

test('ADM-02 ADM-11 when nothing loads, one message is shown, and one press brings all of it @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 418/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/business');
  let isDown = true;
  await page.route(/\/v1\/(?:bundle|product|admin\/campaigns\/[^/]+$)/u, async (route) =>
    isDown ? route.fulfill({ status: 418, contentType: 'text/html', body: '<h1>Not here</h1>' }) : route.fallback(),
  );
  const main = page.getByRole('main');
  await page.goto('/dashboard/simulator');
  await expect(main.getByText('Couldn’t load the simulator')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await expect(main.getByText('Couldn’t load the products.')).toHaveCount(0);
  isDown = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('button', { name: 'Product: Choose a product' }).click();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('button').first()).toBeVisible();
  // The form of a record does the same.
  isDown = true;
  await page.goto('/dashboard/campaigns/00000000-0000-4000-8000-000000000000');
  await expect(main.getByText('Couldn’t load the campaign')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(1);
});
