import type { Page } from '@playwright/test';
import { startCheckout } from '../pages/checkout.page.ts';
import { OrderPage } from '../pages/order.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, keptCart, lines } from '../support/shop/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** A toast; the open cart hides it from roles. */
const said = (page: Page, words: string) => page.getByText(words).first();
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('selected_bundle'));

/** The open cart with Sleep and Peace Mantra in it. */
async function openCart(page: Page): Promise<ShopFrame> {
  await fillCart(page, lines.sleep, lines.peace);
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.cartButton.click();
  await expect(shop.drawer).toBeVisible();
  return shop;
}

const deals = (shop: ShopFrame) => shop.drawer.getByRole('region', { name: 'Bundle deals' });
const applied = (shop: ShopFrame) => shop.drawer.getByRole('region', { name: 'Bundle Applied' });

test('CRT-12 BND-09 BND-10 BND-11 BND-12 BND-13 the cart offers two bundles, the best first; one is applied, its sum is right, and its panel unfolds into the whole of it and removes it; the checkout charges the bundle’s price, and the choice ends with the order @phone', async ({
  page,
  phone,
}) => {
  const shop = await openCart(page);
  await expect(deals(shop).getByRole('heading', { name: '🎯 2 Bundle Deals Available' })).toBeVisible();
  const rows = deals(shop).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Day and Night');
  await expect(rows.first()).toContainText('₹2,798');
  await expect(rows.first()).toContainText('₹2,378');
  expect(await axe(page)).toEqual([]);
  await rows.first().getByRole('button', { name: 'Quick Add: Day and Night' }).click();
  await expect(said(page, 'Bundle applied successfully!')).toBeVisible();
  await expect(applied(shop)).toContainText('Combo Bundle Applied');
  await expect(applied(shop)).toContainText('Saving ₹420');
  await expect(shop.drawer).toContainText('Day and Night bundle');
  await expect(shop.drawer).toContainText('−₹420');
  await expect(deals(shop)).toHaveCount(0);
  expect(await keptCart(page)).toEqual({ 'sleep-mantra': 1, 'peace-mantra': 1 });

  await applied(shop).getByText('Details', { exact: true }).click();
  for (const text of [
    'Bundle Applied',
    'Combo Deal',
    'Peace Mantra, Sleep Mantra',
    'Your Savings',
    'Original Price',
    'Bundle Price',
    'You Save',
    'Curated combination',
    'Maximum value',
    'Ready to checkout',
  ]) {
    await expect(applied(shop)).toContainText(text);
  }
  // A message lies over the cart's close button for as long as it stands.
  await expect(page.getByText('Bundle applied successfully!')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await applied(shop).getByRole('button', { name: 'Remove bundle Day and Night' }).click();
  await expect(said(page, 'Bundle removed successfully!')).toBeVisible();
  await expect(applied(shop)).toHaveCount(0);
  await expect(deals(shop)).toBeVisible();
  expect(await chosen(page)).toBe(null);

  await deals(shop).getByRole('button', { name: 'Quick Add: Day and Night' }).click();
  await expect(applied(shop)).toBeVisible();
  const checkout = await startCheckout(page, phone);
  await checkout.reachPayment();
  const summary = await checkout.summary();
  await expect(summary).toContainText('Day and Night bundle');
  await expect(summary).toContainText('−₹420');
  await checkout.choose('Cash on delivery');
  await checkout.placeOrder.click();
  await new OrderPage(page).confirmed();
  await expect(new OrderPage(page).section('Payment')).toBeVisible();
  expect(await chosen(page)).toBe(null);
});

test('BND-09 a bundle holds over a reload; without one of its products it is gone, with a warning @desktop', async ({
  page,
}) => {
  const shop = await openCart(page);
  await deals(shop).getByRole('button', { name: 'Quick Add: Day and Night' }).click();
  await expect(applied(shop)).toBeVisible();
  await page.reload();
  await shop.cartButton.click();
  await expect(applied(shop)).toContainText('Saving ₹420');
  await shop.line('Peace Mantra').remove.click();
  await expect(said(page, 'Bundle removed due to cart changes')).toBeVisible();
  await expect(applied(shop)).toHaveCount(0);
  expect(await chosen(page)).toBe(null);
});

test('BND-11 BND-20 ERR-02 a server that does not answer applies nothing, and offers nothing @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 500|could not|not applied/u);
  await answerInstead(page, '*/api/bundles/calculate', () => ({ status: 500, json: {} }));
  const shop = await openCart(page);
  const button = deals(shop).getByRole('button', { name: 'Quick Add: Day and Night' });
  await button.click();
  await expect(said(page, 'Failed to apply bundle')).toBeVisible();
  await expect(button).toBeEnabled();
  await answerInstead(page, '*/api/bundles/pdp-suggestions*', () => ({ status: 500, json: {} }));
  await page.reload();
  await shop.cartButton.click();
  await expect(shop.drawer.getByRole('heading', { name: 'Sleep Mantra' })).toBeVisible();
  await expect(deals(shop)).toHaveCount(0);
});

test('BND-02 BND-03 BND-04 BND-05 BND-08 on a product’s page the strip says what it offers, moves by its arrows, and is accessible at every width; a bundle puts what is missing into the cart and is applied @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shop = new ShopFrame(page);
  await shop.open('/shop/sleep-mantra');
  const strip = page.getByRole('region', { name: 'Bundle deals' });
  await expect(strip.getByRole('heading', { name: /^🎯 \d+ Bundle Deals Available$/u })).toBeVisible();
  await expect(strip).toContainText(/Save up to ₹[\d,]+ with these combinations/u);
  for (const text of ['Curated combinations', 'Maximum savings', 'One-click apply']) {
    await expect(strip).toContainText(text);
  }
  const wide = page.viewportSize();
  // Three cards fit beside each other on a wide screen, and there is nothing to move.
  await page.setViewportSize({ width: 600, height: 800 });
  const list = strip.getByRole('list', { name: 'Bundles' });
  const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
  await strip.getByRole('button', { name: 'Bundles after' }).press('Enter');
  const step = await list.evaluate(({ scrollWidth, clientWidth }) => Math.min(300, scrollWidth - clientWidth));
  await expect.poll(left).toBe(step);
  await strip.getByRole('button', { name: 'Bundles before' }).press('Enter');
  await expect.poll(left).toBe(0);
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(strip.locator('span[data-current]').last()).toHaveAttribute('data-current', 'true');
  if (wide) await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await axeInFourThemes(page, '[data-strip]')).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);

  const card = strip.getByRole('article', { name: 'Day and Night, Combo Deal' });
  await expect(card).toContainText('Save 15%');
  await expect(card).toContainText('Regular Price');
  await expect(card).toContainText('YOU SAVE ₹420');
  await expect(card).toContainText("That's 15% OFF!");
  await expect(card.getByText('Instant savings')).toBeVisible();
  await card.getByText('Details').click();
  await expect(card.getByRole('listitem')).toContainText([
    'Instant savings',
    'Buying separately costs 18% more',
    '30-day money back guarantee',
  ]);
  await expect(card.getByText(/reviews/u)).toHaveCount(0);
  await card.getByRole('button', { name: 'Add Bundle to Cart: Day and Night' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Applied Successfully!: Day and Night' })).toBeVisible();
  expect(await keptCart(page)).toEqual({ 'sleep-mantra': 1, 'peace-mantra': 1 });
  await shop.cartButton.click();
  await expect(applied(shop)).toContainText('Saving ₹420');
});
