import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../kit/tells.ts';
import type { StaffMove } from '../../../../domain/orders/order/staff-move.ts';
import { differenceOf, receivedText } from '../../../../domain/checkout/received.ts';
import { bookedShipment, courierQuestion } from './order-admin.courier.view.ts';
import { moneyMove, moneyOfReturn } from './order-admin.money.view.ts';
import { movesMoney } from './order-admin.rules.ts';
import type { StaffStep, OrderAdmin, orderAdminMachine, StepWords } from './order-admin.machine.ts';

export interface StepField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly isLong?: boolean;
  /** Scanned or typed from a label, in capitals. */
  readonly isCode?: boolean;
  /** Initial value. */
  readonly value?: string;
  /** Makes the field a select instead of a text field. */
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
  /** Whether it can be confirmed; what was typed can be copied anyway. */
  readonly isAllowed: boolean;
}

/** Why no money can be moved any more by somebody who has begun to. */
export const noMoney = 'Your role no longer includes money. Copy what you need from here.';

export type Asked = Pick<StepQuestion, 'title' | 'text' | 'verb' | 'fields'>;

const shipmentFields: readonly StepField[] = [
  // First, as the courier is mostly known: the number is scanned or typed, and Enter sends it.
  { name: 'trackingNumber', label: 'Tracking number', isCode: true },
  { name: 'courier', label: 'Courier' },
  { name: 'trackingUrl', label: 'Tracking page', optional: true, hint: 'https://…' },
];

const moveQuestions: Readonly<Record<StaffMove, Asked>> = {
  pack: {
    title: 'Mark as packed?',
    text: 'Packed orders can’t be cancelled.',
    verb: 'Mark packed',
    fields: [{ name: 'weight', label: 'Weight in grams', optional: true }],
  },
  ship: {
    title: 'Hand over to the courier',
    text: 'The customer gets a message with the tracking number.',
    verb: 'Hand over',
    fields: shipmentFields,
  },
  correct: {
    title: 'Correct the tracking number',
    text: 'The customer gets a message with the new one.',
    verb: 'Correct',
    fields: shipmentFields,
  },
  deliver: {
    title: 'Mark as delivered?',
    text: 'The days for a return begin.',
    verb: 'Mark delivered',
    fields: [],
  },
  cancel: {
    title: 'Cancel this order?',
    text: 'Items that aren’t packed go back into stock, and their payment is refunded.',
    verb: 'Cancel order',
    fields: [],
  },
  return: {
    title: 'Is the whole order back?',
    text: 'The courier returned the whole order.',
    verb: 'Mark returned',
    fields: [],
  },
  refund: {
    title: 'Refund this order',
    text: 'Everything that hasn’t been refunded yet.',
    verb: 'Refund',
    fields: [
      {
        name: 'to',
        label: 'Refund to',
        options: [
          { value: 'source', label: 'Original payment method' },
          { value: 'wallet', label: 'Wallet, right away' },
        ],
      },
    ],
  },
  repaid: {
    title: 'Did you send the money?',
    text: 'Sent by hand, because the order was paid in cash.',
    verb: 'Mark as sent',
    fields: [],
  },
};

const noteQuestions: Readonly<Record<'note' | 'remove-note', Asked>> = {
  note: {
    title: 'Add a note',
    text: 'Only admins can read it.',
    verb: 'Save note',
    fields: [{ name: 'text', label: 'Note', isLong: true }],
  },
  'remove-note': {
    title: 'Delete your note?',
    text: 'It’s deleted for all admins.',
    verb: 'Delete note',
    fields: [],
  },
};

const returnQuestions: Readonly<Record<Extract<StaffStep, { kind: 'return' }>['does'], Asked>> = {
  approve: {
    title: 'Approve this return?',
    text: 'The customer is told what happens next.',
    verb: 'Approve',
    fields: [
      {
        name: 'isSentBack',
        label: 'Items',
        options: [
          { value: 'true', label: 'Must come back first' },
          { value: 'false', label: 'Customer keeps them, refund now' },
        ],
      },
      { name: 'answer', label: 'Message to the customer', optional: true, isLong: true },
    ],
  },
  refuse: {
    title: 'Refuse this return?',
    text: 'The customer sees your reason.',
    verb: 'Refuse',
    fields: [{ name: 'answer', label: 'Reason', isLong: true }],
  },
  receive: {
    title: 'Are the items back and in order?',
    text: 'The refund is sent to the original payment method.',
    verb: 'Mark received',
    fields: [],
  },
  repaid: {
    title: 'Did you send the money?',
    text: 'Sent by hand, because the order was paid in cash.',
    verb: 'Mark as sent',
    fields: [],
  },
};

