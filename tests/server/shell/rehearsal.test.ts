import { afterAll, beforeAll, expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { signRehearsal } from '../../../server/shell/rehearsal/rehearsal-token.ts';
import { turnCampaign } from '../../../server/promotions/campaign/turn-campaign.ts';
import type { OwnedCampaign } from '../../../src/contract/promotions/campaign.calls.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  secret,
} from '../../support/orders/order-shop.ts';

let shop: OrderShop;
let admin: Buyer;
let campaign: OwnedCampaign;
const hour = 3_600_000;
const later = (milliseconds: number) => new Date(shop.context.clock().getTime() + milliseconds).toISOString();

beforeAll(async () => {
  shop = await openOrderShop();
  admin = await shop.buyer({ isAdmin: true });
  const answer = await shop.call('POST', '/v1/admin/campaigns', {
    token: admin.token,
    body: {
      name: 'Diwali sale',
      startsAt: later(48 * hour),
      endsAt: later(72 * hour),
      isOn: true,
      prices: { by: 'percent', off: 20, scope: 'products', skus: ['sleep-mantra'] },
      coupon: { code: '', type: 'percentage', value: 10 },
      banner: { text: '', link: '' },
      popup: { title: '', text: '', button: '' },
      tiers: [{ threshold: 500, discountPercentage: 3, label: 'Diya' }],
    },
  });
  campaign = answer.json();
});
afterAll(() => shop.close());

interface Link {
  readonly token: string;
  readonly cookie: string;
}

