import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { choiceText } from '../../../domain/catalogue/product/choice-names.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { isVoid, maxReturnPhotos, type RefundWay, type ReturnReason } from '../../../domain/orders/order/return.ts';
import { failureWords } from '../../kit/failure-words.ts';
import { unitsWithShopper } from '../order-rights.ts';
import type { OrderWithPayment } from '../placed-order.ts';
import type { orderReturnFormMachine } from './order-return-form.machine.ts';
import { canAttach, wantsUpi } from './order-return-form.rules.ts';
import type { ReturnUnits } from './order-return-form.types.ts';

export interface ReturnLineView {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly text: string;
  readonly chosen: number;
  readonly max: number;
}

export interface OrderReturnFormView {
  readonly kind: 'loading' | 'failed' | 'missing' | 'closed' | 'asked' | 'filling';
  readonly number: string;
  readonly orderHref: string;
  readonly closedText: string;
  readonly lines: readonly ReturnLineView[];
  readonly reasons: readonly { readonly value: ReturnReason; readonly label: string; readonly detail: string }[];
  readonly reason: ReturnReason | null;
  readonly note: string;
  readonly ways: readonly { readonly value: RefundWay; readonly label: string; readonly detail: string }[];
  readonly refundTo: RefundWay;
  /** Null if none is needed. */
  readonly upiId: string | null;
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly canAttach: boolean;
  readonly isAttaching: boolean;
  /** '₹533'; null until known. */
  readonly refund: string | null;
  readonly refundNote: string;
  /** What is missing before the return can be requested; null if nothing is. */
  readonly missing: string | null;
  readonly failure: string | null;
  readonly canRetry: boolean;
  readonly canSubmit: boolean;
  readonly isSending: boolean;
}

/** View model of the return form. */
export function orderReturnFormView(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): OrderReturnFormView {
  const { answer, orderId, units, preview, reason, note, refundTo, upiId, photos, failure } = snapshot.context;
  const isReady = snapshot.matches({ filling: 'ready' });
  return {
    kind: kindOf(snapshot),
    number: answer?.order.number ?? '',
    orderHref: `/dashboard/orders/${orderId}`,
    closedText: closedText(answer),
    lines: answer ? linesOf(answer, units) : [],
    reasons,
    reason,
    note,
    ways: waysOf(answer),
    refundTo,
    upiId: wantsUpi({ answer, refundTo }) ? upiId : null,
    photos,
    canAttach: isReady && canAttach({ photos }),
    isAttaching: snapshot.matches({ filling: 'attaching' }),
    refund: preview && formatRupees(preview.total),
    refundNote: refundNote(snapshot),
    missing: isReady ? missingOf(snapshot) : null,
    failure: failure && failureWords(failure),
    canRetry: snapshot.can({ type: 'order.retry' }),
    canSubmit: snapshot.can({ type: 'return.submit' }),
    isSending: snapshot.matches('asking'),
  };
}

export const photosHint = t`Up to ${maxReturnPhotos} photos, JPG or PNG. For broken or wrong items, a photo helps us decide faster.`;

function kindOf(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): OrderReturnFormView['kind'] {
  for (const kind of ['loading', 'failed', 'missing', 'closed', 'asked'] as const) {
    if (snapshot.matches(kind)) return kind;
  }
  return 'filling';
}

const reasons: OrderReturnFormView['reasons'] = [
  {
    value: 'not-wanted',
    label: t`I no longer want it`,
    detail: t`Unopened, with the seal unbroken and in its box`,
  },
  { value: 'damaged', label: t`It’s broken or leaking`, detail: t`Please add a photo of the item and its label` },
  { value: 'wrong-item', label: t`It’s not what I ordered`, detail: t`Please add a photo of what you received` },
  { value: 'expired', label: t`It’s past its expiry date`, detail: t`Please add a photo of the date` },
];

function waysOf(answer: OrderWithPayment | null): OrderReturnFormView['ways'] {
  const isCash = answer?.order.paymentMethod === 'cod';
  return [
    isCash
      ? { value: 'source', label: t`To a UPI ID`, detail: t`Within 2 working days after we receive the items` }
      : { value: 'source', label: t`Original payment method`, detail: t`Banks take up to 5 working days` },
    { value: 'wallet', label: t`To your wallet`, detail: t`As soon as we receive the items` },
  ];
}

function linesOf({ order }: OrderWithPayment, units: readonly ReturnUnits[]): readonly ReturnLineView[] {
  const left = unitsWithShopper(order);
  return order.lines.flatMap(({ sku, name, flavour, variant }, line) => {
    const max = left[line] ?? 0;
    const chosen = units.find((each) => each.line === line)?.quantity ?? 0;
    return max === 0 ? [] : [{ line, sku, name, text: choiceText({ flavour, variant }), chosen, max }];
  });
}

function closedText(answer: OrderWithPayment | null): string {
  const last = answer?.order.returns.at(-1);
  const isUnderWay = last && !isVoid(last.status) && last.status !== 'refunded';
  return isUnderWay
    ? t`A return for this order is already in progress.`
    : t`The return window for these items has closed.`;
}

function missingOf(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): string | null {
  if (snapshot.can({ type: 'return.submit' })) return null;
  return snapshot.context.reason === null
    ? t`Choose a reason for the return.`
    : t`Enter the UPI ID for your refund.`;
}

function refundNote(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): string {
  const { preview, units } = snapshot.context;
  if (units.length === 0) return t`Choose items to see your refund.`;
  if (!preview) {
    return snapshot.matches({ filling: 'previewing' }) ? t`Calculating…` : t`We couldn’t calculate your refund.`;
  }
  return preview.fees > 0
    ? t`Includes ${formatRupees(preview.fees)} for delivery, because you’re returning the whole order.`
    : t`What you paid for these items, after their share of discounts.`;
}
