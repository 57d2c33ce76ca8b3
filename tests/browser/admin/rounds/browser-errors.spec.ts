import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { tooNarrow } from '../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('PRF-05 ADM-02 the round of browser errors: what breaks on a page is listed once with how often, without what a person typed, and fits both widths @desktop', async ({
  page,
  mark,
  phone,
  visitor,
  watch,
}) => {
  watch.expectProblem(new RegExp(`${mark}|drawer|HeaderParts|ERR_FAILED`, 'u'));
  const reports: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().endsWith('/v1/browser-error')) reports.push(request.postData() ?? '');
  });
  await signIn(visitor, phone);
  await visitor.goto('/shop/sleep-mantra?q=my+name');
  await expect(visitor.locator('html')).toHaveAttribute('data-shop', 'open');
  expect(reports).toEqual([]);

  // Thrown by nobody's code: by a timer, twice, and by a promise.
  await visitor.evaluate((name) => {
    const fail = () => {
      throw new TypeError(`${name} of asha@example.in, +91 98765 43210, at "4B Palm Residency"`);
    };
    setTimeout(fail);
    setTimeout(fail);
    setTimeout(() => {
      Object.assign(window, { late: Promise.reject(new RangeError(`${name} late`)) });
    });
  }, mark);
  await expect.poll(() => reports.length).toBe(2);
  // A part of the page that React can't draw, because its code doesn't come.
  await visitor.route('**/assets/drawer-*.js', (route) => route.abort());
  await visitor.goto('/shop');
  await visitor.getByRole('button', { name: /cart/iu }).first().click();
  // The search, which shares code with the cart, may tell the same.
  await expect.poll(() => reports.some((report) => report.includes('drawer'))).toBe(true);
  expect(reports.join('\n')).not.toMatch(/asha|98765|Palm|my\+name/u);

  await signIn(page, sandboxAccounts.admin);
  const errors = new AdminSection(page, 'browser-errors');
  await page.goto('/dashboard/page-speed');
  await page.getByRole('main').getByRole('link', { name: 'Browser errors' }).click();
  await expect(page).toHaveURL(/\/dashboard\/browser-errors$/u);
  await expect(errors.row('drawer').first()).toContainText('/shop');
  await errors.search(mark);
  const rows = errors.row(mark);
  await expect(rows).toHaveCount(2);
  const thrown = rows.filter({ hasText: 'TypeError' });
  await expect(thrown).toContainText(`TypeError: ${mark} of [hidden], [hidden], at "…"`);
  await expect(thrown).toContainText('Uncaught error');
  await expect(thrown).toContainText('/shop/:sku');
  await expect(thrown).toContainText('Chrome');
  await expect(rows.filter({ hasText: 'RangeError' })).toContainText('Unhandled promise rejection');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(`RangeError: ${mark} late`).first()).toBeVisible();
    expect(await axe(page), `${width} px`).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await errors.search(`${mark} nothing`);
  await expect(rows).toHaveCount(0);
});
