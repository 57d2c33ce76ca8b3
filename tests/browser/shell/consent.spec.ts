import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

const saved = z.object({ record: z.looseObject({}) });
const none = { analytics: null, tag: null, behaviour: null, pixel: null };

/** Writes the ids at the dashboard, as an admin does. */
async function configure(page: Page, ids: Partial<Record<keyof typeof none, string>>): Promise<void> {
  const token = await signIn(page, sandboxAccounts.admin);
  const headers = { authorization: `Bearer ${token}` };
  const { record } = saved.parse(await (await page.request.get('/v1/admin/business', { headers })).json());
  const answer = await page.request.put('/v1/admin/business', { headers, data: { ...record, ...none, ...ids } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.evaluate(() => localStorage.clear());
}

test.afterEach(async ({ page }) => configure(page, {}));

const question = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Privacy choices' });

/** What the page has said to the first tracker: the names of events, in order. */
function said(page: Page): Promise<unknown[] | null> {
  return page.evaluate(() => {
    const layer = window.dataLayer;
    if (!layer) return null;
    return layer.flatMap((entry) => {
      const [kind, name] = Object.values(entry as object) as unknown[];
      return kind === 'event' ? [name] : [];
    });
  });
}

test('ANA-06 nothing foreign is fetched before it is agreed to, purpose by purpose; not at checkout; and it is taken back @phone', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  await context.route(/googletagmanager|facebook/u, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1; path=/"' });
  });
  const shop = new ShopFrame(page);
  // Nothing to choose, no button that would do nothing.
  await shop.open('/about');
  await expect(page.getByRole('contentinfo')).toContainText('All prices include GST.');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  await configure(page, { analytics: 'G-AB12CD34EF', pixel: '123456789012345' });
  await shop.open('/shop/sleep-mantra');
  await expect(question(page)).toBeVisible({ timeout: 40_000 });
  expect(await axe(page, { within: '[aria-labelledby=consent-question]' })).toEqual([]);
  expect([foreign, await said(page)]).toEqual([[], null]);

  await question(page).getByRole('button', { name: 'Choose' }).click();
  await expect(choices(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await axe(page, { within: '[role=dialog]' })).toEqual([]);
  await choices(page).getByText('Counting visits', { exact: true }).click();
  await choices(page).getByRole('button', { name: 'Save my choices' }).click();
  await expect.poll(() => said(page)).toEqual(['page_view', 'view_item']);
  expect(foreign).toEqual(['www.googletagmanager.com']);

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => said(page)).toEqual(['page_view', 'view_item', 'add_to_cart']);
  await shop.buyNow.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where should we deliver?' })).toBeVisible();
  expect([foreign.length, await said(page)]).toEqual([1, null]);

  await shop.open('/about');
  await expect.poll(() => said(page)).toEqual(['page_view']);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const reloaded = page.waitForEvent('load');
  await choices(page).getByRole('button', { name: 'Refuse all' }).click();
  await reloaded;
  await page.waitForSelector('html[data-promotions=there]');
  expect([await said(page), await page.evaluate(() => document.cookie.includes('_ga'))]).toEqual([null, false]);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await choices(page).getByRole('button', { name: 'Agree to all' }).click();
  await expect.poll(() => said(page)).toEqual(['page_view']);
  await expect.poll(() => foreign).toContain('connect.facebook.net');
});

test('ANA-06 scripts that hang or fail take nothing from the shop, and a refusal is remembered in every tab @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_FAILED|Failed to load resource/u);
  await context.route(/facebook/u, (route) => route.abort());
  // This one never answers.
  await context.route(/googletagmanager/u, () => {});
  await configure(page, { analytics: 'G-AB12CD34EF', pixel: '123456789012345' });
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(question(page)).toBeVisible({ timeout: 40_000 });
  await expect(question(other)).toBeVisible({ timeout: 40_000 });
  await question(page).getByRole('button', { name: 'Agree' }).click();
  await expect(question(other)).toHaveCount(0);
  await shop.add('Sleep Mantra');
  await shop.closeCart.click();
  await other.waitForSelector('html[data-promotions=there]');
  const reloaded = page.waitForEvent('load');
  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await choices(other).getByRole('button', { name: 'Refuse all' }).click();
  await reloaded;
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 1 item');
  await page.waitForSelector('html[data-promotions=there]');
  await expect(question(page)).toHaveCount(0);
});