/** A link as the dashboard makes it, in a browser of its own. */
async function started(at: string, own: object = {}): Promise<Link> {
  const answer = await shop.call('POST', '/v1/admin/rehearsals', { token: admin.token, body: { at, ...own } });
  expect(answer.status).toBe(201);
  const [, token = ''] = answer.json<{ href: string }>().href.split('rehearsal=');
  return { token, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

const rehearsed = async (
  { token, cookie }: Link,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, as }: { body?: unknown; as?: string } = {},
): Promise<Answer> =>
  shop.call(method, path, {
    headers: { rehearsal: token, cookie },
    ...(body === undefined ? {} : { body }),
    ...(as === undefined ? {} : { token: as }),
  });

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;

/** All that a shopper sees of promotions. */
async function seen(ask: Ask) {
  const [banners, popup, verdict, tiers, product, list, quote] = await Promise.all([
    ask('GET', '/v1/banners/active'),
    ask('GET', '/v1/popup/settings'),
    ask('POST', '/v1/coupon/verify', { code: campaign.coupon?.code, cartValue: 2000 }),
    ask('GET', '/v1/coupon/tiers'),
    ask('GET', '/v1/product/sleep-mantra'),
    ask('GET', '/v1/product?limit=20&sort=price'),
    ask('POST', '/v1/order/quote', { lines: [line('sleep-mantra')] }),
  ]);
  const { settings } = popup.json<{ settings: { isActive: boolean; couponCode: string; popupTitle: string } }>();
  const { products } = list.json<{ products: { sku: string; price: number }[] }>();
  return {
    banners: banners.json<{ banners: { text: string }[] }>().banners.map(({ text }) => text),
    popup: settings.isActive ? [settings.popupTitle, settings.couponCode] : null,
    coupon: verdict.json<{ valid: boolean }>().valid,
    tiers: tiers.json<{ tiers: { label: string }[] }>().tiers.map(({ label }) => label),
    price: product.json<{ price: number }>().price,
    listed: products.find(({ sku }) => sku === 'sleep-mantra')?.price,
    quoted: quote.json<{ total: number }>().total,
  };
}
const asShopper: Ask = async (method, path, body) => shop.call(method, path, body === undefined ? {} : { body });
const asRehearsed =
  (link: Link): Ask =>
  async (method, path, body) =>
    rehearsed(link, method, path, body === undefined ? {} : { body });

test('FLO-08 a rehearsal is the shop of its moment, while a shopper who asks at the same time gets today’s', async () => {
  const today = await seen(asShopper);
  const [during, after] = [await started(later(50 * hour)), await started(later(80 * hour))];
  const [there, gone, now] = await Promise.all([
    seen(asRehearsed(during)),
    seen(asRehearsed(after)),
    seen(asShopper),
  ]);
  expect(there).toMatchObject({
    banners: [campaign.banner?.text],
    popup: ['Diwali sale', campaign.coupon?.code],
    coupon: true,
    tiers: ['Diya'],
    price: 480,
    listed: 480,
  });
  expect(now).toEqual(today);
  expect(gone).toEqual(today);
});

test('FLO-08 what a rehearsal shows is what shoppers get once the clock is there', async () => {
  const link = await started(later(49 * hour));
  const foreseen = await seen(asRehearsed(link));
  shop.pass(49 * hour);
  await turnCampaign(shop.context);
  await expect.poll(() => seen(asShopper)).toEqual(foreseen);
  shop.pass(-49 * hour);
  await turnCampaign(shop.context);
  await expect.poll(async () => (await seen(asShopper)).price).toBe(600);
});

test('FLO-08 answers of a rehearsal are kept by nobody, and say its time', async () => {
  const at = '2026-11-23T12:00:00.000Z';
  const link = await started(at);
  for (const path of ['/v1/product/sleep-mantra', '/v1/product', '/v1/banners/active', '/v1/coupon/tiers']) {
    const { headers } = await rehearsed(link, 'GET', path);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', date: new Date(at).toUTCString() });
    expect(Object.keys(headers)).not.toContain('cdn-cache-control');
    const real = await shop.call('GET', path);
    expect(real.headers['cache-control']).toMatch(/^public/u);
  }
});

test('FLO-08 nothing is sold, sent or saved in a rehearsal', async () => {
  const link = await started(later(50 * hour), { isMember: true, cart: 1500 });
  const counts = async () =>
    shop.context.database.one(sql`
      SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM cart) AS carts,
        (SELECT count(*) FROM message) AS messages, (SELECT sum(units) FROM stock) AS stock,
        (SELECT count(*) FROM coupon_event) AS events, (SELECT count(*) FROM rate_limit) AS limits,
        (SELECT count(*) FROM shopper) AS people, (SELECT count(*) FROM session) AS sessions,
        (SELECT sum(price) FROM product) AS prices, (SELECT count(*) FROM empty_search) AS searches`);
  const before = await counts();
  const lines = [line('sleep-mantra')];
  const refused = [
    await rehearsed(link, 'POST', '/v1/order', { body: orderOf(lines, 480) }),
    await rehearsed(link, 'POST', '/v1/user/otp/send', { body: { phone: '+919876543210' } }),
    await rehearsed(link, 'POST', '/v1/coupon/display', { body: {} }),
    await rehearsed(link, 'PUT', '/v1/admin/tiers', { body: { tiers: [] }, as: admin.token }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  // A read that counts something, such as a search without a result, leaves nothing either.
  expect((await rehearsed(link, 'GET', '/v1/product?q=zzzzzz')).status).toBe(200);
  expect(await counts()).toEqual(before);
});

test('FLO-08 a rehearsed member is signed in as nobody, keeps a cart for the rehearsal alone, and gets a member’s price', async () => {
  const link = await started(later(50 * hour), { isMember: true });
  const { memberTokenOf } = await import('../../../server/shell/rehearsal/rehearsal-token.ts');
  const as = memberTokenOf(link.token);
  const profile = (await rehearsed(link, 'GET', '/v1/user', { as })).json<Record<string, unknown>>();
  expect(profile).toMatchObject({ phone: null, email: null, premiumMembership: { isActive: true } });
  const saved = await rehearsed(link, 'PUT', '/v1/user/cart', { as, body: [line('sleep-mantra', 2)] });
  expect(saved.status).toBe(200);
  const cart = (await rehearsed(link, 'GET', '/v1/user/cart', { as })).json<{ cart: { quantity: number }[] }>();
  expect(cart.cart.map(({ quantity }) => quantity)).toEqual([2]);
  // Outside of the rehearsal the token opens nothing, and inside of it real ones open nothing.
  expect((await shop.call('GET', '/v1/user', { token: as })).status).toBe(426);
  expect((await rehearsed(link, 'GET', '/v1/user', { as: admin.token })).status).toBe(426);
});

test('FLO-08 a link works only in its browser, as it was signed, until it ends, and while its maker may promote', async () => {
  const link = await started(later(50 * hour));
  const status = async (own: Partial<Link>) =>
    (await rehearsed({ ...link, ...own }, 'GET', '/v1/product/sleep-mantra')).status;
  const [body = '', signature = ''] = link.token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Parameters<typeof signRehearsal>[0];
  const changed = Buffer.from(JSON.stringify({ ...claims, isMember: true })).toString('base64url');
  expect(await status({})).toBe(200);
  const hostile = [
    { cookie: '' },
    { cookie: `rehearsal=${'a'.repeat(43)}` },
    { token: `${changed}.${signature}` },
    { token: signRehearsal(claims, 'another secret') },
    { token: signRehearsal({ ...claims, expires: 0 }, secret) },
    { token: `${'a'.repeat(5000)}.${signature}` },
    { token: '%00' },
    { token: '' },
  ];
  expect(await Promise.all(hostile.map(status))).toEqual(hostile.map(() => 403));
  const { id, token: other } = await shop.buyer({ isAdmin: true });
  const mine = await shop.call('POST', '/v1/admin/rehearsals', { token: other, body: { at: later(hour) } });
  const theirs: Link = {
    token: mine.json<{ href: string }>().href.split('rehearsal=')[1] ?? '',
    cookie: String(mine.headers['set-cookie']).split(';')[0] ?? '',
  };
  expect(await status(theirs)).toBe(200);
  await shop.context.database.execute(sql`UPDATE shopper SET is_admin = false WHERE id = ${id}`);
  expect(await status(theirs)).toBe(403);
});

test('FLO-08 a moment that is over can’t be rehearsed', async () => {
  const answer = await shop.call('POST', '/v1/admin/rehearsals', {
    token: admin.token,
    body: { at: later(-hour) },
  });
  expect([answer.status, answer.json<{ errors: unknown }>().errors]).toEqual([
    422,
    [{ field: 'at', message: 'Choose a moment to come' }],
  ]);
});
