import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { needsDelivery } from '../../../domain/cart/cart.ts';
import { choiceText } from '../../../domain/catalogue/product/choice-names.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { keptMembershipText } from '../../../domain/account/membership/kept-membership.ts';
import {
  bundleNames,
  bundleOfLine,
  bundleText,
  type LineBundle,
} from '../../../domain/orders/draft/order-bundle.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OrderStatus } from '../../../domain/orders/order/order.ts';
import { addressText } from '../../checkout/address-form/address-form.view.ts';
import { arrivalText } from '../../catalogue/delivery-check/delivery-arrival.view.ts';
import { canPay } from '../order-rights.ts';
import type { OrderWithPayment, PlacedOrder } from '../placed-order.ts';
import { methodTexts, statusTexts } from '../order-words.ts';
import { unmatchedWords } from '../../checkout/payment-words.ts';
import { paymentSplit, priceRows, type PriceRow } from '../../cart/price-rows.ts';
import type { orderViewMachine } from './order-view.machine.ts';
import { timelineOf, type TimelineRow } from './order-view.timeline.view.ts';

export interface OrderView {
  readonly stage: 'loading' | 'shown' | 'missing' | 'locked' | 'failed';
  readonly title: string;
  readonly text: string;
  readonly order: ShownOrder | null;
  readonly canRetry: boolean;
  /** Whether its payment is shown: it waits for one. */
  readonly canPay: boolean;
}

export interface ShownOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: string;
  readonly total: string;
  readonly payment: string;
  /** 'Paid', 'Not paid yet', or what the courier collects. */
  readonly paymentState: string;
  /** Text about a payment mismatch until it is resolved; null without one. */
  readonly unmatched: string | null;
  /** What the wallet and the other method pay of the total; empty if one of them pays everything (CHK-04). */
  readonly paidBy: readonly { readonly label: string; readonly amount: string }[];
  readonly rows: readonly PriceRow[];
  readonly lines: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly text: string;
    /** 'In bundle “Sleep Mantra + Calm Mantra”'; null outside of bundles (CRT-08). */
    readonly bundle: string | null;
    readonly price: string;
    /** What the order waits for; null if nothing. */
    readonly note: string | null;
    /** The form for a review, once it is delivered; null before, and for a membership. */
    readonly reviewHref: string | null;
  }[];
  /** Null if nothing is delivered: a membership alone. */
  readonly place: { readonly name: string; readonly text: string } | null;
  /** Null once delivered, or if it won't be. */
  readonly arrival: string | null;
  readonly stepsTitle: string;
  /** Its invoice, or a summary until there is one; null before it is paid. */
  readonly paper: { readonly label: string; readonly url: string } | null;
  /** How the subscriptions started by the order are renewed; null if there is nothing to say. */
  readonly renewals: { readonly text: string; readonly link: string; readonly href: string } | null;
  readonly timeline: readonly TimelineRow[];
}

/** View model of the order page. */
export function orderView(snapshot: SnapshotFrom<typeof orderViewMachine>): OrderView {
  const { answer } = snapshot.context;
  const canRetry = snapshot.can({ type: 'order.retry' });
  if (snapshot.matches('missing')) {
    return stage(
      'missing',
      t`We couldn’t find this order`,
      t`The link may be old, or the order may belong to another number.`,
    );
  }
  if (snapshot.matches('locked')) {
    return {
      ...stage('locked', t`Please sign in`, t`Sign in with the number you ordered with to see this order.`),
      canRetry,
    };
  }
  if (answer) {
    return {
      stage: 'shown',
      ...headlineOf(answer),
      order: shownOrder(answer),
      canRetry,
      canPay: canPay(answer),
    };
  }
  if (snapshot.matches('failed')) {
    return {
      ...stage('failed', t`We couldn’t load your order`, t`Your order is safe. We’ll try again in a moment.`),
      canRetry,
    };
  }
  return stage('loading', t`One moment`, t`We’re loading your order.`);
}

function stage(stage: OrderView['stage'], title: string, text: string): OrderView {
  return { stage, title, text, order: null, canRetry: false, canPay: false };
}

