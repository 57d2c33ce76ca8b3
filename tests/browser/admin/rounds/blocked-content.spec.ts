import { AdminSection } from '../../pages/admin-section.page.ts';
import { axe } from '../../support/accessibility.ts';
import { tooNarrow } from '../../support/looks.ts';
import { sandboxAccounts, signIn } from '../../support/people/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('SEC-06 ADM-02 the round of blocked content: each kind is listed once with how often, is found by a word, and fits both widths @desktop', async ({
  page,
  shop,
  mark,
}) => {
  const host = `${mark}.example`;
  const report = (effectiveDirective: string, path: string, blockedURL: string) => ({
    type: 'csp-violation',
    body: { documentURL: shop.url + path, effectiveDirective, blockedURL },
  });
  const script = report('script-src-elem', '/shop/sleep-mantra?from=mail', `https://${host}/tag.js?user=7`);
  const sent = await page.request.post('/v1/csp-report', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([script, report('frame-src', '/dashboard/orders/7', `https://${host}/frame`)]),
  });
  expect(sent.status()).toBe(204);
  await page.request.post('/v1/csp-report', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([script]),
  });

  await signIn(page, sandboxAccounts.admin);
  const blocked = new AdminSection(page, 'blocked-content');
  await blocked.open();
  await blocked.search(mark);
  const rows = blocked.row(mark);
  await expect(rows).toHaveCount(2);
  const seen = rows.filter({ hasText: 'Script' });
  await expect(seen).toContainText('script-src-elem');
  await expect(seen).toContainText('/shop/:sku');
  await expect(seen.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect(rows.filter({ hasText: 'Frame' })).toContainText('/dashboard/orders');
  await expect(page.getByText('from=mail')).toHaveCount(0);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(host).first()).toBeVisible();
    expect(await axe(page), `${width} px`).toEqual([]);
    expect(await tooNarrow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await blocked.search(`${mark} nothing`);
  await expect(rows).toHaveCount(0);
});
