import type { GatewayId } from '../../../src/contract/checkout/payment/payment.calls.ts';
import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Mandates } from './mandates.ts';

export type OnlineMethod = 'upi' | 'card' | 'netbanking';

/** Page that the payer returns to from the gateway. */
export const returnPlaces = ['checkout', 'membership', 'subscriptions'] as const;
/** A named page, or the page of a payment link, by its path. */
export type ReturnPlace = (typeof returnPlaces)[number] | `pay/${string}`;

/** Where the payer comes back to, in the language of the page that they left (LNG-01). */
export interface WayBack {
  readonly returnTo: ReturnPlace;
  readonly language: Language;
}

/** Path of the return page. */
export function returnPath({ returnTo: place, language }: WayBack, orderId: string): string {
  if (isPayLink(place)) return addressIn(language, `/${place}`);
  const path = place === 'checkout' ? `/checkout/payment?order=${orderId}` : `/dashboard/${place}`;
  return addressIn(language, path);
}

/** Whether the payer comes from a payment link (DRF-01). */
export function isPayLink(place: string): place is `pay/${string}` {
  return /^pay\/[\w-]{20,100}$/u.test(place);
}

export interface PaymentRequest extends WayBack {
  /** The shop's payment id. Makes a repeated request idempotent where the gateway supports it. */
  readonly paymentId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: Rupees;
  readonly method: OnlineMethod;
  readonly customer: { readonly name: string; readonly phone: string };
}

export interface CreatedPayment {
  readonly providerOrderId: string;
  readonly action: PaymentAction;
}

/** A gateway's report about one of its orders. Only 'paid' and 'refunded' mean that money moved. */
export type PaymentNews =
  | { readonly kind: 'open' }
  /** The payer has acted, but the bank hasn't answered. */
  | { readonly kind: 'attempted' }
  | { readonly kind: 'failed' }
  /** `amount` in units of the currency, such as rupees with decimals. May differ from the amount requested. */
  | {
      readonly kind: 'paid';
      readonly amount: number;
      readonly currency: string;
      readonly providerPaymentId: string;
    }
  | { readonly kind: 'refunded'; readonly providerPaymentId: string };

/** A webhook about a mandate. It only says that something changed; the gateway is then asked for the details. */
export interface MandateMessage {
  readonly eventId: string;
  readonly mandate: { readonly providerId: string } | { readonly token: string };
}

export interface PaymentMessage {
  /** The gateway's id of the message; stays the same when it is resent. */
  readonly eventId: string;
  readonly providerOrderId: string;
  readonly news: PaymentNews;
}

export type WebhookMessage = PaymentMessage | MandateMessage;

export interface RefundRequest {
  /** The shop's refund id. A repeated request sends the money once. */
  readonly refundId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  /** All or part of the payment, in units of its currency, such as rupees with decimals. */
  readonly amount: number;
}

/**
 * A payment gateway. Every method except parseWebhook makes a network call, so never use one inside a
 * transaction.
 */
export interface Gateway {
  readonly id: GatewayId;
  readonly mandates: Mandates;
  create(request: PaymentRequest): Promise<CreatedPayment>;
  /** Current state of the provider's order: each payment that moved money, or else the latest attempt. */
  fetch(providerOrderId: string): Promise<readonly PaymentNews[]>;
  /** Refunds an amount, once even if repeated; 'pending' until the money has arrived. */
  refund(request: RefundRequest): Promise<'refunded' | 'pending'>;
  /** Null if the signature is invalid; 'other' for a message that the shop ignores. */
  parseWebhook(rawBody: Buffer, headers: Readonly<Record<string, unknown>>): WebhookMessage | 'other' | null;
  validateVpa(vpa: string): Promise<boolean>;
  /** Checks the keys with an authenticated call that changes nothing. */
  check(): Promise<void>;
  /** Seconds until a retry makes sense while the circuit breaker is open; null while it is closed. */
  retryAfter(): number | null;
}

/** Normalises a currency code such as 'INR'; an invalid one becomes ISO 4217's code for no currency. */
export function currencyCode(code: string): string {
  return /^[a-z]{3}$/iu.test(code) ? code.toUpperCase() : 'XXX';
}

/** The gateway didn't answer, or its answer made no sense. */
export class GatewayUnavailable extends Error {
  override readonly name: string = 'GatewayUnavailable';
}

/** The gateway rejected the request; a retry would fail too. */
export class GatewayRefused extends GatewayUnavailable {
  override readonly name = 'GatewayRefused';
}
