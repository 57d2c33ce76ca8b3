import { t } from '../../../domain/kit/text/text.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { indianDay, maxDaysAhead, renewalMoment } from '../../../domain/orders/subscription/plan-days.ts';
import { addDays } from '../../../domain/kit/time/days.ts';
import type { SubscriptionCommand, SubscriptionStatus } from '../../../domain/orders/subscription/subscription.ts';
import { choiceName } from '../../../domain/catalogue/product/choice-names.ts';
import { addressText } from '../../checkout/address-form/address-form.view.ts';
import type { subscriptionListMachine } from './subscription-list.machine.ts';
import { type AutopayAct, type AutopayView, autopayView, mandateWords } from './subscription-list.autopay.view.ts';
import type { OwnSubscription, SubscriptionDraft } from './subscription-list.types.ts';

type PlainCommand = Exclude<SubscriptionCommand, 'cancel'>;

export interface CommandButton {
  readonly command: PlainCommand;
  readonly label: string;
  /** Pressed and in progress. */
  readonly isBusy: boolean;
}

export interface SubscriptionCard {
  readonly id: string;
  readonly name: string;
  /** 'Sleep Mantra, every week'; distinguishes two plans of one product. */
  readonly label: string;
  /** '2 × 30 ml, Saffron. Every week' */
  readonly choice: string;
  readonly state: { readonly tone: 'good' | 'warning' | 'neutral' | 'info'; readonly word: string };
  /** What happens next, in one sentence. */
  readonly next: string;
  readonly price: string;
  readonly place: string;
  readonly payment: string;
  readonly commands: readonly CommandButton[];
  readonly autopay: AutopayView | null;
  readonly pay: { readonly orderId: string; readonly label: string; readonly isBusy: boolean } | null;
  readonly canEdit: boolean;
  readonly canEnd: boolean;
  /** Whether its buttons are enabled: only one action runs at a time. */
  readonly isFree: boolean;
  readonly isConfirming: boolean;
  readonly isEnding: boolean;
  readonly edit: EditView | null;
}

export interface EditView {
  /** Whether a mandate can pay for it. */
  readonly hasMandate: boolean;
  readonly draft: SubscriptionDraft;
  readonly isSaving: boolean;
  readonly earliest: string;
  readonly latest: string;
  readonly places: readonly { readonly value: string; readonly label: string }[];
}

export interface SubscriptionListView {
  readonly kind: 'loading' | 'failed' | 'empty' | 'shown' | 'paying';
  readonly cards: readonly SubscriptionCard[];
  /** Why the last action failed; null otherwise. */
  readonly trouble: string | null;
}

type Snapshot = SnapshotFrom<typeof subscriptionListMachine>;

/** View model of the subscriptions page. */
export function subscriptionListView(snapshot: Snapshot, now: Date): SubscriptionListView {
  const { list, failure } = snapshot.context;
  const words =
    failure?.kind === 'refused' ? failure.message : t`The shop didn’t answer. Nothing was changed. Try again.`;
  return {
    kind: kindOf(snapshot),
    cards: list?.subscriptions.map((each) => cardOf(each, snapshot, now)) ?? [],
    trouble: list && failure ? words : null,
  };
}

function kindOf(snapshot: Snapshot): SubscriptionListView['kind'] {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('paying')) return 'paying';
  const { list } = snapshot.context;
  if (!list) return 'loading';
  return list.subscriptions.length === 0 ? 'empty' : 'shown';
}

const rhythms = { weekly: t`Every week`, monthly: t`Every month` } as const;

const states: Readonly<Record<SubscriptionStatus, SubscriptionCard['state']>> = {
  active: { tone: 'good', word: t`Active` },
  asking: { tone: 'warning', word: t`Needs your answer` },
  renewing: { tone: 'info', word: t`Awaiting payment` },
  pastDue: { tone: 'warning', word: t`Not paid` },
  paused: { tone: 'neutral', word: t`Paused` },
  cancelled: { tone: 'neutral', word: t`Ended` },
};

function cardOf(one: OwnSubscription, snapshot: Snapshot, now: Date): SubscriptionCard {
  const { order, draft } = snapshot.context;
  const isChosen = order?.id === one.id;
  const told = isChosen && snapshot.matches('telling') ? order.command : null;
  const isOpen = one.status !== 'cancelled';
  return {
    id: one.id,
    name: one.name,
    label: `${one.name}, ${rhythms[one.plan].toLowerCase()}`,
    choice: `${chosen(one)}. ${rhythms[one.plan]}`,
    state: states[one.status],
    next: nextOf(one),
    price: t`${formatRupees(one.unitPrice * one.quantity)} per delivery, plus the delivery fee`,
    place: `${one.address.name}, ${addressText(one.address)}`,
    payment: paymentOf(one),
    autopay: isOpen ? autopayView(one, actAtBank(one.id, snapshot)) : null,
    commands: commandsOf(one).map(({ command, label }) => {
      const isBusy = told === command;
      return { command, isBusy, label: isBusy ? busyWords[command] : label };
    }),
    pay: one.waiting && payButton(one.waiting, snapshot),
    canEdit: isOpen && one.status !== 'renewing',
    canEnd: isOpen,
    isFree: snapshot.matches('resting'),
    isConfirming: isChosen && snapshot.matches('confirming'),
    isEnding: told === 'cancel',
    edit: draft?.id === one.id ? editOf(draft, one, snapshot, now) : null,
  };
}

