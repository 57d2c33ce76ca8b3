import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toPaise } from '../../../../src/domain/kit/money/money.ts';
import {
  currencyCode,
  GatewayUnavailable,
  type Gateway,
  type PaymentNews,
  type WebhookMessage,
} from '../gateway.ts';
import {
  openRazorpay,
  razorpayOrder,
  type RazorpayPayment,
  razorpayPayment,
  razorpayPayments,
} from './razorpay-api.ts';
import { razorpayMandates } from './razorpay-mandates.ts';
import { openService, type OutgoingService } from '../../../platform/outgoing/outgoing-service.ts';
import { isSignedWith } from '../../../platform/file/signature.ts';

export interface RazorpayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The previous secret; still accepted for webhooks. */
  readonly formerWebhookSecret?: string | null;
  /** Merchant name shown to payers. */
  readonly shopName: () => string;
  /** Public URL of the shop, no trailing slash. */
  readonly shopOrigin: () => string;
  readonly baseUrl?: string | undefined;
  /** Timeout of one call, milliseconds. */
  readonly timeout?: number;
  /** The service with its circuit breaker. */
  readonly service?: OutgoingService;
}

const orders = z.object({ items: z.array(z.unknown()) });
const refund = z.object({ status: z.enum(['pending', 'processed', 'failed']), receipt: z.nullish(z.string()) });
const refunds = z.object({ items: z.array(refund) });
const vpa = z.object({ success: z.boolean() });
const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: razorpayPayment })),
    token: z.optional(z.object({ entity: z.object({ id: z.string().check(z.maxLength(80)) }) })),
  }),
});

/** Razorpay's Orders and Payments API with hosted checkout. Sends amounts in paise. */
export function createRazorpay(options: RazorpayOptions): Gateway {
  const {
    keyId,
    keySecret,
    webhookSecret,
    formerWebhookSecret,
    shopName,
    shopOrigin,
    baseUrl = 'https://api.razorpay.com',
    timeout = 5000,
    service = openService('razorpay'),
  } = options;
  const call = openRazorpay({ keyId, keySecret, baseUrl, timeout, service });
  const check = async (): Promise<void> => {
    await call(orders, '/v1/orders?count=1');
  };
  service.breaker.probeWith(check);

  return {
    id: 'razorpay',
    mandates: razorpayMandates({ call, keyId, baseUrl, shopName, shopOrigin }),
    async create({ paymentId, orderId, orderNumber, amount, method, customer, returnTo, language }) {
      const made = await call(razorpayOrder, '/v1/orders', {
        body: { amount: toPaise(amount), currency: 'INR', receipt: paymentId, notes: { order: orderNumber } },
      });
      const place = returnTo === 'checkout' ? '' : `&to=${returnTo}`;
      const spoken = language === 'en' ? '' : `&language=${language}`;
      const back = `${shopOrigin()}/payment/return?order=${orderId}${place}${spoken}`;
      return {
        providerOrderId: made.id,
        action: {
          kind: 'form',
          url: `${baseUrl}/v1/checkout/embedded`,
          fields: {
            key_id: keyId,
            order_id: made.id,
            amount: String(toPaise(amount)),
            currency: 'INR',
            name: shopName(),
            description: `Order ${orderNumber}`,
            'prefill[name]': customer.name,
            'prefill[contact]': customer.phone,
            'prefill[method]': method,
            callback_url: back,
            cancel_url: back,
          },
        },
      };
    },
    async fetch(providerOrderId) {
      const { items } = await call(razorpayPayments, `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`);
      return newsOf(items.filter(({ order_id }) => order_id === undefined || order_id === providerOrderId));
    },
    async refund({ refundId, providerPaymentId, amount }) {
      const path = `/v1/payments/${encodeURIComponent(providerPaymentId)}`;
      // Razorpay refunds have no idempotency key, so look for one with this receipt first.
      if ((await call(razorpayPayment, path)).status === 'refunded') return 'refunded';
      const { items } = await call(refunds, `${path}/refunds?count=100`);
      const sent =
        items.find(({ receipt, status }) => receipt === refundId && status !== 'failed') ??
        (await call(refund, `${path}/refund`, {
          body: { amount: Math.round(toPaise(amount)), receipt: refundId },
        }));
      if (sent.status === 'failed') throw new GatewayUnavailable('Razorpay couldn’t refund the payment');
      return sent.status === 'processed' ? 'refunded' : 'pending';
    },
    parseWebhook(rawBody, headers) {
      const signature = headers['x-razorpay-signature'];
      const secrets = [webhookSecret, formerWebhookSecret ?? ''];
      if (!secrets.some((secret) => isSignedWith(secret, rawBody, signature))) return null;
      return messageOf(rawBody, headers['x-razorpay-event-id']);
    },
    async validateVpa(name) {
      return (await call(vpa, '/v1/payments/validate/vpa', { body: { vpa: name } })).success;
    },
    check,
    retryAfter: () => (service.breaker.state === 'closed' ? null : service.breaker.retryAfter()),
  };
}

/** An order can have several attempts: reports each that moved money, otherwise whether one is still open. */
function newsOf(items: readonly RazorpayPayment[]): readonly PaymentNews[] {
  const moved = items.flatMap((item): readonly PaymentNews[] => {
    if (item.status === 'captured') return [paidNews(item)];
    return item.status === 'refunded' ? [{ kind: 'refunded', providerPaymentId: item.id }] : [];
  });
  if (moved.length > 0) return moved;
  if (items.some(({ status }) => status === 'created' || status === 'authorized')) return [{ kind: 'attempted' }];
  return [{ kind: items.length === 0 ? 'open' : 'failed' }];
}

function paidNews({ id, amount, currency }: RazorpayPayment): PaymentNews {
  return { kind: 'paid', amount: amount / toPaise(1), currency: currencyCode(currency), providerPaymentId: id };
}

function messageOf(rawBody: Buffer, eventId: unknown): WebhookMessage | 'other' {
  const parsed = z.safeParse(webhook, JSON.parse(rawBody.toString('utf8')));
  const entity = parsed.data?.payload.payment?.entity;
  const id = typeof eventId === 'string' ? eventId : createHash('sha256').update(rawBody).digest('hex');
  const token = parsed.data?.payload.token?.entity.id;
  if (token !== undefined && parsed.data?.event.startsWith('token.')) {
    return { eventId: id.slice(0, 80), mandate: { token } };
  }
  if (!parsed.success || !entity?.order_id) return 'other';
  const news = newsOfEvent(parsed.data.event, entity);
  if (!news) return 'other';
  return { eventId: id.slice(0, 80), providerOrderId: entity.order_id, news };
}

function newsOfEvent(event: string, entity: RazorpayPayment): PaymentNews | null {
  switch (event) {
    case 'payment.captured':
    case 'order.paid':
      return paidNews(entity);
    case 'payment.failed':
      return { kind: 'failed' };
    case 'payment.authorized':
      return { kind: 'attempted' };
    case 'refund.processed':
      // A partly refunded payment stays paid.
      return entity.status === 'refunded' ? { kind: 'refunded', providerPaymentId: entity.id } : null;
    default:
      return null;
  }
}
