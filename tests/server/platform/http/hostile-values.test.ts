import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../src/contract/api.ts';
import type { Call } from '../../../../src/contract/call.ts';
import { independentPrice, type Wish } from '../../../support/orders/independent-pricer.ts';
import { lineOf, openPricingShop, type PricingShop, verdictOf } from '../../../support/orders/random-carts.ts';
import { type Member, membersOf, withAt } from '../../../support/access/schema-walk.ts';
import { type Got, goodAddress, problemOf, wireLine } from '../../../support/server.ts';

let shop: PricingShop;

beforeAll(async () => {
  shop = await openPricingShop();
});
afterAll(() => shop.server.close());

/** A good body of every call that prices lines, or sells; to be changed in one place. */
const goodLines = () => [
  lineOf(shop.facts, 'sleep-mantra', 'trial', 1, null),
  lineOf(shop.facts, 'peace-mantra', 'monthly', 2, null),
];
const pricing: Partial<Record<keyof typeof api, () => unknown>> = {
  putCart: () => [
    ...goodLines(),
    lineOf(shop.facts, 'dog-mantra', 'comboDiscount', 1, 'one'),
    lineOf(shop.facts, 'green-mantra', 'comboDiscount', 1, 'one'),
  ],
  quoteOrder: () => ({
    lines: goodLines(),
    couponCode: 'WELCOME10',
    bundleId: shop.facts.bundles[0]?.id,
    pincode: '560066',
    paymentMethod: 'upi',
  }),
  placeOrder: () => ({ lines: goodLines(), address: goodAddress, paymentMethod: 'upi', expectedTotal: 1 }),
  initSubscription: () => ({
    lines: [lineOf(shop.facts, 'peace-mantra', 'monthly', 2, null)],
    address: goodAddress,
    paymentMethod: 'upi',
    expectedTotal: 1,
  }),
  buyMembership: () => ({ paymentMethod: 'card', expectedTotal: 1, address: goodAddress }),
  keepCheckout: () => ({ step: 'payment', lines: goodLines(), couponCode: 'WELCOME10' }),
  verifyCoupon: () => ({ code: 'WELCOME10', cartValue: 2000, lines: goodLines() }),
  simulatePrice: () => ({
    lines: goodLines(),
    couponCode: 'WELCOME10',
    customer: { isMember: false, couponUses: 0 },
    paymentMethod: 'upi',
  }),
  calculateBundle: () => ({
    products: [{ sku: 'sleep-mantra', quantity: 1 }],
    bundleId: shop.facts.bundles[0]?.id,
  }),
  suggestBundles: () => ({
    currentProduct: 'sleep-mantra',
    userContext: { cart: [{ sku: 'peace-mantra', quantity: 1 }], cartValue: 1299 },
    deviceType: 'mobile',
    requestSource: 'pdp',
  }),
  retryPayment: () => ({ orderId: randomUUID(), paymentMethod: 'upi' }),
  orderByLink: () => ({ paymentMethod: 'upi', expectedTotal: 1 }),
  retryByLink: () => ({ paymentMethod: 'upi' }),
};

/** A payment link's token that leads nowhere: what is sent with it is checked all the same. */
const linkToNothing = 'x'.repeat(40);

const decisive = new Set(['packageType', 'couponCode', 'bundleId', 'expectedTotal', 'paymentMethod', 'cartValue']);

/** They tell of prices, or of a refund that was seen; admins write offers, which is theirs to do. */
const pricesNothing = new Set([
  'askReturn',
  'touchRecommendation',
  'trackBundleEvents',
  'trackCouponDismissal',
  'trackCouponDisplay',
]);

test('SEC-01 every call of the contract whose body could choose a price is sent hostile values', () => {
  const sells = Object.entries<Call>(api)
    .filter(([, { access }]) => typeof access === 'string')
    .filter(([, { body }]) => body && membersOf(body).some(({ path }) => decisive.has(String(path.at(-1)))))
    .map(([name]) => name);
  expect(sells.filter((name) => !(name in pricing) && !pricesNothing.has(name))).toEqual([]);
});

/** The refusal names the member, or what it is a part of, or one in it. */
function isNamed(got: Got, path: Member['path']): boolean {
  const wanted = path.join('.');
  return (problemOf(got).errors ?? []).some(
    ({ field }) => `${field}.`.startsWith(`${wanted}.`) || `${wanted}.`.startsWith(`${field}.`),
  );
}

/** What the member may never be, and all that it may. */
function hostileValues({ type, values, isOptional, isNullable }: Member): readonly unknown[] {
  const others = [0, 1.5, -1, 'x', '', true, [], {}, [null], { $gt: '' }].filter((value) => typeOf(value) !== type);
  return [...(values ?? []), ...(isOptional ? [undefined] : []), ...(isNullable ? [] : [null]), ...others];
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'string' ? 'string' : typeof value;
}

