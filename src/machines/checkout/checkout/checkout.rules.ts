import type { OrderRequest } from '../../../domain/checkout/order-attempt.ts';
import { hasMembership, needsDelivery } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
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
  QuoteRequest,
  Unfinished,
} from './checkout.types.ts';

/** The payment methods on offer; cash on delivery comes last and is never hidden. */
export const offeredMethods = ['upi', 'card', 'netbanking', 'cod'] as const satisfies readonly PaymentMethod[];

/** Why a method can't be chosen now; null if it can (CHK-01). */
export function methodRefusal(
  method: PaymentMethod,
  {
    delivery,
    draft,
    lines,
    quote,
    codLimit,
  }: Pick<CheckoutContext, 'delivery' | 'draft' | 'lines' | 'quote' | 'codLimit'>,
): 'not-offered' | 'nothing-to-deliver' | 'no-cash-there' | 'above-cash-limit' | null {
  if (!offeredMethods.some((each) => each === method)) return 'not-offered';
  if (method !== 'cod') return null;
  if (!needsDelivery(lines)) return 'nothing-to-deliver';
  const isAnswered = delivery !== null && delivery.pincode === draft.place?.pincode;
  if (isAnswered && !delivery.cashOnDelivery) return 'no-cash-there';
  return quote !== null && quote.total - walletPays({ draft, quote }) > codLimit ? 'above-cash-limit' : null;
}

type Split = Pick<CheckoutContext, 'draft' | 'quote'>;

/** The total without the fee for cash, which nobody pays who pays from the wallet. */
function totalWithoutFee({ parts, total }: Quote): Rupees {
  return total - (parts.find(({ kind }) => kind === 'cod')?.amount ?? 0);
}

/** What the wallet can pay of the order, in whole rupees (CHK-04). */
export function walletOffer(quote: Quote | null): Rupees {
  return quote === null ? 0 : Math.min(quote.walletBalance ?? 0, totalWithoutFee(quote));
}

/** What the wallet pays of the total on screen; 0 while the switch is off. */
export function walletPays({ draft, quote }: Split): Rupees {
  return draft.usesWallet ? walletOffer(quote) : 0;
}

/** Whether the wallet can pay the whole order, so that nothing else is asked. */
export function isWalletEnough(quote: Quote | null): boolean {
  return quote !== null && quote.total > 0 && walletOffer(quote) === totalWithoutFee(quote);
}

/** How the order is paid: from the wallet if that is enough, otherwise as chosen (CHK-04). */
export function wayToPay({ draft, quote }: Split): PaymentMethod | null {
  return draft.usesWallet && isWalletEnough(quote) ? 'wallet' : draft.method;
}

/** Whether this price is for cash while the shopper pays otherwise, or the other way round: only cash has a fee. */
export function isPricedOtherwise(context: CheckoutContext, quote: Quote): boolean {
  return (wayToPay(context) === 'cod') !== (wayToPay({ ...context, quote }) === 'cod');
}

/** Whether the order has everything it needs. The chart checks that the quote is current. */
export function isComplete(context: CheckoutContext): boolean {
  const { draft, quote, delivery } = context;
  return (
    (!needsDelivery(context.lines) || (draft.place !== null && isReached(draft.place.pincode, delivery))) &&
    isMethodOpen(context) &&
    quote !== null &&
    isSellable(quote)
  );
}

function isMethodOpen(context: CheckoutContext): boolean {
  const method = wayToPay(context);
  return method === 'wallet' || (method !== null && methodRefusal(method, context) === null);
}

export function quoteRequest(context: CheckoutContext): QuoteRequest {
  const { lines, draft, bundleId, delivery } = context;
  return {
    lines,
    couponCode: draft.couponCode === '' ? null : draft.couponCode,
    bundleId,
    addressId: draft.addressId,
    pincode: draft.addressId === null ? (delivery?.pincode ?? null) : null,
    paymentMethod: wayToPay(context),
  };
}

/** The checkout that a reminder could link to (CHK-11). */
export function unfinished(context: CheckoutContext, step: CheckoutStep): Unfinished {
  const { lines, couponCode, bundleId } = quoteRequest(context);
  return { step, lines, couponCode, bundleId };
}

