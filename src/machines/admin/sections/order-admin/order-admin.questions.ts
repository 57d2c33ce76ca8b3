import type { SnapshotFrom } from 'xstate';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { differenceOf, receivedText } from '../../../../domain/checkout/received.ts';
import type { StaffStep, OrderAdmin, orderAdminMachine } from './order-admin.machine.ts';

export interface StepField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly isLong?: boolean;
  /** What stands in it at first. */
  readonly value?: string;
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

type Asked = Pick<StepQuestion, 'title' | 'text' | 'verb' | 'fields'>;

const moveQuestions: Readonly<Record<StaffMove, Asked>> = {
  pack: {
    title: 'Is it packed?',
    text: 'It can no longer be called off then.',
    verb: 'Mark packed',
    fields: [{ name: 'weight', label: 'Weight in grams', optional: true }],
  },
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

const noteQuestions: Readonly<Record<'note' | 'remove-note', Asked>> = {
  note: {
    title: 'Write a note',
    text: 'Only admins read it.',
    verb: 'Save note',
    fields: [{ name: 'text', label: 'Note', isLong: true }],
  },
  'remove-note': {
    title: 'Delete your note?',
    text: 'It is gone for all admins.',
    verb: 'Delete note',
    fields: [],
  },
};

const returnQuestions: Readonly<Record<Extract<StaffStep, { kind: 'return' }>['does'], Asked>> = {
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

/** What the chosen step asks; null where none is chosen. */
export function questionOf(snapshot: SnapshotFrom<typeof orderAdminMachine>): StepQuestion | null {
  const { step, trouble, detail } = snapshot.context;
  if (!step) return null;
  const asked = askedBy(step, detail);
  const errors = trouble?.kind === 'refused' ? trouble.fields : {};
  return {
    ...asked,
    fields: asked.fields.map((field) => {
      const error = errors[field.name];
      const proposed = field.name === 'weight' ? proposedOf(detail?.proposedWeight ?? null) : {};
      return { ...field, ...proposed, ...(error === undefined ? {} : { error }) };
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

function askedBy(step: StaffStep, detail: OrderAdmin | null): Asked {
  switch (step.kind) {
    case 'move':
      return moveQuestions[step.move];
    case 'return':
      return returnQuestions[step.does];
    case 'settle':
      return settleQuestion(step, detail);
    default:
      return noteQuestions[step.kind];
  }
}

const reasonField: StepField = {
  name: 'reason',
  label: 'Reason',
  isLong: true,
  hint: 'For the audit log; the shopper does not read it',
};

/** Accepting less wants a yes of its own; accepting more sends the rest back (SEC-05). */
function settleQuestion(
  { paymentId, does }: Extract<StaffStep, { kind: 'settle' }>,
  detail: OrderAdmin | null,
): Asked {
  const attempt = detail?.attempts.find(({ id }) => id === paymentId);
  const received = attempt?.mismatch?.received ?? { minorUnits: 0, currency: 'INR' };
  const paise = differenceOf(received, attempt?.amount ?? 0) ?? 0;
  const difference = receivedText({ minorUnits: Math.abs(paise), currency: 'INR' });
  if (does === 'refund') {
    const isAwaited = detail?.order.status === 'placed';
    return {
      title: `Send ${receivedText(received)} back?`,
      text: `It goes back to where it came from${isAwaited ? ', and the order is cancelled' : ''}. The shopper is told.`,
      verb: 'Send it back',
      fields: [reasonField],
    };
  }
  const isLess = paise < 0;
  return {
    title: `Accept ${receivedText(received)}?`,
    text: isLess
      ? `The order is paid with ${difference} less than it costs.`
      : `The order is paid. What is too much goes back: ${receivedText({ minorUnits: paise - (paise % 100), currency: 'INR' })}.`,
    verb: 'Accept',
    fields: [
      ...(isLess
        ? [
            {
              name: 'acceptsLess',
              label: `Will the shop cover the missing ${difference}?`,
              options: [
                { value: 'false', label: 'No' },
                { value: 'true', label: `Yes, ${difference} less is enough` },
              ],
            },
          ]
        : []),
      reasonField,
    ],
  };
}

/** The weight of a parcel as its goods sum up. */
function proposedOf(grams: number | null): Pick<StepField, 'value' | 'hint'> {
  return grams === null
    ? { hint: 'Its products have no weights yet: they are written in their form' }
    : { value: String(grams), hint: 'Summed from its products; change it to what the scale says' };
}
