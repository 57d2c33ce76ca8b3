import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import type { Gateway } from '../../../server/checkout/gateway/gateway.ts';
import { gatewaysOf } from '../../../server/checkout/gateway/gateways.ts';
import { createRazorpay } from '../../../server/checkout/gateway/razorpay/razorpay.ts';
import { openService } from '../../../server/platform/outgoing/outgoing-service.ts';
import { createSandbox } from '../../../server/checkout/gateway/sandbox/sandbox.ts';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import { settleMandates } from '../../../server/orders/mandate/settle-mandate.ts';
import { renewSubscriptions } from '../../../server/orders/subscription/renew-subscriptions.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../support/checkout/fake-razorpay.ts';
import { paidByMandate } from '../../support/checkout/mandates.ts';
import { secret } from '../../support/orders/order-shop.ts';
import { openSubscriptionShop, type SubscriptionShop } from '../../support/checkout/subscriptions.ts';

const webhookSecret = 'the-webhook-secret';
let fake: FakeRazorpay;
let shop: SubscriptionShop;
let subscription: Subscription;

beforeEach(async () => {
  fake = await startFakeRazorpay();
  shop = await openSubscriptionShop((context) => {
    const { database, clock, jobs } = context;
    const razorpay: Gateway = createRazorpay({
      shopName: () => 'Mantra',
      keyId: 'rzp_test',
      keySecret: 'key-secret',
      webhookSecret,
      shopOrigin: () => 'https://shop.example.in',
      baseUrl: fake.url,
      timeout: 300,
      service: openService('razorpay', { maxFailures: 10 }),
    });
    return gatewaysOf([createSandbox({ database, clock, jobs, secret }), razorpay]);
  });
  subscription = await shop.subscribe();
  await shop.context.database.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES ('payment-gateway', '"razorpay"', now())
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`);
  return async () => {
    await shop.close();
    await fake.close();
  };
});

async function ask() {
  const path = `/v1/user/subscription/${subscription.id}/mandate`;
  return shop.call('POST', path, { token: shop.owner.token, body: { method: 'upi' } });
}

async function tell(event: string, payload: object, id: string = randomUUID()) {
  const body = JSON.stringify({ event, payload });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signatureOf(webhookSecret, body),
    'x-razorpay-event-id': id,
  };
  return (await shop.call('POST', '/v1/payment/webhook/razorpay', { headers, body })).status;
}

/** The payer agrees in their app: the first rupee is taken and a token is made. */
async function agreed(): Promise<void> {
  const { mandate } = (await ask()).json<Subscription>();
  const orderId = mandate?.action.kind === 'form' ? (mandate.action.fields['order_id'] ?? '') : '';
  const trial = {
    id: 'pay_trial',
    order_id: orderId,
    amount: 100,
    currency: 'INR',
    status: 'captured',
    token_id: 'token_1',
  };
  fake.payments.set(orderId, [trial]);
  fake.token = 'confirmed';
  expect(await tell('payment.captured', { payment: { entity: trial } })).toBe(200);
  await shop.runJobs();
}

const count = (call: string) => fake.calls.filter((one) => one.call === call).length;

test('SUB-01 Razorpay is asked with ceiling and end; the rupee that tries it goes back, and a debit is one order and one payment', async () => {
  await agreed();
  expect(fake.calls.find(({ call }) => call === 'POST /v1/orders')?.body).toMatchObject({
    amount: 100,
    customer_id: 'cust_1',
    token: { max_amount: 100_000, frequency: 'as_presented' },
  });
  expect(count('POST /v1/payments/pay_trial/refund')).toBe(1);
  expect(await shop.now()).toMatchObject({ paysBy: 'mandate', mandate: { status: 'granted' } });
  await shop.live(7);
  expect(count('POST /v1/payments/create/recurring')).toBe(1);
  expect(fake.calls.find(({ call }) => call === 'POST /v1/payments/create/recurring')?.body).toMatchObject({
    amount: 54_000,
    customer_id: 'cust_1',
    token: 'token_1',
    recurring: '1',
  });
  const debit = [...fake.payments.values()].flat().find(({ amount }) => amount === 54_000);
  expect(await tell('payment.captured', { payment: { entity: { ...debit, status: 'captured' } } })).toBe(200);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

test('SEC-05 the rupee that a bank took for a mandate goes back also when its owner wants no mandate any more', async () => {
  const { mandate } = (await ask()).json<Subscription>();
  const orderId = mandate?.action.kind === 'form' ? (mandate.action.fields['order_id'] ?? '') : '';
  fake.payments.set(orderId, [
    { id: 'pay_trial', order_id: orderId, amount: 100, currency: 'INR', status: 'captured', token_id: 'token_1' },
  ]);
  fake.token = 'confirmed';
  await shop.call('DELETE', `/v1/user/subscription/${subscription.id}/mandate`, { token: shop.owner.token });
  for (let times = 0; times < 2; times += 1) {
    shop.pass(61_000);
    await settleMandates(shop.context);
    await shop.runJobs();
  }
  expect(count('POST /v1/payments/pay_trial/refund')).toBe(1);
  expect(fake.token).toBe('cancellation_initiated');
});

test('SUB-01 Razorpay hangs, answers nonsense or breaks the line in the middle of a debit: it is debited once', async () => {
  await agreed();
  await shop.live(6);
  shop.pass(86_400_000);
  for (const mood of ['hangs', 'html', 'lies', 'drops', 'drops'] as const) {
    fake.mood = mood;
    await renewSubscriptions(shop.context);
    shop.pass(61_000);
  }
  fake.mood = 'good';
  await renewSubscriptions(shop.context);
  shop.pass(61_000);
  await renewSubscriptions(shop.context);
  expect([...fake.payments.values()].flat().filter(({ amount }) => amount === 54_000)).toHaveLength(1);
  expect(await paidByMandate(shop)).toEqual([{ status: 'pending', amount: 540 }]);
});

test('SUB-01 a token that Razorpay no longer takes is a link at once, and the mandate is known to be over', async () => {
  await agreed();
  await shop.live(6);
  fake.token = 'cancelled';
  await shop.live(1);
  expect(await shop.now()).toMatchObject({
    status: 'renewing',
    waiting: { total: 540 },
    paysBy: 'link',
    mandate: null,
  });
});

test('SUB-01 Razorpay says that a token is paused, then nothing: the message is sent again and counts once', async () => {
  await agreed();
  fake.token = 'paused';
  fake.mood = 'hangs';
  const told = { token: { entity: { id: 'token_1' } } };
  expect(await tell('token.paused', told, 'event-paused-1')).toBe(503);
  fake.mood = 'good';
  expect(await tell('token.paused', told, 'event-paused-1')).toBe(200);
  expect(await tell('token.paused', told, 'event-paused-1')).toBe(200);
  expect((await shop.now()).mandate?.status).toBe('paused');
});

test('SUB-01 an end that Razorpay does not hear is told again until it has', async () => {
  await agreed();
  fake.mood = 'html';
  await shop.call('DELETE', `/v1/user/subscription/${subscription.id}/mandate`, { token: shop.owner.token });
  await settleMandates(shop.context);
  fake.mood = 'good';
  expect(fake.token).toBe('confirmed');
  shop.pass(86_400_000);
  await settleMandates(shop.context);
  expect(fake.token).toBe('cancellation_initiated');
});

test('SUB-01 a payment service that does not answer leaves nothing half asked: it can be asked again', async () => {
  fake.mood = 'hangs';
  expect((await ask()).status).toBe(503);
  fake.mood = 'good';
  expect((await ask()).json<Subscription>().mandate).toMatchObject({ status: 'asked', action: { kind: 'form' } });
});
