import { axe } from '../support/accessibility.ts';
import { holdBack } from '../support/answers.ts';
import { axeInFourThemes, cleanInFourThemes, tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

const left = ['Home', 'Shop', 'Blog', 'About Us'];
const right = ['FAQ', 'Contact'];

test('CHR-01 CHR-07 CHR-13 the header has its links, the login and the cart; the page of the moment is marked, the first Tab leads past it to the content, and it stays at the top, fixed on home and sticky elsewhere; the footer says who sells here, on every page @desktop', async ({
  page,
}) => {
  const shop = new ShopFrame(page);
  await shop.open('/shop');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(left);
  await expect(header.getByRole('navigation', { name: 'Help' }).getByRole('link')).toHaveText(right);
  await expect(header.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(shop.cartButton).toHaveAttribute('aria-haspopup', 'dialog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/shop');

  const staysAtTheTop = async (position: string) => {
    await expect(header).toHaveCSS('position', position);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await expect(shop.cartButton).toBeInViewport();
  };
  await staysAtTheTop('sticky');
  await header.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Four plants/u })).toBeVisible();
  await staysAtTheTop('fixed');

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('recognised and approved by the state AYUSH department');
  for (const name of ['Facebook', 'YouTube', 'Instagram']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/u);
  }
  await expect(footer.getByRole('link', { name: /560066/u })).toHaveAttribute('href', /maps/u);
  await expect(footer.getByRole('link', { name: '+91 80 4000 0000' })).toHaveAttribute('href', 'tel:+918040000000');
  await expect(footer).toContainText('9AM to 6PM');
  await expect(footer.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'Home',
    'Shop',
    'About',
    'FAQ',
  ]);
  await expect(footer.getByRole('navigation', { name: 'Policy' }).getByRole('link')).toHaveText([
    'Shipping',
    'Refund & Returns',
    'Terms & Conditions',
    'Privacy policy',
  ]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Mantra Herbals (sandbox)`);
  /** Its words and where it leads; the other language is that of each page. */
  const footerOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const [whole = ''] = /<footer[\s>].*<\/footer>/su.exec(html) ?? [];
    const links = [...whole.matchAll(/href="([^"]*)"/gu)].map(([, link]) => link);
    return [whole.replaceAll(/<[^>]*>/gu, ' '), ...links.filter((link) => !link?.startsWith('/hi'))];
  };
  const atHome = await footerOf('/');
  expect(atHome[0]).toContain('recognised and approved by the state AYUSH department');
  for (const path of ['/shop', '/shop/dog-mantra', '/about', '/login']) {
    expect(await footerOf(path), path).toEqual(atHome);
  }
});

test('CHR-02 up to 768 px a menu holds the same links, gives the focus back and closes with a link @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const shop = new ShopFrame(page);
  await shop.open();
  const hamburger = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await hamburger.click();
  await expect(menu.getByRole('link')).toHaveText([...left, 'Wishlist', ...right, 'Login', 'हिन्दी']);
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect(await axeInFourThemes(page, '[role=dialog]')).toEqual(cleanInFourThemes);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger).toBeFocused();
  await hamburger.click();
  await menu.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(menu).toBeHidden();
  // A link to the page that is there already closes it as well.
  await hamburger.click();
  await menu.getByRole('link', { name: 'Shop' }).click();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(hamburger).toBeHidden();
});

test('CHR-05 CHR-09 a page that takes long is awaited behind the splash, which takes no click; one that cannot be had shows the server’s words, and Retry asks again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 400/u);
  const shop = new ShopFrame(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open();
  const answer = await holdBack(page, '*/v1/product/sleep-mantra');
  await page.getByRole('main').getByRole('link', { name: 'Sleep Mantra', exact: true }).click();
  await expect(shop.splash).toBeVisible();
  await shop.cartButton.click();
  await expect(shop.drawer).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: /Sleep Mantra/u })).toBeVisible();
  await expect(shop.splash).toBeHidden();

  const body = { type: 'about:blank', title: 'No', status: 400, detail: 'The shelf is being dusted.' };
  await page.route('**/v1/product/dog-mantra', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Four plants/u })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Dog Mantra', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shelf is being dusted.');
  await expect(page.getByRole('heading', { level: 1 }), 'begins at its top').toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  await page.unroute('**/v1/product/dog-mantra');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dog Mantra/u })).toBeVisible();
});

test('CHR-05 a page that comes at once is never covered @phone', async ({ page }) => {
  await page.clock.install();
  const shop = new ShopFrame(page);
  await shop.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('main').getByRole('link', { name: 'See the shop' }).click();
  await expect(async () => {
    // The first call of all waits for its turn, which comes with the clock.
    await page.clock.runFor(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(2000);
  await expect(shop.splash).toHaveCount(0);
});

test('CHR-06 a new page starts at the top, a visited one where it was left @phone', async ({ page }) => {
  const shop = new ShopFrame(page);
  await shop.open();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('scroll_position') ?? '{}') as object))
    .toEqual({ '/': 700 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Four plants/u })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('CHR-08 the chat opens with the greeting and the product, and its button hides while the cart is open @phone', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  const shop = new ShopFrame(page);
  await shop.open('/shop/sleep-mantra');
  const button = page.getByRole('button', { name: 'Free consultation on WhatsApp' });
  const opened = context.waitForEvent('page');
  await button.click();
  await expect(await opened).toHaveURL(
    'https://wa.me/918040000000?text=Namaste!%20Please%20help%20me%20choose%20a%20product.%20I%20am%20looking%20at%20Sleep%20Mantra.',
  );
  await shop.cartButton.click();
  await expect(shop.drawer).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('CHR-11 a toast says it once, waits while it is looked at, and goes by itself or by hand @desktop', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const shop = new ShopFrame(page);
  await shop.open();
  await page.clock.runFor(5000);
  await page.waitForSelector('html[data-promotions=there]');
  await context.setOffline(true);
  await expect(shop.toast).toHaveText(/You’re offline\. Your cart is saved on this device\./u);
  await page.clock.runFor(4000);
  await expect(shop.toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.clock.runFor(20_000);
  await expect(shop.toast).toBeVisible();
  await shop.toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(shop.toast).toHaveCount(0);
  await context.setOffline(false);
  await expect(shop.toast).toHaveText(/You’re back online\./u);
  await page.clock.runFor(6000);
  await expect(shop.toast).toHaveCount(0);
});

test('CHR-10 CHR-13 home, shop, a product, what is not there and the sign-in are accessible in four themes, fit from 320 px on, and read at 200 % @desktop', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 404/u);
  const shop = new ShopFrame(page);
  for (const path of ['/', '/shop', '/shop/sleep-mantra', '/nowhere', '/login']) {
    await shop.open(path);
    expect(await axeInFourThemes(page, path === '/' ? undefined : 'main'), path).toEqual(cleanInFourThemes);
    expect(await tooNarrow(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axe(page), path).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await tooNarrow(page, [640, 1280]), path).toEqual([]);
  }
});

test('CHR-09 CAT-07 what is not there says so, with its status and a way on @phone', async ({ page, watch }) => {
  watch.expectProblem(/status of 404/u);
  for (const path of ['/nowhere', '/shop/no-such-mantra']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing buried here.' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
});