/** The order request with what the shopper sees; null while something is missing. */
export function orderRequest(
  context: CheckoutContext,
  cartVersion: OrderRequest['cartVersion'],
): OrderRequest | null {
  const { lines, draft, quote } = context;
  const paymentMethod = wayToPay(context);
  if (paymentMethod === null || quote === null) return null;
  if (draft.addressId === null && needsDelivery(lines)) return null;
  return {
    lines,
    couponCode: draft.couponCode === '' ? null : draft.couponCode,
    // A bundle shown as not applied is left out: the server would refuse the order each time.
    bundleId: quote.bundle?.applied ? quote.bundle.bundleId : null,
    addressId: draft.addressId,
    paymentMethod,
    fromWallet: (paymentMethod !== 'wallet' && walletPays(context)) || null,
    expectedTotal: quote.total,
    cartVersion,
  };
}

/** The draft with an idempotency key for what is on screen. */
export function withAttempt(context: CheckoutContext, { key, cartVersion }: AttemptMark): CheckoutDraft {
  const request = orderRequest(context, cartVersion);
  return { ...context.draft, attempt: request && { key, request } };
}

/** The draft without the data of one order; address, method and the wallet's switch stay. */
export function withoutOrder(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, attempt: null, orderId: null };
}

/** The new quote in a refusal of the order (409); null for any other error (CHK-09). */
export function freshQuoteOf(error: unknown): Quote | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.slug !== 'quote-changed') return null;
  const { body } = failure;
  return typeof body === 'object' && body !== null && 'quote' in body && isQuote(body.quote) ? body.quote : null;
}

/**
 * The order that this cart has already been used for, or that must be paid first; null for any other error
 * (SEC-05).
 */
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

/** A minimal check: the response was already validated against the contract. */
function isQuote(value: unknown): value is Quote {
  if (typeof value !== 'object' || value === null) return false;
  return 'total' in value && typeof value.total === 'number' && 'lines' in value && Array.isArray(value.lines);
}

/** Whether the server refused, so that no order exists. After any other error one may exist. */
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

/** The code in the text typed; the API accepts up to 40 characters. */
export function codeOf(text: string): string {
  return normalisedCode(text).slice(0, 40);
}

/** Whether the placed order, or its cart, includes a membership. */
export function broughtMembership({ placed, lines }: CheckoutContext): boolean {
  return placed?.order.lines.some((line) => line.isPremiumMembership) ?? hasMembership(lines);
}

/** What the placed order sold, for tracking. */
export function soldIn({ placed }: Pick<CheckoutContext, 'placed'>): SoldGoods {
  return { lines: placed?.order.lines ?? [], parts: placed?.order.parts ?? [] };
}

/** The pincode to check delivery for: of the chosen address, or else as typed. */
export function pincodeOf({ draft }: Pick<CheckoutContext, 'draft'>): string {
  return draft.place?.pincode ?? draft.address.fields.pincode;
}

/** Input of the payment. The chart enters `paying` only with a placed order. */
export function payInputOf({ placed, isFresh }: Pick<CheckoutContext, 'placed' | 'isFresh'>): PayInput {
  if (!placed) throw new Error('No order to pay for');
  return { ...placed, isFresh };
}

/** Sets another coupon, both the text typed and the code to apply. */
export function withCoupon(draft: CheckoutDraft, text: string): CheckoutDraft {
  return { ...draft, couponText: codeOf(text), couponCode: codeOf(text) };
}

/** Applies the claimed code automatically if no other is set and no order is being placed (FLS-07). */
export function withClaim(draft: CheckoutDraft, claim: ClaimedCode | null): CheckoutDraft {
  const isOpen = draft.couponCode === '' && isUnbegun(draft);
  return isOpen && claim !== null && !claim.isDeclined ? withCoupon(draft, claim.code) : draft;
}

/** Whether nothing was ordered with this draft yet. */
export function isUnbegun(draft: CheckoutDraft): boolean {
  return draft.attempt === null && draft.orderId === null;
}

/** The address draft, with the shopper's own number if none was typed. */
export function addressDraftOf({ draft, shopper }: Pick<CheckoutContext, 'draft' | 'shopper'>): AddressDraft {
  const { fields } = draft.address;
  return fields.phone === '' && shopper?.phone
    ? { ...draft.address, fields: { ...fields, phone: shopper.phone } }
    : draft.address;
}
