import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { differenceOf, receivedText, type Mismatch } from '../../../../domain/checkout/received.ts';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import type { StaffStep, OrderAdmin } from './order-admin.machine.ts';
import type { Asked } from './order-admin.questions.ts';

type Attempt = OrderAdmin['attempts'][number];

/** A payment mismatch, as the order's page shows it. */
export interface UnmatchedMoney {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly steps: readonly { readonly label: string; readonly step: StaffStep; readonly refusal: string | null }[];
}

/** Payment mismatches that wait for an admin, and steps that failed after a payment. */
export function moneyToSettle({ attempts, unfinished, mayRefund }: OrderAdmin): {
  unmatched: readonly UnmatchedMoney[];
  unfinished: string | null;
} {
  return {
    unmatched: attempts.flatMap((attempt) =>
      attempt.status === 'unmatched' ? [unmatchedOf(attempt, mayRefund)] : [],
    ),
    unfinished:
      unfinished.length === 0
        ? null
        : `The payment is safe, but these steps failed and will be tried again: ${unfinished.map(nameOf).join(', ')}.`,
  };
}

function unmatchedOf(
  { id, amount, gateway, providerPaymentId, mismatch }: Attempt,
  maySettle: boolean,
): UnmatchedMoney {
  const received = mismatch ? receivedText(mismatch.received) : '';
  const paise = mismatch ? differenceOf(mismatch.received, amount) : null;
  const difference =
    paise === null
      ? 'different currency'
      : `${receivedText({ minorUnits: Math.abs(paise), currency: 'INR' })} ${paise < 0 ? 'too little' : 'too much'}`;
  return {
    id,
    title: `Received ${received} instead of ${formatRupees(amount)}`,
    facts: [
      ['Expected', formatRupees(amount)],
      ['Received', `${received}, ${difference}`],
      ['Payment gateway', gateway],
      ['Payment id', providerPaymentId ?? 'none'],
      ['Received on', mismatch ? formatTimestamp(new Date(mismatch.receivedAt)) : ''],
    ],
    steps: maySettle
      ? [
          {
            label: 'Accept',
            step: { kind: 'settle', paymentId: id, does: 'accept' },
            refusal: mismatch?.refusal ?? null,
          },
          { label: 'Refund it', step: { kind: 'settle', paymentId: id, does: 'refund' }, refusal: null },
        ]
      : [],
  };
}

const reasons: Readonly<Record<Mismatch, string>> = {
  amount: 'a different amount',
  currency: 'different currency',
  late: 'too late, refunded automatically',
  double: 'paid twice, refunded automatically',
};

/** What of a payment was given back, and what still is on its way or has to be sent by hand. */
export function refundNotes({ method, refunded, refunding }: Attempt): readonly string[] {
  const done = refunded - refunding;
  return [
    ...(done > 0 ? [`${formatRupees(done)} refunded`] : []),
    ...(refunding > 0
      ? [`${formatRupees(refunding)} ${method === 'cod' ? 'still to be sent' : 'on its way back'}`]
      : []),
  ];
}

/** What didn't match about a payment, and how it was resolved by whom. */
export function mismatchNotes(mismatch: Attempt['mismatch']): readonly string[] {
  if (!mismatch) return [];
  const { reason, received, settlement } = mismatch;
  return [
    `received ${receivedText(received)}: ${reasons[reason]}`,
    ...(settlement
      ? [`${settlement.decision} on ${formatTimestamp(new Date(settlement.settledAt))}: ${settlement.reason}`]
      : []),
  ];
}

const names: Readonly<Record<string, string>> = {
  grantMembership: 'the membership',
  tellMembership: 'the club welcome message',
  beginSubscriptions: 'the subscription',
  rewardReferrer: 'the referral reward',
  issueInvoice: 'the invoice',
  issueCreditNote: 'the credit note',
  withdrawMembership: 'ending the membership',
  undoSubscriptions: 'ending the subscription',
  takeRewardBack: 'reversing the referral reward',
};

function nameOf(step: string): string {
  return names[step] ?? 'a message to the customer';
}

/** The UPI ID for a refund by hand: of a return, or of the whole order (null); null if none was given. */
export function upiIdOf(upiIds: OrderAdmin['upiIds'], returnId: string | null): string | null {
  return (
    upiIds.find((one) => one.returnId === returnId)?.upiId ??
    upiIds.find((one) => one.returnId === null)?.upiId ??
    null
  );
}

/** Nothing came so far, from the wallet neither. */
function isUnpaid({ order, payment }: OrderAdmin): boolean {
  return (payment.status === 'pending' || payment.status === 'failed') && order.fromWallet === undefined;
}

/** What is different before anything is paid, and for a cash order: the courier collects, and somebody sends its refund by hand. */
export function moneyMove(move: StaffMove, detail: OrderAdmin | null): Partial<Asked> {
  if (move === 'cancel' && detail && isUnpaid(detail)) {
    return { text: 'Items that aren’t packed go back into stock. Nothing has been paid yet.' };
  }
  if (detail?.order.paymentMethod !== 'cod') return {};
  if (move === 'deliver') {
    return { text: 'The cash counts as collected, and the days for a return begin.' };
  }
  if (move === 'repaid') return { text: sendByHand(detail, null) };
  if (move !== 'refund') return {};
  return {
    text: 'Paid in cash, so you send it by hand, or it goes to the wallet.',
    fields: [
      {
        name: 'to',
        label: 'Refund to',
        options: [
          { value: 'source', label: 'UPI, sent by hand' },
          { value: 'wallet', label: 'Wallet, right away' },
        ],
      },
      { name: 'upiId', label: 'UPI ID', hint: 'Ask the customer. Not needed for the wallet' },
    ],
  };
}

/** What is different for a return of a cash order, whose refund somebody sends by hand. */
export function moneyOfReturn(
  { does, returnId }: Extract<StaffStep, { kind: 'return' }>,
  detail: OrderAdmin | null,
): Partial<Asked> {
  if (!detail || (does !== 'repaid' && does !== 'receive')) return {};
  if (does === 'repaid') return { text: sendByHand(detail, returnId) };
  const refundTo = detail.order.returns.find(({ id }) => id === returnId)?.refundTo;
  if (refundTo === 'wallet') return { text: 'The refund is in the wallet right away.' };
  return detail.order.paymentMethod === 'cod' ? { text: 'Then send the refund by UPI.' } : {};
}

/** To whom a refund is sent by hand: for a return, or for the whole order (null). */
function sendByHand({ order, payment, upiIds, shopper }: OrderAdmin, returnId: string | null): string {
  const returned = order.returns.find(({ id }) => id === returnId);
  const amount = formatRupees(returned?.total ?? payment.amount);
  const upiId = upiIdOf(upiIds, returnId);
  return upiId === null
    ? `Send ${amount} by UPI. Ask the customer for their UPI ID: ${shopper.phone ?? order.address.phone}.`
    : `Send ${amount} to ${upiId} by UPI, then mark it as sent.`;
}
