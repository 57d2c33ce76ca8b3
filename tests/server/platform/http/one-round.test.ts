import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shop = await ownShop();
const admin = await shop.buyer({ isAdmin: true });
const strange = '00000000-0000-4000-8000-000000000000';

async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) {
  return shop.call(method, `/v1${path}`, { token: admin.token, headers, ...(body === undefined ? {} : { body }) });
}

/** The fields that a request is refused for, and what is said at each. */
async function refused(method: 'POST' | 'PUT', path: string, body: unknown, headers = {}) {
  const answer = await send(method, path, body, headers);
  const { errors = [] } = answer.json<Problem>();
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

const coupon = {
  code: 'ROUND',
  name: 'One round',
  type: 'percentage',
  value: 20,
  expiresAt: '2027-12-01T00:00:00Z',
};
await send('POST', '/coupon', coupon);

const said = { empty: 'Please fill this in', number: 'Expected number, received string' };

test('ADM-01, CPN-10 a coupon without a name, and with a code that is taken, is refused for both at once', async () => {
  const wrong = { ...coupon, name: ' ', value: 101, totalLimit: '' };
  expect(await refused('POST', '/coupon', wrong)).toEqual({
    name: said.empty,
    totalLimit: said.number,
    code: 'A coupon with this code already exists',
    value: 'Use more than 0 and up to 100 percent',
  });
});

test('ADM-01, API-05 a rule is passed over where it needs a field that can’t be read', async () => {
  const wrong = { ...coupon, code: 'UNREAD', value: '', startsAt: 'x', expiresAt: '2020-12-01T00:00:00Z' };
  expect(Object.keys(await refused('POST', '/coupon', wrong)).toSorted()).toEqual(['startsAt', 'value']);
});

test('ADM-01 what is only checked is told every rule that it breaks, and is not stored', async () => {
  const check = { 'x-only-check': 'true' };
  expect(await refused('POST', '/coupon', { ...coupon, value: 101 }, check)).toEqual({
    code: 'A coupon with this code already exists',
    value: 'Use more than 0 and up to 100 percent',
  });
  expect(await refused('POST', '/coupon', { ...coupon, code: 'CHECKED' }, check)).toEqual({});
  const { coupons } = (await send('GET', '/coupon?q=CHECKED')).json<{ coupons: unknown[] }>();
  expect(coupons).toEqual([]);
});

test('ADM-04, FLS-01 the popup without a title is also told that its percentage isn’t that of its code', async () => {
  const {
    version: _,
    translations: _texts,
    ...popup
  } = (await send('GET', '/admin/popup-settings')).json<Record<string, unknown>>();
  const wrong = { ...popup, isActive: true, couponCode: coupon.code, discountPercent: 15, popupTitle: '' };
  expect(await refused('PUT', '/admin/popup-settings', wrong)).toEqual({
    popupTitle: said.empty,
    discountPercent: 'The coupon with this code gives 20%',
  });
  expect(
    await refused('PUT', '/admin/popup-settings', { ...wrong, couponCode: 'NOSUCH', discountPercent: '' }),
  ).toEqual({
    popupTitle: said.empty,
    discountPercent: said.number,
    couponCode: 'No active coupon has this code',
  });
});

test('ADM-50 tiers are told their gaps and what contradicts itself in the other rows', async () => {
  const tiers = [
    { threshold: 1000, discountPercentage: 5, label: '' },
    { threshold: 2000, discountPercentage: 10, label: 'Two' },
    { threshold: 3000, discountPercentage: 8, label: 'Three' },
  ];
  expect(Object.keys(await refused('PUT', '/admin/tiers', { tiers })).toSorted()).toEqual([
    'tiers.0.label',
    'tiers.2.discountPercentage',
  ]);
});

test('CMP-01 a campaign without a name is also told of its code, its bundles, its posts and its prices', async () => {
  const now = shop.context.clock().getTime();
  const later = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const sale = { price: 300, startsAt: later(1), endsAt: later(3) };
  expect((await send('PUT', '/admin/product/sleep-mantra/sale', { sale })).status).toBe(200);
  const wrong = {
    name: '',
    startsAt: later(2),
    endsAt: later(4),
    isOn: true,
    prices: { by: 'amount', off: 100_000, scope: 'products', skus: ['sleep-mantra'] },
    coupon: { code: coupon.code, type: 'percentage', value: 10 },
    bundles: [strange],
    posts: [strange],
  };
  expect(Object.keys(await refused('POST', '/admin/campaigns', wrong)).toSorted()).toEqual([
    'bundles.0',
    'coupon.code',
    'name',
    'posts.0',
    'prices.off',
    'prices.scope',
  ]);
});

test('BND-01 a bundle without a name is also told which of its products isn’t sold', async () => {
  const bundle = {
    name: '',
    type: 'combo',
    products: [
      { sku: 'sleep-mantra', quantity: 1 },
      { sku: 'no-such', quantity: 1 },
    ],
    percentage: 10,
    validUntil: null,
  };
  expect(await refused('POST', '/bundle', bundle)).toMatchObject({
    name: said.empty,
    'products.1.sku': 'This product isn’t in the shop',
  });
});

test('CAT-02, VAR-01 a product without a price is also told which codes are taken', async () => {
  const product = (await send('GET', '/admin/product/sleep-mantra')).json<Record<string, unknown>>();
  const { version: _, createdAt: _created, updatedAt: _updated, ...given } = product;
  const option = { flavour: '', variant: '30 ml', sku: 'calm-mantra', price: 100, stock: 1, image: '' };
  const wrong = {
    ...given,
    name: '',
    hsn: '',
    published: true,
    options: [option, { ...option, variant: '60 ml', sku: '', price: '' }],
  };
  const fields = Object.keys(await refused('POST', '/product', wrong, { 'if-none-match': '*' }));
  expect(fields).toEqual(expect.arrayContaining(['name', 'options.1.price', 'sku', 'hsn', 'options.0.sku']));
});

test('ADM-07 a post without a title is also told that its address is taken and its category is gone', async () => {
  const { id: categoryId } = (
    await send('POST', '/blog/categories', { slug: 'rounds', name: 'Rounds', position: 0 })
  ).json<{
    id: string;
  }>();
  await send('POST', '/blog', { title: 'There', slug: 'there', categoryId });
  const post = { title: '', slug: 'there', categoryId: strange, sku: 'no-such', coverId: null };
  expect(await refused('POST', '/blog', post)).toEqual({
    title: said.empty,
    slug: 'Another post has or had this address',
    categoryId: 'Choose a journal category',
    sku: 'This product isn’t in the shop',
  });
});

test('SHP-01 a zone is told its name and its places at once', async () => {
  const zone = {
    name: 'Hills',
    isServed: true,
    cashOnDelivery: true,
    places: ['560'],
    slabs: [],
    perKg: 0,
    freeFrom: null,
    daysFrom: null,
    daysTo: null,
  };
  await send('POST', '/admin/delivery-zones', zone);
  expect(await refused('POST', '/admin/delivery-zones', { ...zone, perKg: '', daysTo: 3 })).toEqual({
    perKg: said.number,
    name: 'Another zone has this name',
    places: '“560” is already in the zone Hills',
    daysFrom: 'Enter the fewest days, too',
  });
});

test('STF-01 a role and an invitation are told all at once', async () => {
  const role = { name: 'Packers', permissions: ['orders'] };
  await send('POST', '/admin/staff-roles', role);
  expect(
    Object.keys(await refused('POST', '/admin/staff-roles', { ...role, permissions: ['all'] })).toSorted(),
  ).toEqual(['name', 'permissions.0']);
  expect(
    Object.keys(await refused('POST', '/admin/staff-invitations', { email: 'x', roleId: strange })).toSorted(),
  ).toEqual(['email', 'roleId']);
});

test('ADM-10 the shop’s details are told a gap and what contradicts itself', async () => {
  expect(
    await refused('PUT', '/admin/business', { shopName: '', deliveryFee: 900, freeDeliveryFrom: 500 }),
  ).toEqual({
    shopName: said.empty,
    deliveryFee: 'The delivery fee can’t be higher than the free delivery amount',
  });
});

test('MEM-01 who grants a membership is told of the number and the day at once', async () => {
  const grant = { phone: '+919812345670', until: '2020-01-01', reason: '' };
  const fields = Object.keys(
    await refused('POST', '/admin/premium-users', grant, { 'idempotency-key': 'one-round-1' }),
  );
  expect(fields.toSorted()).toEqual(['phone', 'reason', 'until']);
});
