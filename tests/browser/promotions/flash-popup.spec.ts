import type { Page } from '@playwright/test';
import { startCheckout } from '../pages/checkout.page.ts';
import { Popups } from '../pages/popups.page.ts';
import { axe } from '../support/accessibility.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { setSale } from '../support/shop/popups.ts';
import { expect, test } from '../support/test.ts';

test.use({ popups: true });

test('FLS-03, FLS-06, FLS-07 the sale comes after its time, says what it gives, how long, and why, and leaves a third of a phone’s page in sight; with an empty cart nothing is called claimed, only the copy is promised @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { sale } = new Popups(page);
  await page.goto('/about');
  await expect(sale).toBeVisible();
  await expect(sale.getByText('Festive flash sale')).toBeVisible();
  await expect(sale.getByText('50% off, up to ₹750, on orders of ₹899 or more.')).toBeVisible();
  await expect(sale.getByRole('timer', { name: 'Time left to claim' })).toHaveText(/^[45]:\d\d$/u);
  await expect(sale.getByText('FLASH50', { exact: true })).toBeVisible();
  await expect(sale.getByRole('button', { name: 'Claim 50% off' })).toBeEnabled();
  await expect(sale.getByRole('listitem')).toHaveText([
    'Prices include all taxes',
    'Free delivery from ₹499',
    'Cancel until your order is packed',
  ]);
  // While it slides in, it leaves more of the page in sight than at its place.
  await sale.evaluate(async (sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  expect((await sale.boundingBox())?.y ?? 0).toBeGreaterThan(844 / 3);
  await sale.getByRole('button', { name: 'Claim 50% off' }).click();
  await expect(
    page.getByText('Coupon code "FLASH50" copied to clipboard! Paste it at checkout.').first(),
  ).toBeVisible();
});

test('FLS-03, FLS-04 a scroll brings it sooner, even one that was over when the sale became known; as often as the session allows and no more, and on a page that is not allowed never @desktop', async ({
  page,
}) => {
  const popups = new Popups(page);
  const { sale } = popups;
  const settings = { showAfterSeconds: 3600, maxShowsPerSession: 2, showsAgain: true };
  const { promise: isScrolled, resolve: letSaleBeKnown } = Promise.withResolvers<void>();
  await setSale(page, { ...settings, disabledPages: ['/faq'] }, isScrolled);
  await page.goto('/about');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  letSaleBeKnown();
  await expect(sale).toBeVisible();
  await sale.getByRole('button', { name: 'Maybe Later' }).click();
  expect(await popups.kept('flash_popup_shows')).toBe(1);
  await openAndStay(page, '/faq');
  await expect(sale).toBeHidden();
  await setSale(page, { ...settings, maxShowsPerSession: 1 });
  await openAndStay(page, '/faq');
  await expect(sale).toBeHidden();
  await setSale(page, settings);
  await openAndStay(page, '/faq');
  await expect(sale).toBeVisible();
  expect(await popups.kept('flash_popup_shows')).toBe(2);
});

/** Opens a page with the sale's settings there, scrolls, and stays for as long as the sale would need to come. */
async function openAndStay(page: Page, path: string): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse('**/v1/popup/settings');
  await page.goto(path);
  await asked;
  for (let times = 0; times < 3; times += 1) {
    await page.mouse.wheel(0, 900);
    await page.clock.runFor(2000);
  }
}

/** Its controls by Tab, from the focused one until it has the focus again. */
async function tabOrder(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
      }),
    );
    if (step < 4) await page.keyboard.press('Tab');
  }
  return names;
}

test('FLS-08, FLS-03, CHR-13 the focus goes round in it by Tab; however it is closed, the focus goes back, and it stays away from this page @desktop', async ({
  page,
}) => {
  const { sale } = new Popups(page);
  await setSale(page, { showAfterSeconds: 2 });
  for (const way of ['Maybe Later', 'Close offer', 'Escape']) {
    await page.goto('/about');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await expect(sale, way).toBeVisible();
    await expect(sale.getByRole('button', { name: 'Close offer' }), way).toBeFocused();
    const controls = ['Close offer', 'Copy FLASH50', 'Claim 50% off', 'Maybe Later', 'Close offer'];
    expect(await tabOrder(page), way).toEqual(controls);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await sale.getByRole('button', { name: way }).click();
    await expect(sale, way).toBeHidden();
    await expect(link, way).toBeFocused();
    await page.mouse.wheel(0, 3000);
    await expect(sale, way).toBeHidden();
    await forget(page);
  }
});

