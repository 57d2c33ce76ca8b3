import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { fillCart, keptCart, lines, storeCart } from '../support/shop/carts.ts';
import { tooNarrow } from '../support/looks.ts';
import { newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { holdBack } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const said = (page: Page, words: string) => page.getByText(words).first();
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to the Club! 🎉' });
/** Well before it would go by itself. */
const soon = { timeout: 2000 };
const offer = (page: Page) => page.getByRole('dialog', { name: 'The Bliss Club' });

/** The row of the club beside the order; on a phone the summary is folded away. */
async function checkoutRow(page: Page, name = 'Join The Bliss Club'): Promise<Locator> {
  await page.goto('/checkout');
  const fold = page.getByText(/^Show order,/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Where should we deliver?' })).toBeVisible();
  // The server draws the heading; the steps and the order follow it.
  await page.getByRole('region', { name: 'Your number' }).waitFor();
  if (await fold.isVisible()) await fold.click();
  return page.getByRole('region', { name }).filter({ visible: true });
}

test('MEM-02 MEM-03 MEM-05 MEM-06 CHR-13 on checkout the club’s offer holds the focus and gives it back; the club is added, celebrated for 4 s or until Escape or its button, accessibly, and removed by the same button @phone', async ({
  page,
}) => {
  await fillCart(page, lines.sleep);
  const row = await checkoutRow(page);
  await expect(row).toContainText('₹999 for 12 months');
  await expect(row).toContainText('Saves ₹300 on this order.');
  const learn = row.getByRole('button', { name: 'Learn more' });
  await learn.click();
  await expect(offer(page)).toContainText("It's more than a membership.");
  await expect(offer(page).getByRole('listitem')).toHaveText([
    'Free delivery on every order',
    'Early access to new drops',
    'An extra 20% off your favourites',
    'The invite-only Bliss Retreat',
    'The Green Scene features',
  ]);
  const closeOffer = offer(page).getByRole('button', { name: 'Close the membership offer' });
  const join = offer(page).getByRole('button', { name: '12 months at ₹999' });
  await expect(closeOffer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(join).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeOffer).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveCount(0);
  await expect(learn).toBeFocused();
  await learn.click();
  await expect(closeOffer).toBeFocused();
  expect(await tooNarrow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveCount(0);
  expect(await keptCart(page)).toEqual({ 'sleep-mantra': 1 });
  await page.setViewportSize({ width: 390, height: 844 });

  await row.getByRole('button', { name: 'Add Join The Bliss Club' }).click();
  await expect(welcome(page)).toBeVisible();
  await expect(welcome(page)).toContainText('12 months at ₹999');
  await expect(welcome(page).getByRole('listitem')).toHaveText([
    'Free delivery on every order',
    'Extra discounts on all products',
    'Early access to new products',
  ]);
  await expect(said(page, 'Membership added to cart!')).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
  const remove = row.getByRole('button', { name: 'Remove Join The Bliss Club' });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(said(page, 'Membership removed from cart!')).toBeVisible();
  const add = row.getByRole('button', { name: 'Add Join The Bliss Club' });
  await expect(add).toBeFocused();

  const close = welcome(page).getByRole('button', { name: 'Close the welcome' });
  for (const way of ['Escape', 'its button']) {
    await add.click();
    await expect(close, way).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await close.click();
    await expect(welcome(page), way).toHaveCount(0, soon);
    await remove.click();
  }
  await add.click();
  await expect(welcome(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('MEM-06 MNY-08 CHR-13 in the cart’s list a card welcomes, with confetti that ends while the card stays, and without motion there is the card alone @phone', async ({
  page,
}) => {
  await fillCart(page, lines.sleep);
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.cartButton.click();
  await shop.drawer.getByRole('button', { name: 'Add Bliss Club 12mo' }).click();
  await expect(shop.drawer).toContainText('Welcome to Bliss Club');
  await expect(shop.drawer).toContainText('YOUR EXCLUSIVE WELLNESS PASS TO HAPPIER DAYS');
  await expect(shop.drawer).toContainText('Bliss Club 20% discount applied!');
  await expect(page.getByTestId('confetti')).toBeAttached();
  await expect(welcome(page)).toHaveCount(0);
  await expect(page.getByTestId('confetti')).toHaveCount(0);
  await expect(shop.drawer).toContainText('Welcome to Bliss Club');
  await shop.drawer.getByRole('button', { name: 'Remove Bliss Club 12mo' }).click();
  await expect(shop.drawer).not.toContainText('Welcome to Bliss Club');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.drawer.getByRole('button', { name: 'Add Bliss Club 12mo' }).click();
  await expect(shop.drawer).toContainText('Welcome to Bliss Club');
  await expect(page.getByTestId('confetti')).toBeHidden();
});

test('MEM-05 MEM-02 CRT-12 an admin has a row of their own, which waits for the bundles above it so that it stays where it is pressed; its quantity is fixed, and the offer leads on to the checkout @phone', async ({
  page,
}) => {
  // The account is everybody's: its stored cart is emptied first.
  await storeCart(page, await signIn(page, sandboxAccounts.admin));
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const tellBundles = await holdBack(page, '*/api/bundles/pdp-suggestions');
  const asked = page.waitForRequest('**/api/bundles/pdp-suggestions');
  await shop.add('Sleep Mantra');
  const row = shop.drawer.getByRole('region', { name: 'Join the Bliss Club' });
  await asked;
  await expect(row).toBeHidden();
  tellBundles();
  await expect(shop.drawer.getByRole('region', { name: 'Bundle deals' })).toBeVisible();
  await expect(row).toContainText('Get extra 20% OFF on every order & more benefits');
  await expect(row).toContainText('₹999 for 12 months');
  await row.getByRole('button', { name: 'Add Join the Bliss Club' }).click();
  await expect(row.getByRole('button', { name: /^Decrease quantity of Bliss Club/u })).toBeDisabled();
  await expect(row.getByRole('button', { name: /^Increase quantity of Bliss Club/u })).toBeDisabled();
  await expect(said(page, 'Membership added to cart!')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await row.getByRole('button', { name: 'Remove Join the Bliss Club' }).click();
  await expect(said(page, 'Membership removed from cart!')).toBeVisible();
  await row.getByRole('button', { name: 'Learn more >>' }).click();
  await offer(page).getByRole('button', { name: '12 months at ₹999' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(offer(page)).toHaveCount(0);
  await expect(shop.drawer).toBeHidden();
  await expect.poll(() => keptCart(page)).toEqual({ 'sleep-mantra': 1 });
});

test('MEM-04 MEM-02 CHR-01 SES-01 a member sees the dashboard and the club, and a member’s cart loses the membership by itself, and the shopper is told why @desktop', async ({
  page,
}) => {
  await page.route('**/v1/user', async (route) => {
    const answer = await route.fetch();
    const premiumMembership = { isActive: true, expiresAt: '2099-01-01T00:00:00.000Z' };
    const profile = z.looseObject({}).parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...profile, premiumMembership } });
  });
  await signIn(page, newPhone());
  await fillCart(page, lines.sleep, {
    ...lines.sleep,
    sku: 'bliss-club',
    name: 'Bliss Club',
    flavour: 'Standard',
    variant: 'Yearly',
    price: 999,
    isPremiumMembership: true,
  });
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await expect(said(page, 'You’re already a member, so we removed the membership from your cart.')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/profile');
  await expect(header.getByRole('link', { name: 'Bliss Club' })).toHaveAttribute('href', '/dashboard/membership');
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 1 item');
  await shop.cartButton.click();
  await expect(shop.drawer.getByRole('progressbar')).toBeVisible();
  await expect(shop.drawer.getByRole('region', { name: /Bliss Club/u })).toHaveCount(0);
  await expect(shop.drawer).toContainText('Bliss Club 20% discount applied!');
});

test('MEM-01 BND-21 the page of the membership offers it once: no plan, no size, no quantity, no delivery date, no bundle @desktop', async ({
  page,
}) => {
  await page.goto('/shop/bliss-club');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /Bliss Club/u })).toBeVisible();
  await expect(main.getByRole('radiogroup', { name: 'How often' })).toHaveCount(0);
  await expect(main.getByRole('group', { name: 'Quantity of Bliss Club' })).toHaveCount(0);
  await expect(main.getByText('Deliver to')).toHaveCount(0);
  await page.waitForSelector('html[data-promotions=there]');
  await expect(main.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Build your own bundle' })).toHaveCount(0);
  await expect(main.getByText('No bundle deals available')).toHaveCount(0);
  // Nothing keeps a place for what won’t come.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const kept = await main
      .locator('div:empty')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(0, ...kept), `${width} px`).toBeLessThan(100);
    expect(await axe(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => keptCart(page)).toEqual({ 'bliss-club': 1 });
});
