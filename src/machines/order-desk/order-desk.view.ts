import type { SnapshotFrom } from 'xstate';
import { formatTimestamp } from '../../domain/money/dates.ts';
import { formatRupees } from '../../domain/money/money.ts';
import type { DeskMove } from '../../domain/order/desk-move.ts';
import { statusTexts } from '../kit/order-words.ts';
import { shownOrder, type ShownOrder } from '../order-view/order-view.view.ts';
import type { DeskStep, OrderDesk, orderDeskMachine } from './order-desk.machine.ts';

export interface StepField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly isLong?: boolean;
  /** A choice instead of words. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string;
}

export interface StepQuestion {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly fields: readonly StepField[];
  readonly isBusy: boolean;
  readonly trouble: string | null;
}

export interface DeskReturn {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly photos: readonly string[];
  readonly steps: readonly { readonly label: string; readonly step: DeskStep }[];
}

export interface OrderDeskView {
  readonly stage: 'loading' | 'missing' | 'failed' | 'shown';
  readonly order: ShownOrder | null;
  readonly status: string;
  readonly isHeld: boolean;
  readonly flowHref: string;
  readonly shopper: { readonly name: string; readonly facts: readonly string[]; readonly href: string } | null;
  readonly attempts: readonly { readonly id: string; readonly text: string; readonly note: string }[];
  readonly moves: readonly { readonly move: DeskMove; readonly label: string; readonly refusal: string | null }[];
  readonly notes: OrderDesk['notes'];
  readonly papers: readonly { readonly label: string; readonly url: string }[];
  readonly parcel: string | null;
  readonly timeline: readonly { readonly label: string; readonly detail: string; readonly state: 'done' }[];
  readonly returns: readonly DeskReturn[];
  readonly question: StepQuestion | null;
}

const labels: Readonly<Record<DeskMove, string>> = {
  pack: 'Mark packed',
  ship: 'Hand to the courier',
  deliver: 'Mark delivered',
  cancel: 'Cancel order',
  return: 'Came back whole',
  refund: 'Refund',
  repaid: 'Money was sent',
};

/** What the page of an order on the desk says (ORD-02). */
export function orderDeskView(snapshot: SnapshotFrom<typeof orderDeskMachine>): OrderDeskView {
  const { desk } = snapshot.context;
  if (!desk) {
    const stage = snapshot.matches('missing') ? 'missing' : snapshot.matches('failed') ? 'failed' : 'loading';
    return { ...nothing, stage };
  }
  const { order } = desk;
  return {
    stage: 'shown',
    order: shownOrder(desk),
    status: statusTexts[order.status],
    isHeld: desk.isHeld,
    flowHref: `/flows/order?order=${order.id}`,
    shopper: shopperOf(desk),
    attempts: desk.attempts.map(({ id, gateway, method, status, amount, createdAt, refunded }) => ({
      id,
      text: `${formatRupees(amount)} by ${method === 'cod' ? 'cash' : method} (${gateway}): ${status}`,
      note: [
        formatTimestamp(new Date(createdAt)),
        ...(refunded > 0 ? [`${formatRupees(refunded)} back or on its way`] : []),
      ].join(', '),
    })),
    moves: desk.moves
      .filter(({ move, refusal }) => move !== 'repaid' || refusal === null)
      .map(({ move, refusal }) => ({ move, label: labels[move], refusal })),
    notes: desk.notes,
    papers: order.documents.map(({ kind, number, url }) => ({
      label: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
      url,
    })),
    parcel: order.courier === null ? null : `${order.courier}, ${order.trackingNumber ?? ''}`,
    timeline: order.timeline.map(({ event, status, by, at }) => ({
      label: `${statusTexts[status]}: ${event.replace('.', ' ')}`,
      detail: `${formatTimestamp(new Date(at))}, by ${by === 'system' ? 'the shop itself' : `the ${by}`}`,
      state: 'done',
    })),
    returns: order.returns.map((one) => returnOf(one, desk)),
    question: questionOf(snapshot),
  };
}

const nothing: Omit<OrderDeskView, 'stage'> = {
  order: null,
  status: '',
  isHeld: false,
  flowHref: '',
  shopper: null,
  attempts: [],
  moves: [],
  notes: [],
  papers: [],
  parcel: null,
  timeline: [],
  returns: [],
  question: null,
};

function shopperOf({ shopper: { id, name, phone, email }, order }: OrderDesk): OrderDeskView['shopper'] {
  const facts = [phone, email].filter((fact) => fact !== null);
  return { name: name === '' ? order.address.name : name, facts, href: `/dashboard/accounts/${id}` };
}

const returnSteps: Readonly<
  Record<string, readonly { label: string; does: Extract<DeskStep, { kind: 'return' }>['does'] }[]>