function headlineOf({ order, payment }: OrderWithPayment): Pick<OrderView, 'title' | 'text'> {
  const unmatched = unmatchedWords(payment);
  if (unmatched !== null) {
    const isCancelled = order.status === 'cancelled';
    return {
      title: isCancelled ? t`This order was cancelled` : t`We received a different amount`,
      text: unmatched,
    };
  }
  if (order.status === 'cancelled') {
    return { title: t`This order was cancelled`, text: t`If you’ve paid, we refund your original payment method.` };
  }
  if (order.status === 'placed' && payment.method !== 'cod' && payment.status !== 'paid') {
    return {
      title: t`We are checking with your bank`,
      text: t`Please don’t pay twice. This page updates automatically.`,
    };
  }
  return order.status === 'placed' || order.status === 'paid'
    ? {
        title: t`Thank you, your order is confirmed`,
        text: needsDelivery(order.lines)
          ? t`We’ll pack it next. You can follow every step on this page.`
          : t`Your membership is active.`,
      }
    : { title: statusTexts[order.status], text: t`You can follow every step below.` };
}

const underWay: ReadonlySet<OrderStatus> = new Set(['placed', 'paid', 'packed', 'shipped']);

/** An order as shown on its page. */
export function shownOrder({ order, payment }: OrderWithPayment): ShownOrder {
  const isUnderWay = underWay.has(order.status);
  const timeline = timelineOf(order);
  const bundles = bundleNames(order.lines);
  return {
    id: order.id,
    number: order.number,
    placedAt: formatTimestamp(new Date(order.placedAt)),
    total: formatRupees(order.total),
    payment: order.fromWallet
      ? `${methodTexts.wallet} + ${methodTexts[payment.method]}`
      : methodTexts[payment.method],
    paymentState: paymentState({ order, payment }),
    unmatched: unmatchedWords(payment),
    paidBy: paidBy({ order, payment }),
    rows: priceRows(order.parts),
    lines: order.lines.map((line, place) => ({
      id: [line.sku, line.variant, line.flavour, line.packageType, line.bundleId ?? ''].join('|'),
      sku: line.sku,
      name: line.name,
      text: [choiceText(line), `× ${line.quantity}`].filter(Boolean).join(' '),
      bundle: bundleNote(bundleOfLine(line, bundles)),
      price: formatRupees(line.lineTotal),
      note: noteOf(order, place),
      reviewHref: reviewHrefOf(order, place),
    })),
    place: needsDelivery(order.lines) ? { name: order.address.name, text: addressText(order.address) } : null,
    arrival: isUnderWay && payment.unmatched === null ? arrivalText(order) : null,
    stepsTitle: timeline.some(({ state }) => state === 'next') ? t`What happens next` : t`What happened`,
    paper:
      order.invoiceUrl === null
        ? null
        : { label: order.documents[0] ? t`Invoice` : t`Order summary`, url: order.invoiceUrl },
    renewals: order.hasLinkRenewals ? renewalWords : null,
    timeline,
  };
}

function bundleNote(bundle: LineBundle | undefined): string | null {
  return bundle === undefined ? null : bundleText(bundle);
}

function paidBy({ order, payment }: OrderWithPayment): ShownOrder['paidBy'] {
  const split = paymentSplit(order);
  if (split === null) return [];
  return [
    { label: methodTexts.wallet, amount: split.wallet },
    { label: methodTexts[payment.method], amount: split.rest },
  ];
}

const renewalWords: ShownOrder['renewals'] = {
  text: t`We’ll send you a link to pay for each renewal.`,
  link: t`Pay renewals with Autopay`,
  href: '/dashboard/subscriptions',
};

/** Reviews are by buyers who have the item (REV-01). */
function reviewHrefOf({ id, lines, parcels }: PlacedOrder, line: number): string | null {
  const isDelivered = parcels.some((parcel) => parcel.deliveredAt !== null && parcel.lines.includes(line));
  return isDelivered && !lines[line]?.isPremiumMembership ? `/review/${id}.${line}` : null;
}

function noteOf(order: PlacedOrder, line: number): string | null {
  const { parcels, hold, lines, keptMembership, returns, status } = order;
  if (lines[line]?.isPremiumMembership) {
    const isAskedBack = status === 'paid' || status === 'returned' || returns.length > 0;
    return keptMembership && isAskedBack ? keptMembershipText(keptMembership) : null;
  }
  const parcel = parcels.find(({ lines }) => lines.includes(line));
  if (parcel?.status === 'held') {
    return hold?.status === 'submitted' ? t`Waiting for our prescribers` : t`Waiting for a prescription`;
  }
  return parcel?.status === 'cancelled' ? t`Cancelled` : null;
}

function paymentState({ order, payment }: OrderWithPayment): string {
  if (payment.status === 'paid') return t`Paid`;
  if (payment.status === 'unmatched') return t`Being resolved`;
  if (payment.status === 'refunding') return t`Being refunded`;
  if (payment.status === 'refunded') return t`Refunded`;
  if (order.status === 'cancelled') return t`Not charged`;
  return payment.method === 'cod' ? t`${formatRupees(payment.amount)} to the courier` : t`Not paid yet`;
}
