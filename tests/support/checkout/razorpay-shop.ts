import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { createRazorpay } from '../../../server/checkout/gateway/razorpay/razorpay.ts';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { type FakeRazorpay, startFakeRazorpay } from './fake-razorpay.ts';
import { type Answer, type Buyer, openOrderShop, type OrderShop } from '../orders/order-shop.ts';

const webhookSecret = 'the-webhook-secret';

export interface RazorpayShop {
  readonly shop: OrderShop;
  readonly fake: FakeRazorpay;
  /** The gateway takes money for an order and tells the shop of it. Amounts in the smallest unit. */
  readonly pays: (
    answer: OrderAnswer,
    money: { amount: number; currency?: string; id?: string },
  ) => Promise<Record<string, unknown>>;
  readonly tell: (event: string, entity: unknown, id?: string, key?: string) => Promise<Answer>;
  /** The gateway's id of the order's first payment. */
  readonly providerOrder: (answer: OrderAnswer) => Promise<string>;
  readonly desk: (admin: Buyer, orderId: string) => Promise<OrderAdmin>;
  readonly settle: (
    admin: Buyer,
    orderId: string,
    body: { decision: 'accept' | 'refund'; acceptsLess?: boolean; reason?: string },
    paymentId?: string,
  ) => Promise<Answer>;
  /** Where order and payment stand. */
  readonly stand: (answer: OrderAnswer) => Promise<readonly [string, string]>;
  /** The texts that were sent to a shopper, the first first, without their links. */
  readonly texts: (to: Buyer) => Promise<string[]>;
  /** What went back at the gateway for a payment, in its smallest unit. */
  readonly sentBack: (taken: Record<string, unknown>) => number[];
  readonly close: () => Promise<void>;
}

/** A shop whose payments are taken by a double of Razorpay, which also takes wrong ones. */
export async function openRazorpayShop(): Promise<RazorpayShop> {
  const fake = await startFakeRazorpay();
  const razorpay = createRazorpay({
    shopName: () => 'Mantra',
    keyId: 'rzp_test',
    keySecret: 'key-secret',
    webhookSecret,
    shopOrigin: () => 'https://shop.example.in',
    baseUrl: fake.url,
    timeout: 5000,
  });
  const shop = await openOrderShop({ gateways: [razorpay] });
  const { database } = shop.context;
  const tell: RazorpayShop['tell'] = async (event, entity, id = randomUUID(), key = webhookSecret) => {
    const body = JSON.stringify({ event, payload: { payment: { entity } } });
    return shop.call('POST', '/v1/payment/webhook/razorpay', {
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signatureOf(key, body),
        'x-razorpay-event-id': id,
      },
      body,
    });
  };
  const providerOrder: RazorpayShop['providerOrder'] = async ({ payment }) =>
    (await database.one<{ id: string }>(sql`SELECT provider_order_id AS id FROM payment WHERE id = ${payment.id}`))
      .id;
  const desk: RazorpayShop['desk'] = async ({ token }, orderId) =>
    (await shop.call('GET', `/v1/admin/order/${orderId}/desk`, { token })).json<OrderAdmin>();
  return {
    shop,
    fake,
    tell,
    providerOrder,
    desk,
    async pays(answer, money) {
      const taken = fake.capture(await providerOrder(answer), money);
      const told = await tell('payment.captured', taken);
      if (told.status !== 200) throw new Error(`${told.status} ${told.body}`);
      return taken;
    },
    async settle(admin, orderId, { reason = 'Looked into', ...body }, paymentId) {
      const unmatched = (await desk(admin, orderId)).attempts.find(({ status }) => status === 'unmatched');
      return shop.call('POST', `/v1/admin/order/${orderId}/payment/${paymentId ?? unmatched?.id ?? ''}/settle`, {
        token: admin.token,
        body: { ...body, reason },
      });
    },
    async stand({ order }) {
      const now = await database.one<{ order: string; payment: string }>(sql`
        SELECT shop_order.status AS order, payment.status AS payment FROM shop_order JOIN payment ON order_id = shop_order.id
        WHERE shop_order.id = ${order.id}
        ORDER BY array_position(ARRAY['refunded', 'refunding', 'unmatched', 'paid'], payment.status) DESC NULLS LAST LIMIT 1`);
      return [now.order, now.payment];
    },
    async texts(to) {
      const rows = await database.query<{ text: string }>(sql`
        SELECT body AS text FROM message JOIN shopper ON phone = recipient WHERE shopper.id = ${to.id} ORDER BY serial`);
      return rows.map(({ text }) => text.replaceAll(/\S+\/track\/\S+/gu, '').trim());
    },
    sentBack: (taken) => fake.refunds.filter(({ payment }) => payment === taken['id']).map(({ amount }) => amount),
    async close() {
      await shop.close();
      await fake.close();
    },
  };
}
