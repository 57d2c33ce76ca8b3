import { ShopFrame } from '../pages/shop.page.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { brokenWords, clippedTexts } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

/** Each page in both languages. */
const parts = {
  shop: ['/', '/shop', '/shop/peace-mantra', '/wishlist', '/checkout'],
  'the journal': ['/blog', '/blog/how-to-read-an-ayurvedic-label'],
  'what the shop says': ['/faq', '/about', '/contact', '/login', '/register', '/legal/refund'],
} as const;

/** Width in pixels, and the size of letters in percent of the usual. */
const looks = [
  [320, 100],
  [390, 100],
  [600, 100],
  [768, 100],
  [1024, 100],
  [1440, 100],
  [390, 200],
  [768, 200],
  [1280, 200],
] as const;

for (const [part, paths] of Object.entries(parts)) {
  test(`PHN-01 LNG-01 at any width, and with letters twice as large, no word of ${part} breaks inside and no text is cut off @desktop`, async ({
    page,
  }) => {
    const found: Record<string, readonly string[]> = {};
    for (const path of paths.flatMap((each) => [each, `/hi${each}`])) {
      await page.goto(path);
      await page.evaluate(async () => {
        document.documentElement.setAttribute('data-laid', '');
        await document.fonts.ready;
      });
      for (const [width, letters] of looks) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, letters);
        const troubles = [...(await brokenWords(page)), ...(await clippedTexts(page))];
        if (troubles.length > 0) found[`${path} at ${width} px, ${letters}%`] = troubles;
      }
    }
    expect(found).toEqual({});
  });
}

test('PHN-01 CRT-12 with letters twice as large no word of the cart breaks inside or lies over another @phone', async ({
  page,
}) => {
  await fillCart(page, lines.sleep, lines.peace);
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  await shop.cartButton.click();
  await expect(shop.drawer).toContainText('Current 5% OFF');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect([...(await brokenWords(page)), ...(await clippedTexts(page))]).toEqual([]);
  const wider = await shop.drawer
    .locator('p, span, h2, h3')
    .evaluateAll((all) =>
      all.flatMap(({ clientWidth, scrollWidth, textContent }) =>
        clientWidth > 1 && scrollWidth > clientWidth + 2 ? [textContent] : [],
      ),
    );
  expect(wider, 'texts wider than their place').toEqual([]);
});

test('CHR-10 four related products leave no hole in their rows, on a tablet and on a laptop @desktop', async ({
  page,
}) => {
  await page.goto('/shop/bliss-club');
  const items = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem');
  await expect(items).toHaveCount(4);
  const rows = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await items.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };
  expect([await rows(768), await rows(1280)]).toEqual([[2, 2], [4]]);
});

test('PHN-01 the product’s name stands on the first screen of a phone @phone', async ({ page }) => {
  await page.goto('/shop/sleep-mantra');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.getByRole('region', { name: 'Buy' }).boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('CAT-01 rules, names and buttons of a row of cards stand in line @desktop', async ({ page }) => {
  await page.goto('/shop');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.getByRole('main').getByRole('article').all();
    const places = await Promise.all(
      cards.map(async (card) => {
        const top = async (part: string) => Math.round((await card.locator(part).first().boundingBox())?.y ?? 0);
        const name = await top('h2');
        return {
          card: Math.round((await card.boundingBox())?.y ?? 0),
          name,
          button: await top('button[aria-label^=Add]'),
        };
      }),
    );
    const rows = Map.groupBy(places, ({ card }) => card);
    for (const row of rows.values()) {
      expect(row, `${width} px`).toEqual(row.map(() => row[0]));
    }
  }
});
