import type { Page } from '@playwright/test';
import { Popups } from '../pages/popups.page.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { answerInstead } from '../support/answers.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { offerDelayMs, offerEnding, openOnClock, setOffers, setSale } from '../support/shop/popups.ts';
import { expect, test } from '../support/test.ts';

test.use({ popups: true });

/** From here on the page notes the largest number of dialogs that it ever had at once. */
async function countDialogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let max = 0;
    new MutationObserver(() => {
      max = Math.max(max, document.querySelectorAll('[role=dialog][data-state=open]').length);
      document.documentElement.dataset['mostDialogs'] = String(max);
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
  });
}

const maxDialogs = (page: Page) => page.evaluate(() => document.documentElement.dataset['mostDialogs']);

/** Opens a page on a clock that the test moves on; the shop has been asked for its sale when it returns. */
async function openBeforeSale(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse('**/v1/popup/settings');
  await openOnClock(page, path);
  await (await asked).finished();
}

/** Until the answer is called, the page has no time for what can wait, as a slow phone that is still drawing. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const postTask = scheduler.postTask.bind(scheduler);
    const calm = new Promise<void>((resolve) => {
      document.addEventListener('calm', () => resolve(), { once: true });
    });
    scheduler.postTask = (task, options) =>
      options?.priority === 'background' ? calm.then(() => postTask(task, options)) : postTask(task, options);
  });
  return async () => page.evaluate(() => void document.dispatchEvent(new Event('calm')));
}

/** The sale is due a minute after its page was opened, so that no slow machine is late for it. */
const saleAfterSeconds = 60;

/** The page may still be about to begin its count, so that it is given more than one minute. */
async function letSaleBeDue(page: Page): Promise<void> {
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await page.clock.fastForward(saleAfterSeconds * 1000);
    await page.evaluate(async () => new Promise((resolve) => void requestIdleCallback(resolve)));
  }
}

test('OVL-01 of two that are due the sale comes first, the offer after it, and never both @phone', async ({
  page,
}) => {
  const { sale, offer } = new Popups(page);
  await countDialogs(page);
  await setSale(page, { showAfterSeconds: saleAfterSeconds });
  const coupon = offerEnding(3000);
  await setOffers(page, coupon);
  await fillCart(page, lines.sleep);
  // A slow machine opens the menu only after the offer's five seconds.
  const { promise: menuIsOpen, resolve: openMenu } = Promise.withResolvers<void>();
  await answerInstead(page, '*/v1/coupon/time-limited/urgency/*', async () => {
    await menuIsOpen;
    return { json: { coupon } };
  });
  const confirmed = page.waitForResponse('**/v1/coupon/time-limited/urgency/*', { timeout: 60_000 });
  await openBeforeSale(page, '/shop/sleep-mantra');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  openMenu();
  await page.clock.fastForward(offerDelayMs);
  await (await confirmed).finished();
  await letSaleBeDue(page);
  await expect(sale).toBeHidden();
  await expect(offer).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sale).toBeVisible();
  await expect(offer).toBeHidden();
  await sale.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(sale).toBeHidden();
  await expect(offer).toBeVisible();
  expect(await maxDialogs(page)).toBe('1');
});

test('OVL-01 nothing comes over an open cart; what is due comes when it is closed @phone', async ({ page }) => {
  const { sale } = new Popups(page);
  await countDialogs(page);
  await setSale(page, { showAfterSeconds: saleAfterSeconds });
  await setOffers(page);
  await fillCart(page, lines.sleep);
  await openBeforeSale(page, '/about');
  const letRest = await keepBusy(page);
  await new ShopFrame(page).cartButton.click();
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(drawer.getByText('Total', { exact: true })).toBeVisible();
  await letSaleBeDue(page);
  expect(await maxDialogs(page)).toBe('1');
  await expect(sale).toBeHidden();
  await page.getByRole('button', { name: 'Close cart' }).click();
  await letRest();
  await expect(sale).toBeVisible();
  expect(await maxDialogs(page)).toBe('1');
});

test('OVL-01 FLS-04 a sale that is due while the shopper goes to a page without it doesn’t come there @desktop', async ({
  page,
}) => {
  const { sale } = new Popups(page);
  await countDialogs(page);
  await setSale(page, { showAfterSeconds: saleAfterSeconds, disabledPages: ['/faq'] });
  await setOffers(page);
  await openBeforeSale(page, '/about');
  const letRest = await keepBusy(page);
  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
  await letSaleBeDue(page);
  await letRest();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/u);
  expect(await maxDialogs(page)).toBe('0');
  await letSaleBeDue(page);
  await expect(sale).toBeVisible();
});

test('OVL-01 nothing comes over the open menu @phone', async ({ page }) => {
  const { sale } = new Popups(page);
  await setSale(page, { showAfterSeconds: saleAfterSeconds });
  await setOffers(page);
  await openBeforeSale(page, '/about');
  await keepBusy(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await letSaleBeDue(page);
  await expect(sale).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sale).toBeVisible();
});

test('OVL-01 who types is left alone until the field is left @desktop', async ({ page }) => {
  const { sale } = new Popups(page);
  await setSale(page, { showAfterSeconds: saleAfterSeconds });
  await setOffers(page);
  await openBeforeSale(page, '/shop');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await search.pressSequentially('slee');
  await letSaleBeDue(page);
  await expect(sale).toBeHidden();
  await search.blur();
  await expect(sale).toBeVisible();
});
