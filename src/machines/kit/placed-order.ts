import type { Address } from '../../domain/address/address.ts';
import type { Rupees } from '../../domain/money/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/order/order.ts';
import type { RefundWay, ReturnStatus } from '../../domain/order/return.ts';
import type { PricePart, QuotedLine } from '../../domain/pricing/quote.ts';

/** How the browser goes on with a payment. */
export type PaymentAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'upi'; readonly uri: string; readonly page: string | null }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> };

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly gateway: string;
  readonly amount: Rupees;
  readonly action: PaymentAction;
  /** Until when the stock is held for it, ISO 8601; null when nothing runs out. */
  readonly expiresAt: string | null;
}

/** An order as its shopper sees it; the wire's order fits. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly total: Rupees;
  readonly parts: readonly PricePart[];
  readonly lines: readonly QuotedLine[];
  readonly address: Address;
  readonly paymentMethod: PaymentMethod;
  /** First and last day of arrival, 'YYYY-MM-DD'; null while unknown. */
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly invoiceUrl: string | null;
  /** The invoice and its credit notes as PDF, the first first. */
  readonly documents: readonly {
    readonly kind: 'invoice' | 'credit-note';
    readonly number: string;
    readonly url: string;
  }[];
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** Follows the order without a sign-in. */
  readonly trackUrl: string;
  /** Until when its goods can go back, ISO 8601; null before the delivery. */
  readonly returnUntil: string | null;
  readonly returns: readonly OrderReturn[];
  readonly timeline: readonly OrderMoment[];
}

/** A return as its shopper sees it. */
export interface OrderReturn {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly refundTo: RefundWay;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  readonly total: Rupees;
  /** What the shop said to it; '' before. */
  readonly answer: string;
  readonly requestedAt: string;
}

export interface OrderMoment {
  readonly event: string;
  readonly status: OrderStatus;
  readonly by: 'customer' | 'admin' | 'gateway' | 'system';
  readonly at: string;
}

export interface OrderWithPayment {
  readonly order: PlacedOrder;
  readonly payment: Payment;
}

/** The money is there, or is due to the courier: the order stands. */
export function isSettled({ order, payment }: OrderWithPayment): boolean {
  if (order.status === 'cancelled') return false;
  return order.status !== 'placed' || payment.status === 'paid' || payment.method === 'cod';
}

/** It is not packed yet; whether it can really be cancelled the server says. */
export function canCancel({ status }: PlacedOrder): boolean {
  return status === 'placed' || status === 'paid';
}

/** Goods can go back: it was delivered, its days are not over, and no other return is under way. */
export function canReturn({ status, returnUntil, returns }: PlacedOrder, now: number): boolean {
  return (
    status === 'delivered' &&
    returnUntil !== null &&
    now < Date.parse(returnUntil) &&
    returns.every((one) => one.status === 'refused' || one.status === 'refunded')
  );
}

/** The order is over without money; its stock is free again. */
export function isOver({ order }: OrderWithPayment): boolean {
  return order.status === 'cancelled';
}
