import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GatewayUnavailable, type Gateway } from '../../../server/checkout/gateway/gateway.ts';
import { createRazorpay } from '../../../server/checkout/gateway/razorpay/razorpay.ts';
import { createSandbox } from '../../../server/checkout/gateway/sandbox/sandbox.ts';
import { openService } from '../../../server/platform/outgoing/outgoing-service.ts';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../support/checkout/fake-razorpay.ts';
import {
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
  secret,
} from '../../support/orders/order-shop.ts';

const webhookSecret = 'the-webhook-secret';
let fake: FakeRazorpay;
let razorpay: Gateway;
let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  fake = await startFakeRazorpay();
  razorpay = createRazorpay({
    shopName: () => 'Mantra',
    keyId: 'rzp_test',
    keySecret: 'key-secret',
    webhookSecret,
    shopOrigin: () => 'https://shop.example.in',
    baseUrl: fake.url,
    timeout: 200,
    service: openService('razorpay', { maxFailures: 10 }),
  });
  shop = await openOrderShop({ gateways: [razorpay] });
  buyer = await shop.buyer();
});

afterEach(async () => {
  await shop.close();
  await fake.close();
});

function payment(change: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: 'pay_1', order_id: 'order_1', amount: 60_000, currency: 'INR', status: 'captured', ...change };
}

async function tell(event: string, entity: unknown, id: string = randomUUID(), key = webhookSecret) {
  const body = JSON.stringify({ event, payload: { payment: { entity } } });
  return shop.call('POST', '/v1/payment/webhook/razorpay', {
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signatureOf(key, body),
      'x-razorpay-event-id': id,
    },
    body,
  });
}

async function stand({ order }: OrderAnswer) {
  const answer = await shop.call('GET', `/v1/order/${order.id}`, { token: buyer.token });
  const now = answer.json<OrderAnswer>();
  return [now.order.status, now.payment.status];
}

test('CHK-05 Razorpay gets paise and the shop’s id, and the payer a form for its hosted page', async () => {
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  expect(fake.calls).toEqual([
    {
      call: 'POST /v1/orders',
      authorization: `Basic ${Buffer.from('rzp_test:key-secret').toString('base64')}`,
      body: { amount: 60_000, currency: 'INR', receipt: payment.id, notes: { order: order.number } },
    },
  ]);
  const back = `https://shop.example.in/payment/return?order=${order.id}`;
  expect(payment.action).toEqual({
    kind: 'form',
    url: `${fake.url}/v1/checkout/embedded`,
    fields: {
      key_id: 'rzp_test',
      order_id: 'order_1',
      amount: '60000',
      currency: 'INR',
      name: 'Mantra',
      description: `Order ${order.number}`,
      'prefill[name]': 'Asha Rao',
      'prefill[contact]': '+919876543210',
      'prefill[method]': 'card',
      callback_url: back,
      cancel_url: back,
    },
  });
});

test('CHK-05 a gateway that hangs, breaks or talks nonsense is unavailable; the order is kept and goes on with its key', async () => {
  const key = randomUUID();
  const body = orderOf([line('sleep-mantra')], 600);
  for (const mood of ['hangs', 'html', 'lies'] as const) {
    fake.mood = mood;
    const answer = await shop.call('POST', '/v1/order', {
      token: buyer.token,
      body,
      headers: { 'idempotency-key': key },
    });
    expect(answer.json<Problem>()).toMatchObject({ type: '/problems/gateway-unavailable', status: 503 });
  }
  fake.mood = 'good';
  const placed = await place(shop, buyer, body, key);
  expect(placed.payment).toMatchObject({ status: 'pending', action: { kind: 'form' } });
  const orders = await shop.context.database.query(sql`SELECT id FROM shop_order`);
  expect([orders, await shop.stock('sleep-mantra')]).toEqual([[{ id: placed.order.id }], 39]);
});

test('CHK-05 Razorpay’s signed messages pay the order in any sequence, and only the right ones', async () => {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  expect((await tell('payment.captured', payment(), randomUUID(), 'wrong')).status).toBe(401);
  for (const wrong of [payment({ amount: 100 }), payment({ currency: 'USD' })]) {
    expect((await tell('payment.captured', wrong)).status).toBe(200);
  }
  expect((await tell('payment.captured', payment({ order_id: 'order_of_another_shop' }))).status).toBe(404);
  expect((await tell('invoice.paid', null)).status).toBe(200);
  expect(await stand(placed)).toEqual(['placed', 'unmatched']);
  await tell('payment.authorized', payment({ status: 'authorized' }));
  expect(await stand(placed)).toEqual(['placed', 'unmatched']);
  await tell('payment.failed', payment({ status: 'failed' }));
  await tell('order.paid', payment(), 'event-1');
  await tell('order.paid', payment(), 'event-1');
  await tell('payment.authorized', payment({ status: 'authorized' }));
  expect(await stand(placed)).toEqual(['paid', 'paid']);
  // A part of it went back.
  await tell('refund.processed', payment());
  expect(await stand(placed)).toEqual(['paid', 'paid']);
  await tell('refund.processed', payment({ status: 'refunded' }));
  expect(await stand(placed)).toEqual(['refunded', 'refunded']);
});

