import * as z from 'zod/mini';
import { toPaise } from '../../../../src/domain/kit/money/money.ts';
import { GatewayRefused } from '../gateway.ts';
import type { MandateNews, MandateRef, Mandates } from '../mandates.ts';
import { type RazorpayCall, razorpayOrder, type RazorpayPayment, razorpayPayments } from './razorpay-api.ts';

export interface RazorpayMandateOptions {
  readonly call: RazorpayCall;
  readonly keyId: string;
  readonly baseUrl: string;
  readonly shopName: () => string;
  readonly shopOrigin: () => string;
}

const id = z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)) });
const found = z.object({ items: z.array(razorpayOrder) });
const token = z.object({ recurring_details: z.nullish(z.object({ status: z.nullish(z.string()) })) });
const anything = z.unknown();

/** Trial charge that authorises a mandate, whole rupees; refunded. */
const trialAmount = 1;

/** Razorpay's recurring payments: UPI Autopay and cards, with a token from the first payment (SUB-01). */
export function razorpayMandates({ call, keyId, baseUrl, shopName, shopOrigin }: RazorpayMandateOptions): Mandates {
  const tokenPath = ({ providerCustomer }: MandateRef, tokenId: string) =>
    `/v1/customers/${encodeURIComponent(providerCustomer ?? '')}/tokens/${encodeURIComponent(tokenId)}`;
  const paymentsOf = async (orderId: string) =>
    (await call(razorpayPayments, `/v1/orders/${encodeURIComponent(orderId)}/payments`)).items;

  const fetchNews = async (mandate: MandateRef): Promise<MandateNews> => {
    const items = await paymentsOf(mandate.providerId);
    const tried = items.find(({ token_id, status }) => token_id && status !== 'failed');
    const trial = trialOf(items.find(({ status }) => status === 'captured'));
    const tokenId = mandate.token ?? tried?.token_id ?? null;
    if (tokenId === null) {
      const hasFailed = items.length > 0 && items.every(({ status }) => status === 'failed');
      return { kind: hasFailed ? 'refused' : 'asked', trial };
    }
    const { recurring_details: details } = await call(token, tokenPath(mandate, tokenId));
    const kind = kinds[details?.status ?? ''] ?? 'asked';
    return kind === 'granted' ? { kind, token: tokenId, trial } : { kind, trial };
  };

  return {
    async ask({ mandateId, method, ceiling, description, until, customer, language }) {
      const { id: customerId } = await call(id, '/v1/customers', {
        body: { name: customer.name, contact: customer.phone, fail_existing: '0' },
      });
      const made = await call(razorpayOrder, '/v1/orders', {
        body: {
          amount: toPaise(trialAmount),
          currency: 'INR',
          customer_id: customerId,
          ...(method === 'upi' ? { method } : {}),
          payment_capture: true,
          receipt: mandateId,
          token: {
            max_amount: toPaise(ceiling),
            expire_at: Math.floor(until.getTime() / 1000),
            frequency: 'as_presented',
          },
        },
      });
      // The gateway may also return with a form POST; this path then redirects to the subscriptions.
      const spoken = language === 'en' ? '' : `&language=${language}`;
      const back = `${shopOrigin()}/payment/return?order=${mandateId}&to=subscriptions${spoken}`;
      return {
        providerId: made.id,
        providerCustomer: customerId,
        action: {
          kind: 'form',
          url: `${baseUrl}/v1/checkout/embedded`,
          fields: {
            key_id: keyId,
            order_id: made.id,
            customer_id: customerId,
            recurring: '1',
            amount: String(toPaise(trialAmount)),
            currency: 'INR',
            name: shopName(),
            description,
            'prefill[name]': customer.name,
            'prefill[contact]': customer.phone,
            'prefill[method]': method,
            callback_url: back,
            cancel_url: back,
          },
        },
      };
    },
    fetch: fetchNews,
    async revoke(mandate) {
      const news = await fetchNews(mandate);
      const tokenId = mandate.token ?? ('token' in news ? news.token : null);
      if (tokenId === null || news.kind === 'revoked' || news.kind === 'refused') return;
      const path = tokenPath(mandate, tokenId);
      if (mandate.method === 'upi') await call(anything, `${path}/cancel`, { method: 'PUT', body: {} });
      else await call(anything, path, { method: 'DELETE' });
    },
    async debit({ paymentId, orderNumber, amount, customer, providerCustomer, token: tokenId }) {
      // Razorpay orders have no idempotency key, so reuse the one with this receipt.
      const { items } = await call(found, `/v1/orders?receipt=${encodeURIComponent(paymentId)}&count=1`);
      const order =
        items[0] ??
        (await call(razorpayOrder, '/v1/orders', {
          body: { amount: toPaise(amount), currency: 'INR', payment_capture: true, receipt: paymentId },
        }));
      const providerOrderId = order.id;
      if ((await paymentsOf(providerOrderId)).length > 0) return { providerOrderId, isRefused: false };
      try {
        await call(anything, '/v1/payments/create/recurring', {
          body: {
            email: customer.email,
            contact: customer.phone,
            amount: toPaise(amount),
            currency: 'INR',
            order_id: providerOrderId,
            customer_id: providerCustomer,
            token: tokenId,
            recurring: '1',
            description: `Order ${orderNumber}`,
          },
        });
        return { providerOrderId, isRefused: false };
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        return { providerOrderId, isRefused: true };
      }
    },
  };
}

const kinds: Readonly<Record<string, MandateNews['kind']>> = {
  initiated: 'asked',
  confirmed: 'granted',
  rejected: 'refused',
  paused: 'paused',
  cancellation_initiated: 'revoked',
  cancelled: 'revoked',
  expired: 'revoked',
};

function trialOf(tried: RazorpayPayment | undefined) {
  if (tried?.status !== 'captured' || (tried.amount_refunded ?? 0) > 0) return null;
  return { providerPaymentId: tried.id, amount: tried.amount / toPaise(1) };
}
