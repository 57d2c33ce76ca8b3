import type { Page } from '@playwright/test';
import { ShopFrame } from '../pages/shop.page.ts';
import { axe } from '../support/accessibility.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

class Strip {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get region() {
    return this.page.getByRole('region', { name: 'Offers' });
  }

  get close() {
    return this.region.getByRole('button', { name: 'Hide offers for this visit' });
  }

  get pause() {
    return this.region.getByRole('button', { name: 'Pause offers' });
  }

  /** The one line that is on the screen; the others are hidden. */
  async line(): Promise<string> {
    // Its words, also in the moment in which it is not drawn yet.
    return (await this.region.locator('[data-current=true]').textContent()) ?? '';
  }

  dot(index: number) {
    return this.region.getByRole('button', { name: `Offer ${index} of` });
  }

  /** From here on the strip turns, whatever the tests before have done to the pointer. */
  async alive() {
    await expect(this.close).toBeVisible();
  }
}

/** A finger that comes down, moves and lifts. */
async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = [200, 76];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const share of [0.5, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by * share, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('BNR-03 the first banner is in the page before any script, and leads where it says @phone', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/about');
  const { region } = new Strip(page);
  await expect(region.getByRole('link')).toHaveCount(1);
  await expect(region.getByRole('button')).toHaveCount(0);
  expect((await region.boundingBox())?.height).toBe(40);
  await context.close();
});

test('BNR-03 the banner changes by itself after 5 s, and rests under the pointer, the keyboard and the pause button; with reduced motion it turns only by hand @desktop', async ({
  page,
}) => {
  await page.clock.install();
  const strip = new Strip(page);
  await new ShopFrame(page).open('/about');
  await page.clock.runFor(10_000);
  await strip.alive();
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      seen.add(await strip.line());
      return seen.size;
    })
    .toBeGreaterThan(1);

  const rests = async () => {
    const before = await strip.line();
    await page.clock.runFor(11_000);
    return (await strip.line()) === before;
  };
  await strip.region.hover();
  expect(await rests(), 'under the pointer').toBe(true);
  await page.mouse.move(600, 500);
  expect(await rests(), 'left alone').toBe(false);
  await strip.dot(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(strip.dot(2)).toHaveAttribute('aria-current', 'true');
  expect(await rests(), 'under the keyboard').toBe(true);
  await page.getByRole('main').focus();
  expect(await rests(), 'left alone again').toBe(false);
  await strip.pause.click();
  await page.mouse.move(600, 500);
  expect(await rests(), 'paused').toBe(true);
  await strip.region.getByRole('button', { name: 'Play offers' }).click();
  await page.mouse.move(600, 500);
  expect(await rests(), 'let go').toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(10_000);
  await strip.alive();
  await expect(strip.pause).toHaveCount(0);
  const before = await strip.line();
  await page.clock.runFor(20_000);
  expect(await strip.line()).toBe(before);
});

test('BNR-03 closing takes the strip away at once, on the next page and after loading again, but not in another visit @desktop', async ({
  page,
  browser,
  shop,
}) => {
  const strip = new Strip(page);
  const frame = new ShopFrame(page);
  await frame.open('/');
  await strip.close.click();
  await expect(strip.region).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip.region).toHaveCount(0);
  expect(await (await page.request.get('/faq')).text()).not.toContain('aria-roledescription="carousel"');
  await page.reload();
  await expect(strip.region).toHaveCount(0);
  const other = await browser.newContext({ baseURL: shop.url });
  const visit = await other.newPage();
  await visit.goto('/');
  await expect(new Strip(visit).region).toBeVisible();
  await other.close();
});

test('BNR-03 CHR-01 a swipe over 50 px changes the banner, a shorter one does not; the bar stays at the top of the screen with the strip and without it, on home and elsewhere @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const strip = new Strip(page);
  const frame = new ShopFrame(page);
  const top = async () => Math.round((await page.getByRole('banner').first().boundingBox())?.y ?? -1);
  for (const path of ['/', '/about']) {
    await frame.open(path);
    await strip.alive();
    await expect.poll(top, path).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(top, path).toBe(0);
    await expect(strip.region).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(strip.region).toBeInViewport();
  }
  const first = await strip.line();
  await swipe(page, -40);
  expect(await strip.line()).toBe(first);
  await swipe(page, -120);
  await expect.poll(() => strip.line()).not.toBe(first);
  await swipe(page, 120);
  await expect.poll(() => strip.line()).toBe(first);
  await expect(page).toHaveURL('/about');
  await strip.close.click();
  await expect.poll(top).toBe(0);
});

test('BNR-03 the strip is clean for assistive technology in every theme and fits every width @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const strip = new Strip(page);
  await new ShopFrame(page).open('/contact');
  await strip.alive();
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await strip.dot(2).click();
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page)).toEqual([]);
});