/** '2 × 30 ml, Saffron'; a product without options is called by its name. */
function chosen({ quantity, variant, flavour, name }: OwnSubscription): string {
  const named = [variant, flavour].filter((part) => part !== '').map((part) => choiceName(part));
  const options = named.join(', ');
  return unbroken(`${quantity} × ${options === '' ? name : options}`);
}

function actAtBank(id: string, snapshot: Snapshot): AutopayAct | null {
  const { wish } = snapshot.context;
  if (wish?.id !== id) return null;
  if (snapshot.matches('leaving')) return 'open';
  return wish.method === null ? 'end' : `ask-${wish.method}`;
}

function payButton({ orderId, total }: NonNullable<OwnSubscription['waiting']>, snapshot: Snapshot) {
  const isBusy = snapshot.matches('opening') && snapshot.context.orderId === orderId;
  return { orderId, isBusy, label: isBusy ? t`One moment…` : t`Pay ${formatRupees(total)}` };
}

function paymentOf({ paysBy, mandate }: OwnSubscription): string {
  if (paysBy === 'wallet') return t`From your wallet, if the balance covers it`;
  if (paysBy === 'mandate' && mandate?.status === 'granted') return mandateWords[mandate.method];
  return t`By a payment link we send you`;
}

function nextOf({ status, nextOn, newPrice, unitPrice, endedAt, paysBy, waiting }: OwnSubscription): string {
  const day = formatDay(renewalMoment(nextOn));
  switch (status) {
    case 'active':
      return t`Next delivery on ${day}`;
    case 'asking':
      return t`One unit now costs ${formatRupees(newPrice ?? unitPrice)} instead of ${formatRupees(unitPrice)}. If you don’t answer by ${day}, we’ll pause it.`;
    case 'renewing':
      return paysBy === 'mandate' && waiting === null
        ? t`We’ve asked your bank for the payment. We’ll pack it once that goes through`
        : t`We’ll pack it once it’s paid`;
    case 'pastDue':
      return t`The payment didn’t go through. We’ll try again on ${day}`;
    case 'paused':
      return newPrice === null
        ? t`Nothing is sent and nothing is charged`
        : t`Nothing is sent and nothing is charged. One unit now costs ${formatRupees(newPrice)}`;
    default:
      return endedAt === null ? t`Ended` : t`Ended on ${formatDay(new Date(endedAt))}`;
  }
}

const busyWords: Readonly<Record<PlainCommand, string>> = {
  accept: t`Saving…`,
  skip: t`Skipping…`,
  pause: t`Pausing…`,
  resume: t`Resuming…`,
};

function commandsOf({ status, newPrice }: OwnSubscription): readonly Omit<CommandButton, 'isBusy'>[] {
  const skip = { command: 'skip', label: t`Skip next delivery` } as const;
  const pause = { command: 'pause', label: t`Pause` } as const;
  switch (status) {
    case 'active':
      return [skip, pause];
    case 'asking':
      return [{ command: 'accept', label: t`Agree to ${formatRupees(newPrice ?? 0)}` }, pause];
    case 'pastDue':
      return [{ ...skip, label: t`Skip this delivery` }, pause];
    case 'paused':
      return [{ command: 'resume', label: newPrice === null ? t`Resume` : t`Resume at ${formatRupees(newPrice)}` }];
    default:
      return [];
  }
}

function editOf(draft: SubscriptionDraft, one: OwnSubscription, snapshot: Snapshot, now: Date): EditView {
  const today = indianDay(now);
  const places = snapshot.context.list?.addresses ?? [];
  return {
    hasMandate: one.mandate?.status === 'granted' || one.mandate?.status === 'paused',
    draft,
    isSaving: snapshot.matches('saving'),
    earliest: addDays(today, 1),
    latest: addDays(today, maxDaysAhead),
    places: [
      { value: '', label: t`Current: ${addressText(one.address)}` },
      ...places.map((place) => ({ value: place.id, label: `${place.name}, ${addressText(place)}` })),
    ],
  };
}

/** The payment actor, while the shopper pays. */
export function payOf(snapshot: Snapshot) {
  return snapshot.children.pay;
}