> = {
  requested: [
    { label: 'Approve', does: 'approve' },
    { label: 'Refuse', does: 'refuse' },
  ],
  approved: [{ label: 'Goods are here', does: 'receive' }],
};

function returnOf(one: OrderDesk['order']['returns'][number], { order, payment }: OrderDesk): DeskReturn {
  const names = one.lines.map(({ line, quantity }) => `${quantity} × ${order.lines[line]?.name ?? ''}`);
  const steps = returnSteps[one.status] ?? [];
  const isByHand = one.status === 'received' && payment.method === 'cod' && one.refundTo === 'source';
  const all = isByHand ? [{ label: 'Money was sent', does: 'repaid' as const }] : steps;
  return {
    id: one.id,
    title: `Return ${one.status}: ${formatRupees(one.total)} to ${one.refundTo === 'wallet' ? 'the wallet' : 'where it came from'}`,
    facts: [names.join(', '), `Reason: ${one.reason.replaceAll('-', ' ')}`, one.note, one.answer].filter(
      (fact) => fact !== '',
    ),
    photos: one.photos,
    steps: all.map(({ label, does }) => ({ label, step: { kind: 'return', returnId: one.id, does } })),
  };
}

type Asked = Pick<StepQuestion, 'title' | 'text' | 'verb' | 'fields'>;

const moveQuestions: Readonly<Record<DeskMove, Asked>> = {
  pack: { title: 'Is it packed?', text: 'It can no longer be called off then.', verb: 'Mark packed', fields: [] },
  ship: {
    title: 'Hand it to the courier',
    text: 'The shopper is told, with this number.',
    verb: 'Hand over',
    fields: [
      { name: 'courier', label: 'Courier' },
      { name: 'trackingNumber', label: 'Tracking number' },
      { name: 'trackingUrl', label: 'Tracking page', optional: true, hint: 'https://…' },
    ],
  },
  deliver: { title: 'Is it delivered?', text: 'Cash is collected with it.', verb: 'Mark delivered', fields: [] },
  cancel: {
    title: 'Cancel this order?',
    text: 'What is not packed is free again, and its money goes back.',
    verb: 'Cancel order',
    fields: [],
  },
  return: {
    title: 'Did all of it come back?',
    text: 'The courier brought the whole order back.',
    verb: 'It came back',
    fields: [],
  },
  refund: {
    title: 'Send the money back',
    text: 'All that is left of it.',
    verb: 'Refund',
    fields: [
      {
        name: 'to',
        label: 'Where to',
        options: [
          { value: 'source', label: 'To where it came from' },
          { value: 'wallet', label: 'To the wallet, at once' },
        ],
      },
    ],
  },
  repaid: { title: 'Was the money sent?', text: 'By hand, for cash was paid.', verb: 'It was sent', fields: [] },
};

const noteQuestion: Asked = {
  title: 'Write a note',
  text: 'Only admins read it.',
  verb: 'Save note',
  fields: [{ name: 'text', label: 'Note', isLong: true }],
};

const returnQuestions: Readonly<Record<Extract<DeskStep, { kind: 'return' }>['does'], Asked>> = {
  approve: {
    title: 'Approve this return?',
    text: 'The shopper is told how it goes on.',
    verb: 'Approve',
    fields: [
      {
        name: 'isSentBack',
        label: 'The goods',
        options: [
          { value: 'true', label: 'Have to come back first' },
          { value: 'false', label: 'Stay with the shopper, the money goes now' },
        ],
      },
      { name: 'answer', label: 'Words to the shopper', optional: true, isLong: true },
    ],
  },
  refuse: {
    title: 'Refuse this return?',
    text: 'The shopper reads your reason.',
    verb: 'Refuse',
    fields: [{ name: 'answer', label: 'Reason', isLong: true }],
  },
  receive: {
    title: 'Are the goods here, as they should be?',
    text: 'Their money is sent, to a wallet at once.',
    verb: 'They are here',
    fields: [],
  },
  repaid: { title: 'Was the money sent?', text: 'By hand, for cash was paid.', verb: 'It was sent', fields: [] },
};

function questionOf(snapshot: SnapshotFrom<typeof orderDeskMachine>): StepQuestion | null {
  const { step, trouble } = snapshot.context;
  if (!step) return null;
  const asked =
    step.kind === 'move'
      ? moveQuestions[step.move]
      : step.kind === 'note'
        ? noteQuestion
        : returnQuestions[step.does];
  const errors = trouble?.kind === 'refused' ? trouble.fields : {};
  return {
    ...asked,
    fields: asked.fields.map((field) => {
      const error = errors[field.name];
      return error === undefined ? field : { ...field, error };
    }),
    isBusy: snapshot.matches('taking'),
    trouble:
      trouble === null
        ? null
        : trouble.kind === 'refused'
          ? trouble.message
          : 'That did not work. Please try again.',
  };
}