/** The form of the chosen step; null if none is chosen. */
export function questionOf(snapshot: SnapshotFrom<typeof orderAdminMachine>): StepQuestion | null {
  const { step, trouble, detail, words } = snapshot.context;
  if (!step) return null;
  const asked = askedBy(step, detail);
  const isAllowed = detail?.mayRefund === true || !movesMoney(step);
  const errors = trouble?.kind === 'refused' ? atFields(trouble.fields, words) : {};
  return {
    ...asked,
    fields: asked.fields.map((field) => {
      const error = errors[field.name];
      const proposed = proposedFor(field.name, step, detail);
      return { ...field, ...proposed, ...(error === undefined ? {} : { error }) };
    }),
    isBusy: snapshot.matches('taking'),
    isAllowed,
    trouble: isAllowed
      ? troubleOf(
          trouble,
          asked.fields.some(({ name }) => errors[name] !== undefined),
        )
      : noMoney,
  };
}

/** What is refused of a member or of its parts, at the field that it was typed into: measures are sent as the box. */
function atFields(refusals: Readonly<Record<string, string>>, words: StepWords): Readonly<Record<string, string>> {
  const isMeasured = (words['measures'] ?? '') !== '';
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(refusals)) {
    const [member = path] = path.split('.');
    errors[member === 'box' && isMeasured ? 'measures' : member] ??= message;
  }
  return errors;
}

function troubleOf(trouble: Failure | null, isMarked: boolean): string | null {
  if (trouble === null) return null;
  if (trouble.kind !== 'refused') return 'That didn’t work. Try again.';
  return isMarked ? 'Check the marked fields.' : trouble.message;
}

function askedBy(step: StaffStep, detail: OrderAdmin | null): Asked {
  switch (step.kind) {
    case 'move':
      return { ...moveQuestions[step.move], ...moneyMove(step.move, detail) };
    case 'return':
      return { ...returnQuestions[step.does], ...moneyOfReturn(step, detail) };
    case 'courier':
      return courierQuestion(step, detail);
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
  hint: 'For the audit log. The customer doesn’t see it',
};

/** Accepting less needs an extra confirmation; accepting more refunds the rest. */
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
      title: `Refund ${receivedText(received)}?`,
      text: `It goes back to the original payment method${isAwaited ? ', and the order is cancelled' : ''}. The customer is told.`,
      verb: 'Refund it',
      fields: [reasonField],
    };
  }
  const isLess = paise < 0;
  return {
    title: `Accept ${receivedText(received)}?`,
    text: isLess
      ? `The order counts as paid, ${difference} short.`
      : `The order counts as paid. The extra amount is refunded: ${receivedText({ minorUnits: paise - (paise % 100), currency: 'INR' })}.`,
    verb: 'Accept',
    fields: [
      ...(isLess
        ? [
            {
              name: 'acceptsLess',
              label: `Should the shop cover the missing ${difference}?`,
              options: [
                { value: 'false', label: 'No' },
                { value: 'true', label: `Yes, accept ${difference} less` },
              ],
            },
          ]
        : []),
      reasonField,
    ],
  };
}

/** What a field starts with: the weight of the parcel, the courier as last time, or the shipment that is corrected. */
function proposedFor(name: string, step: StaffStep, detail: OrderAdmin | null): Partial<StepField> {
  if (name === 'weight') return proposedOf(detail?.proposedWeight ?? null);
  if (step.kind === 'move' && step.move === 'ship') {
    const usual = name === 'courier' ? detail?.lastCourier : null;
    return { value: bookedShipment(detail)[name] ?? usual ?? '' };
  }
  if (step.kind !== 'move' || step.move !== 'correct' || !detail) return {};
  const last = detail.order.parcels.findLast(({ status }) => status === 'shipped');
  const values: Readonly<Record<string, string | null | undefined>> = {
    courier: last?.courier,
    trackingNumber: last?.trackingNumber,
    trackingUrl: last?.trackingUrl,
  };
  return { value: values[name] ?? '' };
}

/** Prefills the weight of a parcel with the sum of its items. */
function proposedOf(grams: number | null): Pick<StepField, 'value' | 'hint'> {
  return grams === null
    ? { hint: 'No product weights yet. Add them on the product pages' }
    : { value: String(grams), hint: 'Sum of the product weights. Correct it if the scale differs' };
}
