import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireOrders, reconcilePayments, tidy } from '../../../server/platform/jobs/shop-tasks.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import {
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';
import { choose, providerOrderOf, tell } from '../../support/checkout/sandbox-bank.ts';

const minute = 60_000;
let shop: OrderShop;
let buyer: Buyer;
let placed: OrderAnswer;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
  placed = await place(shop, buyer, orderOf([line('calm-mantra')], 349));
});

afterEach(() => shop.close());

async function now(): Promise<OrderAnswer> {
  const answer = await shop.call('GET', `/v1/order/${placed.order.id}`, { token: buyer.token });
  return answer.json<OrderAnswer>();
}

async function asked(): Promise<OrderAnswer> {
  const answer = await shop.call('GET', `/v1/payment/status?orderId=${placed.order.id}`, { token: buyer.token });
  return answer.json<OrderAnswer>();
}

function stand({ order, payment }: OrderAnswer) {
  return [order.status, payment.status];
}

async function retry(paymentMethod: string, key: string = randomUUID()) {
  return shop.call('POST', '/v1/payment', {
    token: buyer.token,
    headers: { 'idempotency-key': key },
    body: { orderId: placed.order.id, paymentMethod },
  });
}

test('CHK-05 the bank’s page shows the amount and its answer reaches the shop by a signed message', async () => {
  const page = await shop.call('GET', `/sandbox/pay/${providerOrderOf(placed.payment)}`);
  expect([page.status, page.body.includes('₹349'), page.body.includes('<script')]).toEqual([200, true, false]);
  const back = await choose(shop, placed.payment, 'pay');
  expect([back.status, back.headers['location']]).toEqual([303, `/checkout/payment?order=${placed.order.id}`]);
  expect(stand(await now())).toEqual(['placed', 'pending']);
  await shop.runJobs();
  const { order, payment } = await now();
  expect([order.status, payment.status, payment.action]).toEqual(['paid', 'paid', { kind: 'none' }]);
  expect(order.timeline.map(({ event, by }) => [event, by])).toEqual([
    ['order.placed', 'customer'],
    ['payment.captured', 'gateway'],
  ]);
});

test('CHK-10 the shop asks the bank itself when its shopper waits, at most every 3 seconds', async () => {
  expect(stand(await asked())).toEqual(['placed', 'pending']);
  await choose(shop, placed.payment, 'pay');
  expect(stand(await asked())).toEqual(['placed', 'pending']);
  shop.pass(3000);
  expect(stand(await asked())).toEqual(['paid', 'paid']);
});

test('CHK-10 a bank that is late leaves the payment checking, and its late yes counts', async () => {
  await choose(shop, placed.payment, 'late');
  expect(stand(await asked())).toEqual(['placed', 'checking']);
  expect((await retry('upi')).json<Problem>().type).toBe('/problems/conflict');
  shop.pass(20_000);
  expect(stand(await asked())).toEqual(['paid', 'paid']);
});

test('CHK-10 the reconciler finds out about a payment whose message was lost', async () => {
  await choose(shop, placed.payment, 'pay');
  await reconcilePayments(shop.context);
  expect(stand(await now())).toEqual(['placed', 'pending']);
  shop.pass(minute);
  await reconcilePayments(shop.context);
  expect(stand(await now())).toEqual(['paid', 'paid']);
});

test('CHK-10 the reconciler also finds the money of a payment that had failed', async () => {
  await choose(shop, placed.payment, 'pay');
  await tell(shop, placed.payment, { event: 'payment.failed' });
  expect(stand(await now())).toEqual(['placed', 'failed']);
  shop.pass(minute);
  await reconcilePayments(shop.context);
  expect(stand(await now())).toEqual(['paid', 'paid']);
});

test('ORD-03, SEC-05 a paid order no longer says until when it holds its goods', async () => {
  const holds = async () =>
    shop.context.database.one(sql`
      SELECT hold_until IS NOT NULL AS is_held, holds_stock FROM shop_order WHERE id = ${placed.order.id}`);
  expect(await holds()).toEqual({ is_held: true, holds_stock: true });
  await tell(shop, placed.payment);
  expect(await holds()).toEqual({ is_held: false, holds_stock: true });
});

