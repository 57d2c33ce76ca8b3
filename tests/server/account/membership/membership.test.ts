import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WireQuote } from '../../../../src/contract/cart/cart.calls.ts';
import type { MembershipStatus } from '../../../../src/contract/orders/order/membership.calls.ts';
import type { OrderAnswer } from '../../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import { addCoupon } from '../../../support/orders/coupons.ts';
import {
  address,
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../../support/orders/order-shop.ts';
import { choose } from '../../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
});
afterEach(() => shop.close());

const day = 86_400_000;
const path = '/v1/order/membership';
const wanted = { paymentMethod: 'upi', expectedTotal: 999 };

async function ask(body: object, key: string = randomUUID(), who: Buyer = buyer): Promise<Answer> {
  return shop.call('POST', path, { token: who.token, body, headers: { 'idempotency-key': key } });
}

async function buy(change: object = {}): Promise<OrderAnswer> {
  const answer = await ask({ ...wanted, ...change });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`);
  return answer.json<OrderAnswer>();
}

async function pay(answer: OrderAnswer): Promise<OrderAnswer> {
  await choose(shop, answer.payment, 'pay');
  await shop.runJobs();
  return answer;
}

async function membership(): Promise<MembershipStatus> {
  return (await shop.call('GET', '/v1/user/membership', { token: buyer.token })).json<MembershipStatus>();
}

async function cancel({ order }: OrderAnswer): Promise<number> {
  return (await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token })).status;
}

test('MEM-07 the membership is bought alone, without an address, and begins when it is paid', async () => {
  const bought = await buy();
  const { lines, total, parts, earliest, latest, address: on } = bought.order;
  expect({ total, parts, earliest, latest }).toEqual({
    total: 999,
    parts: [
      { kind: 'items', label: 'Item total', amount: 999 },
      { kind: 'delivery', label: 'Delivery', amount: 0 },
    ],
    earliest: null,
    latest: null,
  });
  expect(
    lines.map(({ sku, packageType, flavour, variant, quantity }) => [sku, packageType, flavour, variant, quantity]),
  ).toEqual([['bliss-club', 'trial', 'Standard', 'Yearly', 1]]);
  expect(on).toMatchObject({ line1: 'Membership, nothing to deliver', state: 'Karnataka', pincode: '560066' });
  expect(await membership()).toEqual({ isActive: false, expiresAt: null, savings: 0 });
  await pay(bought);
  expect(await membership()).toEqual({ isActive: true, expiresAt: '2027-11-21T06:30:00.000Z', savings: 0 });
});

test('MEM-07 CHK-01 a cart with nothing but the membership is ordered without an address, and with anything else it isn’t', async () => {
  const club = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });
  const order = { lines: [club], paymentMethod: 'upi', expectedTotal: 999 };
  expect((await place(shop, buyer, order)).order.address).toMatchObject({
    line1: 'Membership, nothing to deliver',
    pincode: '560066',
  });
  const both = await shop.call('POST', '/v1/order', {
    token: buyer.token,
    body: { ...order, lines: [club, line('sleep-mantra')] },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([both.status, both.json<Problem>().errors?.map(({ field }) => field)]).toEqual([422, ['address']]);
});

test('MEM-07 the invoice goes to the address that is sent, else to the default one', async () => {
  await shop.call('POST', '/v1/user/address', { token: buyer.token, body: { ...address, name: 'At home' } });
  expect((await buy()).order.address.name).toBe('At home');
  expect((await buy({ address: { ...address, name: 'At work' } })).order.address.name).toBe('At work');
});

test('MEM-07 renewing goes on from the end; it ends by itself and begins anew after that', async () => {
  await shop.context.database.execute(sql`UPDATE session SET created_at = '2030-01-01', expires_at = '2040-01-01'`);
  await pay(await buy());
  shop.pass(100 * day);
  await pay(await buy());
  expect((await membership()).expiresAt).toBe('2028-11-21T06:30:00.000Z');
  shop.pass(new Date('2028-11-21T06:30:00.000Z').getTime() - shop.context.clock().getTime() - 1);
  expect((await membership()).isActive).toBe(true);
  shop.pass(1);
  expect((await membership()).isActive).toBe(false);
  const profile = await shop.call('GET', '/v1/user', { token: buyer.token });
  expect(profile.json()).toMatchObject({ premiumMembership: { isActive: false } });
  shop.pass(day);
  await pay(await buy());
  expect((await membership()).expiresAt).toBe('2029-11-22T06:30:00.000Z');
});

test('MEM-07, CHK-10 who renews at the bank’s page comes back to the membership, whatever else is sent', async () => {
  const { payment, order } = await buy();
  const back = await choose(shop, payment, 'pay');
  expect(back.headers['location']).toBe('/dashboard/membership');
  const returned = await shop.call('GET', `/payment/return?order=${order.id}&to=membership`);
  expect(returned.headers['location']).toBe('/dashboard/membership');
  expect((await shop.call('GET', `/payment/return?order=${order.id}&to=//evil.example`)).status).toBe(404);
});

