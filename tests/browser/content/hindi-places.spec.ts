import { type Page } from '@playwright/test';
import { z } from 'zod';
import { isHindi } from '../support/hindi.ts';
import { newestCode, newestLink, newPhone, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { sendPrescription } from '../support/people/prescriptions.ts';
import { moveWallet } from '../support/people/wallets.ts';
import { fillCart, lines } from '../support/shop/carts.ts';
import { address, ordered, placed, post } from '../support/shop/orders.ts';
import { letOfferCome, offerEnding, openOnClock, setOffers, setSale, withoutSale } from '../support/shop/popups.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

const made = z.object({ id: z.string() });
const bottle = { sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', quantity: 1 };
const headers = { 'content-type': 'application/problem+json' };

/** The address of a page that a message leads to, in Hindi whatever its reader's language is. */
const inHindi = (link: string) => `/hi${new URL(link, 'http://shop').pathname.replace(/^\/hi/u, '')}`;

async function draftLink(page: Page, admin: string): Promise<string> {
  const phone = newPhone();
  const body = { phone, lines: [{ ...bottle, packageType: 'trial' }], address: { ...address, phone } };
  const { id } = made.parse(await post(page, '/v1/admin/draft-orders', admin, body));
  await post(page, `/v1/admin/draft-orders/${id}/send`, admin);
  await expect.poll(async () => newestLink(page, phone)).toContain('/pay/');
  return inHindi(await newestLink(page, phone));
}

test('LNG-01 DRF-01 REV-01 the pages behind payment and review links speak Hindi, also when the link has ended @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 404/u);
  const admin = await signIn(page, sandboxAccounts.admin);
  const link = await draftLink(page, admin);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('radio').first()).toBeAttached();
  await isHindi(page, 'a payment link');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'as wide as the phone').toBe(360);
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await isHindi(page, 'a payment link that has ended');

  const { id, token } = await ordered(page, 'pack', 'ship', 'deliver');
  const form = z
    .object({ token: z.string() })
    .parse(await post(page, `/v1/order/${id}/review`, token, { line: 0 }));
  await page.goto(`/hi/review/${form.token}`);
  await isHindi(page, 'a review link');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isHindi(page, 'a review without stars');
  await page.goto(`/hi/review/${form.token.slice(0, -4)}AAAA`);
  await isHindi(page, 'a review link that has ended');
});

test('LNG-01 SRC-01 RTE-05 categories are in Hindi in the filters, in suggestions and for search engines @phone', async ({
  page,
}) => {
  await page.goto('/hi/shop?category=Sleep');
  await page.locator('summary').click();
  await expect(page.getByRole('link', { name: /नींद/u, exact: false })).toHaveAttribute('aria-current', 'true');
  await isHindi(page, 'the filters');
  const english = page.locator('nav [lang=en]').filter({ hasText: /Sleep|Calm|Pets|Everyday/u });
  await expect(english).toHaveCount(0);
  await page.getByRole('link', { name: /पालतू/u }).click();
  await expect(page).toHaveURL(/category=Pets/u);

  await page.goto('/hi/shop');
  await page.getByRole('banner').getByRole('button', { name: 'खोजें' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('पालतू');
  await page.getByRole('option', { name: 'पालतू', exact: true }).click();
  await expect(page).toHaveURL(/\/hi\/shop\?category=Pets/u);

  await page.goto('/hi/shop/dog-mantra');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"category":"पालतू"');
});

test('LNG-01 VAR-01 TRU-01 a flavour is chosen, carried and ordered by its name in Hindi, and stays the same one @phone', async ({
  page,
  phone,
}) => {
  const token = await signIn(page, phone);
  await page.goto('/hi/shop/sleep-mantra');
  const main = page.getByRole('main');
  await main.getByText('इलायची', { exact: true }).first().click();
  await main.getByText('2 × 15 मिली', { exact: true }).first().click();
  await expect(page.getByRole('group', { name: 'स्वाद: इलायची' })).toBeVisible();
  await expect(main.locator('dd', { hasText: /^भारत$/u })).toBeVisible();
  await expect(main.locator('dd', { hasText: /^पैकिंग से 18 महीने तक$/u })).toBeVisible();
  await isHindi(page, 'the product');
  await main.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('इलायची | 2 × 15 मिली');
  await isHindi(page, 'the cart');
  const kept = await page.evaluate(() => localStorage.getItem('user_cart') ?? '');
  expect(kept).toContain('"flavour":"Cardamom"');

  const line = {
    sku: 'sleep-mantra',
    flavour: 'Cardamom',
    variant: '2 × 15 ml',
    quantity: 1,
    packageType: 'trial',
  };
  const { id } = await placed(page, token, { lines: [line] });
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await page.request.get(`/v1/order/${id}`, { headers })).text()).toContain('"flavour":"Cardamom"');
  await page.goto(`/hi/dashboard/orders/${id}`);
  await expect(page.getByRole('main')).toContainText('इलायची | 2 × 15 मिली × 1');
  await isHindi(page, 'the order');
});

