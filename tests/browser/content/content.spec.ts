import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axe } from '../support/accessibility.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { mostShift, shifted, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const policies = {
  '/legal/shipping': 'Shipping',
  '/legal/refund': 'Refund & Returns',
  '/legal/terms': 'Terms & Conditions',
  '/legal/privacy': 'Privacy policy',
} as const;

const posts = {
  '/blog/how-to-read-an-ayurvedic-label': 'How to read an Ayurvedic label, ours included',
  '/blog/the-hour-before-sleep': 'The hour before sleep: an old routine for a loud city',
  '/blog/amla-in-november': 'Amla in November: what to do with a kilo of sour',
  '/blog/ashwagandha-root': 'Why we use the root, and not the leaf, of ashwagandha',
  '/blog/quieter-diwali-for-dogs': 'A quieter Diwali for dogs: what to do in the week before',
  '/blog/neem-is-bitter': 'Neem is bitter. That is rather the point',
} as const;

/** Each page with its heading. */
const pages: Record<string, string> = {
  '/about': 'Four plants, drawn and bottled',
  '/contact': 'Talk to us',
  '/faq': 'Questions people ask',
  '/blog': 'From the journal',
  ...posts,
  ...policies,
};

const graph = z.looseObject({ '@type': z.string() });

/** The page's JSON-LD by its type. */
async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => graph.parse(JSON.parse(text))).map((data) => [data['@type'], data]));
}

test('RTE-01 CNT-01 each of the pages is whole without a script @desktop', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  for (const [path, heading] of Object.entries(pages)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const words = (await page.getByRole('main').innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(60);
  }
  await context.close();
});

test('RTE-01 an unknown policy and an unknown post are the not-found page with 404 @phone', async ({ request }) => {
  for (const path of ['/legal/none', '/blog/none', '/blog/neem-is-bitter/more']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>Nothing buried here\.<\/h1>/u);
  }
});

test('RTE-02 /legal/faq has moved to /faq @phone', async ({ request }) => {
  const answer = await request.get('/legal/faq', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/faq']);
});

test('CNT-01 CHR-07 the links of the footer open the policies in place @desktop', async ({ page }) => {
  await page.goto('/about');
  for (const [path, heading] of Object.entries(policies)) {
    await page.getByRole('navigation', { name: 'Policy' }).getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `));
  }
});

test('CNT-01 the journal leads to a post, its product and back @phone', async ({ page }) => {
  await page.goto('/blog');
  const list = page.getByRole('main').getByRole('article');
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(Object.values(posts));
  const [path, title] = Object.entries(posts)[4] ?? ['', ''];
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Dogs, 21 October 2026, a 2 minute read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what we make from it' })).toHaveAttribute(
    'href',
    '/shop/dog-mantra',
  );
  const letter = page.getByRole('region', { name: 'Share' }).getByRole('link', { name: 'E-mail' });
  await expect(letter).toHaveAttribute('href', new RegExp(`&body=http.*${encodeURIComponent(path)}$`, 'u'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the journal');
});

test('CNT-01 RTE-05 nothing moves while the pages load, no name covers its plant, and the picture of a post stays in its place above the text @phone', async ({
  page,
}) => {
  await watchShifts(page);
  for (const path of ['/about', '/faq', '/contact', '/blog', '/legal/privacy', ...Object.keys(posts)]) {
    await page.goto(path);
    if (path === '/about') {
      for (const plant of await page.getByRole('list', { name: 'Our four plants' }).getByRole('listitem').all()) {
        const name = await plant.getByRole('paragraph').boundingBox();
        const drawing = await plant.getByRole('img').boundingBox();
        expect(drawing?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0));
      }
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await shifted(page), path).toBeLessThan(mostShift);
    if (!(path in posts)) continue;
    const article = page.getByRole('article').first();
    const picture = await article.getByRole('presentation').first().boundingBox();
    const words = await article.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(picture?.width, path).toBe(page.viewportSize()?.width);
    expect((picture?.y ?? 0) + (picture?.height ?? Infinity), path).toBeLessThan(words?.y ?? 0);
  }
});

test('CNT-01 RTE-05 a question opens to an answer with the figures of this shop; the questions and a post say what they are to search engines @desktop', async ({
  page,
  shop,
}) => {
  await page.goto('/faq');
  const answer = page.getByText('Cash on delivery is available for orders up to ₹5,000');
  await expect(answer).toBeHidden();
  await page.getByText('Can I pay in cash when it arrives?').click();
  await expect(answer).toBeVisible();
  const faq = z
    .object({ mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })) })
    .parse((await structuredData(page)).get('FAQPage'));
  expect(faq.mainEntity).toHaveLength(await page.getByRole('main').locator('summary').count());
  expect(
    faq.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text).filter((text) => /[{}]/.test(text)),
  ).toEqual([]);

  await page.goto('/blog/neem-is-bitter');
  const data = await structuredData(page);
  expect(data.get('BlogPosting')).toMatchObject({
    headline: posts['/blog/neem-is-bitter'],
    datePublished: '2026-10-12T03:30:00.000Z',
    image: [`${shop.url}/og/green-mantra.jpg`],
    mainEntityOfPage: `${shop.url}/blog/neem-is-bitter`,
  });
  expect(data.get('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Journal' }, {}],
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop.url}/blog/neem-is-bitter`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

/** Pages of one kind look alike: one of each is looked at. */
const looked = new Set([
  '/about',
  '/contact',
  '/faq',
  '/blog',
  '/blog/how-to-read-an-ayurvedic-label',
  '/legal/terms',
]);

test('CHR-10 CHR-13 RTE-05 the pages are accessible in four themes and fit from 320 px on, nothing moves while they load, and the garland of the season covers no word of them @desktop', async ({
  page,
}) => {
  await watchShifts(page);
  for (const [path, heading] of Object.entries(pages).filter(([each]) => looked.has(each))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await shifted(page), path).toBeLessThan(mostShift);
    for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
    expect(await axeInFourThemes(page, 'main'), path).toEqual(cleanInFourThemes);
    expect(await tooNarrow(page, [320, 360, 390, 768, 1024, 1280]), path).toEqual([]);
    // The whole page at once: a target that is half under the header as the page scrolls is not a small one.
    await page.setViewportSize({ width: 390, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 390, height });
    expect(await axe(page), path).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-season', 'diwali'));
    const garland = await page.locator('[data-size="medium"][aria-hidden]').first().boundingBox();
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect(trail?.y, path).toBeGreaterThan((garland?.y ?? Infinity) + (garland?.height ?? 0));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
