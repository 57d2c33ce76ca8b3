import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrders, reconcilePayments } from '../../../server/platform/jobs/shop-tasks.ts';
import { expireOrder } from '../../../server/orders/payment/settle-payment.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { openRazorpayShop, type RazorpayShop } from '../../support/checkout/razorpay-shop.ts';

let razorpay: RazorpayShop;
let admin: Buyer;
let buyer: Buyer;

beforeAll(async () => {
  razorpay = await openRazorpayShop();
  admin = await razorpay.shop.buyer({ isAdmin: true });
});

beforeEach(async () => {
  buyer = await razorpay.shop.buyer();
});

afterAll(() => razorpay.close());

/** One Sleep Mantra for ₹600, by card. */
async function ordered(): Promise<OrderAnswer> {
  return place(razorpay.shop, buyer, orderOf([line('sleep-mantra')], 600));
}

async function retried({ order }: OrderAnswer) {
  return razorpay.shop.call('POST', '/v1/payment', {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { orderId: order.id, paymentMethod: 'upi' },
  });
}

async function cancel({ order }: OrderAnswer): Promise<void> {
  await razorpay.shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  await razorpay.shop.runJobs();
}

async function toSettle(): Promise<number> {
  const { json } = await razorpay.shop.call('GET', '/v1/admin', { token: admin.token });
  return json<{ work: { toSettle: number } }>().work.toSettle;
}

test('SEC-05 a wrong amount waits for an admin: it is counted, listed, told of, and keeps the goods and the account', async () => {
  const { shop, pays, stand, desk } = razorpay;
  const before = await toSettle();
  const placed = await ordered();
  await pays(placed, { amount: 59_950 });
  shop.pass(11 * 60_000);
  await expireOrders(shop.context);
  // Another process may have listed it before the money came.
  expect(await expireOrder(shop.context, placed.order.id)).toBe(false);
  expect(await stand(placed)).toEqual(['placed', 'unmatched']);
  expect(await toSettle()).toBe(before + 1);
  const list = await shop.call('GET', '/v1/admin/order?view=to-settle', { token: admin.token });
  expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(placed.order.id);
  const own = (await shop.call('GET', `/v1/order/${placed.order.id}`, { token: buyer.token })).json<OrderAnswer>();
  expect(own.payment).toMatchObject({ status: 'unmatched', unmatched: { minorUnits: 59_950, currency: 'INR' } });
  const [attempt] = (await desk(admin, placed.order.id)).attempts;
  expect(attempt).toMatchObject({
    amount: 600,
    status: 'unmatched',
    mismatch: {
      reason: 'amount',
      received: { minorUnits: 59_950, currency: 'INR' },
      refusal: null,
      settlement: null,
    },
  });
  expect((await razorpay.texts(buyer)).at(-1)).toBe(
    `mantra: we received ₹599.50 instead of ₹600 for order ${placed.order.number}. We'll settle it within 2 working days. Please don't pay again.`,
  );
  expect((await retried(placed)).status).toBe(409);
});

test('SEC-05 less is accepted only when an admin says so; the order is paid, and no more than came goes back', async () => {
  const { shop, pays, stand, settle, desk } = razorpay;
  const placed = await ordered();
  const taken = await pays(placed, { amount: 50_050 });
  const unsaid = await settle(admin, placed.order.id, { decision: 'accept' });
  expect([unsaid.status, unsaid.json<Problem>().errors?.[0]]).toEqual([
    422,
    { field: 'acceptsLess', message: 'Confirm that the shop covers the missing ₹99.50' },
  ]);
  const empty = await settle(admin, placed.order.id, { decision: 'accept', reason: ' ' });
  expect(empty.json<Problem>().errors?.map(({ field }) => field)).toEqual(['reason', 'acceptsLess']);
  expect(await stand(placed)).toEqual(['placed', 'unmatched']);
  const accepted = await settle(admin, placed.order.id, {
    decision: 'accept',
    acceptsLess: true,
    reason: 'Their bank',
  });
  expect(accepted.status).toBe(200);
  expect(await stand(placed)).toEqual(['paid', 'paid']);
  const [attempt] = (await desk(admin, placed.order.id)).attempts;
  expect(attempt?.mismatch?.settlement).toMatchObject({ decision: 'accepted', reason: 'Their bank' });
  expect((await razorpay.texts(buyer)).slice(-2)).toEqual([
    `mantra: ₹500 received for order ${placed.order.number}. We are packing it. Follow it:`,
    `mantra: we accepted your payment of ₹500.50 for order ${placed.order.number}. There is nothing more to pay.`,
  ]);
  const audit = await shop.call('GET', `/v1/admin/audit?q=${placed.order.id}`, { token: admin.token });
  expect(audit.json<{ items: unknown[] }>().items).toMatchObject([
    { action: 'payment accepted', reason: 'Their bank', after: { differenceInPaise: -9950 } },
  ]);
  await cancel(placed);
  expect(await stand(placed)).toEqual(['refunded', 'refunded']);
  expect(razorpay.sentBack(taken)).toEqual([50_050]);
});

