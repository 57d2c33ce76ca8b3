import { axe } from '../support/accessibility.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

test('LNG-01 ADM-01 what an admin writes in the card of a language stands on its pages, and what isn’t written is English there @desktop', async ({
  page,
  visitor,
  mark,
  putBack,
}) => {
  const call = await signInAdmin(page);
  const words = `Neem week ${mark}`;
  const hindi = `नीम वाला हफ़्ता ${mark}`;
  const banner = (await call('POST', '/v1/banners', { text: words, link: '/shop', priority: 0 })) as { id: string };
  putBack(() => call('DELETE', `/v1/banners/${banner.id}`));
  await page.goto(`/dashboard/banners/${banner.id}`);
  const text = page.getByRole('textbox', { name: 'Text (हिन्दी)' });
  await expect(text).toBeHidden();
  await page.getByText('Not translated yet').click();
  await text.fill(hindi);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Banner saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 1 translated')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  // The English changes: the card says so, the list finds it, and somebody marks the Hindi as checked.
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${words} begins`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const outdated = page.getByText(/^English changed on \d+ \w+ \d{4}\. Check the Hindi\.$/u);
  await expect(outdated).toBeVisible();
  await page.goto('/dashboard/banners?translation=hi-outdated');
  await expect(page.getByRole('link', { name: `${words} begins` })).toBeVisible();
  await page.goto(`/dashboard/banners/${banner.id}`);
  await outdated.click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(page.getByText('Checked. Save to keep it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Banner saved.', { exact: true })).toBeVisible();
  await expect(outdated).toBeHidden();

  const strip = visitor.locator('section[aria-roledescription] [data-current=true]');
  await expect(async () => {
    await visitor.goto('/hi/about');
    await expect(strip).toHaveText(hindi, { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expect(strip.locator('[lang]')).toHaveCount(0);
  await visitor.goto('/about');
  await expect(strip).toHaveText(words);
  await visitor.goto('/hi/blog');
  const title = visitor.getByRole('heading', { level: 2 }).first().getByRole('link');
  await expect(title).toHaveAttribute('lang', 'en');
  await title.click();
  await expect(visitor.getByText('अभी सिर्फ़ अंग्रेज़ी में')).toBeVisible();
});

test('LNG-01 RTE-05 the switch is a link to the same page and query, without scripts too, and each page names the other @desktop', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/shop?category=Sleep');
  const toHindi = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
  await expect(toHindi).toHaveAttribute('hreflang', 'hi-IN');
  await toHindi.click();
  await expect(page).toHaveURL('/hi/shop?category=Sleep');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/hi/shop?category=Sleep`);
  const named = await page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
  expect(named).toEqual([
    ['en-IN', '/shop'],
    ['hi-IN', '/hi/shop'],
    ['x-default', '/shop'],
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/shop?category=Sleep');
  await context.close();
});

test('LNG-01 PHN-01 the letters of Hindi are there, and the menu of a phone leads to the page in English @phone', async ({
  page,
}) => {
  await page.goto('/hi/faq');
  // Empty boxes are all of one width.
  const widths = () =>
    page.evaluate(() => {
      const [main = document.body] = document.querySelectorAll('main');
      return ['र', 'क', 'ॐ'].map((letter) => {
        const text = document.createElement('span');
        text.append(letter.repeat(10));
        main.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return Math.round(width);
      });
    });
  await expect.poll(async () => new Set(await widths()).size).toBe(3);
  await page.getByRole('button', { name: 'मेन्यू' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/faq');
});
