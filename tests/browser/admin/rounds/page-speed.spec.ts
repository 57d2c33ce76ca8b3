import { axe } from '../../support/accessibility.ts';
import { tooNarrow } from '../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('ADM-09 how fast pages are for visitors says when it cannot be read, is asked again, and is clean at both widths @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 503/u);
  const values = { LCP: 1800, INP: 90, CLS: 20 };
  const told = await page.request.post('/v1/page-speed', { data: { page: 'home', device: 'phone', values } });
  expect(told.status()).toBe(204);
  await signIn(page, sandboxAccounts.admin);
  await page.route('**/v1/admin/page-speed*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/dashboard/page-speed');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('region', { name: 'By page' })).toContainText('Home, phone');
  expect(await tooNarrow(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axe(page), `${width} px`).toEqual([]);
  }
});
