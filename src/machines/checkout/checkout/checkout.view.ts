import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { type CartLine, keyOf, lineId, needsDelivery } from '../../../domain/cart/cart.ts';
import type { Quote } from '../../../domain/cart/pricing/quote.ts';
import { choiceText } from '../../../domain/catalogue/product/choice-names.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { addressText } from '../address-form/address-form.view.ts';
import { arrivalText } from '../../catalogue/delivery-check/delivery-arrival.view.ts';
import { type PaymentSplit, paymentSplit, problemText, priceRows, type PriceRow } from '../../cart/price-rows.ts';
import { bundleText, couponText } from '../../cart/price-words.ts';
import { spacedMobile } from '../../account/sign-in/sign-in.view.ts';
import { quoteChanges, walletChange } from './checkout.changes.ts';
import { cashText, type MethodChoice, methodTexts } from '../method-choice.view.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import {
  isWalletEnough,
  methodRefusal,
  namedOrder,
  offeredMethods,
  walletOffer,
  walletPays,
  wayToPay,
} from './checkout.rules.ts';
import type { CheckoutContext } from './checkout.types.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export interface CheckoutView {
  readonly stage:
    | 'loading'
    | 'empty'
    | 'contact'
    | 'address'
    | 'payment'
    | 'placing'
    | 'changed'
    | 'failed'
    | 'paying'
    | 'confirmed';
  /** '+91 90000 00001'; null for a visitor. */
  readonly phone: string | null;
  /** False where an order is asked about that was begun in another browser. */
  readonly hasCart: boolean;
  /** False for a membership alone. */
  readonly needsAddress: boolean;
  /** Name and address on one line each; null until chosen, or if none is needed. */
  readonly place: { readonly name: string; readonly text: string } | null;
  /** 'Wednesday 4 November'; null if unknown. */
  readonly arrival: string | null;
  /** Empty if the wallet pays everything. */
  readonly methods: readonly MethodChoice[];
  /** The switch that uses the wallet; null without money in it. */
  readonly wallet: WalletChoice | null;
  readonly summary: CheckoutSummary;
  readonly coupon: CouponEntry;
  /** What the server changed, one sentence each; only in stage 'changed'. */
  readonly changes: readonly string[];
  readonly canPlace: boolean;
  readonly canAccept: boolean;
  readonly canRetry: boolean;
  readonly canReview: boolean;
  /** 'Pay ₹3,512', or 'Place order' for cash on delivery. */
  readonly placeLabel: string;
  /** A problem with the order; null otherwise. */
  readonly notice: string | null;
  /** An order that must be paid or cancelled first; null without one. */
  readonly waitingOrder: { readonly label: string; readonly href: string } | null;
}

export interface WalletChoice {
  /** 'Use ₹320 from your wallet'. */
  readonly label: string;
  /** What is left to pay, or what stays in the wallet. */
  readonly hint: string;
  readonly isOn: boolean;
}

export interface CheckoutSummary {
  readonly isCurrent: boolean;
  readonly isUnquoted: boolean;
  readonly itemCount: number;
  readonly lines: readonly SummaryLine[];
  readonly rows: readonly PriceRow[];
  readonly total: string | null;
  /** 'You save ₹185'; null if nothing is saved. */
  readonly savings: string | null;
  /** What the wallet pays, and what is left to pay; null if the wallet isn't used. */
  readonly split: PaymentSplit | null;
  /** Why the cart's bundle doesn't apply; null if it does, or without one. */
  readonly bundleNote: string | null;
}

export interface SummaryLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly choice: string;
  readonly quantity: number;
  /** '' until the server has priced it, and for what is sold out. */
  readonly price: string;
  readonly problem: string | null;
  /** Whether the problem keeps the order from being placed; a new price doesn't. */
  readonly isBlocking: boolean;
  readonly needsPrescription: boolean;
}

export interface CouponEntry {
  readonly text: string;
  readonly code: string;
  readonly isApplied: boolean;
  readonly isChecking: boolean;
  readonly message: string | null;
  readonly canApply: boolean;
  /** 'You claimed FLASH50', if another code or none is set; null otherwise. */
  readonly claim: { readonly text: string; readonly label: string } | null;
}

