import type { Page } from '@playwright/test';
import { CheckoutPage } from '../pages/checkout.page.ts';
import { holdBack } from '../support/answers.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { mostShift, shifted, watchShifts } from '../support/shifts.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page, and lets its call be answered only once it says that it is waiting. */
async function openSlowly(
  page: Page,
  path: string,
  { call, waiting }: { readonly call: string; readonly waiting: string },
): Promise<void> {
  const answer = await holdBack(page, call);
  await page.goto(path);
  await expect(page.getByText(waiting)).toBeAttached();
  answer();
  await expect(page.getByText(waiting)).toHaveCount(0);
}

test('CHR-12 PHN-01 nothing moves under a finger when answers are late: the sign-in, the addresses at checkout, and the prescriptions to review @phone', async ({
  page,
  visitor,
  phone,
}) => {
  await watchShifts(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  expect(await shifted(page), 'the sign-in').toBeLessThan(mostShift);

  await signIn(page, phone);
  await fillCart(page, lines.sleep);
  await openSlowly(page, '/checkout', { call: '*/v1/user/address', waiting: 'Loading your addresses' });
  await expect(new CheckoutPage(page).goOn).toBeVisible();
  expect(await shifted(page), 'the addresses').toBeLessThan(mostShift);

  await watchShifts(visitor);
  await signIn(visitor, sandboxAccounts.prescriber);
  await openSlowly(visitor, '/dashboard/prescriptions', {
    call: '*/v1/prescription*',
    waiting: 'Loading prescriptions',
  });
  expect(await shifted(visitor), 'the prescriptions').toBeLessThan(mostShift);
});
