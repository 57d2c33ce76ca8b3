import type { SnapshotFrom } from 'xstate';
import { optionsText } from '../../../../domain/cart/options-text.ts';
import { formatRupees, sum } from '../../../../domain/kit/money/money.ts';
import type { RefundWay, ReturnReason } from '../../../../domain/orders/order/return.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import { unitsWithShopper } from '../../../orders/order-rights.ts';
import type { OrderAdmin } from '../order-admin/order-admin.machine.ts';
import type { partialRefundMachine } from './partial-refund.machine.ts';
import { returnReasonWords } from './return-reasons.ts';
import { wantsUpi } from './partial-refund.rules.ts';

export interface PartialRefundView {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lines: readonly {
    readonly line: number;
    readonly name: string;
    readonly text: string;
    readonly chosen: number;
    readonly max: number;
    /** The refund; null until known. */
    readonly amount: string | null;
  }[];
  readonly unitsError: string | undefined;
  readonly reasons: readonly { readonly value: ReturnReason; readonly label: string }[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly ways: readonly { readonly value: RefundWay; readonly label: string; readonly detail: string }[];
  readonly refundTo: RefundWay;
  /** Null if none is needed. */
  readonly upiId: string | null;
  readonly upiError: string | undefined;
  readonly total: string | null;
  readonly totalNote: string;
  readonly failure: string | null;
  readonly canRetry: boolean;
  readonly isSending: boolean;
  /** Nothing can be sent before its amount is known. */
  readonly isCalculating: boolean;
  readonly button: string;
}

/** View model of the partial refund. */
export function partialRefundView(snapshot: SnapshotFrom<typeof partialRefundMachine>): PartialRefundView {
  const { order, units, reason, note, refundTo, upiId, preview, failure } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const isWaiting = isCalculating(snapshot);
  return {
    isOpen: !snapshot.matches('closed'),
    title: `Refund part of ${order?.number ?? ''}`,
    lines: order ? linesOf(order, snapshot) : [],
    unitsError: snapshot.matches({ filling: 'unchosen' }) ? noUnits : undefined,
    reasons,
    reason,
    note,
    ways: order?.paymentMethod === 'cod' ? [toUpi, toWallet] : [toSource, toWallet],
    refundTo,
    upiId: wantsUpi({ order, refundTo }) ? upiId : null,
    upiError: snapshot.matches({ filling: 'wanting' }) ? noUpiId : undefined,
    total: preview && formatRupees(preview.total),
    totalNote: noteOf(snapshot, units.length),
    failure: failure && failureWords(failure),
    canRetry: snapshot.can({ type: 'order.retry' }),
    isSending,
    isCalculating: isWaiting,
    button: isSending ? 'Sending…' : isWaiting ? 'Calculating…' : 'Send refund',
  };
}

const noUnits = 'Choose at least one unit';
const noUpiId = 'Enter a UPI ID such as name@bank';

/** Number of units of a delivered order that can still be refunded. */
export function unitsToRefund(order: OrderAdmin['order']): number {
  return sum(unitsWithShopper(order));
}

/** The first is the usual one. */
const offered: readonly ReturnReason[] = ['damaged', 'wrong-item', 'expired', 'not-wanted'];
const reasons = offered.map((value) => ({ value, label: returnReasonWords[value] }));

const toSource = {
  value: 'source',
  label: 'Original payment method',
  detail: 'Banks take up to 5 working days',
} as const;
const toUpi = {
  value: 'source',
  label: 'UPI ID',
  detail: 'Sent by hand, because the order was paid in cash',
} as const;
const toWallet = { value: 'wallet', label: 'Wallet', detail: 'Right away' } as const;

function linesOf(
  order: OrderAdmin['order'],
  { context: { units, preview } }: SnapshotFrom<typeof partialRefundMachine>,
): PartialRefundView['lines'] {
  const left = unitsWithShopper(order);
  return order.lines.flatMap(({ name, flavour, variant, bundleId }, line) => {
    const max = left[line] ?? 0;
    const amount = preview?.lines.find((each) => each.line === line)?.amount;
    const choice = optionsText({ flavour, variant });
    return max === 0
      ? []
      : [
          {
            line,
            name,
            text: bundleId === undefined ? choice : `${choice}, with its whole bundle`,
            chosen: units.find((each) => each.line === line)?.quantity ?? 0,
            max,
            amount: amount === undefined ? null : formatRupees(amount),
          },
        ];
  });
}

/** While something is missing, a press says so instead of waiting. */
function isCalculating(snapshot: SnapshotFrom<typeof partialRefundMachine>): boolean {
  return snapshot.matches({ filling: 'previewing' }) && !snapshot.can({ type: 'refund.submit' });
}

function noteOf(snapshot: SnapshotFrom<typeof partialRefundMachine>, chosen: number): string {
  const { preview } = snapshot.context;
  if (chosen === 0) return 'Choose the units to refund. The customer keeps the items.';
  if (!preview) return snapshot.matches({ filling: 'previewing' }) ? 'Calculating…' : '';
  const tax = `Includes GST of ₹${(preview.tax / 100).toFixed(2)}. A credit note is issued and the customer is told.`;
  return preview.fees > 0 ? `Includes ${formatRupees(preview.fees)} in fees. ${tax}` : tax;
}
