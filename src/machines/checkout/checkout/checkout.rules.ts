import { hasMembership } from '../../../domain/cart/cart.ts';
import { normalisedCode } from '../../../domain/promotions/coupon/coupon.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { SoldGoods } from '../../../domain/orders/order/paid-shares.ts';
import { parseLocation, type Location } from '../../../domain/shell/page/route.ts';
import { isSellable, type Quote } from '../../../domain/cart/pricing/quote.ts';
import { isReached } from '../address-form/address-form.rules.ts';
import type { AddressDraft } from '../address-form/address-form.types.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';
import type { PayInput } from '../pay/pay.machine.ts';
import type {
  AttemptMark,
  CheckoutContext,
  CheckoutDraft,
  CheckoutStep,
  ClaimedCode,
  OrderRequest,
  QuoteRequest,
  Unfinished,
} from './checkout.types.ts';

/** The ways to pay that the checkout offers; cash last, never hidden. */
export const offeredMethods = [
  'upi',
  'card',
  'netbanking',
  'wallet',
  'cod',
] as const satisfies readonly PaymentMethod[];

/** Why a method cannot be chosen now; null when it can (CHK-01). */
export function methodRefusal(
  method: PaymentMethod,
  { delivery, draft, quote, codLimit }: Pick<CheckoutContext, 'delivery' | 'draft' | 'quote' | 'codLimit'>,
): 'not-offered' | 'no-cash-there' | 'above-cash-limit' | 'too-little-in-it' | null {
  if (!offeredMethods.some((each) => each === method)) return 'not-offered';
  if (method === 'wallet') return isWalletEnough(quote) ? null : 'too-little-in-it';
  if (method !== 'cod') return null;
  const isAnswered = delivery !== null && delivery.pincode === draft.place?.pincode;
  if (isAnswered && !delivery.cashOnDelivery) return 'no-cash-there';
  return quote !== null && quote.total > codLimit ? 'above-cash-limit' : null;
}

/** A wallet pays whole orders (CHK-04). */
function isWalletEnough(quote: Quote | null): boolean {
  return quote !== null && (quote.walletBalance ?? 0) >= quote.total;
}

/** Whether everything that an order needs is there; the quote's freshness is the chart's to know. */
export function isComplete(context: CheckoutContext): boolean {
  const { draft, quote, delivery } = context;
  return (
    draft.addressId !== null &&
    draft.place !== null &&
    isReached(draft.place.pincode, delivery) &&
    draft.method !== null &&
    methodRefusal(draft.method, context) === null &&
    quote !== null &&
    isSellable(quote)
  );
}

export function quoteRequest({ lines, draft, bundleId }: CheckoutContext): QuoteRequest {
  return {
    lines,
    couponCode: draft.couponCode === '' ? null : draft.couponCode,
    bundleId,
    addressId: draft.addressId,
    paymentMethod: draft.method,
  };
}

/** What a reminder could lead back to (CHK-11). */
export function unfinished(context: CheckoutContext, step: CheckoutStep): Unfinished {
  const { lines, couponCode, bundleId } = quoteRequest(context);
  return { step, lines, couponCode, bundleId };
}

/** The order as the shopper sees it; null while something is missing. */
export function orderRequest(
  context: CheckoutContext,
  cartVersion: OrderRequest['cartVersion'],
): OrderRequest | null {
  const { lines, draft, quote } = context;
  if (draft.addressId === null || draft.method === null || quote === null) return null;
  return {
    lines,
    couponCode: draft.couponCode === '' ? null : draft.couponCode,
    // A bundle that was shown as not applied is not ordered: the server would ask about it again and again.
    bundleId: quote.bundle?.applied ? quote.bundle.bundleId : null,
    addressId: draft.addressId,
    paymentMethod: draft.method,
    expectedTotal: quote.total,
    cartVersion,
  };
}

/** The draft with a key for what stands on the screen now. */
export function withAttempt(context: CheckoutContext, { key, cartVersion }: AttemptMark): CheckoutDraft {
  const request = orderRequest(context, cartVersion);
  return { ...context.draft, attempt: request && { key, request } };
}

