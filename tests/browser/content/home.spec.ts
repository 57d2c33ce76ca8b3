import { keptCart } from '../support/shop/carts.ts';
import { mostShift, shifted, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('CAT-06 MEM-01 MEM-03 home shows what the shop is, its products with prices, pictures of its own, the club, whose own button is welcomed as well, and a finder whose links lead to their product @phone', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four plants. Five drops. One quieter day.');
  const fields = page.getByRole('region', { name: 'The products' }).getByRole('article');
  await expect(fields).toHaveCount(4);
  await expect(fields.first()).toContainText('Peace Mantra');
  await expect(fields.first()).toContainText('₹1,299');
  await expect(page.getByRole('list').filter({ hasText: 'Free delivery from' })).toBeVisible();
  const ladder = page.getByRole('region', { name: 'Every bud is a discount' }).getByRole('listitem');
  await expect(ladder).toHaveText([
    '5%from ₹2,400',
    '10%from ₹4,700',
    '15%from ₹7,100',
    '20%from ₹10,000',
    '25%from ₹14,000',
  ]);
  const picturesOf = (name: string) => page.getByRole('region', { name }).locator('img');
  const pathsOf = async (name: string) => {
    await expect(picturesOf(name).first()).toBeAttached();
    return picturesOf(name).evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname));
  };
  expect(await pathsOf('Seen up close')).toEqual([
    '/og/film-brahmi.jpg',
    '/og/film-lantern.jpg',
    '/og/film-under-the-bed.jpg',
  ]);
  const places = await picturesOf('Seen up close').evaluateAll((images) =>
    images.map((image) => getComputedStyle(image).objectPosition),
  );
  expect(new Set(places), 'the plant of a poster, not half of its words').toEqual(new Set(['100% 50%']));
  expect(await pathsOf('From the journal')).toEqual([
    expect.stringMatching(/^\/assets\/journal-label-/u),
    expect.stringMatching(/^\/assets\/journal-evening-/u),
    expect.stringMatching(/^\/assets\/journal-amla-/u),
  ]);
  const bundled = await pathsOf('Better together');
  expect(bundled.filter((path) => !path.startsWith('/assets/bottle-'))).toEqual([]);
  const club = page.getByRole('region', { name: 'The Bliss Club' });
  await expect(club.getByRole('listitem')).toHaveCount(5);
  await page.waitForSelector('html[data-promotions=there]');
  await club.getByRole('button', { name: '12 months at ₹999' }).click();
  await expect(shop.drawer.getByRole('button', { name: 'Remove Bliss Club 12mo' })).toBeVisible();
  await expect(shop.drawer).toContainText('Welcome to Bliss Club');
  await expect(page.getByText('Membership added to cart!').first()).toBeVisible();
  await expect.poll(() => keptCart(page)).toEqual({ 'bliss-club': 1 });
  await expect(shop.cartButton).toHaveCount(0);
  await shop.closeCart.click();
  const finder = page.getByRole('region', { name: 'Which one is yours?' });
  await finder.getByRole('link', { name: /My dog hates the crackers/u }).click();
  await expect(page).toHaveURL('/shop/dog-mantra');
});

test('CAT-06 RTE-05 home works before any script: products, prices and links are in the page @desktop', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Green Mantra', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Green Mantra/u })).toBeVisible();
  await context.close();
});

test('CHR-12 RTE-05 nothing moves while home, shop and a product load', async ({ page }) => {
  await watchShifts(page);
  for (const path of ['/', '/shop', '/shop/sleep-mantra']) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Free consultation on WhatsApp' })).toBeVisible();
    expect(await shifted(page), path).toBeLessThan(mostShift);
  }
});
