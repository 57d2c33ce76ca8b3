import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseCoupon } from '../../../../server/promotions/coupon/coupon.queries.ts';
import type { CouponVerdict } from '../../../../src/contract/promotions/coupon/coupon.calls.ts';
import type { WireQuote } from '../../../../src/contract/cart/cart.calls.ts';
import type { TimeLimitedCoupon } from '../../../../src/domain/promotions/coupon/offer.ts';
import { tiersOf } from '../../../../src/domain/promotions/tier/tiers-answer.ts';
import { fallbackTiers } from '../../../../src/domain/promotions/tier/tier.ts';
import { addCoupon } from '../../../support/orders/coupons.ts';
import { line, openOrderShop, type OrderShop, orderOf, place } from '../../../support/orders/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(shop.context.clock().getTime() + days * day);

async function active(query = '', token?: string): Promise<TimeLimitedCoupon[]> {
  const answer = await shop.call(
    'GET',
    `/v1/coupon/time-limited/active${query}`,
    token === undefined ? {} : { token },
  );
  expect(answer.status).toBe(200);
  return answer.json<{ coupons: TimeLimitedCoupon[] }>().coupons;
}

async function verify(body: unknown, token?: string): Promise<CouponVerdict> {
  const answer = await shop.call('POST', '/v1/coupon/verify', { body, ...(token === undefined ? {} : { token }) });
  expect(answer.status).toBe(200);
  return answer.json<CouponVerdict>();
}

async function quote(body: unknown, token?: string): Promise<WireQuote> {
  const answer = await shop.call('POST', '/v1/order/quote', { body, ...(token === undefined ? {} : { token }) });
  expect(answer.status).toBe(200);
  return answer.json<WireQuote>();
}

test('TIR-01 the shop tells its ladder, and the fixed one where it has set none', async () => {
  const { database } = shop.context;
  const ask = async () => tiersOf((await shop.call('GET', '/v1/coupon/tiers')).json());
  expect(await ask()).toEqual(fallbackTiers);
  await database.execute(sql`
    INSERT INTO discount_tier (threshold, label, description, discount_percentage) VALUES (1000, 'One', 'First', 4)`);
  await database.notify('catalogue');
  await vi.waitFor(async () => {
    expect((await shop.call('GET', '/v1/coupon/tiers')).json()).toEqual({
      success: true,
      tiers: [{ threshold: 1000, label: 'One', description: 'First', coupons: [{ value: 4 }] }],
    });
  });
});

test('CPN-02 what runs now is on offer, in flash or with an end within a week, with its public fields', async () => {
  const { database } = shop.context;
  const id = await addCoupon(database, 'FLASH', { minOrder: 500, totalLimit: 5, perCustomer: 1 });
  await addCoupon(database, 'WEEK', { isFlash: false, expiresAt: inDays(7) });
  await addCoupon(database, 'LATER', { isFlash: false, expiresAt: inDays(7.01) });
  await addCoupon(database, 'OVER', { expiresAt: inDays(0) });
  await addCoupon(database, 'SOON', { startsAt: inDays(1) });
  await addCoupon(database, 'COMBODISCOUNT', { type: 'percentage', value: 15 });
  const spent = await addCoupon(database, 'SPENT', { totalLimit: 1 });
  await database.execute(sql`UPDATE coupon SET used = 1 WHERE id = ${spent}`);
  const coupons = await active();
  expect(coupons.map(({ code }) => code)).toEqual(['WEEK', 'FLASH']);
  expect(coupons[1]).toEqual({
    id,
    code: 'FLASH',
    name: 'FLASH',
    description: '',
    type: 'amount',
    value: 100,
    maxDiscountValue: null,
    minOrderValue: 500,
    expiresAt: '2030-01-01T00:00:00.000Z',
    isFlashOffer: true,
    urgencyMessage: null,
  });
  shop.pass(day);
  expect((await active()).map(({ code }) => code)).toEqual(['WEEK', 'LATER', 'FLASH', 'SOON']);
  shop.pass(6 * day);
  expect((await active()).map(({ code }) => code)).toEqual(['LATER', 'FLASH', 'SOON']);
});