/** The draft without anything that belongs to one order; address and method stay for the next. */
export function withoutOrder(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, attempt: null, orderId: null };
}

/** The fresh quote that the server refused an order with (409); null for any other failure (CHK-09). */
export function freshQuoteOf(error: unknown): Quote | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug !== 'quote-changed') return null;
  const { body } = failure;
  return typeof body === 'object' && body !== null && 'quote' in body && isQuote(body.quote) ? body.quote : null;
}

/** The order that this cart has made already, or that is to be paid first; null for any other failure (SEC-05). */
export function namedOrder(
  failure: Failure | null,
  slug: 'already-ordered' | 'unpaid-orders',
): { readonly id: string; readonly number: string } | null {
  if (failure?.kind !== 'refused' || failure.slug !== slug) return null;
  const { body } = failure;
  const order = typeof body === 'object' && body !== null && 'order' in body ? body.order : null;
  if (typeof order !== 'object' || order === null || !('id' in order) || !('number' in order)) return null;
  const { id, number } = order;
  return typeof id === 'string' && typeof number === 'string' ? { id, number } : null;
}

/** The server's answers keep to the contract; this only tells a quote from no quote. */
function isQuote(value: unknown): value is Quote {
  if (typeof value !== 'object' || value === null) return false;
  return 'total' in value && typeof value.total === 'number' && 'lines' in value && Array.isArray(value.lines);
}

/** The server said no, so that no order is there; anything else may have made one. */
export function isRefusal(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug === 'request-in-progress') return false;
  return failure.status < 500 || failure.slug === 'gateway-unavailable';
}

export function isMissing(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 404;
}

export function isLost(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'session-lost' || (failure.kind === 'refused' && failure.status === 401);
}

export function stepLocation(step: CheckoutStep): Location {
  return parseLocation(step === 'payment' ? '/checkout/payment' : '/checkout');
}

export function successLocation(orderId: string): Location {
  return parseLocation(`/order-success?order=${encodeURIComponent(orderId)}`);
}

/** The code in what was typed; the wire takes 40 letters. */
export function codeOf(text: string): string {
  return normalisedCode(text).slice(0, 40);
}

/** Whether the placed order, or the cart it came from, brought a membership. */
export function broughtMembership({ placed, lines }: CheckoutContext): boolean {
  return placed?.order.lines.some((line) => line.isPremiumMembership) ?? hasMembership(lines);
}

/** What the placed order sold, for those who hear of it. */
export function soldIn({ placed }: Pick<CheckoutContext, 'placed'>): SoldGoods {
  return { lines: placed?.order.lines ?? [], parts: placed?.order.parts ?? [] };
}

/** The pincode that the delivery is asked for: of the chosen address, else of the one that is typed. */
export function pincodeOf({ draft }: Pick<CheckoutContext, 'draft'>): string {
  return draft.place?.pincode ?? draft.address.fields.pincode;
}

/** The payment that the order was placed with; the chart enters `paying` only with one. */
export function payInputOf({ placed, isFresh }: Pick<CheckoutContext, 'placed' | 'isFresh'>): PayInput {
  if (!placed) throw new Error('No order to pay for');
  return { ...placed, isFresh };
}

/** The draft with another coupon: what is typed, and what is asked for. */
export function withCoupon(draft: CheckoutDraft, text: string): CheckoutDraft {
  return { ...draft, couponText: codeOf(text), couponCode: codeOf(text) };
}

/** The claimed code is applied by itself where nothing else was chosen and no order is on its way (FLS-07). */
export function withClaim(draft: CheckoutDraft, claim: ClaimedCode | null): CheckoutDraft {
  const isOpen = draft.couponCode === '' && draft.attempt === null && draft.orderId === null;
  return isOpen && claim !== null && !claim.isDeclined ? withCoupon(draft, claim.code) : draft;
}

/** What was typed of an address, with the shopper's own number where none was: nobody is asked twice. */
export function addressDraftOf({ draft, shopper }: Pick<CheckoutContext, 'draft' | 'shopper'>): AddressDraft {
  const { fields } = draft.address;
  return fields.phone === '' && shopper?.phone
    ? { ...draft.address, fields: { ...fields, phone: shopper.phone } }
    : draft.address;
}
