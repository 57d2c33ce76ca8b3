import type { SnapshotFrom } from 'xstate';
import { optionsText } from '../../../domain/cart/cart.ts';
import { formatRupees, type Rupees } from '../../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import { addressText } from '../address-form/address-form.view.ts';
import { arrivalText } from '../../catalogue/delivery-check/delivery-check.view.ts';
import { problemText, priceRows, type PriceRow } from '../../cart/price-rows.ts';
import { bundleText, couponText } from '../../cart/price-words.ts';
import { spacedMobile } from '../../account/sign-in/sign-in.view.ts';
import { quoteChanges } from './checkout.changes.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { methodRefusal, namedOrder, offeredMethods } from './checkout.rules.ts';
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
  /** Name and address on one line each; null until chosen. */
  readonly place: { readonly name: string; readonly text: string } | null;
  /** 'Wednesday 4 November'; null if unknown. */
  readonly arrival: string | null;
  readonly methods: readonly MethodChoice[];
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

export interface MethodChoice {
  readonly method: PaymentMethod;
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** For UPI while it is available. */
  readonly isFastest?: boolean;
  /** Why it can't be chosen; null if it can. */
  readonly refusal: string | null;
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
  /** Why the cart's bundle doesn't apply; null if it does, or without one. */
  readonly bundleNote: string | null;
}

export interface SummaryLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly choice: string;
  readonly quantity: number;
  readonly price: string;
  readonly problem: string | null;
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
  const { draft, quote, delivery, shopper } = context;
  const isChanged = snapshot.matches({ step: { ordering: 'changed' } });
  const isPlaceAnswered = delivery !== null && delivery.pincode === draft.place?.pincode;
  return {
    stage: stageOf(snapshot),
    phone: shopper?.phone ? spacedMobile(shopper.phone) : null,
    place: draft.place && { name: draft.place.name, text: addressText(draft.place) },
    arrival: isPlaceAnswered ? arrivalText(delivery) : null,
    methods: offeredMethods
      .filter((method) => method !== 'wallet' || quote?.walletBalance !== undefined)
      .map((method) => methodChoice(method, context)),
    summary: summaryOf(snapshot),
    coupon: couponEntry(snapshot),
    changes: isChanged && quote ? quoteChanges(context.agreed, quote) : [],
    canPlace: snapshot.can({ type: 'order.place' }),
    canAccept: snapshot.can({ type: 'order.accept' }),
    canRetry: snapshot.can({ type: 'order.retry' }),
    canReview: snapshot.can({ type: 'order.review' }),
    placeLabel: draft.method === 'cod' || !quote ? 'Place order' : `Pay ${formatRupees(quote.total)}`,
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

const methodTexts: Record<(typeof offeredMethods)[number], { title: string; text: string }> = {
  upi: { title: 'UPI', text: 'Google Pay, PhonePe, Paytm, BHIM and every other UPI app' },
  card: { title: 'Card', text: 'Credit or debit card, on your bank’s page' },
  netbanking: { title: 'Netbanking', text: 'All major banks' },
  wallet: { title: 'Your wallet', text: '' },
  cod: { title: 'Cash on delivery', text: 'Pay the courier in cash' },
};

function methodChoice(method: (typeof offeredMethods)[number], context: CheckoutContext): MethodChoice {
  const refusal = methodRefusal(method, context);
  const isAway = isGatewayAway(context) && method !== 'wallet' && method !== 'cod';
  const limit = formatRupees(context.codLimit);
  const words = {
    'not-offered': 'Unavailable',
    'no-cash-there': 'Not at this pincode',
    'above-cash-limit': `Up to ${limit}`,
    'too-little-in-it': 'Balance too low',
  };
  return {
    method,
    ...methodTexts[method],
    ...(method === 'wallet' ? { text: walletText(context.quote) } : {}),
    ...(method === 'cod' && context.codFee > 0 ? { text: cashText(context.codFee) } : {}),
    ...(isAway ? { text: 'Unavailable right now' } : {}),
    isChosen: context.draft.method === method,
    isFastest: method === 'upi' && !isAway,
    refusal: refusal === null ? null : words[refusal],
  };
}

/** The last attempt found no gateway available. Cash on delivery and the wallet still work. */
function isGatewayAway({ failure }: Pick<CheckoutContext, 'failure'>): boolean {
  return failure?.kind === 'refused' && failure.slug === 'gateway-unavailable';
}

/** Says what it adds to the total before it is chosen. */
function cashText(fee: Rupees): string {
  return `Pay the courier in cash. Adds a fee of ${formatRupees(fee)}`;
}

function walletText(quote: CheckoutContext['quote']): string {
  return `${formatRupees(quote?.walletBalance ?? 0)} balance, paid right away`;
}

function summaryOf(snapshot: Snapshot): CheckoutSummary {
  const { quote } = snapshot.context;
  return {
    isCurrent: snapshot.matches({ quote: 'quoted' }),
    isUnquoted: snapshot.matches({ quote: 'unquoted' }),
    itemCount: quote?.lines.reduce((total, line) => total + line.quantity, 0) ?? 0,
    lines:
      quote?.lines.map((line) => ({
        id: [line.sku, line.variant, line.flavour, line.packageType, line.bundleId ?? ''].join('|'),
        sku: line.sku,
        name: line.name,
        choice: optionsText(line),
        quantity: line.quantity,
        price: formatRupees(line.lineTotal),
        problem: line.problems.map(problemText).join(' ') || null,
        needsPrescription: line.needsPrescription === true,
      })) ?? [],
    rows: quote ? priceRows(quote.parts) : [],
    total: quote && formatRupees(quote.total),
    bundleNote: quote?.bundle ? bundleText(quote.bundle) : null,
    savings: quote && quote.savings > 0 ? `You save ${formatRupees(quote.savings)}` : null,
  };
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
        : { text: `You claimed ${claimed}`, label: `Apply coupon ${claimed}` },
  };
}

function waitingOrderOf(snapshot: Snapshot): CheckoutView['waitingOrder'] {
  if (!snapshot.matches({ step: { ordering: 'refused' } })) return null;
  const order = namedOrder(snapshot.context.failure, 'unpaid-orders');
  return order && { label: `Go to order ${order.number}`, href: `/dashboard/orders/${order.id}` };
}

function noticeOf(snapshot: Snapshot): string | null {
  const { failure } = snapshot.context;
  if (snapshot.matches({ step: { ordering: 'unanswered' } })) {
    return 'We couldn’t reach the shop. Your order is safe. We’re trying again, and it’s placed only once.';
  }
  if (snapshot.matches({ step: 'unreachable' })) {
    return 'We couldn’t look up your order. We’ll try again in a moment.';
  }
  if (!snapshot.matches({ step: { ordering: 'refused' } })) return null;
  return failure?.kind === 'refused'
    ? failure.message
    : 'We couldn’t place the order. Nothing was charged. Try again.';
}
