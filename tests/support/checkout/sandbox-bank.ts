import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import type { Payment } from '../../../src/contract/orders/order/order.calls.ts';
import { type Answer, type OrderShop, secret } from '../orders/order-shop.ts';

/** The sandbox's own id of a payment. */
export function providerOrderOf({ action }: Pick<Payment, 'action'>): string {
  const page = action.kind === 'redirect' ? action.url : action.kind === 'upi' ? (action.page ?? '') : '';
  return page.slice(page.lastIndexOf('/') + 1);
}

/** What the payer does on the sandbox's page. */
export async function choose(
  shop: OrderShop,
  payment: Payment,
  choice: 'pay' | 'fail' | 'stall' | 'late' | 'less' | 'more',
): Promise<Answer> {
  return shop.call('POST', `/sandbox/pay/${providerOrderOf(payment)}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  });
}

export interface BankMessage {
  readonly id?: string;
  readonly event?: 'payment.captured' | 'payment.failed';
  /** In the smallest unit of the currency: paise, unless another one is named. */
  readonly amount?: number;
  readonly currency?: string;
  /** The sandbox's own id of the payment; another one is money that came a second time. */
  readonly providerPaymentId?: string;
}

/** A webhook as the sandbox sends it, without the sandbox's books. */
export async function tell(
  shop: OrderShop,
  payment: Payment,
  {
    id = randomUUID(),
    event = 'payment.captured',
    amount = payment.amount * 100,
    currency = 'INR',
    providerPaymentId = providerOrderOf(payment).replace(/^sbx_/u, 'sbxpay_'),
  }: BankMessage = {},
  key = secret,
): Promise<Answer> {
  const providerOrderId = providerOrderOf(payment);
  const body = JSON.stringify({ id, event, providerOrderId, providerPaymentId, amount, currency });
  return shop.call('POST', '/v1/payment/webhook/sandbox', {
    headers: { 'content-type': 'application/json', 'x-signature': signatureOf(key, body) },
    body,
  });
}
