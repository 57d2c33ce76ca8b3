import * as payLinkCalls from '../../contract/orders/draft/pay-link.calls.ts';
import type { PayLinkMethod } from '../../domain/orders/draft/draft-order.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import type { Http } from '../platform/http/http.ts';
import { createPaymentService } from './payment.service.ts';

interface LinkOrder {
  readonly token: string;
  readonly method: PayLinkMethod;
  readonly expectedTotal: number;
}

/** Opens a payment link, places its order and pays for it, without a sign-in. */
export function createPayLinkService(http: Http, view: Window, token: string) {
  const params = { token };
  const { openGateway, now } = createPaymentService(http, view);
  return {
    openLink: (given: string, signal: AbortSignal) =>
      http.send(payLinkCalls.openPayLink, { params: { token: given }, body: {}, signal }),
    placeOrder: ({ token: given, method, expectedTotal }: LinkOrder, signal: AbortSignal) =>
      http.send(payLinkCalls.orderByLink, {
        params: { token: given },
        body: { paymentMethod: method, expectedTotal },
        signal,
      }),
    pay: {
      fetchStatus: (_orderId: string, signal: AbortSignal) =>
        http.send(payLinkCalls.readLinkPayment, { params, signal }),
      retryPayment: ({ paymentMethod }: { readonly paymentMethod: PaymentMethod }, signal: AbortSignal) =>
        http.send(payLinkCalls.retryByLink, { params, body: { paymentMethod: onlineOf(paymentMethod) }, signal }),
      cancelOrder: (_orderId: string, signal: AbortSignal) =>
        http.send(payLinkCalls.leaveLinkOrder, { params, body: {}, signal }),
      openGateway,
      now,
    },
  };
}

/** A link is never paid from a wallet, and cash needs no second payment. */
function onlineOf(method: PaymentMethod): 'upi' | 'card' | 'netbanking' {
  return method === 'card' || method === 'netbanking' ? method : 'upi';
}
