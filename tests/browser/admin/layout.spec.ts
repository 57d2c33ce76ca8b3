import type { Locator } from '@playwright/test';
import { AdminSection, changeRows } from '../pages/admin-section.page.ts';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { signIn } from '../support/people/sign-in.ts';
import { ordered } from '../support/shop/orders.ts';
import { expect, test } from '../support/test.ts';

const longName = 'Ashwagandha, brahmi and jatamansi night oil for the whole family';

/** Where something stands on the page. Throws if it isn't drawn. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not drawn`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('ADM-07 rarely used parts of a product are folded, say what is inside, and open by themselves when a field in them is refused @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  await signInAdmin(page);
  const products = new AdminSection(page, 'shop');
  await products.open('/sleep-mantra');
  await expect(page.getByRole('group', { name: 'Questions' })).toContainText(/Questions\d+ entries/u);
  await expect(page.getByRole('group', { name: 'Sale price' })).toContainText('None planned');
  await expect(page.getByRole('group', { name: 'Label', exact: true })).toContainText('LabelNet quantity, ');
  // It was 11,750 pixels high.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5600);
  const label = await products.unfold('Label');
  const amount = page.getByLabel('Net quantity');
  await amount.fill('a cup');
  await label.locator('summary').click();
  await expect(amount).toHaveCount(0);
  await products.refused(amount, /number/u);
  await expect(label).toHaveAttribute('open');
  await amount.fill('30');
  await expect(amount, 'the card stays open once its field is mended').toBeFocused();
  expect(await tooNarrow(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('ADM-02 on a phone the cards of a list begin alike whether a row offers something to do or not, and their words keep off the edge @phone', async ({
  page,
}) => {
  const { number: shipped } = await ordered(page, 'pack', 'ship');
  const { number: delivered } = await ordered(page, 'pack', 'ship', 'deliver');
  await signInAdmin(page);
  const orders = new AdminSection(page, 'orders');
  await orders.open();
  const starts = [];
  for (const number of [shipped, delivered]) {
    const [row, name] = [
      await boxOf(orders.row(number)),
      await boxOf(orders.row(number).getByRole('link').first()),
    ];
    starts.push(Math.round(name.y - row.y));
  }
  expect(starts[0]).toBe(starts[1]);
  await changeRows(page, '**/v1/admin/product?*', (row) => ({ ...row, name: longName }));
  await page.goto('/dashboard/shop');
  const first = page.getByRole('row').filter({ hasText: longName }).first();
  const words = await boxOf(first.getByText(longName));
  const picture = await boxOf(first.locator('img, svg').first());
  expect(words.x, 'a long name stands beside its picture').toBeGreaterThan(picture.right);
  expect((await boxOf(first)).right - words.right).toBeGreaterThanOrEqual(8);
});

test('ADM-02 on a phone the city follows a name after a dot, a name in Hindi has its letters, and a person without one leaves no empty line @phone', async ({
  page,
  phone,
}) => {
  await signIn(page, phone);
  await page.route('**/v1/admin/order?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"Ananya Rao"', '"मीरा जोशी"') });
  });
  const { number } = await ordered(page);
  await signInAdmin(page);
  const orders = new AdminSection(page, 'orders');
  await orders.open(`?q=${number}`);
  const person = orders.row(number).getByText('मीरा जोशी');
  await expect(person).toBeVisible();
  const after = person.locator('xpath=following-sibling::*[1]');
  await expect(after).toHaveText('Bengaluru');
  const dot = await after.evaluate((part) => getComputedStyle(part, '::before').content);
  expect(dot).toContain(' · ');
  const families = async () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(families).toContain('Hindi loaded');

  const accounts = new AdminSection(page, 'accounts');
  await accounts.open(`?q=${encodeURIComponent(phone)}`);
  const nameless = accounts.row(phone);
  await expect(nameless).toHaveCount(1);
  await expect(nameless.locator('[data-place=note]')).toBeHidden();
});