/** View model of the checkout. */
export function checkoutView(snapshot: Snapshot): CheckoutView {
  const { context } = snapshot;
  const { draft, delivery, shopper } = context;
  const isChanged = snapshot.matches({ step: { ordering: 'changed' } });
  const isDelivered = needsDelivery(context.lines);
  const isPlaceAnswered = delivery !== null && delivery.pincode === draft.place?.pincode;
  return {
    stage: stageOf(snapshot),
    phone: shopper?.phone ? spacedMobile(shopper.phone) : null,
    hasCart: context.lines.length > 0,
    needsAddress: isDelivered,
    place: isDelivered && draft.place ? { name: draft.place.name, text: addressText(draft.place) } : null,
    arrival: isDelivered && isPlaceAnswered ? arrivalText(delivery) : null,
    methods: methodsOf(context),
    wallet: walletChoice(context),
    summary: summaryOf(snapshot),
    coupon: couponEntry(snapshot),
    changes: isChanged ? changesOf(context) : [],
    canPlace: snapshot.can({ type: 'order.place' }),
    canAccept: snapshot.can({ type: 'order.accept' }),
    canRetry: snapshot.can({ type: 'order.retry' }),
    canReview: snapshot.can({ type: 'order.review' }),
    placeLabel: placeLabel(context),
    notice: noticeOf(snapshot),
    waitingOrder: waitingOrderOf(snapshot),
  };
}

function stageOf(snapshot: Snapshot): CheckoutView['stage'] {
  if (snapshot.matches({ step: 'empty' })) return 'empty';
  if (snapshot.matches({ step: 'contact' })) return 'contact';
  if (snapshot.matches({ step: { filling: 'address' } })) return 'address';
  if (snapshot.matches({ step: { filling: 'payment' } })) return 'payment';
  if (snapshot.matches({ step: { ordering: 'changed' } })) return 'changed';
  if (snapshot.matches({ step: { ordering: 'refused' } })) return 'failed';
  if (snapshot.matches({ step: { ordering: 'unanswered' } })) return 'failed';
  if (snapshot.matches({ step: 'unreachable' })) return 'failed';
  if (snapshot.matches({ step: 'ordering' })) return 'placing';
  if (snapshot.matches({ step: 'paying' })) return 'paying';
  return snapshot.matches({ step: 'confirmed' }) ? 'confirmed' : 'loading';
}

function methodChoice(method: (typeof offeredMethods)[number], context: CheckoutContext): MethodChoice {
  const refusal = methodRefusal(method, context);
  const isAway = isGatewayAway(context) && method !== 'cod';
  const limit = formatRupees(context.codLimit);
  const words = {
    'not-offered': t`Unavailable`,
    'nothing-to-deliver': t`Only for deliveries`,
    'no-cash-there': t`Not at this pincode`,
    'above-cash-limit': t`Up to ${limit}`,
  };
  return {
    method,
    ...methodTexts[method],
    ...(method === 'cod' && context.codFee > 0 ? { text: cashText(context.codFee) } : {}),
    ...(isAway ? { text: t`Unavailable right now` } : {}),
    isChosen: context.draft.method === method,
    isFastest: method === 'upi' && !isAway,
    refusal: refusal === null ? null : words[refusal],
  };
}

/** The last attempt found no gateway available. Cash on delivery and the wallet still work. */
function isGatewayAway({ failure }: Pick<CheckoutContext, 'failure'>): boolean {
  return failure?.kind === 'refused' && failure.slug === 'gateway-unavailable';
}

/** A placed order already has its payment, so every other way is still open to it. */
function methodsOf(context: CheckoutContext): readonly MethodChoice[] {
  if (context.placed === null && wayToPay(context) === 'wallet') return [];
  return offeredMethods.map((method) => methodChoice(method, context));
}

function walletChoice({ draft, quote }: CheckoutContext): WalletChoice | null {
  const offer = walletOffer(quote);
  if (quote === null || offer <= 0) return null;
  return {
    label: t`Use ${formatRupees(offer)} from your wallet`,
    hint: isWalletEnough(quote)
      ? t`Pays the whole order.`
      : t`That leaves ${formatRupees(quote.total - offer)} to pay.`,
    isOn: draft.usesWallet,
  };
}