test('LNG-01 SES-04 ACC-01 signing in speaks Hindi at each step, with its errors @phone', async ({
  page,
  phone,
  watch,
}) => {
  watch.expectProblem(/status of 4\d\d/u);
  await page.goto('/hi/login');
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await isHindi(page, 'no number');
  await page.getByLabel('मोबाइल नंबर', { exact: true }).fill(phone.slice(3));
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  const code = page.getByLabel('6 अंकों का कोड');
  await expect(code).toBeFocused();
  await isHindi(page, 'the code');
  const right = await newestCode(page, phone);
  await code.fill(right === '111111' ? '222222' : '111111');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await isHindi(page, 'a wrong code');
  await page.goto('/hi/login');
  await page.getByRole('tab').last().or(page.getByRole('radio').last()).first().click();
  await isHindi(page, 'the password');
  await page.goto('/hi/register');
  await page.locator('form').getByRole('button').last().click();
  await isHindi(page, 'an account without anything');
});

test('LNG-01 ACC-03 prescriptions speak Hindi: none, a wrong file, one that waits, and one that is opened @phone', async ({
  page,
  phone,
}) => {
  const token = await signIn(page, phone);
  await page.goto('/hi/dashboard/prescriptions');
  const file = page.getByLabel('फ़ाइल चुनें या फ़ोटो खींचें');
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isHindi(page, 'a file that is none');
  const id = await sendPrescription(page, token, 'नींद के लिए');
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await isHindi(page, 'a prescription that waits');
  await page.goto(`/hi/dashboard/prescriptions/${id}`);
  await expect(page.getByText('नींद के लिए')).toBeVisible();
  await isHindi(page, 'a prescription', /^page\.png$/u);
});

const statuses = ['active', 'asking', 'renewing', 'pastDue', 'paused', 'cancelled'] as const;
const listed = z.object({ subscriptions: z.array(z.looseObject({ id: z.string(), unitPrice: z.number() })) });

test('LNG-01 SUB-01 subscriptions speak Hindi in every state, while one is changed, and before it ends @phone', async ({
  page,
  phone,
}) => {
  const admin = await signIn(page, sandboxAccounts.admin);
  const token = await signIn(page, phone);
  await moveWallet(page, admin, token, { kind: 'credit', amount: 5000, note: 'For the late parcel' });
  const wanted = [{ ...bottle, packageType: 'weekly' }];
  const quote = { lines: wanted, paymentMethod: 'wallet', pincode: address.pincode };
  const { total } = z.object({ total: z.number() }).parse(await post(page, '/v1/order/quote', token, quote));
  const order = { lines: wanted, address, paymentMethod: 'wallet', expectedTotal: total };
  await post(page, '/v1/user/subscription/init', token, order);
  await page.route('**/v1/user/subscription', async (route) => {
    const response = await route.fetch();
    const { subscriptions } = listed.parse(await response.json());
    const inState = (status: string, at: number) => ({
      ...subscriptions[0],
      id: at === 0 ? subscriptions[0]?.id : crypto.randomUUID(),
      plan: at % 2 === 0 ? 'weekly' : 'monthly',
      status,
      newPrice: status === 'asking' ? (subscriptions[0]?.unitPrice ?? 0) + 150 : null,
      endedAt: status === 'cancelled' ? '2026-11-01T06:30:00.000Z' : null,
    });
    await route.fulfill({ response, json: { subscriptions: statuses.map(inState) } });
  });
  await page.goto('/hi/dashboard/subscriptions');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(statuses.length);
  await isHindi(page, 'each state');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('button', { name: /बदलें/u }).click();
  await expect(first.getByRole('form')).toBeVisible();
  await isHindi(page, 'a change');
  await first.getByRole('form').getByRole('button').last().click();
  await first.getByRole('button', { name: /बंद करें/u }).click();
  await isHindi(page, 'the question before it ends');
});

test.describe('what comes by itself', () => {
  test.use({ popups: true });

  test('LNG-01 FLS-06 CPN-06 the sale and the offers speak Hindi @phone', async ({ page }) => {
    await setSale(page, { showAfterSeconds: 0 });
    await page.goto('/hi/about');
    const sale = page.getByRole('dialog');
    await expect(sale.getByRole('timer')).toBeVisible();
    await isHindi(page, 'the sale', /^FLASH50$/u);

    await withoutSale(page);
    await setOffers(page, offerEnding(3000, { name: 'आज दस प्रतिशत', description: 'छूट', urgencyMessage: 'आज ही' }));
    await fillCart(page, lines.sleep);
    await openOnClock(page, '/hi/shop/sleep-mantra');
    await letOfferCome(page, page.getByRole('dialog'));
    await isHindi(page, 'an offer', /^WELCOME10$/u);
  });
});

test('LNG-01 CHR-09 PHN-01 what went wrong is told in Hindi: not found, an error, no answer, no connection, whose first way on has a row to itself @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of (?:404|500|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/u);
  await page.goto('/hi/no-such-page');
  await isHindi(page, 'a page that is not there');
  await page.goto('/hi/shop/no-such-product');
  await isHindi(page, 'a product that is not there');
  await page.goto('/hi/blog/no-such-post');
  await isHindi(page, 'a post that is not there');
  await page.goto('/hi/offline');
  await isHindi(page, 'no connection');
  const tops = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
  expect(tops[2]).toBe(tops[1]);

  await page.goto('/hi/shop');
  const body = JSON.stringify({ type: 'about:blank', title: 'कुछ ठीक नहीं है', status: 500 });
  await page.route('**/v1/product/dog-mantra', (route) => route.fulfill({ status: 500, headers, body }));
  await page.getByRole('main').getByRole('link', { name: 'Dog Mantra', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await isHindi(page, 'an error of the server');
});
