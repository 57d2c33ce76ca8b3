import type { Page } from '@playwright/test';
import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { knownWalks, screensOf, type SeenState } from '../../../tools/gallery/screens.ts';
import { bringIntoState, openStagedPage } from '../../../tools/gallery/staged-page.ts';
import { expect, test } from '../support/test.ts';

const walksOf = knownWalks();

function screenOf(state: string): SeenState {
  const entry = catalogue.find(({ slug }) => state.startsWith(`${slug}.`));
  const screen = entry && screensOf(entry, walksOf).find((each) => each.state === state);
  if (!screen) throw new Error(`Nothing is seen of ${state}`);
  return screen;
}

async function show(page: Page, url: string, state: string): Promise<void> {
  expect(await bringIntoState(page, url, screenOf(state)), state).toBe(true);
}

/** Rupees after a text, such as 1499 of 'Subtotal ₹1,499'. */
async function rupeesAfter(page: Page, text: RegExp): Promise<number> {
  const body = await page.locator('body').innerText();
  const found = new RegExp(`${text.source}\\s*₹([\\d,]+)`, 'u').exec(body)?.[1];
  return Number((found ?? 'NaN').replaceAll(',', ''));
}

test('FLO-04 FLO-05 the picture of a state is true: its clock runs, its items are there, its sums fit @desktop', async ({
  context,
  shop,
}) => {
  const page = await openStagedPage(context, shop.url);
  await show(page, shop.url, 'bundle-card.clock.urgent');
  await expect(page.getByText('0:45').first()).toBeVisible();

  await show(page, shop.url, 'pay.open.screen.failed');
  await expect(page.getByText('held for 10:00')).toBeVisible();
  await expect(page.getByText('0 items')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();

  // One bottle at ₹1,499, and the first step of the discount ladder at ₹2,400.
  await show(page, shop.url, 'cart.lines.filled');
  await expect(page.getByText(/^Add ₹/u)).toBeVisible();
  const [items, total] = [
    await rupeesAfter(page, /Item total/u),
    await rupeesAfter(page, /Coupons come off at checkout/u),
  ];
  expect([items, total, await rupeesAfter(page, /Add/u)]).toEqual([1499, 1499, 2400 - 1499]);
});