/** What the wallet pays of the placed order, or of the one on screen. */
function splitOf(context: CheckoutContext): PaymentSplit | null {
  const { placed, quote } = context;
  if (placed !== null) return paymentSplit(placed.order);
  return quote && paymentSplit({ total: quote.total, fromWallet: walletPays(context) });
}

function changesOf({ agreed, quote, draft }: CheckoutContext): readonly string[] {
  if (!quote) return [];
  return [...quoteChanges(agreed, quote), ...(draft.usesWallet ? walletChange(agreed, quote) : [])];
}

function placeLabel(context: CheckoutContext): string {
  const { quote } = context;
  const method = wayToPay(context);
  if (method === 'cod' || !quote) return t`Place order`;
  if (method === 'wallet') return t`Pay ${formatRupees(quote.total)} from your wallet`;
  return t`Pay ${formatRupees(quote.total - walletPays(context))}`;
}

function summaryOf(snapshot: Snapshot): CheckoutSummary {
  const { quote } = snapshot.context;
  return {
    isCurrent: snapshot.matches({ quote: 'quoted' }),
    isUnquoted: snapshot.matches({ quote: 'unquoted' }),
    itemCount: quote?.lines.reduce((total, line) => total + line.quantity, 0) ?? 0,
    lines: quote ? quote.lines.map(pricedLine) : snapshot.context.lines.map(unpricedLine),
    rows: quote ? priceRows(quote.parts) : [],
    total: quote && formatRupees(quote.total),
    bundleNote: quote?.bundle ? bundleText(quote.bundle) : null,
    split: splitOf(snapshot.context),
    savings: quote && quote.savings > 0 ? t`You save ${formatRupees(quote.savings)}` : null,
  };
}

function pricedLine(line: Quote['lines'][number]): SummaryLine {
  return {
    id: lineId(line),
    sku: line.sku,
    name: line.name,
    choice: choiceText(line),
    quantity: line.quantity,
    // What is sold out counts in no sum; ₹0 would read as a gift.
    price: line.problems.length > 0 && line.lineTotal === 0 ? '' : formatRupees(line.lineTotal),
    problem: line.problems.map(problemText).join(' ') || null,
    isBlocking: line.problems.some(({ kind }) => kind !== 'price-changed'),
    needsPrescription: line.needsPrescription === true,
  };
}

/** A line of the cart, until the server has priced it. */
function unpricedLine(line: CartLine): SummaryLine {
  const { sku, name, quantity } = line;
  const unknown = { price: '', problem: null, isBlocking: false, needsPrescription: false };
  return { id: lineId(keyOf(line)), sku, name, choice: choiceText(line), quantity, ...unknown };
}

function couponEntry(snapshot: Snapshot): CouponEntry {
  const { draft, quote, claimed } = snapshot.context;
  const isChecking = draft.couponCode !== '' && snapshot.matches({ quote: 'asking' });
  const outcome = draft.couponCode !== '' && !isChecking ? (quote?.coupon ?? null) : null;
  return {
    text: draft.couponText,
    code: draft.couponCode,
    isApplied: outcome?.applied === true,
    isChecking,
    message: outcome && couponText(outcome),
    canApply: snapshot.can({ type: 'coupon.apply' }),
    claim:
      claimed === null || claimed === draft.couponCode
        ? null
        : { text: t`You claimed ${claimed}`, label: t`Apply coupon ${claimed}` },
  };
}

function waitingOrderOf(snapshot: Snapshot): CheckoutView['waitingOrder'] {
  if (!snapshot.matches({ step: { ordering: 'refused' } })) return null;
  const order = namedOrder(snapshot.context.failure, 'unpaid-orders');
  return order && { label: t`Go to order ${order.number}`, href: `/dashboard/orders/${order.id}` };
}

function noticeOf(snapshot: Snapshot): string | null {
  const { failure } = snapshot.context;
  if (snapshot.matches({ step: { ordering: 'unanswered' } })) {
    return t`We couldn’t reach the shop. Your order is safe. We’re trying again, and it’s placed only once.`;
  }
  if (snapshot.matches({ step: 'unreachable' })) {
    return t`We couldn’t look up your order. We’ll try again in a moment.`;
  }
  if (!snapshot.matches({ step: { ordering: 'refused' } })) return null;
  return failure?.kind === 'refused'
    ? failure.message
    : t`We couldn’t place the order. Nothing was charged. Try again.`;
}
