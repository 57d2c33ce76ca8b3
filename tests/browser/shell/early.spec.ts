import { newPhone } from '../support/people/sign-in.ts';
import { SignInForm } from '../pages/sign-in.page.ts';
import { holdBack } from '../support/answers.ts';
import { reviewed } from '../support/shop/reviews.ts';
import { expect, test } from '../support/test.ts';

test('CHR-05 a button that is pressed before the code is there does its work a moment later @phone', async ({
  page,
}) => {
  const release = await holdBack(page, '*/assets/open-shop-*.js');
  await page.goto('/');
  await page.getByRole('button', { name: /^Open cart/u }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('SRC-01 CHR-05 what is typed after a press on the search is kept until its field is there @desktop', async ({
  page,
}) => {
  for (const [late, path] of [
    ['open-shop', '/'],
    ['HeaderParts', '/shop/sleep-mantra'],
    ['SearchPanel', '/faq'],
  ] as const) {
    const release = await holdBack(page, `*/assets/${late}-*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByLabel('Search', { exact: true });
    await search.click();
    await page.keyboard.type('slee oi');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    release();
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await expect(field, late).toBeFocused();
    await page.keyboard.type('m');
    await expect(field, late).toHaveValue('slee m');
    await expect(page).toHaveURL(path);
  }
});

test('SRC-01 CHR-05 letters typed before the button of the search is there and before its field is there are one word @desktop', async ({
  page,
}) => {
  const releaseButton = await holdBack(page, '*/assets/HeaderParts-*.js');
  const releaseField = await holdBack(page, '*/assets/SearchPanel-*.js');
  await page.goto('/faq', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByLabel('Search', { exact: true });
  await search.click();
  await page.keyboard.type('sl');
  releaseButton();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('ee');
  releaseField();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('slee');
});

test('REV-01 CHR-05 what is pressed below a review before its code is there happens a moment later @desktop', async ({
  page,
  mark,
}) => {
  await reviewed(page, `${mark}: I sleep through the night now.`);
  const review = page.locator('#reviews article').filter({ hasText: mark });
  const report = review.getByRole('button', { name: 'Report', exact: true });
  // Before the section's code, and before the shop's own.
  for (const late of ['ProductReviews', 'open-shop']) {
    const release = await holdBack(page, `*/assets/${late}-*.js`);
    await page.goto('/shop/sleep-mantra', { waitUntil: 'commit' });
    await report.click();
    release();
    await expect(review.getByRole('group', { name: 'What is wrong with this review?' }), late).toBeVisible();
    await expect(report).toBeHidden();
  }
  await page.goto('/login?next=/shop/sleep-mantra');
  await new SignInForm(page).complete(newPhone());
  await expect(page).toHaveURL('/shop/sleep-mantra');
  const release = await holdBack(page, '*/assets/ProductReviews-*.js');
  await page.reload({ waitUntil: 'commit' });
  // Pressed twice by somebody who saw nothing happen: one vote, which isn't taken back.
  await review.getByRole('button', { name: 'Helpful', exact: true }).dblclick();
  release();
  await expect(review.getByRole('button', { name: 'You found this helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('PRF-01 CHR-05 the first paint has the letters of headlines and fetches no font for them, and a picture that never comes does not keep the shop closed @phone', async ({
  page,
}) => {
  await holdBack(page, '*.woff2');
  await holdBack(page, '*.avif');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-shop="open"]')).toBeAttached();
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.replaceAll('"', '') === 'Tiro' && status === 'loaded')
      .map(({ style }) => style),
  );
  // The title's accent is in italics: one headline never mixes two faces.
  expect(faces.toSorted()).toEqual(['italic', 'normal']);
  await expect(page.locator('html[data-fonts="late"]')).toBeAttached();
  await expect(page.locator('[lang=sa]').first()).toBeHidden();
});

test('PRF-01 other fonts come after the scripts; names appear at once, and text changes with the page @phone', async ({
  page,
}) => {
  const startOf = (file: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime ?? 0,
      file,
    );
  const textFamily = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily.split(',')[0]);
  await page.goto('/');
  await expect(page.locator('html[data-fonts="here"]')).toBeAttached();
  await expect(page.locator('[lang=sa]').first()).toBeVisible();
  expect(await textFamily()).toBe('"Anek A"');
  expect(await startOf('/anek-')).toBeGreaterThan(await startOf('/react-'));
  await page.locator('html[data-shop="open"]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'See the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
  expect(await textFamily()).toBe('Anek');
});

test('PRF-01 LNG-01 a home page in Hindi that is being read keeps its letters until the next page @phone', async ({
  page,
}) => {
  await page.goto('/hi');
  await page.locator('html[data-shop="open"]').waitFor({ state: 'attached' });
  await expect(page.locator('html[data-fonts="here"]')).toBeAttached();
  await page.getByRole('link', { name: 'दुकान देखें' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'दुकान' })).toBeVisible();
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
});

test('LNG-01 a headline in Hindi is in one face, and the names keep theirs @phone', async ({ page }) => {
  await page.goto('/hi/shop');
  await expect(page.locator('html[data-fonts="here"]')).toBeAttached();
  const dom = await page.context().newCDPSession(page);
  await dom.send('DOM.enable');
  await dom.send('CSS.enable');
  const { root } = await dom.send('DOM.getDocument');
  const facesOf = async (selector: string) => {
    const { nodeId } = await dom.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await dom.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
  expect(await facesOf('h1')).toHaveLength(1);
  expect(await facesOf('main [lang=sa]')).toEqual([true]);
});

test('PRF-01 until a page is painted, a phone fetches the pictures of its first screen and no others @phone', async ({
  page,
}) => {
  const release = await holdBack(page, '*/assets/entry-client-*.js');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url().replaceAll(/^.*\/|-[^-]+-\d+\.\w+$/gu, ''));
  });
  const shown = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => {
      const [first] = document.querySelectorAll<HTMLImageElement>('main img[loading=eager]');
      return document.readyState === 'interactive' && first?.complete === true && first.naturalWidth > 0;
    });
    return pictures.splice(0).toSorted();
  };
  expect(await shown('/shop/sleep-mantra')).toEqual(['plate-sleep-mantra']);
  expect(await shown('/')).toEqual(['plate-peace-mantra', 'plate-sleep-mantra']);
  release();
  await page.getByRole('link', { name: 'I wake up at three' }).scrollIntoViewIfNeeded();
  // A finger points at nothing: of the finder's four pictures one is fetched.
  await expect
    .poll(() => pictures.filter((name) => name.startsWith('plate-')).toSorted())
    .toContain('plate-dog-mantra');
  expect(pictures).not.toContain('plate-sleep-mantra');
});

test('RTE-05 LNG-01 without JavaScript every page says what needs it and what doesn’t, in its language @phone', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  const note = page.locator('.no-script');
  for (const path of ['/', '/shop', '/wishlist', '/checkout', '/login', '/dashboard/orders']) {
    await page.goto(path);
    await expect(note, path).toHaveText(/^You can look around, search and read without JavaScript\./u);
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.goto(`/hi${path}`);
    await expect(note, path).toHaveText(/^JavaScript के बिना आप प्रोडक्ट देख, खोज और पढ़ सकते हैं।/u);
  }
  await page.goto('/shop');
  // The page grows while what lies below its first screen is laid out.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 99_999));
    const [bar, foot] = [await note.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect(foot && foot.y + foot.height).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await context.close();
});
