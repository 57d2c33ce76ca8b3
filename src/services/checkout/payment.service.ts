import * as paymentCalls from '../../contract/checkout/payment/payment.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { PaymentAction } from '../../contract/orders/order/order.calls.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import type { Http } from '../platform/http/http.ts';

interface RetryRequest {
  readonly orderId: string;
  readonly paymentMethod: PaymentMethod;
  readonly key: string;
}

/** Starts and checks payments, and opens the gateway's page. */
export function createPaymentService(http: Http, view: Window) {
  return {
    fetchStatus: (orderId: string, signal: AbortSignal) =>
      http.send(paymentCalls.paymentStatus, { query: { orderId }, signal }),
    retryPayment: ({ orderId, paymentMethod, key }: RetryRequest, signal: AbortSignal) =>
      http.send(paymentCalls.retryPayment, {
        body: { orderId, paymentMethod },
        headers: { 'Idempotency-Key': key },
        signal,
      }),
    cancelOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.cancelOrder, { params: { id }, signal }),
    openGateway: (action: PaymentAction) => openGateway(action, view),
    now: () => Date.now(),
  };
}

function openGateway(action: PaymentAction, view: Window): void {
  if (action.kind === 'redirect') view.location.assign(action.url);
  if (action.kind === 'upi' && action.page !== null) view.location.assign(action.page);
  if (action.kind === 'form') postForm(action.url, action.fields, view.document);
}

/** Navigates with a POST, which some gateways require. */
function postForm(url: string, fields: Readonly<Record<string, string>>, document: Document): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
