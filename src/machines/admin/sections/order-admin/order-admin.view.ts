import type { SnapshotFrom } from 'xstate';
import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import type { PaymentStatus } from '../../../../domain/orders/order/order.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import type { ReturnStatus } from '../../../../domain/orders/order/return.ts';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { changeWords } from '../../../orders/order/change-words.ts';
import { methodTexts, statusTexts } from '../../../orders/order-words.ts';
import { unitsToRefund } from '../partial-refund/partial-refund.view.ts';
import { returnReasonWords } from '../partial-refund/return-reasons.ts';
import { type CourierCard, courierCard } from './order-admin.courier.view.ts';
import { historyOf } from './order-admin.history.view.ts';
import {
  mismatchNotes,
  moneyToSettle,
  refundNotes,
  type UnmatchedMoney,
  upiIdOf,
} from './order-admin.money.view.ts';
import { noMoney, questionOf, type StepQuestion } from './order-admin.questions.ts';
import { refundsOf } from '../../../orders/order-view/order-view.refund.view.ts';
import { shownOrder, type ShownOrder } from '../../../orders/order-view/order-view.view.ts';
import type { StaffStep, OrderAdmin, orderAdminMachine } from './order-admin.machine.ts';

export type { StepField, StepQuestion } from './order-admin.questions.ts';

export interface AdminReturn {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly photos: readonly string[];
  readonly steps: readonly { readonly label: string; readonly step: StaffStep }[];
}

export interface OrderMove {
  readonly move: StaffMove;
  readonly label: string;
  readonly refusal: string | null;
}

export interface OrderAdminView {
  readonly stage: 'loading' | 'missing' | 'failed' | 'shown';
  readonly order: ShownOrder | null;
  readonly status: string;
  readonly isHeld: boolean;
  readonly flowHref: string;
  /** Where it can be changed; null once it is packed, or before it is paid. */
  readonly editHref: string | null;
  /** A change that waits for its difference; null if none does. */
  readonly asked: { readonly text: string; readonly changes: readonly string[] } | null;
  readonly shopper: { readonly name: string; readonly facts: readonly string[]; readonly href: string } | null;
  readonly attempts: readonly { readonly id: string; readonly text: string; readonly note: string }[];
  /** Payment mismatches that wait for a decision. */
  readonly unmatched: readonly UnmatchedMoney[];
  /** Steps that failed after a payment and are being retried; null if none. */
  readonly unfinished: string | null;
  readonly moves: readonly OrderMove[];
  /** The step that brings the order forward; null if there is none now. */
  readonly next: OrderMove | null;
  /** The order to hand over after this one; null unless this one just was. */
  readonly following: { readonly label: string; readonly href: string } | null;
  /** What stands in its place: what is waited for, or that nothing is. */
  readonly idle: string;
  readonly notes: OrderAdmin['notes'];
  readonly documents: readonly { readonly label: string; readonly url: string }[];
  readonly parcel: string | null;
  /** Null without a courier service. */
  readonly courier: CourierCard | null;
  readonly timeline: readonly { readonly label: string; readonly detail: string; readonly state: 'done' }[];
  readonly returns: readonly AdminReturn[];
  readonly question: StepQuestion | null;
  /** The order, if single units of it can be refunded. */
  readonly refundable: OrderAdmin['order'] | null;
  /** Why a refund that somebody has begun can't be sent any more; null if it can. */
  readonly noRefund: string | null;
  /** What was given back of the total, as a row below it. */
  readonly refunds: ReturnType<typeof refundsOf>;
  /** Whether some of it is packed or can be, so that there are documents to print. */
  readonly isSent: boolean;
}

const labels: Readonly<Record<StaffMove, string>> = {
  pack: 'Mark packed',
  ship: 'Hand over to courier',
  correct: 'Correct tracking',
  deliver: 'Mark delivered',
  cancel: 'Cancel order',
  return: 'Returned in full',
  refund: 'Refund',
  repaid: 'Mark money as sent',
};

/** The steps that bring an order forward; the others are for when something goes another way. */
const forward: ReadonlySet<StaffMove> = new Set(['pack', 'ship', 'deliver', 'repaid']);

