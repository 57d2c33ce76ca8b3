import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { choose } from '../../../support/choose.ts';
import { expect, test } from '../../../support/test.ts';

const listed = z.object({ banners: z.array(z.object({ id: z.string(), text: z.string() })) });

/** A shopper who comes now sees the strip with these banners, in this order. */
async function seesBanners(visitor: Page, ...texts: readonly string[]): Promise<void> {
  const strip = visitor.getByRole('region', { name: 'Offers' });
  await expect(async () => {
    await visitor.goto('/about');
    // Banners that change wait for a first sign of the visitor.
    await visitor.mouse.move(5, 5);
    // A pointer at rest is no sign of a visitor.
    await visitor.mouse.move(9, 9);
    await expect(strip.locator('[data-current]')).toHaveText(texts, { timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await expect(strip.locator('[data-current=true]')).toHaveText(texts[0] ?? '');
}

test('ADM-01 ADM-02 ADM-05 BNR-01 the round of banners: refused, made where it can be read, found, changed, put in order by keys and by dragging, hidden, in a file, deleted, and what a shopper sees @desktop', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const words = `Neem week ${mark}: what the tree gives`;
  const banners = new AdminSection(page, 'banners');
  const call = await signInAdmin(page);
  const { banners: seeded } = listed.parse(await call('GET', '/v1/banners'));
  const others = seeded.map(({ text }) => text);
  putBack(() => call('POST', '/v1/admin/banners/order', { ids: seeded.map(({ id }) => id) }));
  await banners.open('/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const link = page.getByRole('textbox', { name: 'Links to' });
  await link.fill('javascript:alert(1)');
  const priority = page.getByLabel('Priority');
  await priority.fill('first');
  // The device reads numbers, the server the rest: all of it is told at once.
  await banners.refused(text, /fill this in/u);
  await expect(priority).toHaveAccessibleDescription(/Enter a whole number/u);
  await expect(link).toHaveAccessibleDescription('Use a path such as /shop, or https://…');
  await text.fill(words);
  await link.fill('/shop?q=neem');
  await choose(page.getByRole('radio', { name: 'Leaf' }));
  await page.getByRole('textbox', { name: 'Background (optional)' }).fill('#ffffff');
  await page.getByRole('textbox', { name: 'Text (optional)' }).fill('#dddddd');
  await expect(page.getByText(/to 1 – too low, at least 4.5 needed/u).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Text (optional)' }).fill('#114433');
  await expect(page.getByText(/to 1 – easy to read/u).first()).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(words)).toHaveCSS('color', 'rgb(17, 68, 51)');
  expect(await preview.getByText(words).evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await preview.getByText(words).boundingBox())?.width ?? 0).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1280, height: 800 });
  await priority.fill('9');
  const id = await banners.create();
  putBack(() => call('POST', '/v1/admin/banners/bulk', { ids: [id], action: 'delete' }));
  expect(await axe(page)).toEqual([]);
  await seesBanners(visitor, ...others, words);

  const row = await banners.find(mark);
  await row.getByRole('link', { name: words }).click();
  const changed = words.replace('tree', 'old tree');
  await text.fill(changed);
  await expect(preview).toContainText('the old tree');
  await banners.save();
  // What is opened while the list loads stays open.
  const list = Promise.withResolvers<void>();
  await page.route(/\/v1\/banners\?/u, async (route) => {
    await list.promise;
    await route.fallback();
  });
  await banners.open();
  await page.getByText('Order in the shop').click();
  list.resolve();
  const places = page.getByRole('list', { name: 'Order in the shop' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  const grip = page.getByRole('button', { name: /^Move Neem week.*, position 4 of 4/u });
  await grip.focus();
  for (const key of [' ', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  await expect(places.nth(3)).toContainText(changed);
  await expect(grip).toBeFocused();
  for (const key of [' ', 'ArrowUp', 'ArrowUp', ' ']) await page.keyboard.press(key);
  await expect(places.nth(1)).toContainText(changed);
  await expect(page.getByRole('button', { name: /^Move Neem week.*, position 2 of 4/u })).toBeFocused();
  await page.getByRole('button', { name: /^Move Neem week.*, position 2 of 4/u }).dragTo(places.nth(0));
  await expect(places.nth(0)).toContainText(changed);
  // The rows are paler while they are read anew.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await seesBanners(visitor, changed, ...others);
  const strip = visitor.getByRole('region', { name: 'Offers' });
  await expect(strip.getByRole('link', { name: changed })).toHaveAttribute('href', '/shop?q=neem');

  await banners.find(mark);
  const look = {
    icon: 'leaf',
    backgroundColor: '#ffffff',
    textColor: '#114433',
    link: '/shop?q=neem',
    startsAt: '',
    endsAt: '',
  };
  expect(await banners.exportedRecords()).toEqual([{ text: changed, isEnabled: 'true', priority: '1', ...look }]);
  await banners.bulk(changed, 'Hide');
  await expect(row).toContainText('Hidden');
  await seesBanners(visitor, ...others);
  await banners.bulk(changed, 'Show');
  await expect(row).toContainText('Shown');
  await banners.bulk(changed, 'Delete', { asks: true });
  await expect(page.getByRole('heading', { name: 'No banners match' })).toBeVisible();
  await seesBanners(visitor, ...others);
});