test('CPN-02 what is in reach of the cart comes first, of a thousand offers no more than fifty', async () => {
  const { database } = shop.context;
  await database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, min_order_value, expires_at, is_flash_offer)
    SELECT gen_random_uuid(), 'FAR' || n, 'Far', 'amount', 10, 100000, '2029-01-01', true FROM generate_series(1, 1000) n`);
  await addCoupon(database, 'NEAR', { minOrder: 1000 });
  const codes = (await active('?cartValue=800&page=%2Fshop&userId=somebody')).map(({ code }) => code);
  expect([codes.length, codes[0]]).toEqual([50, 'NEAR']);
  expect((await active('?cartValue=799')).map(({ code }) => code)).not.toContain('NEAR');
  expect((await shop.call('GET', '/v1/coupon/time-limited/active?cartValue=x')).status).toBe(422);
});

test('CPN-02, CPN-10 who has used a coupon as often as one may is not offered it again; the session says who', async () => {
  await addCoupon(shop.context.database, 'ONCE', { perCustomer: 1 });
  const buyer = await shop.buyer();
  expect(await active('', buyer.token)).toHaveLength(1);
  await place(shop, buyer, orderOf([line('sleep-mantra')], 500, { couponCode: 'once' }));
  expect(await active('', buyer.token)).toEqual([]);
  expect(await active(`?userId=${buyer.id}`)).toHaveLength(1);
});

test('CPN-02 one offer by its id; what is unknown or over is not there', async () => {
  const { database } = shop.context;
  const id = await addCoupon(database, 'FLASH', { expiresAt: inDays(1) });
  const quiet = await addCoupon(database, 'QUIET', { isFlash: false, expiresAt: inDays(30) });
  const path = (each: string) => `/v1/coupon/time-limited/urgency/${each}`;
  const found = await shop.call('GET', path(id));
  expect([found.status, found.json<{ coupon: TimeLimitedCoupon }>().coupon.code]).toEqual([200, 'FLASH']);
  expect((await shop.call('GET', path(quiet))).status).toBe(404);
  expect((await shop.call('GET', path(randomUUID()))).status).toBe(404);
  shop.pass(day);
  expect((await shop.call('GET', path(id))).status).toBe(404);
});

test('CPN-01 a code is verified by its own terms, or priced as an order where lines are sent', async () => {
  const { database } = shop.context;
  await addCoupon(database, 'TEN', { type: 'percentage', value: 10, maxDiscount: 80, minOrder: 600 });
  await addCoupon(database, 'FREESHIP', { type: 'free_shipping', value: 0 });
  expect(await verify({ code: ' t e n ', cartValue: 600 })).toEqual({
    valid: true,
    finalAmount: 540,
    discountAmount: 60,
  });
  expect(await verify({ code: 'TEN', cartValue: 5000 })).toEqual({
    valid: true,
    finalAmount: 4920,
    discountAmount: 80,
  });
  expect(await verify({ code: 'TEN', cartValue: 599 })).toEqual({
    valid: false,
    finalAmount: 599,
    discountAmount: 0,
    reason: 'below-minimum',
  });
  expect(await verify({ code: 'TEN' })).toEqual({ valid: true, finalAmount: 0, discountAmount: 0 });
  expect(await verify({ code: 'TEN', lines: [line('sleep-mantra')] })).toEqual({
    valid: true,
    finalAmount: 540,
    discountAmount: 60,
  });
  expect(await verify({ code: 'FREESHIP', lines: [line('calm-mantra')] })).toEqual({
    valid: true,
    finalAmount: 300,
    discountAmount: 49,
  });
  expect((await verify({ code: 'FREESHIP', cartValue: 600 })).reason).toBe('nothing-to-discount');
});

test('CPN-10 a coupon outside of its window, or beyond its limits, says so', async () => {
  const { database } = shop.context;
  await addCoupon(database, 'EARLY', { startsAt: inDays(1) });
  await addCoupon(database, 'LATE', { expiresAt: inDays(0) });
  const spent = await addCoupon(database, 'SPENT', { totalLimit: 1 });
  await database.execute(sql`UPDATE coupon SET used = 1 WHERE id = ${spent}`);
  const codes = ['EARLY', 'LATE', 'SPENT', 'NOBODY'];
  const reasons = await Promise.all(codes.map(async (code) => (await verify({ code, cartValue: 600 })).reason));
  expect(reasons).toEqual(['not-started', 'expired', 'used-up', 'unknown']);
});

test('MNY-07 a coupon replaces the tier only where it saves more, and says when it does not', async () => {
  const { database } = shop.context;
  await database.execute(sql`
    INSERT INTO discount_tier (threshold, label, discount_percentage) VALUES (1000, 'One', 10)`);
  await addCoupon(database, 'LESS', { value: 120 });
  await addCoupon(database, 'MORE', { value: 121 });
  const lines = [line('sleep-mantra', 2)];
  const offPart = ({ parts }: WireQuote) => parts.find(({ kind }) => kind === 'tier' || kind === 'coupon');
  const less = await quote({ lines, couponCode: 'LESS' });
  const more = await quote({ lines, couponCode: 'more' });
  expect([less.coupon, offPart(less)]).toEqual([
    { code: 'LESS', applied: false, refusal: { kind: 'not-better', saving: 120 } },
    { kind: 'tier', label: '10% tier discount', amount: -120 },
  ]);
  expect([more.coupon, offPart(more)]).toEqual([
    { code: 'MORE', applied: true, saving: 121 },
    { kind: 'coupon', label: 'Coupon MORE', amount: -121 },
  ]);
});

test('CPN-11 the reserved coupon sets what bundles save, at once, and is no code', async () => {
  const { database } = shop.context;
  const ask = async () => (await shop.call('GET', '/v1/coupon/COMBODISCOUNT')).json<unknown>();
  const sizes = (...percentages: number[]) =>
    percentages.map((percentage, index) => ({ size: index + 2, percentage }));
  expect(await ask()).toEqual({ coupon: { code: 'COMBODISCOUNT', value: 15, sizes: sizes(5, 10, 15) } });
  const id = await addCoupon(database, 'COMBODISCOUNT', { type: 'percentage', value: 30 });
  const bundleInfo = {
    bundleId: 'mine',
    bundleType: 'dynamic',
    discountPercentage: 5,
    originalPrice: 900,
    bundleSize: 2,
    bundleLabel: 'Mine',
    createdAt: '',
  };
  const change = { bundleInfo, packageType: 'comboDiscount' };
  const lines = [line('sleep-mantra', 1, change), line('calm-mantra', 1, change)];
  await vi.waitFor(async () => {
    expect(await ask()).toEqual({ coupon: { code: 'COMBODISCOUNT', value: 30, sizes: sizes(10, 20, 30) } });
  });
  expect((await quote({ lines })).total).toBe(810);
  const typed = await quote({ lines: [line('sleep-mantra')], couponCode: 'combo discount' });
  expect(typed.coupon).toEqual({ code: 'combo discount', applied: false, refusal: { kind: 'unknown' } });
  expect((await verify({ code: 'COMBODISCOUNT' })).reason).toBe('unknown');
  await database.execute(sql`UPDATE coupon SET expires_at = '2020-01-01' WHERE id = ${id}`);
  await vi.waitFor(async () => expect((await quote({ lines })).total).toBe(855));
});

test('CPN-10 nobody guesses codes: after many wrong ones none is looked at, wherever it is sent', async () => {
  await addCoupon(shop.context.database, 'REAL');
  const { token } = await shop.buyer();
  const lines = [line('sleep-mantra')];
  for (let index = 0; index < 200; index += 1) await quote({ lines, couponCode: `GUESS${index}` }, token);
  const tries = await Promise.all([
    shop.call('POST', '/v1/order/quote', { token, body: { lines, couponCode: 'REAL' } }),
    shop.call('POST', '/v1/coupon/verify', { token, body: { code: 'REAL' } }),
    shop.call('POST', '/v1/order', {
      token,
      body: orderOf(lines, 500, { couponCode: 'REAL' }),
      headers: { 'idempotency-key': randomUUID() },
    }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect((await quote({ lines, couponCode: 'REAL' })).coupon?.applied).toBe(true);
  shop.pass(600_000);
  expect((await quote({ lines, couponCode: 'REAL' }, token)).coupon?.applied).toBe(true);
});

test('CPN-10 the same wrong code again and again is one mistake', async () => {
  const { token } = await shop.buyer();
  const lines = [line('sleep-mantra')];
  for (let index = 0; index < 210; index += 1) await quote({ lines, couponCode: 'TYPO' }, token);
  expect((await quote({ lines, couponCode: 'TYPO' }, token)).coupon?.applied).toBe(false);
});

test('CPN-09 a display and a dismissal are stored once a minute for a session; of unknown coupons nothing is', async () => {
  const { database } = shop.context;
  const couponId = await addCoupon(database, 'FLASH');
  const about = { couponId, page: '/shop', cartValue: 900, userId: 'not-me', timestamp: '2026-11-21T06:30:00Z' };
  const shown = { ...about, trigger: 'auto', deviceType: 'mobile', sessionId: 'one' };
  const gone = { ...about, reason: 'close_button', timeDisplayed: 1200 };
  const send = async (kind: string, body: unknown) =>
    (await shop.call('POST', `/v1/coupon/track-${kind}`, { body })).status;
  expect([
    await send('display', shown),
    await send('display', shown),
    await send('display', { ...shown, sessionId: 'two' }),
    await send('display', { ...shown, couponId: randomUUID() }),
    await send('dismissal', gone),
    await send('dismissal', gone),
  ]).toEqual([204, 204, 204, 204, 204, 204]);
  shop.pass(60_000);
  await send('display', shown);
  expect([
    await send('display', { ...shown, trigger: 'manual' }),
    await send('dismissal', { ...gone, reason: 'bored' }),
    await send('display', { ...shown, page: 'x'.repeat(201) }),
  ]).toEqual([422, 422, 422]);
  const stored = await database.query(sql`
    SELECT event, shopper_id, reason, time_displayed, device FROM coupon_event ORDER BY id`);
  const display = { event: 'display', shopper_id: null, reason: null, time_displayed: null, device: 'mobile' };
  expect(stored).toEqual([
    display,
    display,
    { event: 'dismissal', shopper_id: null, reason: 'close_button', time_displayed: 1200, device: null },
    display,
  ]);
});

test('CPN-10 a use is given back once, however often an order gives it up', async () => {
  const { database } = shop.context;
  const id = await addCoupon(database, 'TWICE', { totalLimit: 2 });
  const body = orderOf([line('sleep-mantra')], 500, { couponCode: 'TWICE' });
  const first = await place(shop, await shop.buyer(), body);
  await place(shop, await shop.buyer(), body);
  for (let time = 0; time < 2; time += 1) await database.transaction((tx) => releaseCoupon(tx, id, first.order.id));
  expect(await database.one(sql`SELECT used FROM coupon WHERE id = ${id}`)).toEqual({ used: 1 });
});
