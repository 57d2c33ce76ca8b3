import { expect, type Locator, type Page } from '@playwright/test';
import type { TimeLimitedCoupon } from '../../../../src/domain/promotions/coupon/offer.ts';
import { z } from 'zod';
import { answerInstead } from '../answers.ts';

const settingsSchema = z.object({ success: z.boolean(), settings: z.record(z.string(), z.unknown()) });

/**
 * The shop's own settings of the sale with some changed on their way here; the shop itself stays as it is. The page gets
 * them once `isReady` is fulfilled.
 */
export async function setSale(
  page: Page,
  change: Readonly<Record<string, unknown>>,
  isReady: Promise<void> = Promise.resolve(),
): Promise<void> {
  await answerInstead(page, '*/v1/popup/settings', async (address, sent) => {
    await isReady;
    const response = await fetch(address, { headers: { 'accept-language': sent.get('accept-language') ?? '' } });
    const answer = settingsSchema.parse(await response.json());
    // The page reads the server's time there.
    const date = response.headers.get('date') ?? '';
    return { headers: { date }, json: { ...answer, settings: { ...answer.settings, ...change } } };
  });
}

/** Switches the sale off for this test, so that the offers come alone. */
export async function withoutSale(page: Page): Promise<void> {
  await setSale(page, { isActive: false });
}

/** Offers instead of the shop's own. */
export async function setOffers(page: Page, ...coupons: readonly TimeLimitedCoupon[]): Promise<void> {
  await answerInstead(page, '*/v1/coupon/time-limited/active?*', () => ({ json: { coupons } }));
  await answerInstead(page, '*/v1/coupon/time-limited/urgency/*', (address) => {
    const coupon = coupons.find(({ id }) => address.endsWith(id));
    return coupon
      ? { json: { coupon } }
      : { status: 404, json: { type: '/problems/not-found', title: 'Not found', status: 404 } };
  });
}

/** Opens a page on a clock that the test can move on; the shop has been asked for its offers when it returns. */
export async function openOnClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse('**/v1/coupon/time-limited/active?*');
  await page.goto(path);
  await asked;
}

/** The time on a product's page after which an offer comes by itself (CPN-06). */
export const offerDelayMs = 5000;

/** Lets the time pass after which an offer comes. */
export async function letOfferCome(page: Page, offer: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(offerDelayMs);
    await expect(offer).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** An offer of the seeded shop: its code is real, its time is the test's. */
export function offerEnding(seconds: number, more: Partial<TimeLimitedCoupon> = {}): TimeLimitedCoupon {
  return {
    id: '0b0c5f3e-7f58-4f0c-9d0e-6f2a86c1b111',
    code: 'WELCOME10',
    name: 'Ten percent, today',
    description: '10% off, up to ₹300, on orders of ₹999 or more.',
    type: 'percentage',
    value: 10,
    maxDiscountValue: 300,
    minOrderValue: 999,
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    isFlashOffer: true,
    urgencyMessage: 'Today only',
    ...more,
  };
}