/** What of its payment is refunded or being refunded, and what of that isn't back yet. */
async function goingBack({ order }: OrderAnswer) {
  const { json } = await razorpay.shop.call('GET', `/v1/admin/order/${order.id}/desk`, { token: admin.token });
  return json<OrderAdmin>().attempts.map(({ refunded, refunding }) => [refunded, refunding]);
}

test('SEC-05 of too much the order is paid and the rest goes back, once', async () => {
  const { shop, pays, stand, settle } = razorpay;
  const placed = await ordered();
  const taken = await pays(placed, { amount: 70_050 });
  expect((await settle(admin, placed.order.id, { decision: 'accept' })).status).toBe(200);
  expect(await goingBack(placed)).toEqual([[100, 100]]);
  await shop.runJobs();
  await shop.runJobs();
  expect([await stand(placed), razorpay.sentBack(taken)]).toEqual([['paid', 'paid'], [10_000]]);
  expect(await goingBack(placed)).toEqual([[100, 0]]);
  expect((await razorpay.texts(buyer)).at(-1)).toContain('refunding the extra ₹100');
  await cancel(placed);
  expect([await stand(placed), razorpay.sentBack(taken)]).toEqual([
    ['refunded', 'refunded'],
    [10_000, 60_050],
  ]);
});

test('SEC-05 what an admin sends back goes back whole, and the order is over', async () => {
  const { shop, pays, stand, settle } = razorpay;
  const stock = await shop.stock('sleep-mantra');
  const placed = await ordered();
  const taken = await pays(placed, { amount: 50_000 });
  expect((await settle(admin, placed.order.id, { decision: 'refund' })).status).toBe(200);
  expect([await stand(placed), await goingBack(placed)]).toEqual([['cancelled', 'refunding'], [[500, 500]]]);
  expect((await razorpay.texts(buyer)).at(-1)).toContain(
    'is cancelled. ₹500 will be refunded to your original payment method.',
  );
  await shop.runJobs();
  expect([await stand(placed), razorpay.sentBack(taken)]).toEqual([['refunded', 'refunded'], [50_000]]);
  expect(await goingBack(placed)).toEqual([[500, 0]]);
  expect((await razorpay.texts(buyer)).at(-1)).toContain('₹500');
  expect(await shop.stock('sleep-mantra')).toBe(stock);
});

