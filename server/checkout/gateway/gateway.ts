import type { GatewayId } from '../../../src/contract/checkout/payment/payment.calls.ts';
import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Mandates } from './mandates.ts';

export type OnlineMethod = 'upi' | 'card' | 'netbanking';

/** The page that a payer comes back to from the gateway's own. */
export const returnPlaces = ['checkout', 'membership', 'subscriptions'] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

/** Its path in the shop. */
export function returnPath(place: ReturnPlace, orderId: string): string {
  return place === 'checkout' ? `/checkout/payment?order=${orderId}` : `/dashboard/${place}`;
}

export interface PaymentRequest {
  /** The shop's own id of the payment: a request that comes twice makes one provider order where the gateway can tell. */
  readonly paymentId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: Rupees;
  readonly method: OnlineMethod;
  readonly customer: { readonly name: string; readonly phone: string };
  readonly returnTo: ReturnPlace;
}

export interface CreatedPayment {
  readonly providerOrderId: string;
  readonly action: PaymentAction;
}

/** What a gateway says of one of its orders. Only 'paid' and 'refunded' are money that moved. */
export type PaymentNews =
  | { readonly kind: 'open' }
  /** The payer did something and the bank has not answered. */
  | { readonly kind: 'attempted' }
  | { readonly kind: 'failed' }
  /** `amount` in units of the currency, such as rupees with paise after the point: it may be any other than was asked for. */
  | {
      readonly kind: 'paid';
      readonly amount: number;
      readonly currency: string;
      readonly providerPaymentId: string;
    }
  | { readonly kind: 'refunded'; readonly providerPaymentId: string };

/** A message about a mandate: it says only that something changed, and the gateway is asked what. */
export interface MandateMessage {
  readonly eventId: string;
  readonly mandate: { readonly providerId: string } | { readonly token: string };
}

export interface PaymentMessage {
  /** The gateway's own id of the message; a message that is sent again has the same. */
  readonly eventId: string;
  readonly providerOrderId: string;
  readonly news: PaymentNews;
}

export type WebhookMessage = PaymentMessage | MandateMessage;

export interface RefundRequest {
  /** The shop's own id of this refund: a request that comes twice sends the money once. */
  readonly refundId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  /** All that was paid, or a part of it, in units of its currency, such as rupees with paise after the point. */
  readonly amount: number;
}

/** One payment service (CHK-05). Every method but parseWebhook calls out, so never inside a transaction. */
export interface Gateway {
  readonly id: GatewayId;
  readonly mandates: Mandates;
  create(request: PaymentRequest): Promise<CreatedPayment>;
  /** How the provider's order stands now: each payment of it that moved money, or what the last attempt came to. */
  fetch(providerOrderId: string): Promise<readonly PaymentNews[]>;
  /** Sends an amount back, once however often it is called; 'pending' until the money is really back. */
  refund(request: RefundRequest): Promise<'refunded' | 'pending'>;
  /** Null when the signature is not the gateway's; 'other' for a message that means nothing to the shop. */
  parseWebhook(rawBody: Buffer, headers: Readonly<Record<string, unknown>>): WebhookMessage | 'other' | null;
  validateVpa(vpa: string): Promise<boolean>;
  /** Asks something that only a shop with the right keys is told, and moves nothing. */
  check(): Promise<void>;
  /** Seconds until it is worth asking again while its circuit breaker is open; null while it answers (SEC-02). */
  retryAfter(): number | null;
}

/** A currency as it is kept, such as 'INR'; what is no code of one gets ISO 4217's code for none. */
export function currencyCode(code: string): string {
  return /^[a-z]{3}$/iu.test(code) ? code.toUpperCase() : 'XXX';
}

/** The gateway did not answer, or not in a way that makes sense. */
export class GatewayUnavailable extends Error {
  override readonly name: string = 'GatewayUnavailable';
}

/** The gateway understood and said no; asking again brings the same. */
export class GatewayRefused extends GatewayUnavailable {
  override readonly name = 'GatewayRefused';
}