test('CHK-10 that the browser came back proves nothing', async () => {
  const back = await shop.call('POST', `/payment/return?order=${placed.order.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'razorpay_payment_id=pay_1&razorpay_signature=0',
  });
  expect([back.status, back.headers['location']]).toEqual([303, `/checkout/payment?order=${placed.order.id}`]);
  expect(stand(await asked())).toEqual(['placed', 'pending']);
});

test('CHK-05 a forged, wrongly signed or unsigned message changes nothing', async () => {
  expect((await tell(shop, placed.payment, {}, 'another secret')).status).toBe(401);
  const unsigned = await shop.call('POST', '/v1/payment/webhook/sandbox', { body: {} });
  const foreign = await shop.call('POST', '/v1/payment/webhook/razorpay', { body: {} });
  const unknown = await shop.call('POST', '/v1/payment/webhook/nobody', { body: {} });
  expect([unsigned.status, foreign.status, unknown.status]).toEqual([401, 404, 422]);
  expect(stand(await now())).toEqual(['placed', 'pending']);
});

test('CHK-05, SEC-05 a signed message with another amount pays nothing, and its money waits for an admin', async () => {
  expect((await tell(shop, placed.payment, { amount: 34_800 })).status).toBe(200);
  expect((await tell(shop, placed.payment, { amount: 34_950 })).status).toBe(200);
  const answer = await now();
  expect(stand(answer)).toEqual(['placed', 'unmatched']);
  expect(answer.payment.unmatched).toEqual({ minorUnits: 34_800, currency: 'INR' });
  await tell(shop, placed.payment);
  expect(stand(await now())).toEqual(['paid', 'paid']);
});

test('CHK-10 a failure that comes before or after the success does not undo it', async () => {
  await tell(shop, placed.payment, { event: 'payment.failed' });
  expect(stand(await now())).toEqual(['placed', 'failed']);
  await tell(shop, placed.payment);
  await tell(shop, placed.payment, { event: 'payment.failed' });
  expect(stand(await now())).toEqual(['paid', 'paid']);
});

test('CHK-05 the shop knows a message of the bank again for thirty days', async () => {
  const known = async () => (await shop.context.database.query(sql`SELECT FROM webhook_event`)).length;
  await tell(shop, placed.payment, { id: 'message-1' });
  shop.pass(29 * 1440 * minute);
  await tidy(shop.context);
  expect(await known()).toBe(1);
  shop.pass(2 * 1440 * minute);
  await tidy(shop.context);
  expect(await known()).toBe(0);
});

test('CHK-02 a failed payment can be tried again by another method, once for each key', async () => {
  await choose(shop, placed.payment, 'fail');
  await shop.runJobs();
  const key = randomUUID();
  const second = (await retry('upi', key)).json<OrderAnswer>();
  expect(second.payment).toMatchObject({ status: 'pending', method: 'upi', amount: 349 });
  expect(second.payment.action.kind === 'upi' && second.payment.action.uri).toMatch(
    /^upi:\/\/pay\?pa=shop%40sandbox&pn=Sandbox&am=349\.00&cu=INR&tr=sbx_[0-9a-f]{32}&tn=Order%20M26-\d{6}$/,
  );
  expect((await retry('upi', key)).json<OrderAnswer>()).toEqual(second);
  await choose(shop, second.payment, 'pay');
  await shop.runJobs();
  expect(stand(await now())).toEqual(['paid', 'paid']);
  expect((await retry('upi')).status).toBe(409);
});

test('CHK-10 of two payments that both succeed one pays and the other goes back', async () => {
  await choose(shop, placed.payment, 'fail');
  await shop.runJobs();
  const second = (await retry('card')).json<OrderAnswer>();
  await choose(shop, second.payment, 'pay');
  await shop.runJobs();
  await shop.context.database.execute(
    sql`UPDATE sandbox_payment SET state = 'paid' WHERE provider_order_id = ${providerOrderOf(placed.payment)}`,
  );
  await tell(shop, placed.payment);
  await shop.runJobs();
  const payments = await shop.context.database.query(sql`
    SELECT status FROM payment WHERE order_id = ${placed.order.id} ORDER BY status`);
  expect(payments).toEqual([{ status: 'paid' }, { status: 'refunded' }]);
  expect(stand(await now())).toEqual(['paid', 'paid']);
});

test('ORD-03 a hold ends after 10 minutes without payment and the goods are free, once', async () => {
  expect(await shop.stock('calm-mantra')).toBe(0);
  shop.pass(10 * minute - 1);
  await expireOrders(shop.context);
  expect(await shop.stock('calm-mantra')).toBe(0);
  shop.pass(1);
  await Promise.all([expireOrders(shop.context), expireOrders(shop.context)]);
  await expireOrders(shop.context);
  expect(await shop.stock('calm-mantra')).toBe(1);
  expect(stand(await now())).toEqual(['cancelled', 'failed']);
});

test('CHK-10 money that comes after the hold brings the order back while its goods are there', async () => {
  shop.pass(10 * minute);
  expect(stand(await asked())).toEqual(['cancelled', 'failed']);
  await tell(shop, placed.payment);
  expect(stand(await now())).toEqual(['paid', 'paid']);
  expect(await shop.stock('calm-mantra')).toBe(0);
});

test('CHK-10 money that comes after the hold goes back when the goods are gone', async () => {
  shop.pass(10 * minute);
  await expireOrders(shop.context);
  await place(shop, await shop.buyer(), orderOf([line('calm-mantra')], 349));
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  await shop.runJobs();
  expect(stand(await now())).toEqual(['refunded', 'refunded']);
  expect(await shop.stock('calm-mantra')).toBe(0);
});

test('ORD-01 a paid order that is cancelled frees its goods at once and its money goes back by a job', async () => {
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  const cancelled = await shop.call('POST', `/v1/order/${placed.order.id}/cancel`, { token: buyer.token });
  expect(stand(cancelled.json<OrderAnswer>())).toEqual(['cancelled', 'refunding']);
  expect(await shop.stock('calm-mantra')).toBe(1);
  await shop.runJobs();
  expect(stand(await now())).toEqual(['refunded', 'refunded']);
  const bank = await shop.context.database.query(sql`SELECT state, refunded FROM sandbox_payment`);
  expect(bank).toEqual([{ state: 'paid', refunded: 349 }]);
});

test('CHK-10 money that comes after a person cancelled goes back, also when time had cancelled before', async () => {
  shop.pass(10 * minute);
  await expireOrders(shop.context);
  await shop.call('POST', `/v1/order/${placed.order.id}/cancel`, { token: buyer.token });
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  await shop.runJobs();
  expect(stand(await now())).toEqual(['refunded', 'refunded']);
  expect(await shop.stock('calm-mantra')).toBe(1);
});

test('MNY-08 a membership begins when its order is paid and ends with its refund', async () => {
  const { payment, order } = await place(
    shop,
    buyer,
    orderOf([line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' })], 999),
  );
  const until = async () =>
    (
      await shop.context.database.one<{ premium_until: Date | null }>(
        sql`SELECT premium_until FROM shopper WHERE id = ${buyer.id}`,
      )
    ).premium_until?.toISOString();
  expect(await until()).toBeUndefined();
  await choose(shop, payment, 'pay');
  await shop.runJobs();
  expect(await until()).toBe('2027-11-21T06:30:00.000Z');
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  expect(await until()).toBe('2026-11-21T06:30:00.000Z');
});

test('CHK-04 the sandbox’s bank knows some UPI addresses, and sometimes does not answer', async () => {
  const check = async (vpa: string) =>
    shop.call('POST', '/v1/user/verifyVPA', { token: buyer.token, body: { vpa } });
  expect((await check('asha@sandbox')).json()).toEqual({ valid: true });
  expect((await check('nobody@sandbox')).json()).toEqual({ valid: false });
  expect((await check('asha@otherbank')).json()).toEqual({ valid: false });
  const slow = await check('slow@sandbox');
  expect([slow.json<Problem>().type, slow.headers['retry-after']]).toEqual(['/problems/gateway-unavailable', '2']);
  expect((await check('not a vpa')).status).toBe(422);
});

test('CHK-05 an admin chooses among the gateways that the shop is set up for, and nobody else does', async () => {
  const admin = await shop.buyer({ isAdmin: true });
  const toggle = async (token: string, gateway: string) =>
    shop.call('POST', '/v1/user/payment-gateway/toggle', { token, body: { gateway } });
  expect((await toggle(buyer.token, 'sandbox')).status).toBe(403);
  expect((await toggle(admin.token, 'razorpay')).status).toBe(409);
  const state = { gateway: 'sandbox', available: ['sandbox'] };
  expect((await toggle(admin.token, 'sandbox')).json()).toEqual(state);
  expect((await shop.call('GET', '/v1/user/payment-gateway/current', { token: buyer.token })).json()).toEqual(
    state,
  );
});
