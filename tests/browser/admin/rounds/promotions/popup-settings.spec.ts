import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { choose } from '../../../support/choose.ts';
import { expect, test } from '../../../support/test.ts';

test.use({ popups: true });

test('ADM-01 ADM-04 FLS-02 the round of the sale’s popup: refused, seen while it is written, would it show, saved, shown in the shop, and switched off @desktop', async ({
  page,
  newDevice,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const title = `Half off while the neem blooms ${mark}`;
  const call = await signInAdmin(page);
  const { version: _, ...before } = z.looseObject({}).parse(await call('GET', '/v1/admin/popup-settings'));
  putBack(() => call('PUT', '/v1/admin/popup-settings', before));
  const settings = new AdminSection(page, 'popup-settings');
  const typing = Promise.withResolvers<void>();
  await page.route('**/popup-test?framed', async (route) => {
    await typing.promise;
    await route.continue();
  });
  await settings.open();
  const frame = page.frameLocator('iframe[title="Preview of the popup"]');
  await settings.unfold('Where it shows');
  const pages = page.getByLabel('Pages', { exact: true });
  await pages.fill('*\nthe shop\n');
  typing.resolve();
  await expect(frame.getByRole('heading', { name: 'Half off, while the diya burns' })).toBeVisible();
  await expect(pages, 'the preview leaves the focus to who types').toBeFocused();
  await page.getByLabel('Discount', { exact: true }).fill('0');
  await settings.refused(page.getByLabel('Discount', { exact: true }), /^Use more than 0$/u);
  await page.getByLabel('Discount', { exact: true }).fill('50');
  await settings.refused(pages, /^Use \*, a path such as/u);
  await pages.fill('*\n');

  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(frame.getByRole('heading', { name: title })).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Dark' }));
  await choose(page.getByRole('radio', { name: 'Diwali' }));
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('data-season', 'diwali');
  await page.getByLabel('After this many seconds').fill('1');
  const answer = await settings.unfold('Would it show?');
  await expect(answer.getByText('Yes, it would show')).toBeVisible();
  await answer.getByLabel('Shown this session').fill('9999');
  await expect(answer.getByText('No', { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await settings.save();
  await visitor.goto('/');
  await expect(visitor.getByRole('dialog', { name: title })).toBeVisible({ timeout: 40_000 });

  await page.getByRole('checkbox', { name: 'Popup is on' }).uncheck();
  await settings.save();
  // A browser believes for some seconds what it was told before.
  const later = await newDevice();
  await later.clock.install();
  const asked = later.waitForResponse('**/v1/popup/settings');
  await later.goto('/');
  expect(await (await asked).json()).toMatchObject({ settings: { isActive: false, popupTitle: title } });
  await later.clock.runFor(20_000);
  await expect(later.getByRole('dialog', { name: title })).toHaveCount(0);
});
