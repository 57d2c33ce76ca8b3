import type { CDPSession, Page } from '@playwright/test';
import { type MainThreadWork, mainThreadWork } from '../../../tools/bench/main-thread.ts';
import { paintOf, quiet, type Shown, watchInteractions } from '../../../tools/bench/interaction-watch.ts';
import { expect, test } from '../support/test.ts';

/**
 * The most of a press's whole work that one task may do. Opened in one piece, the cart's longest task is 25 to 41 % of
 * it. The menu and the sale are little work altogether.
 */
const largestShare: Readonly<Record<string, number>> = {
  'cart, first': 0.2,
  'cart, again': 0.2,
  menu: 0.4,
  sale: 0.5,
};

async function tapped(page: Page, session: CDPSession, selector: string, shown: Shown): Promise<MainThreadWork> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(quiet);
  return mainThreadWork(session, async () => {
    const painted = page.evaluate(paintOf, shown);
    await target.tap();
    await painted;
    await page.evaluate(quiet);
  });
}

test('PRF-02 the cart, the menu and the sale open in pieces, so that no press keeps a slow phone busy @phone', async ({
  page,
}) => {
  await page.addInitScript(watchInteractions);
  const session = await page.context().newCDPSession(page);
  const opened = async (path: string) => {
    await page.goto(path);
    await page.locator('html[data-promotions="there"]').waitFor({ state: 'attached' });
    await page.evaluate(quiet);
  };
  const closed = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const tap = (selector: string, shown: Shown) => tapped(page, session, selector, shown);
  const drawer = { selector: '[role=dialog] ul[aria-label="In your cart"] li' };
  const work: Record<string, MainThreadWork> = {};

  await opened('/shop');
  work['cart, first'] = await tap('article button[aria-label$="to cart"]', drawer);
  await closed();
  // It may reach a discount, whose celebration stands over the cart.
  work['cart, again'] = await tap('article button[aria-label$="to cart"]', drawer);
  await opened('/shop');
  work['menu'] = await tap('button[aria-label=Menu]', { selector: '[role=dialog] nav' });
  await opened('/popup-test');
  work['sale'] = await tap('button:has-text("Show")', { selector: '[role=dialog] [role=timer]' });

  const tooLong = Object.entries(work).filter(
    ([press, { longest, whole }]) => longest > whole * (largestShare[press] ?? 0),
  );
  expect(tooLong, `milliseconds of the processor: ${JSON.stringify(work)}`).toEqual([]);
});

test('PRF-02 a page that is followed from another is painted before what is below its first screen is laid out @phone', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.locator('html[data-promotions="there"]').waitFor({ state: 'attached' });
  const otherThan = (await page.locator('main h1').textContent()) ?? '';
  const atFirst = page.evaluate((shown) => {
    return new Promise<readonly string[]>((resolve) => {
      const look = () => {
        const isNew = document.querySelector('main h1')?.textContent !== shown;
        const below = document.querySelector('[aria-labelledby=ingredients]');
        const laid = () =>
          [...document.querySelectorAll('main > section')]
            .filter((part) => getComputedStyle(part).contentVisibility === 'visible')
            .map((part) => part.getAttribute('aria-label') ?? part.textContent);
        if (isNew && below) requestAnimationFrame(() => resolve(laid()));
        else requestAnimationFrame(look);
      };
      look();
    });
  }, otherThan);
  await page.locator('main article a').first().tap();
  // The bar stands on the first screen; offers are neither laid out nor drawn by then.
  expect(await atFirst).toEqual(['Buy']);
  await expect(page.locator('html[data-laid=""]')).toBeAttached();
  await expect(page.locator('[aria-labelledby=ingredients]')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('main > section[style], footer[style]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Build your own bundle' })).toBeVisible();
});