test.for([
  'putCart',
  'quoteOrder',
  'placeOrder',
  'initSubscription',
  'buyMembership',
  'keepCheckout',
  'verifyCoupon',
  'simulatePrice',
  'calculateBundle',
  'suggestBundles',
  'retryPayment',
  'orderByLink',
  'retryByLink',
] as const)(
  'SEC-01 %s: every value of every member is priced as the shop sells it, or refused by its name',
  async (name) => {
    const { server, customer, admin } = shop;
    const call: Call = api[name];
    const good = pricing[name]?.();
    const isList = Array.isArray(good);
    const orders = async () =>
      (await server.database.one<{ count: number }>(sql`SELECT count(*) FROM shop_order`)).count;
    const before = await orders();
    for (const each of call.body ? membersOf(call.body) : []) {
      for (const value of hostileValues(each)) {
        const body = withAt(good, each.path, value);
        server.pass(1000);
        const got = await server.call(call.method, call.path.replace('{token}', linkToNothing), {
          token: call.access === 'public' || call.access === 'signed-in' ? customer : admin,
          body: JSON.stringify(body),
          headers: { 'idempotency-key': randomUUID() },
        });
        const what = `${name} ${each.path.join('.')} = ${JSON.stringify(value)}: ${got.status} ${got.text.slice(0, 200)}`;
        if (got.status >= 500) throw new Error(what);
        const isMeant = value === undefined ? each.isOptional : (each.values?.includes(value) ?? false);
        if (got.status >= 400) {
          problemOf(got);
          if (!isMeant && !isNamed(got, isList ? ['lines', ...each.path] : each.path)) throw new Error(what);
        } else if (!isMeant) {
          throw new Error(what);
        }
        if (got.status !== 200 || !['putCart', 'quoteOrder'].includes(name)) continue;
        const wish = (isList ? { lines: body } : body) as Wish & { paymentMethod?: string };
        const isCash = wish.paymentMethod === 'cod';
        expect([what, verdictOf(got)]).toEqual([what, independentPrice(shop.facts, { ...wish, isCash })]);
      }
    }
    // What was sold is sold at the total that was named, and 1 is nobody's.
    expect(await orders()).toBe(before);
  },
);

test('SEC-01 what a client tells of an order never makes it cheaper: the known ways are closed', async () => {
  const { server, customer } = shop;
  const plain = (change: object) => ({ ...wireLine(), ...change });
  const ways: [object[], string][] = [
    [[plain({ packageType: 'comboDiscount' })], 'lines.0.packageType'],
    [[plain({ sku: 'bliss-club', packageType: 'monthly' })], 'lines.0.packageType'],
    [[plain({ sku: 'bliss-club' }), plain({ sku: 'bliss-club', flavour: 'Gold' })], 'lines.1.sku'],
    [[plain({ sku: 'bliss-club', quantity: 3 })], 'lines.0.quantity'],
  ];
  for (const [lines, field] of ways) {
    const order = { lines, address: goodAddress, paymentMethod: 'upi', expectedTotal: 1274, couponCode: 'FLASH50' };
    for (const [method, path, body] of [
      ['PUT', '/v1/user/cart', lines],
      ['POST', '/v1/order/quote', { lines }],
      ['POST', '/v1/order', order],
      ['PUT', '/v1/checkout/draft', { step: 'payment', lines }],
    ] as const) {
      const got = await server.call(method, path, {
        token: customer,
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
      expect([path, got.status, problemOf(got).errors?.[0]?.field]).toEqual([path, 422, field]);
    }
  }
});

test('SEC-01 a member that is sent twice is refused with its name, and nothing is stored or sold', async () => {
  const { server, customer } = shop;
  const line = JSON.stringify(wireLine());
  for (const [method, path, body, field] of [
    ['PUT', '/v1/user/cart', `[${line.replace('}', ',"quantity":2}')}]`, '0.quantity'],
    ['POST', '/v1/order/quote', `{"lines":[],"lines":[${line}]}`, 'lines'],
    ['POST', '/v1/order', `{"expectedTotal":1,"expected\\u0054otal":1499}`, 'expectedTotal'],
    ['POST', '/v1/user/otp/send', '{"phone":"+919876543210","phone":"+919876543211"}', 'phone'],
  ] as const) {
    const got = await server.call(method, path, {
      token: customer,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    const { status, type, errors } = problemOf(got);
    expect([status, type, errors?.[0]?.field]).toEqual([400, '/problems/malformed-request', field]);
  }
});