test('SEC-05 of two admins at once the first decides, and the other is told', async () => {
  const { shop, pays, settle } = razorpay;
  const placed = await ordered();
  await pays(placed, { amount: 60_100 });
  const paymentId = placed.payment.id;
  const second = await shop.buyer({ isAdmin: true });
  const answers = await Promise.all([
    settle(admin, placed.order.id, { decision: 'accept' }, paymentId),
    settle(second, placed.order.id, { decision: 'refund' }, paymentId),
    settle(second, placed.order.id, { decision: 'accept' }, paymentId),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const audit = await shop.call('GET', `/v1/admin/audit?q=${placed.order.id}`, { token: admin.token });
  expect(audit.json<{ total: number }>().total).toBe(1);
  expect((await settle(admin, placed.order.id, { decision: 'accept' }, randomUUID())).status).toBe(404);
  const others = await ordered();
  expect((await settle(admin, others.order.id, { decision: 'accept' }, paymentId)).status).toBe(404);
});

test('SEC-05 another currency cannot be accepted, and goes back as it came', async () => {
  const { shop, pays, stand, settle, desk } = razorpay;
  const placed = await ordered();
  const taken = await pays(placed, { amount: 60_000, currency: 'USD' });
  expect((await razorpay.texts(buyer)).at(-1)).toContain('we received USD 600.00 instead of ₹600');
  const accepted = await settle(admin, placed.order.id, { decision: 'accept', acceptsLess: true });
  expect(accepted.json<Problem>()).toMatchObject({ status: 409 });
  const [attempt] = (await desk(admin, placed.order.id)).attempts;
  expect(attempt?.mismatch).toMatchObject({
    reason: 'currency',
    refusal: 'A payment in another currency can only be refunded',
  });
  await settle(admin, placed.order.id, { decision: 'refund' });
  await shop.runJobs();
  expect([await stand(placed), razorpay.sentBack(taken)]).toEqual([['refunded', 'refunded'], [60_000]]);
});

test('SEC-05 money that comes twice for one order goes back by itself, also when its message was lost', async () => {
  const { shop, pays, stand, fake, providerOrder, desk } = razorpay;
  const placed = await ordered();
  const first = await pays(placed, { amount: 60_000 });
  const told = await pays(placed, { amount: 60_000 });
  const lost = fake.capture(await providerOrder(placed), { amount: 60_000 });
  shop.pass(61 * 60_000);
  await reconcilePayments(shop.context);
  await reconcilePayments(shop.context);
  await shop.runJobs();
  expect(await stand(placed)).toEqual(['paid', 'paid']);
  expect([razorpay.sentBack(first), razorpay.sentBack(told), razorpay.sentBack(lost)]).toEqual([
    [],
    [60_000],
    [60_000],
  ]);
  const { attempts } = await desk(admin, placed.order.id);
  expect(attempts.map(({ status, mismatch }) => [status, mismatch?.reason ?? null])).toEqual([
    ['paid', null],
    ['refunded', 'double'],
    ['refunded', 'double'],
  ]);
  const list = await shop.call('GET', '/v1/admin/order?payment=mismatched', { token: admin.token });
  expect(list.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toContain(placed.order.id);
  const words = (await razorpay.texts(buyer)).filter((text) => text.includes('was paid twice'));
  expect(words).toHaveLength(2);
});

test('SEC-05 paid in two tabs, by two payments: one pays the order, the other goes back', async () => {
  const { shop, pays, stand, providerOrder } = razorpay;
  const placed = await ordered();
  await razorpay.tell('payment.failed', {
    id: 'pay_no',
    order_id: await providerOrder(placed),
    amount: 60_000,
    currency: 'INR',
    status: 'failed',
  });
  const second = await pays((await retried(placed)).json<OrderAnswer>(), { amount: 60_000 });
  const first = await pays(placed, { amount: 60_000 });
  await shop.runJobs();
  expect([await stand(placed), razorpay.sentBack(second), razorpay.sentBack(first)]).toEqual([
    ['paid', 'paid'],
    [],
    [60_000],
  ]);
});

test('SEC-05 a wrong amount beside a right one waits for an admin, who can only send it back', async () => {
  const { shop, pays, stand, settle } = razorpay;
  const placed = await ordered();
  const wrong = await pays(placed, { amount: 1000 });
  await pays(placed, { amount: 60_000 });
  expect(await stand(placed)).toEqual(['paid', 'paid']);
  const refused = await settle(admin, placed.order.id, { decision: 'accept', acceptsLess: true });
  expect(refused.json<Problem>()).toMatchObject({ status: 409, detail: 'This order is already paid or closed' });
  expect((await settle(admin, placed.order.id, { decision: 'refund' })).status).toBe(200);
  await shop.runJobs();
  expect([await stand(placed), razorpay.sentBack(wrong)]).toEqual([['paid', 'paid'], [1000]]);
  expect((await razorpay.texts(buyer)).at(-1)).toContain('we are refunding ₹10');
});

test('SEC-05 late money takes goods that are still there; else it goes back and says that it was late', async () => {
  const { shop, pays, stand, desk, settle } = razorpay;
  const lateOne = await ordered();
  const wrongOne = await ordered();
  const sold = await place(shop, buyer, orderOf([line('calm-mantra')], 349));
  shop.pass(11 * 60_000);
  await expireOrders(shop.context);
  await pays(lateOne, { amount: 60_000 });
  expect(await stand(lateOne)).toEqual(['paid', 'paid']);
  await pays(wrongOne, { amount: 60_001 });
  expect(await stand(wrongOne)).toEqual(['cancelled', 'unmatched']);
  expect((await settle(admin, wrongOne.order.id, { decision: 'accept' })).status).toBe(200);
  expect(await stand(wrongOne)).toEqual(['paid', 'paid']);

  await shop.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'calm-mantra'`);
  const wrong = await pays(sold, { amount: 34_800 });
  const gone = await settle(admin, sold.order.id, { decision: 'accept', acceptsLess: true });
  expect([gone.status, await stand(sold)]).toEqual([409, ['cancelled', 'unmatched']]);
  const right = await pays(sold, { amount: 34_900 });
  await shop.runJobs();
  expect([razorpay.sentBack(right), razorpay.sentBack(wrong)]).toEqual([[34_900], []]);
  const reasons = (await desk(admin, sold.order.id)).attempts.map(({ mismatch }) => mismatch?.reason);
  expect(reasons).toEqual(['amount', 'late']);
});

test('SEC-05 what was captured after its refund, or told of after it, is kept apart', async () => {
  const { shop, pays, stand, tell, fake, providerOrder } = razorpay;
  const refunded = await ordered();
  await pays(refunded, { amount: 60_000 });
  await cancel(refunded);
  expect(await stand(refunded)).toEqual(['refunded', 'refunded']);
  const after = await pays(refunded, { amount: 60_000 });
  await shop.runJobs();
  expect([await stand(refunded), razorpay.sentBack(after)]).toEqual([['refunded', 'refunded'], [60_000]]);

  const placed = await ordered();
  const taken = { ...fake.capture(await providerOrder(placed), { amount: 60_000 }) };
  await tell('refund.processed', { ...taken, status: 'refunded' });
  await tell('payment.captured', taken);
  expect(await stand(placed)).toEqual(['placed', 'refunded']);
});
