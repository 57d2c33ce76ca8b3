import type { Locator, Page, Request } from '@playwright/test';
import { startCheckout } from '../pages/checkout.page.ts';
import { Popups } from '../pages/popups.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { letOfferCome, offerEnding, openOnClock, setOffers, withoutSale } from '../support/shop/popups.ts';
import { expect, test } from '../support/test.ts';

test.use({ popups: true });
test.beforeEach(({ page }) => withoutSale(page));

const ten = offerEnding(3000);

/** The bodies that are sent to a path of the shop. */
function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Controls and steps of the page that overlap a box over it. */
async function coveredBy(page: Page, over: Locator): Promise<string[]> {
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing is shown');
  return page.locator('main').evaluate(
    (main, { x, y, width, height }) =>
      [...main.querySelectorAll('input, select, button, section, h1, h2')].flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isOver = left < x + width && right > x && top < y + height && bottom > y && bottom > top;
        return isOver ? [`${each.tagName} ${each.textContent.slice(0, 40)}`] : [];
      }),
    box,
  );
}

test('CPN-05, CPN-06, CPN-08, CPN-09, OVL-01, PHN-01 on a product page an offer comes after 5 s, and closing it is told; in the open cart it is a card in its flow, and nothing lies over it; at the checkout it covers no field and no button, and takes no focus @phone', async ({
  page,
}) => {
  const { offer, cartOffer } = new Popups(page);
  const shown = sentTo(page, '/v1/coupon/track-display');
  const closed = sentTo(page, '/v1/coupon/track-dismissal');
  await setOffers(page, ten);
  await fillCart(page, lines.sleep);
  await openOnClock(page, '/shop/sleep-mantra');
  await letOfferCome(page, offer);
  await expect(offer.getByText('10% OFF', { exact: true })).toBeVisible();
  await expect(offer.getByRole('timer', { name: 'Time left' })).toHaveText(/^(?:50:00|49:\d\d) left$/u);
  await expect(offer.getByText('WELCOME10', { exact: true })).toBeVisible();
  await expect(offer.getByText('Saves about ₹150 on this cart')).toBeVisible();
  const scene = {
    couponId: ten.id,
    page: '/shop/sleep-mantra',
    cartValue: 1499,
    userId: null,
    sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
  };
  await expect
    .poll(() => shown)
    .toEqual([{ ...scene, trigger: 'auto', deviceType: expect.stringMatching(/^(?:mobile|desktop)$/u) }]);
  await offer.getByRole('button', { name: 'Close offer' }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => closed)
    .toEqual([{ ...scene, reason: 'close_button', timeDisplayed: expect.any(Number) }]);

  await page.goto('/');
  const frame = new ShopFrame(page);
  await frame.cartButton.click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await letOfferCome(page, drawer.getByRole('region', { name: 'Offer: Ten percent, today' }));
  await expect(offer).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  await cartOffer.getByRole('button', { name: 'Close offer' }).click();
  await expect(cartOffer).toBeHidden();
  await expect(drawer).toBeVisible();

  await page.goto('/checkout');
  await letOfferCome(page, offer);
  expect(await offer.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
  for (const width of [390, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const place of [0, 9999]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      expect(await coveredBy(page, offer), `${width} px wide, at ${place}`).toEqual([]);
    }
  }
  await expect(offer.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
});

test('CPN-05 CPN-07 CPN-08 CHR-11 CHR-13 copying says so for 2 s, its toast stays under the pointer, the page behind stays usable, every theme and width suits it, and at zero it is gone @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { offer } = new Popups(page);
  await setOffers(page, ten);
  await fillCart(page, lines.sleep);
  await openOnClock(page, '/shop/sleep-mantra');
  await letOfferCome(page, offer);
  await offer.getByRole('button', { name: 'Copy WELCOME10' }).click();
  const toast = new ShopFrame(page).toast.filter({ hasText: 'Coupon code copied!' });
  await toast.hover();
  await expect(offer.getByRole('button', { name: 'Copied WELCOME10' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Copy WELCOME10' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(toast, 'it stays under the pointer').toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME10');
  await page.mouse.move(100, 300);
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(offer).toBeVisible();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  // Less than five of its fifty minutes are left.
  await page.clock.fastForward(2_720_000);
  await expect(offer.getByRole('timer')).toHaveAttribute('data-urgency', 'critical');
  await page.clock.fastForward(300_000);
  await expect(offer).toBeHidden();
});

test('CPN-03 below the minimum it says what is missing, and offers nothing to apply @phone', async ({ page }) => {
  const { offer } = new Popups(page);
  await setOffers(page, { ...ten, minOrderValue: 1599 });
  await fillCart(page, lines.sleep);
  await openOnClock(page, '/shop/sleep-mantra');
  await letOfferCome(page, offer.getByText('Add ₹100 more to unlock this offer'));
  await expect(offer.getByRole('button', { name: 'Apply' })).toBeHidden();
  expect(await axe(page)).toEqual([]);
});

test('CPN-05 applied, the code stands at the checkout, and Escape closes an offer that gives the focus back @desktop', async ({
  page,
  phone,
}) => {
  const { offer } = new Popups(page);
  await setOffers(page, ten);
  await fillCart(page, lines.sleep);
  await openOnClock(page, '/shop/sleep-mantra');
  await letOfferCome(page, offer);
  await expect(offer.getByRole('button', { name: 'Close offer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await page.goto('/shop/peace-mantra');
  await letOfferCome(page, offer);
  await offer.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We’ll apply WELCOME10 at checkout.').first()).toBeVisible();
  await expect(offer).toBeHidden();
  const checkout = await startCheckout(page, phone);
  const summary = await checkout.summary();
  await expect(summary.getByText('WELCOME10 is applied. You save ₹280.')).toBeVisible();
});

test('CPN-05 who wants no more offers gets none in this session, not even after a reload @desktop', async ({
  page,
}) => {
  const popups = new Popups(page);
  await setOffers(page, ten);
  await fillCart(page, lines.sleep);
  await openOnClock(page, '/shop/sleep-mantra');
  await letOfferCome(page, popups.offer);
  await popups.offer.getByRole('button', { name: 'No more offers' }).click();
  await expect(popups.offer).toBeHidden();
  expect(await popups.kept('coupon_popup_dismissed')).toBe(true);
  const asked = page.waitForResponse('**/v1/coupon/time-limited/active?*');
  await page.reload();
  await asked;
  await page.mouse.wheel(0, 3000);
  await page.clock.fastForward(60_000);
  await expect(popups.offer).toBeHidden();
});

test('CPN-02, ERR-02 without an answer of the shop there is no offer, and everything else works @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/time-limited/u);
  const { offer } = new Popups(page);
  await answerInstead(page, '*/v1/coupon/time-limited/active?*', () => ({ status: 404, json: {} }));
  await fillCart(page, lines.sleep);
  const asked = page.waitForResponse('**/v1/coupon/time-limited/active?*');
  await page.goto('/shop/sleep-mantra');
  await asked;
  await page.mouse.wheel(0, 3000);
  await expect(offer).toBeHidden();
  await new ShopFrame(page).cartButton.click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
});
