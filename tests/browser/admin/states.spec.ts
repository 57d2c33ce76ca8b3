import { menuOf } from '../../../src/app/account/dashboard/section-menu.ts';
import { readerWho } from '../../support/account/readers.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Calls of the frame around every section. */
const frame = /^\/v1\/(?:user(?:\/cart|\/wishlist)?|admin\/work|coupon\/time-limited\/active|popup\/settings)$/u;
/** Sections that are made of links, or need no call. */
const withoutCalls = new Set<string>(['business']);

test('ADM-01 ADM-02 every section says that it couldn’t load and offers another try, which works @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 418/u);
  await signIn(page, sandboxAccounts.admin);
  await page.goto('/dashboard/business');
  let isDown = true;
  // Not a 5xx, which is tried again for seconds before anybody is told.
  await page.route(
    ({ pathname }) => pathname.startsWith('/v1/') && !frame.test(pathname),
    async (route) =>
      isDown && route.request().method() === 'GET'
        ? route.fulfill({ status: 418, contentType: 'text/html', body: '<h1>Not here</h1>' })
        : route.fallback(),
  );
  const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  const main = page.getByRole('main');
  const tries = main.getByRole('button', { name: 'Try again', exact: true });
  for (const { slug, label } of menuOf(readerWho('admin'))) {
    if (withoutCalls.has(slug)) continue;
    isDown = true;
    await sidebar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${slug}$`, 'u'));
    await expect(tries.first(), slug).toBeVisible();
    await expect(main, slug).toContainText(/couldn’t|try again\./iu);
    isDown = false;
    // Some forms ask for what they need in two places.
    await expect(async () => {
      if ((await tries.count()) > 0) await tries.first().click();
      await expect(tries, slug).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(main.getByRole('heading', { level: 1 }), slug).toBeVisible();
  }
});
