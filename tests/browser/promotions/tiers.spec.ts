import type { Page } from '@playwright/test';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** Well before it would go by itself. */
const soon = { timeout: 2000 };
const unlocked = (page: Page) => page.getByRole('region', { name: 'New Tier Unlocked!' });

async function openCart(page: Page): Promise<ShopFrame> {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.cartButton.click();
  return shop;
}

/** Closes the cart and opens it again, once its bar shows that the promotions are there. */
async function openCartAgain(shop: ShopFrame): Promise<void> {
  await expect(shop.drawer.getByRole('progressbar')).toBeVisible();
  await shop.closeCart.click();
  await expect(shop.drawer).toBeHidden();
  await shop.cartButton.click();
}

test('TIR-02 TIR-03 TIR-04 CRT-03 CRT-04 CRT-12 the bar above the lines says what is missing, and at the top that there is no more; plus is disabled at 10, minus at 1; a celebration goes by itself after 4 s, or by its button, and leaves the buttons of the cart free @phone', async ({
  page,
}) => {
  await fillCart(page, lines.sleep);
  const shop = await openCart(page);
  const tier = shop.drawer.getByRole('region', { name: 'Discount progress' });
  const bar = tier.getByRole('progressbar');
  await expect(tier).toContainText('Add ₹901 to unlock 5% OFF');
  await expect(tier).toContainText('Next 5% OFF');
  await expect(tier).not.toContainText('Current');
  await expect(bar).toHaveAccessibleName('62% of the way to 5% OFF');
  const { raise, lower, quantity } = shop.line('Sleep Mantra');
  await expect(lower).toBeDisabled();
  await expect(bar).toBeVisible();
  await raise.click();
  await expect(tier).toContainText('Current 5% OFF');
  await expect(tier).toContainText('Add ₹1,702 to unlock 10% OFF');
  await expect(tier).toContainText('Next 10% OFF');
  await expect(bar).toHaveJSProperty('value', 26);
  await expect(tier.getByText('26%', { exact: true })).toBeVisible();
  await expect(unlocked(page)).toBeVisible();
  await raise.click();
  await raise.click();
  await expect(quantity).toHaveText('4');
  await expect(unlocked(page)).toContainText("You've unlocked 10% discount on your order!");
  await unlocked(page).getByRole('button', { name: 'Close the celebration' }).click();
  await expect(unlocked(page)).toHaveCount(0, soon);
  await expect(shop.drawer).toBeVisible();
  await raise.click();
  await expect(unlocked(page)).toContainText("You've unlocked 15% discount on your order!");
  await expect(unlocked(page)).toHaveCount(0);
  await expect(shop.drawer).toBeVisible();
  for (let units = 6; units <= 10; units += 1) {
    await raise.click();
    await expect(quantity).toHaveText(String(units));
  }
  await expect(raise).toBeDisabled();
  await expect(lower).toBeEnabled();
  await expect(tier).toContainText('Maximum 25% discount unlocked!');
  await expect(tier).not.toContainText('Next');
  await expect(shop.drawer).toContainText('25% tier discount');
  await shop.closeCart.click();
  await expect(shop.cartButton).toHaveAccessibleName('Open cart, 10 items');
});

test('TIR-01 a ladder of another form is logged, and the page’s own holds; that of the server takes its place, and is asked for once @desktop', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await answerInstead(page, '*/v1/coupon/tiers', () => ({ json: { success: true, tiers: [{}] } }));
  await fillCart(page, lines.sleep);
  const shop = await openCart(page);
  await openCartAgain(shop);
  await expect.poll(() => warnings.join(' ')).toContain('Couldn’t load the tiers');
  await expect(shop.drawer).toContainText('Add ₹901 to unlock 5% OFF');

  let asked = 0;
  await answerInstead(page, '*/v1/coupon/tiers', () => {
    asked += 1;
    const tiers = [{ threshold: 2000, label: 'Clay', coupons: [{ value: 4 }, { value: 8 }] }];
    return { json: { success: true, tiers } };
  });
  await page.reload();
  await shop.cartButton.click();
  for (let times = 0; times < 2; times += 1) {
    await openCartAgain(shop);
    await expect(shop.drawer).toContainText('Add ₹501 to unlock 8% OFF');
  }
  expect(asked).toBe(1);
});

test('TIR-03 TIR-04 CHR-10 CHR-13 the bar is accessible in four themes and fits from 320 px on; nothing is celebrated on load, nor when a tier is lost; the next tier is, over the cart, without motion at once: the focus stays, Escape closes it before the cart @desktop', async ({
  page,
}) => {
  await fillCart(page, { ...lines.sleep, quantity: 2 });
  const shop = await openCart(page);
  await expect(shop.drawer.getByRole('progressbar')).toBeVisible();
  await expect(unlocked(page)).toHaveCount(0);
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  const tier = shop.drawer.getByRole('region', { name: 'Discount progress' });
  await expect(tier).toContainText('Current 5% OFF');
  await shop.line('Sleep Mantra').lower.click();
  await expect(tier).toContainText('Add ₹901 to unlock 5% OFF');
  await expect(unlocked(page)).toHaveCount(0);

  const raise = shop.line('Sleep Mantra').raise;
  await raise.click();
  await expect(unlocked(page)).toContainText("You've unlocked 5% discount on your order!");
  await expect(raise).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(unlocked(page)).toHaveCount(0, soon);
  await expect(shop.drawer).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.line('Sleep Mantra').lower.click();
  await expect(shop.drawer).toContainText('Add ₹901 to unlock 5% OFF');
  await raise.click();
  await expect(unlocked(page)).toBeVisible();
  // What takes a millisecond may still be running in the first frame, and is seen by nobody.
  const seen = await unlocked(page).evaluate((card) =>
    card
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
      .filter((duration) => duration > 1),
  );
  expect(seen).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(unlocked(page)).toHaveCount(0, soon);
  await page.keyboard.press('Escape');
  await expect(shop.drawer).toBeHidden();
});
