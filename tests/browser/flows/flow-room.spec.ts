import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** A room beside a shop that tells. */
async function openRoom(page: Page, path: string): Promise<Page> {
  const room = await page.context().newPage();
  await room.goto(path);
  return room;
}

test('FLO-02 FLO-03 the room lists every flow and says which of them run in the shop beside it; the line of time goes back to a moment that has an address of its own @desktop', async ({
  page,
}) => {
  await page.goto('/?inspect');
  const room = await openRoom(page, '/flows');
  await expect(room.getByRole('status')).toHaveText('A shop is telling what it does.');
  await expect(room.getByRole('button', { name: /^Cart running/u })).toBeVisible();
  await expect(room.getByRole('button', { name: /^Life of an order/u })).toBeVisible();
  await room.getByRole('searchbox', { name: 'Find a flow' }).fill('splash');
  await expect(room.getByRole('button', { name: /^Splash screen/u })).toBeVisible();
  await expect(room.getByRole('button', { name: /^Cart/u })).toBeHidden();
  await room.getByRole('searchbox', { name: 'Find a flow' }).fill('pressing again does nothing');
  const state = room
    .getByRole('list', { name: 'Found in Bundle card' })
    .getByRole('link', { name: 'life.loading' });
  await expect(state).toHaveAttribute('href', '/flows/bundle-card?state=bundle-card.life.loading');
  expect(await axe(room)).toEqual([]);

  await page.getByRole('button', { name: /^Open cart/u }).click();
  await room.getByRole('searchbox', { name: 'Find a flow' }).fill('');
  await room.getByRole('button', { name: /^Cart running/u }).click();
  const line = room.getByRole('slider', { name: 'Moment' });
  await expect
    .poll(() => line.evaluate((input) => input instanceof HTMLInputElement && input.value === input.max))
    .toBe(true);
  await room.getByRole('button', { name: /cart · drawer\.open/u }).click();
  await expect(room.getByRole('heading', { name: 'At this moment' })).toBeVisible();
  expect(new URL(room.url()).searchParams.get('at')).toMatch(/^\d+$/u);
  await room.getByRole('button', { name: 'Back to now' }).click();
  await expect(room.getByRole('heading', { name: 'Now', exact: true })).toBeVisible();
});

test('FLO-02 FLO-03 an event that is sent from the room moves the shop, and is seen in the drawing and the log @phone', async ({
  page,
}) => {
  await page.goto('/?inspect');
  const room = await openRoom(page, '/flows');
  await room.getByRole('button', { name: /^Cart running/u }).click();
  await expect(room.getByRole('figure')).toBeVisible();
  await expect(room.locator('[data-state="cart.drawer.closed"]')).toHaveAttribute('data-lit', 'true');
  await room.getByRole('button', { name: 'Send drawer.open', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Cart/u })).toBeVisible();
  await expect(room.locator('[data-state="cart.drawer.open"]')).toHaveAttribute('data-lit', 'true');
  await expect(room.getByRole('region', { name: 'As a list' })).toContainText('open (active)');
  await expect(room.getByRole('region', { name: 'What happened' })).toContainText('cart · drawer.open');
  expect(await axe(room)).toEqual([]);
});

test('FLO-03 a chart is saved as a picture, as text for Mermaid and as JSON; a recording that was saved is opened again, and gone along without its shop @desktop', async ({
  page,
}) => {
  await page.goto('/?inspect');
  const room = await openRoom(page, '/flows/menu');
  const saved = async (name: string) => {
    const download = room.waitForEvent('download');
    await room.getByRole('button', { name: `Save as ${name}` }).click();
    return (await download).path();
  };
  const textOf = async (name: string) => readFile(await saved(name), 'utf8');
  expect(await textOf('SVG')).toMatch(/^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
  expect(await textOf('Mermaid')).toContain('menu_closed --> menu_open : menu.open');
  expect(JSON.parse(await textOf('JSON'))).toMatchObject({ id: 'menu', initial: 'closed' });

  await room.getByRole('button', { name: 'Send menu.open', exact: true }).click();
  await expect(room.locator('[data-state="menu.open"]')).toHaveAttribute('data-lit', 'true');
  const file = await saved('Recording');
  await page.close();
  await room.goto('/flows/menu');
  await room.getByLabel('Open a recording').setInputFiles(file);
  await expect(room.getByText('A recording is open.')).toBeVisible();
  await room.getByRole('button', { name: /menu · menu\.open/u }).click();
  await expect(room.locator('[data-state="menu.open"]')).toHaveAttribute('data-lit', 'true');
  await expect(room.getByRole('heading', { name: 'At this moment' })).toBeVisible();
});

test('FLO-02 without a shop that tells the room still draws, also for a phone @phone', async ({ page }) => {
  await page.goto('/flows/checkout');
  await expect(page.getByRole('figure', { name: /^Checkout/u })).toBeVisible();
  const paper = page.getByRole('group', { name: /^Plus and minus/u });
  for (const [key, size] of [
    ['0', '100'],
    ['+', '125'],
    ['-', '100'],
  ] as const) {
    await paper.press(key);
    await expect(page.getByRole('button', { name: `${size} %, back to full size` })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'As a list' })).toContainText('From the cart to a paid order');
  const { width, scroll } = await page.evaluate(() => ({
    width: window.innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
  expect(await axe(page)).toEqual([]);
});

test('FLO-03 a fork goes on in the room alone, from an address of its own, while no shop runs @phone', async ({
  page,
}) => {
  await page.goto('/flows/sign-in?state=sign-in.verifying&fork');
  await expect(page.getByRole('heading', { name: 'In a fork' })).toBeVisible();
  await expect(page.locator('[data-state="sign-in.verifying"]')).toHaveAttribute('data-lit', 'true');
  await page.getByRole('button', { name: 'Let happen xstate.error.actor.verifyCode', exact: true }).click();
  await expect(page.locator('[data-state="sign-in.unverified"]')).toHaveAttribute('data-lit', 'true');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('in the fork (1)');
  expect(await axe(page)).toEqual([]);
});

test('FLO-04 a chosen state shows the shop’s own screen in it, and the shop of this device notices nothing @desktop', async ({
  page,
}) => {
  await page.goto('/flows/sign-in');
  await page.getByRole('region', { name: 'As a list' }).getByRole('button', { name: 'refused' }).click();
  await expect(page.getByText('it stands still')).toBeVisible();
  const screen = page.frameLocator('iframe[title="The screen in sign-in.codeAwaited.code.refused"]');
  await expect(screen.getByRole('alert')).toContainText('That code is not right');
  expect(new URL(page.url()).searchParams.get('state')).toBe('sign-in.codeAwaited.code.refused');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('region', { name: 'As a list' }).getByRole('button', { name: 'limited' }).click();
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText('again');
});

test('FLO-02 the shop runs beside its chart in one window, and only the room may frame it @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/flows/menu?beside');
  const shop = page.frameLocator('iframe[title="The shop"]');
  await expect(page.locator('[data-state="menu.closed"]')).toHaveAttribute('data-lit', 'true');
  await shop.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-state="menu.open"]')).toHaveAttribute('data-lit', 'true');
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/?inspect')).toContain("frame-ancestors 'self'");
});
