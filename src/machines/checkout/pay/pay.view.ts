import type { SnapshotFrom } from 'xstate';
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

/** View model of the payment screen; `now` in milliseconds since 1970. */
export function payView(snapshot: Snapshot, now: number): PayView {
  const { order, payment, failure, method } = snapshot.context;
  const seconds = payment.expiresAt === null ? null : secondsUntil(payment.expiresAt, now);
  return {
    ...wordsOf(snapshot),
    amount: formatRupees(payment.amount),
    orderNumber: order.number,
    method,
    upiUri: payment.action.kind === 'upi' ? payment.action.uri : null,
    holdLeft: seconds === null ? null : clockOf(seconds),
    canOpenGateway: snapshot.can({ type: 'gateway.open' }),
    canCheck: snapshot.can({ type: 'payment.check' }),
    canRetry: snapshot.can({ type: 'payment.retry' }),
    canLeave: payment.unmatched === null && snapshot.can({ type: 'order.leave' }),
    notice: failure === null ? null : 'That didn’t work. Nothing was charged. Try again.',
  };
}

function wordsOf(snapshot: Snapshot): Words {
  const { payment } = snapshot.context;
  if (snapshot.matches('paid')) return paidWords(payment.method);
  if (snapshot.matches('left')) {
    return { stage: 'left', title: 'Back to your cart', text: 'Your cart is still here.' };
  }
  const unmatched = unmatchedWords(payment);
  if (unmatched !== null) {
    return { stage: 'unsettled', title: 'We received a different amount', text: unmatched };
  }
  if (snapshot.matches({ open: { screen: 'retrying' } })) {
    return { stage: 'retrying', title: 'One moment', text: 'We’re starting another payment.' };
  }
  if (snapshot.matches({ open: { screen: 'cancelling' } })) {
    return { stage: 'leaving', title: 'One moment', text: 'We’re cancelling this order. Your cart stays.' };
  }
  if (snapshot.matches({ open: { screen: 'failed' } })) {
    return {
      stage: 'failed',
      title: 'The payment didn’t go through',
      text: 'Your money is safe. If anything left your account, your bank refunds it automatically. Your items are still held.',
    };
  }
  if (snapshot.matches({ open: { screen: 'expired' } })) {
    return {
      stage: 'expired',
      title: 'This payment has timed out',
      text: 'Your cart is still here, so you can start again. If you’ve already paid, we’ll find your payment.',
    };
  }
  if (snapshot.matches({ open: { screen: 'checking' } })) {
    return {
      stage: 'checking',
      title: 'We are checking with your bank',
      text: 'Please don’t pay twice. You can close this page. We’ll confirm by SMS.',
    };
  }
  return pendingWords(snapshot);
}

function pendingWords(snapshot: Snapshot): Words {
  if (snapshot.matches({ open: { screen: { pending: 'showingQr' } } })) {
    return {
      stage: 'showing-qr',
      title: 'Scan to pay',
      text: 'Scan the code with any UPI app, or open the app here.',
    };
  }
  if (snapshot.matches({ open: { screen: { pending: 'redirecting' } } })) {
    return { stage: 'redirecting', title: 'Opening the payment page', text: 'You’ll pay on your bank’s page.' };
  }
  if (snapshot.matches({ open: { screen: { pending: 'waiting' } } })) {
    return {
      stage: 'waiting',
      title: 'Waiting for your payment',
      text: 'This page continues automatically after you pay.',
    };
  }
  return { stage: 'opening', title: 'One moment', text: 'We’re preparing your payment.' };
}

function paidWords(method: PaymentMethod): Words {
  return method === 'cod'
    ? { stage: 'paid', title: 'Your order is placed', text: 'Please keep the amount ready for the courier.' }
    : { stage: 'paid', title: 'Payment received', text: 'Thank you. Your order is confirmed.' };
}
