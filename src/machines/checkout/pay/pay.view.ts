import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { type UpiAppLink, upiAppLinks } from '../../../domain/checkout/upi-apps.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import { clockOf, secondsUntil } from '../../kit/deadline.ts';
import { unmatchedWords } from '../payment-words.ts';
import type { payMachine } from './pay.machine.ts';

export interface PayView {
  readonly stage:
    | 'opening'
    | 'showing-qr'
    | 'redirecting'
    | 'waiting'
    | 'checking'
    | 'unsettled'
    | 'failed'
    | 'retrying'
    | 'leaving'
    | 'expired'
    | 'paid'
    | 'left';
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  /** The UPI link for the QR code and the app button; null without one. */
  readonly upiUri: string | null;
  /** The same payment in apps that people know by name. */
  readonly upiApps: readonly UpiAppLink[];
  /** '9:41', the time until the stock hold expires; null if it doesn't. */
  readonly holdLeft: string | null;
  readonly canOpenGateway: boolean;
  readonly canCheck: boolean;
  readonly canRetry: boolean;
  readonly canLeave: boolean;
  /** Why the last attempt to pay again failed; null otherwise. */
  readonly notice: string | null;
}

type Snapshot = SnapshotFrom<typeof payMachine>;
type Words = Pick<PayView, 'stage' | 'title' | 'text'>;

/** What the payment began with, and what is still there if it’s given up. */
export type PaidFrom = 'cart' | 'link' | 'order';

/** View model of the payment screen; `now` in milliseconds since 1970. */
export function payView(snapshot: Snapshot, now: number, from: PaidFrom = 'cart'): PayView {
  const { order, payment, failure, method } = snapshot.context;
  const words = wordsOf(snapshot);
  const seconds = payment.expiresAt === null ? null : secondsUntil(payment.expiresAt, now);
  return {
    ...(from === 'cart' ? words : linkWords(words)),
    amount: formatRupees(payment.amount),
    orderNumber: order.number,
    method,
    upiUri: payment.action.kind === 'upi' ? payment.action.uri : null,
    upiApps: payment.action.kind === 'upi' ? upiAppLinks(payment.action.uri) : [],
    holdLeft: seconds === null ? null : clockOf(seconds),
    canOpenGateway: snapshot.can({ type: 'gateway.open' }),
    canCheck: snapshot.can({ type: 'payment.check' }),
    canRetry: snapshot.can({ type: 'payment.retry' }),
    canLeave:
      payment.unmatched === null &&
      snapshot.can({ type: 'order.leave' }) &&
      // To leave is to cancel; on its own page an order has a button for that, with a question.
      from !== 'order',
    notice: failure === null ? null : t`That didn’t work. Nothing was charged. Try again.`,
  };
}

/** The same without a cart: whoever pays by a link may have none. */
function linkWords(words: Words): Words {
  if (words.stage === 'leaving') {
    return { ...words, text: t`We’re cancelling this payment. You can choose another way.` };
  }
  if (words.stage !== 'expired') return words;
  return {
    ...words,
    text: t`We no longer hold your items, but you can start again. If you’ve already paid, we’ll find your payment.`,
  };
}

function wordsOf(snapshot: Snapshot): Words {
  const { payment } = snapshot.context;
  if (snapshot.matches('paid')) return paidWords(payment.method);
  if (snapshot.matches('left')) {
    return { stage: 'left', title: t`Back to your cart`, text: t`Your cart is still here.` };
  }
  const unmatched = unmatchedWords(payment);
  if (unmatched !== null) {
    return { stage: 'unsettled', title: t`We received a different amount`, text: unmatched };
  }
  if (snapshot.matches({ open: { screen: 'retrying' } })) {
    return { stage: 'retrying', title: t`One moment`, text: t`We’re starting another payment.` };
  }
  if (snapshot.matches({ open: { screen: 'cancelling' } })) {
    return { stage: 'leaving', title: t`One moment`, text: t`We’re cancelling this order. Your cart stays.` };
  }
  if (snapshot.matches({ open: { screen: 'failed' } })) {
    return {
      stage: 'failed',
      title: t`The payment didn’t go through`,
      text: t`Your money is safe. If anything left your account, your bank refunds it automatically. Your items are still held.`,
    };
  }
  if (snapshot.matches({ open: { screen: 'expired' } })) {
    return {
      stage: 'expired',
      title: t`This payment has timed out`,
      text: t`Your cart is still here, so you can start again. If you’ve already paid, we’ll find your payment.`,
    };
  }
  if (snapshot.matches({ open: { screen: 'checking' } })) {
    return {
      stage: 'checking',
      title: t`We are checking with your bank`,
      text: t`Please don’t pay twice. You can close this page. We’ll confirm by SMS.`,
    };
  }
  return pendingWords(snapshot);
}

function pendingWords(snapshot: Snapshot): Words {
  if (snapshot.matches({ open: { screen: { pending: 'showingQr' } } })) {
    return {
      stage: 'showing-qr',
      title: t`Scan to pay`,
      text: t`Scan the code with any UPI app, or open the app here.`,
    };
  }
  if (snapshot.matches({ open: { screen: { pending: 'redirecting' } } })) {
    return { stage: 'redirecting', title: t`Opening the payment page`, text: t`You’ll pay on your bank’s page.` };
  }
  if (snapshot.matches({ open: { screen: { pending: 'waiting' } } })) {
    return {
      stage: 'waiting',
      title: t`Waiting for your payment`,
      text: t`This page continues automatically after you pay.`,
    };
  }
  return { stage: 'opening', title: t`One moment`, text: t`We’re preparing your payment.` };
}

function paidWords(method: PaymentMethod): Words {
  return method === 'cod'
    ? { stage: 'paid', title: t`Your order is placed`, text: t`Please keep the amount ready for the courier.` }
    : { stage: 'paid', title: t`Payment received`, text: t`Thank you. Your order is confirmed.` };
}
