import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { choiceText } from '../../../domain/catalogue/product/choice-names.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OfferChange } from '../../../domain/orders/draft/draft-order.ts';
import { priceRows, type PriceRow } from '../../cart/price-rows.ts';
import { arrivalText } from '../../catalogue/delivery-check/delivery-arrival.view.ts';
import { failureWords } from '../../kit/failure-words.ts';
import { changeWords } from '../../orders/order/change-words.ts';
import { addressText } from '../address-form/address-form.view.ts';
import { cashText, type MethodChoice, methodTexts } from '../method-choice.view.ts';
import type { payLinkMachine } from './pay-link.machine.ts';
import { chosenMethod, dueOf } from './pay-link.rules.ts';
import type { OpenedLink, PayLinkContext } from './pay-link.types.ts';

export interface PayLinkView {
  readonly stage:
    | 'loading'
    | 'changed'
    | 'reviewing'
    | 'placing'
    | 'paying'
    | 'paid'
    | 'sold-out'
    | 'missing'
    | 'failed';
  readonly title: string;
  readonly text: string;
  readonly lines: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly choice: string;
    readonly quantity: number;
    readonly price: string;
    readonly needsPrescription: boolean;
  }[];
  readonly rows: readonly PriceRow[];
  /** '₹1,499'; null until the link is opened. */
  readonly total: string | null;
  readonly savings: string | null;
  /** Name, masked number and address; null until the link is opened. */
  readonly place: { readonly name: string; readonly phone: string; readonly text: string } | null;
  /** 'Wednesday 4 November'; null if unknown, or nothing is delivered. */
  readonly arrival: string | null;
  readonly methods: readonly MethodChoice[];
  readonly canPay: boolean;
  /** 'Total', or 'To pay now' for the difference of a change. */
  readonly totalLabel: string;
  /** What a change does, one sentence each; empty for a new order. */
  readonly edits: readonly string[];
  /** 'Pay ₹1,499', 'Place order' for cash on delivery, or that it's being placed. */
  readonly placeLabel: string;
  /** What changed since the link was sent, one sentence each. */
  readonly changes: readonly string[];
  /** Until when the link works, and what is held; null unless it matters. */
  readonly promise: string | null;
  readonly noticeTitle: string;
  /** Why the order couldn't be placed; null otherwise. */
  readonly notice: string | null;
}

type Snapshot = SnapshotFrom<typeof payLinkMachine>;

/** View model of the page behind a payment link. */
export function payLinkView(snapshot: Snapshot): PayLinkView {
  const { context } = snapshot;
  const { opened, failure, placed } = context;
  const stage = stageOf(snapshot);
  const edit = opened?.edit ?? null;
  const isAsking = edit !== null && stage !== 'paid';
  const priced = isAsking ? (opened?.quote ?? null) : (placed?.order ?? opened?.quote ?? null);
  const isOpen = stage === 'changed' || stage === 'reviewing' || stage === 'placing';
  return {
    stage,
    ...(edit ? (editWordsOf(stage, edit) ?? wordsOf(stage, context)) : wordsOf(stage, context)),
    lines:
      priced?.lines.map((line) => ({
        id: [line.sku, line.variant, line.flavour, line.packageType].join('|'),
        sku: line.sku,
        name: line.name,
        choice: choiceText(line),
        quantity: line.quantity,
        price: formatRupees(line.lineTotal),
        needsPrescription: line.needsPrescription === true,
      })) ?? [],
    rows: isAsking ? differenceRows(context) : rowsOf(context),
    total: priced && formatRupees(isAsking ? edit.due : (placed?.order.total ?? dueOf(context))),
    totalLabel: isAsking ? t`To pay now` : t`Total`,
    edits: isAsking ? changeWords(edit.change) : [],
    savings:
      !placed && opened && opened.quote.savings > 0 ? t`You save ${formatRupees(opened.quote.savings)}` : null,
    place: opened && { name: opened.address.name, phone: opened.address.phone, text: addressText(opened.address) },
    arrival: opened && arrivalText(opened),
    methods: (opened?.methods ?? []).map((each) => methodChoice(each, context)),
    canPay: snapshot.can({ type: 'order.place' }),
    placeLabel: placeLabel(stage, context),
    changes: stage === 'changed' ? (opened?.changes ?? []).map(changeText) : [],
    promise: isOpen && opened ? promiseOf(opened) : null,
    noticeTitle: edit ? t`Your order isn’t changed yet` : t`Your order isn’t placed yet`,
    notice: failure && snapshot.matches({ reviewing: 'refused' }) ? failureWords(failure) : null,
  };
}

function placeLabel(stage: PayLinkView['stage'], context: PayLinkContext): string {
  if (stage === 'placing') return context.opened?.edit ? t`Starting your payment…` : t`Placing your order…`;
  return context.method === 'cod' ? t`Place order` : t`Pay ${formatRupees(dueOf(context))}`;
}