/** View model of an order on the dashboard. */
export function orderAdminView(snapshot: SnapshotFrom<typeof orderAdminMachine>): OrderAdminView {
  const { detail } = snapshot.context;
  if (!detail) {
    const stage = snapshot.matches('missing') ? 'missing' : snapshot.matches('failed') ? 'failed' : 'loading';
    return { ...nothing, stage };
  }
  const { order } = detail;
  const moves = detail.moves
    .filter(({ move, refusal }) => (move !== 'repaid' && move !== 'correct') || refusal === null)
    .map(({ move, refusal }) => ({ move, label: labels[move], refusal }));
  return {
    stage: 'shown',
    order: forStaff(shownOrder(detail)),
    refunds: refundsOf(detail),
    status: statusTexts[order.status],
    isHeld: detail.isHeld,
    flowHref: `/flows/order?order=${order.id}`,
    asked: order.asked
      ? {
          text: `The customer has a link for the difference of ${formatRupees(order.asked.due)} until ${formatTimestamp(new Date(order.asked.until))}. The order is packed once that’s paid, or stays as it is without it.`,
          changes: changeWords(order.asked.change),
        }
      : null,
    editHref: isChangeable(detail) ? `/dashboard/draft-orders/of-${order.id}` : null,
    shopper: shopperOf(detail),
    attempts: detail.attempts.map((attempt) => ({
      id: attempt.id,
      text: `${formatRupees(attempt.amount)} ${paidBy(attempt.method, attempt.gateway)}: ${attemptTexts[attempt.status]}`,
      note: [
        formatTimestamp(new Date(attempt.createdAt)),
        ...refundNotes(attempt),
        ...(attempt.status === 'refunding' && attempt.method === 'cod' ? [handNote(detail)] : []),
        ...mismatchNotes(attempt.mismatch),
      ].join(', '),
    })),
    ...moneyToSettle(detail),
    moves,
    next: moves.find(({ move, refusal }) => refusal === null && forward.has(move)) ?? null,
    following: followingOf(detail),
    idle: idleText(detail),
    notes: detail.notes,
    documents: order.documents.map(({ kind, number, url }) => ({
      label: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
      url,
    })),
    courier: courierCard(detail),
    parcel: order.courier === null ? null : `${order.courier}, ${order.trackingNumber ?? ''}`,
    timeline: historyOf(detail),
    returns: order.returns.map((one) => returnOf(one, detail)),
    question: questionOf(snapshot),
    refundable: detail.mayRefund && unitsToRefund(order) > 0 ? order : null,
    noRefund: detail.mayRefund ? null : noMoney,
    isSent: isSent(detail),
  };
}

const attemptTexts: Readonly<Record<PaymentStatus, string>> = {
  pending: 'not paid yet',
  held: 'set aside until the rest is paid',
  checking: 'waiting for the bank',
  unmatched: 'to settle',
  paid: 'paid',
  failed: 'failed',
  refunding: 'being refunded',
  refunded: 'refunded',
};

const nothing: Omit<OrderAdminView, 'stage'> = {
  order: null,
  status: '',
  isHeld: false,
  flowHref: '',
  editHref: null,
  asked: null,
  shopper: null,
  attempts: [],
  unmatched: [],
  unfinished: null,
  moves: [],
  next: null,
  following: null,
  idle: '',
  notes: [],
  documents: [],
  parcel: null,
  courier: null,
  timeline: [],
  returns: [],
  question: null,
  refundable: null,
  noRefund: null,
  refunds: [],
  isSent: false,
};

function followingOf({ nextToShip: next }: OrderAdmin): OrderAdminView['following'] {
  return next && { label: `Next to ship: ${next.number}, ${next.name}`, href: `/dashboard/orders/${next.id}` };
}

function paidBy(method: OrderAdmin['payment']['method'], gateway: string): string {
  if (method === 'cod') return 'cash on delivery';
  return method === gateway ? `by ${methodTexts[method]}` : `by ${methodTexts[method]} (${gateway})`;
}

/** Something is packed or can be packed, so labels and packing slips are available. */
function isSent({ order: { status, parcels, paymentMethod } }: OrderAdmin): boolean {
  const isUnderWay =
    ['paid', 'packed', 'shipped'].includes(status) || (status === 'placed' && paymentMethod === 'cod');
  return isUnderWay && parcels.some((parcel) => ['ready', 'packed', 'shipped'].includes(parcel.status));
}