test('MEM-07 a refund revokes what its order gave, and nothing else', async () => {
  await pay(await buy());
  const second = await pay(await buy());
  expect(await cancel(second)).toBe(200);
  await shop.runJobs();
  expect(await membership()).toMatchObject({ isActive: true, expiresAt: '2027-11-21T06:30:00.000Z' });
  const order = await shop.call('GET', `/v1/order/${second.order.id}`, { token: buyer.token });
  expect(order.json<OrderAnswer>().order.status).toBe('refunded');
});

test('MEM-07 a membership that was used, or is older than a week, is not given back', async () => {
  const first = await pay(await buy());
  const used = await place(shop, buyer, orderOf([line('sleep-mantra')], 480));
  expect(await cancel(first)).toBe(409);
  expect(await cancel(used)).toBe(200);
  shop.pass(7 * day);
  expect(await cancel(first)).toBe(200);
  const late = await pay(await buy());
  shop.pass(7 * day + 1);
  expect(await cancel(late)).toBe(409);
  expect((await membership()).isActive).toBe(true);
});

test('MEM-07 it is bought once for each key, at the price that was shown, and not for cash', async () => {
  const key = randomUUID();
  const twins = await Promise.all(Array.from({ length: 10 }, async () => ask(wanted, key)));
  const made = twins.filter(({ status }) => status === 201).map(({ json }) => json<OrderAnswer>().order.id);
  expect(new Set(made).size).toBe(1);
  expect(twins.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await ask({ ...wanted, expectedTotal: 998 }, key)).json<Problem>().type).toBe(
    '/problems/idempotency-mismatch',
  );
  const other = await ask({ ...wanted, expectedTotal: 998 });
  expect([other.status, other.json<{ quote: WireQuote }>().quote.total]).toEqual([409, 999]);
  const cash = (await ask({ ...wanted, paymentMethod: 'cod' })).json<Problem>();
  expect([cash.status, cash.errors?.map(({ field }) => field)]).toEqual([422, ['paymentMethod']]);
});

test('MEM-08, MNY-08 members get free delivery and the extra discount at checkout; both are shown as savings', async () => {
  await pay(await buy());
  const placed = await place(shop, buyer, orderOf([line('calm-mantra')], 240));
  expect(placed.order.parts).toEqual([
    { kind: 'items', label: 'Item total', amount: 300 },
    { kind: 'club', label: 'Bliss Club 20% discount applied!', amount: -60 },
    { kind: 'delivery', label: 'Delivery', amount: 0 },
  ]);
  expect((await membership()).savings).toBe(0);
  await pay(placed);
  // 60 of the club's 20 %, and the 49 that anybody else had paid for delivery.
  expect((await membership()).savings).toBe(109);
  const second = await pay(await place(shop, buyer, orderOf([line('sleep-mantra', 2)], 960)));
  expect((await membership()).savings).toBe(109 + 240);
  await cancel(second);
  expect((await membership()).savings).toBe(109);
});

test('MEM-08, MNY-08 the membership in the cart counts at once, on top of a coupon; nobody else gets its terms', async () => {
  await addCoupon(shop.context.database, 'OFF100');
  const club = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });
  const together = await pay(
    await place(
      shop,
      buyer,
      orderOf([line('sleep-mantra'), club], 600 + 999 - 100 - 120, { couponCode: 'OFF100' }),
    ),
  );
  expect(together.order.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['items', 1599],
    ['coupon', -100],
    ['club', -120],
    ['delivery', 0],
  ]);
  expect((await membership()).savings).toBe(120);
  const stranger = await shop.buyer();
  const refused = await shop.call('POST', '/v1/order', {
    token: stranger.token,
    body: orderOf([line('calm-mantra')], 240),
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([refused.status, refused.json<{ quote: WireQuote }>().quote.total]).toEqual([409, 349]);
});
