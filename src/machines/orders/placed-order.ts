import type { Address } from '../../domain/kit/address.ts';
import type { KeptMembership } from '../../domain/account/membership/kept-membership.ts';
import type { Rupees } from '../../domain/kit/money/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order/order.ts';
import type { ParcelStatus } from '../../domain/orders/order/parcel.ts';
import type { RefundWay, ReturnReason, ReturnStatus, WithheldReason } from '../../domain/orders/order/return.ts';
import type { HoldStatus } from '../../domain/prescriptions/prescription.ts';
import type { Received } from '../../domain/checkout/received.ts';
import type { PricePart, QuotedLine } from '../../domain/cart/pricing/quote.ts';

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
  /** What came where it is not what was asked for, until it is settled (SEC-05). */
  readonly unmatched: Received | null;
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
  /** What is sent together (ORD-06). */
  readonly parcels: readonly OrderParcel[];
  /** What the lines on prescription wait for; null where the order has none. */
  readonly hold: OrderHold | null;
  /** Follows the order without a sign-in. */
  readonly trackUrl: string;
  /** Whether a subscription that it began is renewed by a link. */
  readonly hasLinkRenewals: boolean;
  /** Until when its goods can go back, ISO 8601; null before the delivery. */
  readonly returnUntil: string | null;
  readonly returns: readonly OrderReturn[];
  /** Its membership, where that stays paid whatever goes back. */
  readonly keptMembership?: KeptMembership | undefined;
  readonly timeline: readonly OrderMoment[];
}

/** What of an order is sent together. */
export interface OrderParcel {
  readonly id: string;
  /** 1, 2, … of the order. */
  readonly number: number;
  readonly status: ParcelStatus;
  /** Places of the order's lines. */
  readonly lines: readonly number[];
  readonly courier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

/** What lines on prescription wait for. */
export interface OrderHold {
  readonly status: HoldStatus;
  readonly parcelId: string;
  readonly prescriptionId: string | null;
  /** Until when a prescription has to be sent, ISO 8601; null where nothing is asked of the shopper. */
  readonly until: string | null;
}

/** A return as its shopper sees it. */
export interface OrderReturn {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly reason: ReturnReason | WithheldReason;
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

/** The order is over without money; its stock is free again. */
export function isOver({ order }: OrderWithPayment): boolean {
  return order.status === 'cancelled';
}