const returnWaits: Readonly<Partial<Record<ReturnStatus, string>>> = {
  requested: 'A return waits for your decision.',
  approved: 'A return is on its way back.',
};

/** Why no step brings the order forward: it waits for somebody, or is where it should be. */
function idleText({ order, payment, isHeld, moves }: OrderAdmin): string {
  if (payment.status === 'unmatched') return 'The payment waits for your decision.';
  if (order.status === 'placed' && order.paymentMethod !== 'cod') return 'Waiting for the payment.';
  const waits = order.returns.map((one) =>
    isByHand(one, payment) ? 'A refund waits to be sent.' : returnWaits[one.status],
  );
  return (
    waits.find((words) => words !== undefined) ??
    (moves.some(({ move, refusal }) => move === 'refund' && refusal === null)
      ? 'It came back; its refund waits under More actions.'
      : undefined) ??
    (isHeld ? 'Waiting for a prescription.' : 'Nothing to do for now.')
  );
}

/** Somebody has to send the refund, because the order was paid in cash. */
function isByHand({ status, refundTo }: OrderAdmin['order']['returns'][number], { method }: OrderAdmin['payment']) {
  return status === 'received' && method === 'cod' && refundTo === 'source';
}

/** Only the buyer reviews what they bought (REV-01). */
function forStaff(order: ShownOrder): ShownOrder {
  return { ...order, lines: order.lines.map((line) => ({ ...line, reviewHref: null })) };
}

function shopperOf({ shopper: { id, name, phone, email }, order }: OrderAdmin): OrderAdminView['shopper'] {
  const facts = [phone, email].filter((fact) => fact !== null);
  return { name: name === '' ? order.address.name : name, facts, href: `/dashboard/accounts/${id}` };
}

const returnTexts: Readonly<Record<ReturnStatus, string>> = {
  requested: 'Return requested',
  approved: 'Return approved, items awaited',
  refused: 'Return refused',
  withdrawn: 'Return withdrawn',
  received: 'Refund on its way',
  refunded: 'Refunded',
};

const returnSteps: Readonly<
  Record<string, readonly { label: string; does: Extract<StaffStep, { kind: 'return' }>['does'] }[]>
> = {
  requested: [
    { label: 'Approve', does: 'approve' },
    { label: 'Refuse', does: 'refuse' },
  ],
  approved: [{ label: 'Items received', does: 'receive' }],
};

/** To which UPI ID a returned cash order is refunded. */
function handNote({ upiIds }: OrderAdmin): string {
  const upiId = upiIdOf(upiIds, null);
  return upiId === null ? 'no UPI ID given' : `to UPI ID ${upiId}`;
}

function returnOf(
  one: OrderAdmin['order']['returns'][number],
  { order, payment, upiIds, mayRefund }: OrderAdmin,
): AdminReturn {
  const names = one.lines.map(({ line, quantity }) => `${quantity} × ${order.lines[line]?.name ?? ''}`);
  const steps = returnSteps[one.status] ?? [];
  const toSend = isByHand(one, payment);
  const all = toSend ? (mayRefund ? [{ label: 'Mark money as sent', does: 'repaid' as const }] : []) : steps;
  const upiId = one.refundTo === 'wallet' ? null : upiIdOf(upiIds, one.id);
  const source = payment.method === 'cod' ? 'UPI, by hand' : 'the original payment method';
  return {
    id: one.id,
    title: `${toSend ? 'To refund' : returnTexts[one.status]}: ${formatRupees(one.total)} to ${one.refundTo === 'wallet' ? 'the wallet' : source}`,
    facts: [
      names.join(', '),
      `Reason: ${returnReasonWords[one.reason]}`,
      upiId === null ? '' : `UPI ID: ${upiId}`,
      one.note,
      one.answer === one.note ? '' : one.answer,
    ].filter((fact) => fact !== ''),
    photos: one.photos,
    steps: all.map(({ label, does }) => ({ label, step: { kind: 'return', returnId: one.id, does } })),
  };
}

/** The server decides whether and how it can be changed; this says only whether it's worth asking. */
function isChangeable({ order }: OrderAdmin): boolean {
  const isOpen = order.status === 'paid' || order.status === 'placed';
  return isOpen && order.parcels.every(({ status }) => ['ready', 'held', 'cancelled'].includes(status));
}