test('CHK-05 while its webhook secret is changed, messages with the former one count as well; an empty one never does', () => {
  const options = {
    shopName: () => 'Mantra',
    keyId: 'rzp_test',
    keySecret: 'key-secret',
    webhookSecret,
    shopOrigin: () => 'https://shop.example.in',
  };
  const body = Buffer.from(
    JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment() } } }),
  );
  const heard = (formerWebhookSecret: string | null, key: string) =>
    createRazorpay({ ...options, formerWebhookSecret }).parseWebhook(body, {
      'x-razorpay-signature': signatureOf(key, body),
    }) !== null;
  expect([
    heard('former', webhookSecret),
    heard('former', 'former'),
    heard(null, 'former'),
    heard(null, ''),
    heard('', ''),
  ]).toEqual([true, true, false, false, false]);
});

test('CHK-10 asked how an order stands, Razorpay’s attempts decide by the best of them', async () => {
  const kinds: unknown[] = [];
  for (const statuses of [[], ['failed'], ['failed', 'created'], ['failed', 'captured', 'authorized']]) {
    fake.payments.set(
      'order_1',
      statuses.map((status) => payment({ status })),
    );
    kinds.push((await razorpay.fetch('order_1')).map(({ kind }) => kind));
  }
  expect(kinds).toEqual([['open'], ['failed'], ['attempted'], ['paid']]);
});

test('SEC-05 asked how an order stands, Razorpay tells of all money that moved, whatever it is', async () => {
  fake.payments.set('order_1', [
    payment({ status: 'failed' }),
    payment({ id: 'pay_2', status: 'refunded' }),
    payment({ id: 'pay_3', amount: 59_950 }),
    payment({ id: 'pay_4', currency: 'usd' }),
  ]);
  expect(await razorpay.fetch('order_1')).toEqual([
    { kind: 'refunded', providerPaymentId: 'pay_2' },
    { kind: 'paid', amount: 599.5, currency: 'INR', providerPaymentId: 'pay_3' },
    { kind: 'paid', amount: 600, currency: 'USD', providerPaymentId: 'pay_4' },
  ]);
});

test('CHK-10 a silent gateway leaves a payment as it is, and the shopper gets what the shop knows', async () => {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  fake.mood = 'hangs';
  const answer = await shop.call('GET', `/v1/payment/status?orderId=${placed.order.id}`, { token: buyer.token });
  expect([answer.status, answer.json<OrderAnswer>().payment.status]).toEqual([200, 'pending']);
});

test('CHK-05 a refund is sent once, however often its job runs', async () => {
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  fake.payments.set('order_1', [payment()]);
  await tell('payment.captured', payment());
  await shop.call('POST', `/v1/order/${placed.order.id}/cancel`, { token: buyer.token });
  await shop.runJobs();
  expect(await stand(placed)).toEqual(['refunded', 'refunded']);
  const request = {
    refundId: placed.payment.id,
    paymentId: placed.payment.id,
    providerOrderId: 'order_1',
    providerPaymentId: 'pay_1',
    amount: 600,
  };
  expect(await razorpay.refund(request)).toBe('refunded');
  expect(fake.calls.filter(({ call }) => call === 'POST /v1/payments/pay_1/refund')).toHaveLength(1);
});

test('CHK-04 Razorpay says whether a UPI address exists', async () => {
  expect([await razorpay.validateVpa('a@ok'), await razorpay.validateVpa('a@no')]).toEqual([true, false]);
  fake.mood = 'html';
  await expect(razorpay.validateVpa('a@ok')).rejects.toThrow(GatewayUnavailable);
});

test('CHK-05 a payment stays with the gateway that it began with when another is chosen', async () => {
  await shop.close();
  const sandbox = () => shop.context.gateways.get('sandbox');
  shop = await openOrderShop({
    environment: {
      RAZORPAY_KEY_ID: 'k',
      RAZORPAY_KEY_SECRET: 's',
      RAZORPAY_WEBHOOK_SECRET: 'w',
      RAZORPAY_URL: fake.url,
    },
  });
  buyer = await shop.buyer();
  const admin = await shop.buyer({ isAdmin: true });
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const toggled = await shop.call('POST', '/v1/user/payment-gateway/toggle', {
    token: admin.token,
    body: { gateway: 'razorpay' },
  });
  expect(toggled.json()).toEqual({ gateway: 'razorpay', available: ['sandbox', 'razorpay'] });
  const answer = await shop.call('GET', `/v1/order/${placed.order.id}`, { token: buyer.token });
  expect([answer.json<OrderAnswer>().payment.gateway, sandbox()?.id]).toEqual(['sandbox', 'sandbox']);
});

test('CHK-05 the sandbox signs with its own secret and takes no other signature', () => {
  const { database, clock, jobs } = shop.context;
  const gateway = createSandbox({ database, clock, jobs, secret });
  const body = Buffer.from(
    JSON.stringify({
      id: 'event-01',
      event: 'payment.captured',
      providerOrderId: 'sbx_1',
      providerPaymentId: 'p',
      amount: 100,
    }),
  );
  const signed = (signature: unknown) => gateway.parseWebhook(body, { 'x-signature': signature });
  expect(signed(signatureOf(secret, body))).toEqual({
    eventId: 'event-01',
    providerOrderId: 'sbx_1',
    news: { kind: 'paid', amount: 1, currency: 'INR', providerPaymentId: 'sbxpay_1' },
  });
  expect([signed(signatureOf('x', body)), signed(''), signed(undefined), signed(['a'])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(
    createSandbox({ database, clock, jobs, secret: '' }).parseWebhook(body, {
      'x-signature': signatureOf('', body),
    }),
  ).toBeNull();
});