function promiseOf({ edit, expiresAt }: OpenedLink): string {
  const until = formatTimestamp(new Date(expiresAt));
  return edit
    ? t`We hold the items until ${until}. If you don’t pay by then, your order stays as it is.`
    : t`Nothing is reserved until you pay. This link works until ${until}.`;
}

/** The words for the difference of a change, where they aren't those of a new order. */
function editWordsOf(
  stage: PayLinkView['stage'],
  { number, due }: NonNullable<OpenedLink['edit']>,
): Pick<PayLinkView, 'title' | 'text'> | null {
  switch (stage) {
    case 'reviewing':
    case 'placing':
      return {
        title: t`Change your order`,
        text: t`With this change, order ${number} costs ${formatRupees(due)} more. It changes as soon as you’ve paid.`,
      };
    case 'paying':
      return { title: t`Pay the difference`, text: t`Your order changes as soon as you’ve paid.` };
    case 'paid':
      return {
        title: t`Your order is changed`,
        text: t`Order ${number} is changed and paid. We’ve sent you a message with a link to follow it.`,
      };
    default:
      return null;
  }
}

function stageOf(snapshot: Snapshot): PayLinkView['stage'] {
  if (snapshot.matches('changed')) return 'changed';
  if (snapshot.matches('reviewing')) return 'reviewing';
  if (snapshot.matches('placing')) return 'placing';
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('paid')) return 'paid';
  if (snapshot.matches('soldOut')) return 'sold-out';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}

function wordsOf(stage: PayLinkView['stage'], { placed }: PayLinkContext): Pick<PayLinkView, 'title' | 'text'> {
  switch (stage) {
    case 'loading':
      return { title: t`One moment`, text: t`We’re loading your order.` };
    case 'changed':
      return {
        title: t`Something changed`,
        text: t`This changed after we sent you the link. Nothing was charged.`,
      };
    case 'paying':
      return { title: t`Pay for your order`, text: t`Your items are held while you pay.` };
    case 'paid':
      return {
        title: t`Thank you for your order`,
        text:
          placed?.payment.method === 'cod'
            ? t`Order ${placed.order.number} is placed. Please keep the amount ready for the courier.`
            : t`Order ${placed?.order.number ?? ''} is paid. We’ve sent you a message with a link to follow it.`,
      };
    case 'sold-out':
      return {
        title: t`This has just sold out`,
        text: t`Everything in this order is sold out. Call us and we’ll find something else.`,
      };
    case 'missing':
      return {
        title: t`This link no longer works`,
        text: t`It has expired, or we sent you a newer one. Call us and we’ll send another.`,
      };
    case 'failed':
      return { title: t`We couldn’t load your order`, text: t`Check your connection and try again.` };
    default:
      return {
        title: t`Your order`,
        text: t`This is what we put together for you. Check it and choose how to pay.`,
      };
  }
}

/** The parts of the total; before the order is placed, with the fee of the chosen way to pay. */
function rowsOf(context: PayLinkContext): readonly PriceRow[] {
  if (context.placed) return priceRows(context.placed.order.parts);
  const fee = chosenMethod(context)?.fee ?? 0;
  const parts = context.opened?.quote.parts ?? [];
  return priceRows(fee === 0 ? parts : [...parts, { kind: 'cod', label: t`Cash on delivery fee`, amount: fee }]);
}

/** The changed order, and what of it is paid already. */
function differenceRows({ opened }: PayLinkContext): readonly PriceRow[] {
  if (!opened?.edit) return [];
  const { quote, edit } = opened;
  return [
    ...priceRows(quote.parts),
    { kind: 'items', label: t`New total`, amount: formatRupees(quote.total), isSaving: false },
    { kind: 'items', label: t`Already paid`, amount: formatRupees(-edit.paid), isSaving: false },
  ];
}

const refusals = {
  'nothing-to-deliver': t`Only for deliveries`,
  'no-cash-there': t`Not at this pincode`,
  'above-cash-limit': t`Not for this amount`,
} as const;

function methodChoice(
  { method, refusal, fee }: OpenedLink['methods'][number],
  { method: chosen }: PayLinkContext,
): MethodChoice {
  return {
    method,
    ...methodTexts[method],
    ...(method === 'cod' && fee > 0 ? { text: cashText(fee) } : {}),
    isChosen: method === chosen,
    isFastest: method === 'upi',
    refusal: refusal === null ? null : refusals[refusal],
  };
}

function changeText(change: OfferChange): string {
  switch (change.kind) {
    case 'price':
      return t`${change.name} is now ${formatRupees(change.to)} instead of ${formatRupees(change.from)}.`;
    case 'gone':
      return t`${change.name} is sold out and no longer in the order.`;
    case 'less':
      return t`Only ${change.available} of ${change.name} left.`;
    case 'coupon':
      return t`The coupon no longer applies.`;
    default:
      return t`The total is ${formatRupees(change.to)} instead of ${formatRupees(change.from)}.`;
  }
}
