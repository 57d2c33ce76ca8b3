import { z } from 'zod';
import { startShop } from '../../support/platform/shop-process.ts';
import { axe } from '../support/accessibility.ts';
import { forgetDevice } from '../support/people/sign-in.ts';
import { ordered, post } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

test('CHR-10 dark follows the system until it is chosen, and the choice is in the page’s first byte @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await shop.open();
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  const colours = page.getByRole('group', { name: 'Colours' });
  await colours.getByText('Light').click();
  await expect.poll(ground).toBe(light);
  const html = await (await page.request.get('/')).text();
  expect(/<html[^>]* data-scheme="light"/u.test(html)).toBe(true);
  await page.reload();
  expect(await ground()).toBe(light);
  await expect(colours.getByRole('radio', { name: 'Light' })).toBeChecked();
  await colours.getByText('System').click();
  await expect.poll(ground).toBe(dark);
});

test('CHR-10 CRT-12 CHR-05 in the season of Diwali the garland hangs, the cart is festive, and a set splash holds @desktop', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const festive = await startShop({ environment: { SEASON: 'diwali', SPLASH_FACTOR: '1' } });
  try {
    const shop = new ShopFrame(page);
    await shop.open(`${festive.url}/`);
    expect(await axe(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Light one more diya' })).toBeVisible();
    await shop.add('Dog Mantra');
    await expect(page.getByRole('dialog', { name: 'Your Diwali Cart' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await shop.closeCart.click();
    await page.getByRole('main').getByRole('link', { name: 'See the shop' }).click();
    await expect(shop.splash).toHaveAttribute('data-state', 'shown');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expect(shop.splash).toHaveCount(0);
  } finally {
    // A page that is still open would ask a shop that is gone.
    await page.close();
    await festive.stop();
  }
});

test('CHR-10 the garland of Diwali hangs over no title and no drawing @phone', async ({ page, watch }) => {
  watch.expectProblem(/status of 404/u);
  const { id, token } = await ordered(page, 'pack', 'ship', 'deliver');
  const form = z
    .object({ token: z.string() })
    .parse(await post(page, `/v1/order/${id}/review`, token, { line: 0 }));
  const over: string[] = [];
  const ownPages = [`/review/${form.token}`, `/order-success?order=${id}`];
  const cards = ['/login', '/register'];
  for (const path of ['/', '/shop', '/about', '/blog', '/wishlist', ...ownPages, '/nowhere', ...cards]) {
    const isCard = cards.includes(path);
    if (isCard) await forgetDevice(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate((hasCard) => {
        document.documentElement.dataset['season'] = 'diwali';
        const garland = [...document.querySelectorAll('div')].find((each) =>
          getComputedStyle(each).backgroundImage.includes('toran'),
        );
        const title = document.querySelector('main h1');
        if (!garland || !title) return Number.NaN;
        // Where a page is empty, its drawing stands above the title.
        const drawing = title.previousElementSibling;
        const isAbove = drawing instanceof SVGElement && getComputedStyle(drawing).position !== 'absolute';
        const first = hasCard ? title.parentElement?.parentElement : isAbove ? drawing : title;
        return (first?.getBoundingClientRect().top ?? Number.NaN) - garland.getBoundingClientRect().bottom;
      }, isCard);
      if (!(room >= 0)) over.push(`${path} at ${width} px: ${room}`);
    }
  }
  expect(over).toEqual([]);
});