/** The next page is the first of another visit, on another day. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

test('FLS-05, FLS-01, ERR-02 at 0 the offer is expired and its button reads EXPIRED; without the shop’s settings the defaults hold @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/popup\/settings/u);
  const { sale } = new Popups(page);
  await setSale(page, { timerDuration: 20, showAfterSeconds: 0 });
  await page.clock.install();
  await page.goto('/about');
  await expect(sale).toBeVisible();
  await page.clock.fastForward(12_000);
  await expect(sale.getByRole('timer')).toHaveAttribute('data-urgency', 'critical');
  await page.clock.fastForward(10_000);
  await expect(sale.getByText('Offer Expired!')).toBeVisible();
  await expect(sale.getByRole('button', { name: 'EXPIRED' })).toBeDisabled();
  expect(await axe(page)).toEqual([]);

  await forget(page);
  await answerInstead(page, '*/v1/popup/settings', () => ({ status: 404, json: {} }));
  await page.goto('/about');
  const byDefault = page.getByRole('dialog', { name: 'Flash sale' });
  await expect(byDefault).toBeVisible();
  await expect(byDefault.getByText('50% off with the code FLASH50')).toBeVisible();
});

test('OVL-02 a device whose clock is wrong by a day counts as the server does, and a reload does not restart its time @desktop', async ({
  page,
}) => {
  const popups = new Popups(page);
  await setSale(page, { showAfterSeconds: 0 });
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 86_400_000;
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - 86_400_000 });
  });
  await page.goto('/about');
  await expect(popups.sale).toBeVisible();
  const kept = await popups.kept('flash_popup_deadline');
  const endsAt = kept !== null && typeof kept === 'object' && 'endsAt' in kept ? String(kept.endsAt) : '';
  const left = (Date.parse(endsAt) - Date.now()) / 1000;
  expect(left).toBeGreaterThan(280);
  expect(left).toBeLessThan(310);
  expect(await popups.saleSeconds()).toBeGreaterThan(280);
  await expect.poll(() => popups.saleSeconds()).toBeLessThan(298);
  await page.reload();
  await expect(popups.sale).toBeVisible();
  expect(await popups.saleSeconds()).toBeLessThan(298);
  expect(await popups.kept('flash_popup_deadline')).toEqual(kept);
});

test('FLS-07 a claim is copied, kept, announced, and stands at the checkout @desktop', async ({
  page,
  phone,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const popups = new Popups(page);
  await setSale(page, { showAfterSeconds: 0, disabledPages: ['/checkout', '/checkout/*'] });
  await page.addInitScript(() => {
    window.addEventListener('apply-flash-sale-coupon', (event) => {
      if (event instanceof CustomEvent) sessionStorage.setItem('heard', JSON.stringify(event.detail));
    });
  });
  await fillCart(page, { ...lines.sleep, quantity: 2 });
  await page.goto('/about');
  await popups.sale.getByRole('button', { name: 'Claim 50% off' }).click();
  await expect(page.getByText('🎉 Coupon FLASH50 claimed! 50% off your order!').first()).toBeVisible();
  await expect(popups.sale).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FLASH50');
  expect(await popups.kept('heard')).toEqual({ couponCode: 'FLASH50', discount: 50 });
  expect(await popups.kept('claimed_flash_coupon')).toEqual({
    code: 'FLASH50',
    discount: 50,
    claimedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
  });

  const checkout = await startCheckout(page, phone);
  const summary = await checkout.summary();
  await expect(summary.getByText('FLASH50 is applied. You save ₹750.')).toBeVisible();
  await summary.getByRole('button', { name: 'Remove coupon FLASH50' }).click();
  await expect(summary.getByText('You claimed FLASH50')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  const again = await checkout.summary();
  await expect(again.getByText('You claimed FLASH50')).toBeVisible();
  await again.getByRole('button', { name: 'Apply coupon FLASH50' }).click();
  await expect(again.getByText('FLASH50 is applied. You save ₹750.')).toBeVisible();
});

test('CHR-13, FLS-07, CPN-08, ERR-02 the sale passes axe in every theme, fits narrow screens, and stands still on request; without the modern clipboard the old one copies, and a code that no clipboard takes is said to be so @desktop', async ({
  page,
}) => {
  const { sale } = new Popups(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setSale(page, { showAfterSeconds: 0 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () =>
      sessionStorage.setItem('copied', JSON.stringify(getSelection()?.toString())),
    );
  });
  await page.goto('/about');
  await expect(sale).toBeVisible();
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  expect(
    await sale.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(part);
        return [transitionDuration, animationDuration].filter((each) => Number.parseFloat(each) > 0.1);
      }),
    ),
  ).toEqual([]);

  await sale.getByRole('button', { name: 'Copy FLASH50' }).click();
  await expect(page.getByText('Coupon code copied!').first()).toBeVisible();
  await expect(sale.getByRole('button', { name: 'Copied FLASH50' })).toBeFocused();
  expect(await new Popups(page).kept('copied')).toBe('FLASH50');
  await page.evaluate(() => (document.execCommand = () => false));
  await sale.getByRole('button', { name: 'Copy FLASH50' }).click();
  await expect(page.getByText('Failed to copy code').first()).toBeVisible();
});
