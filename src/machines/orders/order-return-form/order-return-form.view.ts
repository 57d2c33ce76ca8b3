import type { SnapshotFrom } from 'xstate';
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
  /** Null where none is wanted. */
  readonly upiId: string | null;
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly canAttach: boolean;
  readonly isAttaching: boolean;
  /** '₹533', while it is known. */
  readonly refund: string | null;
  readonly refundNote: string;
  /** What is still wanted before it can be asked for; null where nothing is. */
  readonly missing: string | null;
  readonly failure: string | null;
  readonly canRetry: boolean;
  readonly canSubmit: boolean;
  readonly isSending: boolean;
}

/** What the form of a return says (ORD-04). */
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

export const photosHint = `Up to ${maxReturnPhotos} pictures, JPG or PNG. Of broken or wrong goods they help us decide at once.`;

function kindOf(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): OrderReturnFormView['kind'] {
  for (const kind of ['loading', 'failed', 'missing', 'closed', 'asked'] as const) {
    if (snapshot.matches(kind)) return kind;
  }
  return 'filling';
}

const reasons: OrderReturnFormView['reasons'] = [
  { value: 'not-wanted', label: 'I do not want it', detail: 'Unopened, with the seal unbroken and in its box' },
  { value: 'damaged', label: 'It is broken or leaking', detail: 'Please add a photo of it and of the label' },
  { value: 'wrong-item', label: 'It is not what I ordered', detail: 'Please add a photo of what came' },
  { value: 'expired', label: 'It is past its date', detail: 'Please add a photo of the date' },
];

function waysOf(answer: OrderWithPayment | null): OrderReturnFormView['ways'] {
  const isCash = answer?.order.paymentMethod === 'cod';
  return [
    isCash
      ? { value: 'source', label: 'To a UPI address', detail: 'Within 2 working days after we have the goods' }
      : { value: 'source', label: 'Back to how you paid', detail: 'Banks need up to 5 working days to show it' },
    { value: 'wallet', label: 'To your wallet', detail: 'At once when we have the goods' },
  ];
}

function linesOf({ order }: OrderWithPayment, units: readonly ReturnUnits[]): readonly ReturnLineView[] {
  const left = unitsWithShopper(order);
  return order.lines.flatMap(({ sku, name, flavour, variant }, line) => {
    const max = left[line] ?? 0;
    const chosen = units.find((each) => each.line === line)?.quantity ?? 0;
    return max === 0 ? [] : [{ line, sku, name, text: `${flavour} | ${variant}`, chosen, max }];
  });
}

function closedText(answer: OrderWithPayment | null): string {
  const last = answer?.order.returns.at(-1);
  const isUnderWay = last && !isVoid(last.status) && last.status !== 'refunded';
  return isUnderWay
    ? 'A return of this order is under way.'
    : 'The days in which these goods can go back are over.';
}

function missingOf(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): string | null {
  if (snapshot.can({ type: 'return.submit' })) return null;
  return snapshot.context.reason === null
    ? 'Please choose why it goes back.'
    : 'Please enter the UPI address that the money goes to.';
}

function refundNote(snapshot: SnapshotFrom<typeof orderReturnFormMachine>): string {
  const { preview, units } = snapshot.context;
  if (units.length === 0) return 'Choose what goes back to see what you get for it.';
  if (!preview) {
    return snapshot.matches({ filling: 'previewing' }) ? 'We work it out …' : 'We could not work it out.';
  }
  return preview.fees > 0
    ? `With ${formatRupees(preview.fees)} for the delivery, for nothing of the order stays with you.`
    : 'What you paid for these goods, with their share of every discount.';
}