test('ADM-01 long lists show all their columns on a laptop, also with long words @desktop', async ({ page }) => {
  await signInAdmin(page);
  const words =
    'I took it for three weeks, a little before bed, and I wake up rested. The bottle leaked a bit. '.repeat(3);
  const review = {
    id: '70150279-1c4f-4da5-80fb-14e02bba225e',
    stars: 4,
    words,
    author: 'Lakshmi Narayanan Venkatasubramaniam',
    photos: [],
    writtenAt: '2026-11-04T04:30:00.000Z',
    answer: '',
    helpful: 1,
    sku: 'sleep-mantra',
    product: 'Sleep Mantra',
    orderId: '99a233e6-7156-412c-9681-c22c78e91aaa',
    orderNumber: 'M26-001001',
    status: 'waiting',
    rejectReason: null,
    rejectWords: '',
    reports: 2,
    reported: [],
    version: 1,
  };
  const invitation = {
    id: '19dc1488-23d8-4491-960f-deb5d0513869',
    email: 'a.very.long.name.of.somebody@wellness-warehouse.example.in',
    role: {
      id: '3bb0abad-8dde-40fc-8a4c-dfa3364540b7',
      name: 'Head of the packing room and of customer questions',
    },
    state: 'expired',
    invitedBy: '+919000000003',
    invitedAt: '2026-11-04T04:30:00.000Z',
    expiresAt: '2026-11-11T04:30:00.000Z',
    acceptedBy: null,
  };
  await page.route('**/v1/admin/review?*', (route) => route.fulfill({ json: { total: 1, items: [review] } }));
  await page.route('**/v1/admin/staff-invitations?*', (route) =>
    route.fulfill({ json: { total: 1, items: [invitation] } }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [section, title] of [
    ['reviews', 'Reviews'],
    ['staff-invitations', 'Invitations'],
  ] as const) {
    await page.goto(`/dashboard/${section}`);
    const table = page.getByRole('region', { name: title, exact: true });
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const { height } = await boxOf(table.getByRole('row').last());
    expect([section, height < 90, await table.evaluate((part) => part.scrollWidth > part.clientWidth)]).toEqual([
      section,
      true,
      false,
    ]);
  }
});

test('ADM-02 a long name leaves the buttons of its record beside it @desktop', async ({ page, putBack }) => {
  const call = await signInAdmin(page);
  const text = 'Free delivery on every order above ₹1,499 until the end of the season';
  const made = (await call('POST', '/v1/banners', {
    text,
    isEnabled: false,
    backgroundColor: null,
    textColor: null,
    icon: 'gift',
    priority: 90,
    link: '/shop',
    startsAt: null,
    endsAt: null,
  })) as { readonly id: string };
  putBack(() => call('DELETE', `/v1/banners/${made.id}`));
  const held = Promise.withResolvers<void>();
  await page.route(`**/v1/admin/banners/${made.id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/dashboard/banners/${made.id}`);
  await expect(page.getByText('Loading the banner')).toBeAttached();
  held.resolve();
  const title = await boxOf(page.getByRole('heading', { level: 1, name: text }));
  const button = await boxOf(page.getByRole('button', { name: 'Delete', exact: true }));
  expect(button.x).toBeGreaterThan(title.right);
  expect(button.y).toBeLessThan(title.bottom);
});

test('ADM-01 the cards of a form stand where their placeholders stood @desktop', async ({ page }) => {
  await signInAdmin(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/admin/product/sleep-mantra', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard/shop/sleep-mantra');
  await expect(page.getByText('Loading the product')).toBeAttached();
  const before = await boxOf(page.locator('output:has-text("Loading the product") + div + div'));
  held.resolve();
  const after = await boxOf(page.getByRole('region', { name: 'Basics' }));
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
});

test('ADM-01 what couldn’t load can be tried again without scrolling, and a record leads back to its list @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 418/u);
  await signInAdmin(page);
  await page.route(/\/v1\/admin\/(?:order|coupons)\b/u, async (route) =>
    route.fulfill({ status: 418, contentType: 'text/html', body: '<h1>Not here</h1>' }),
  );
  await page.goto('/dashboard/orders');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });
  await expect(again).toBeVisible();
  const bar = await boxOf(page.getByRole('navigation', { name: 'Dashboard shortcuts' }));
  expect((await boxOf(again)).bottom).toBeLessThan(bar.y);
  await page.goto('/dashboard/coupons/00000000-0000-4000-8000-000000000000');
  await expect(again).toBeVisible();
  await expect(page.getByRole('link', { name: 'All coupons' })).toBeVisible();
});
