import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../domain/money/dates.ts';
import { formatRupees } from '../../domain/money/money.ts';
import { addDays, indianDay, mostDaysAhead, renewalMoment } from '../../domain/subscription/plan-days.ts';
import type { SubscriptionCommand, SubscriptionStatus } from '../../domain/subscription/subscription.ts';
import { addressText } from '../address-form/address-form.view.ts';
import type { MethodChoice } from '../checkout/checkout.view.ts';
import type { subscriptionListMachine } from './subscription-list.machine.ts';
import type { OwnSubscription, SubscriptionDraft } from './subscription-list.types.ts';

export interface CommandButton {
  readonly command: Exclude<SubscriptionCommand, 'cancel'>;
  readonly label: string;
}

export interface SubscriptionCard {
  readonly id: string;
  readonly name: string;
  /** 'Sleep Mantra, every week': tells two plans of one product apart. */
  readonly label: string;
  /** '2 × 30 ml, Saffron. Every week' */
  readonly choice: string;
  readonly state: { readonly tone: 'good' | 'warning' | 'neutral' | 'info'; readonly word: string };
  /** What comes next, in one sentence. */
  readonly next: string;
  readonly price: string;
  readonly place: string;
  readonly payment: string;
  readonly commands: readonly CommandButton[];
  readonly pay: { readonly orderId: string; readonly label: string } | null;
  readonly canEdit: boolean;
  readonly canEnd: boolean;
  readonly isConfirming: boolean;
  readonly isBusy: boolean;
  readonly edit: EditView | null;
}

export interface EditView {
  readonly draft: SubscriptionDraft;
  readonly isSaving: boolean;
  readonly earliest: string;
  readonly latest: string;
  readonly places: readonly { readonly value: string; readonly label: string }[];
}

export interface SubscriptionListView {
  readonly kind: 'loading' | 'failed' | 'empty' | 'shown' | 'paying';
  readonly cards: readonly SubscriptionCard[];
  /** Why the last thing did not work; null without trouble. */
  readonly trouble: string | null;
}

type Snapshot = SnapshotFrom<typeof subscriptionListMachine>;

/** What the page of subscriptions says (SUB-01). */
export function subscriptionListView(snapshot: Snapshot, now: Date): SubscriptionListView {
  const { list, failure } = snapshot.context;
  const words = failure?.kind === 'refused' ? failure.message : 'The shop did not answer. Nothing was changed.';
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

const rhythms = { weekly: 'Every week', monthly: 'Every month' } as const;

const states: Readonly<Record<SubscriptionStatus, SubscriptionCard['state']>> = {
  active: { tone: 'good', word: 'Active' },
  asking: { tone: 'warning', word: 'Your answer is wanted' },
  renewing: { tone: 'info', word: 'Waits for payment' },
  pastDue: { tone: 'warning', word: 'Not paid' },
  paused: { tone: 'neutral', word: 'Paused' },
  cancelled: { tone: 'neutral', word: 'Ended' },
};

function cardOf(one: OwnSubscription, snapshot: Snapshot, now: Date): SubscriptionCard {
  const { order, draft } = snapshot.context;
  const isChosen = order?.id === one.id;
  const isFree = snapshot.matches('resting');
  const isOpen = one.status !== 'cancelled';
  return {
    id: one.id,
    name: one.name,
    label: `${one.name}, ${rhythms[one.plan].toLowerCase()}`,
    choice: `${one.quantity} × ${one.variant}, ${one.flavour}. ${rhythms[one.plan]}`,
    state: states[one.status],
    next: nextOf(one),
    price: `${formatRupees(one.unitPrice * one.quantity)} a delivery, without the delivery fee`,
    place: `${one.address.name}, ${addressText(one.address)}`,
    payment: one.paysBy === 'wallet' ? 'From your wallet, while it has enough' : 'By a link that we send you',
    commands: isFree ? commandsOf(one) : [],
    pay:
      isFree && one.waiting
        ? { orderId: one.waiting.orderId, label: `Pay ${formatRupees(one.waiting.total)}` }
        : null,
    canEdit: isFree && isOpen && one.status !== 'renewing',
    canEnd: isFree && isOpen,
    isConfirming: isChosen && snapshot.matches('confirming'),
    isBusy: isChosen && snapshot.matches('telling'),
    edit: draft?.id === one.id ? editOf(draft, one, snapshot, now) : null,
  };
}

function nextOf({ status, nextOn, newPrice, unitPrice, endedAt }: OwnSubscription): string {
  const day = formatDay(renewalMoment(nextOn));
  switch (status) {
    case 'active':
      return `Next delivery on ${day}`;
    case 'asking':
      return `One unit now costs ${formatRupees(newPrice ?? unitPrice)} instead of ${formatRupees(unitPrice)}. Without your answer by ${day} we pause it.`;
    case 'renewing':
      return 'It is packed as soon as it is paid';
    case 'pastDue':
      return `The payment did not come. We try again on ${day}`;
    case 'paused':
      return newPrice === null
        ? 'Nothing is sent and nothing is charged'
        : `Nothing is sent and nothing is charged. One unit now costs ${formatRupees(newPrice)}`;
    default:
      return endedAt === null ? 'Ended' : `Ended on ${formatDay(new Date(endedAt))}`;
  }
}

function commandsOf({ status, newPrice }: OwnSubscription): readonly CommandButton[] {
  const skip = { command: 'skip', label: 'Skip the next one' } as const;
  const pause = { command: 'pause', label: 'Pause' } as const;
  switch (status) {
    case 'active':
      return [skip, pause];
    case 'asking':
      return [{ command: 'accept', label: `Agree to ${formatRupees(newPrice ?? 0)}` }, pause];
    case 'pastDue':
      return [{ ...skip, label: 'Skip this one' }, pause];
    case 'paused':
      return [{ command: 'resume', label: newPrice === null ? 'Resume' : `Resume at ${formatRupees(newPrice)}` }];
    default:
      return [];
  }
}

function editOf(draft: SubscriptionDraft, one: OwnSubscription, snapshot: Snapshot, now: Date): EditView {
  const today = indianDay(now);
  const places = snapshot.context.list?.addresses ?? [];
  return {
    draft,
    isSaving: snapshot.matches('saving'),
    earliest: addDays(today, 1),
    latest: addDays(today, mostDaysAhead),
    places: [
      { value: '', label: `As now: ${addressText(one.address)}` },
      ...places.map((place) => ({ value: place.id, label: `${place.name}, ${addressText(place)}` })),
    ],
  };
}

/** The other ways to pay a renewal whose payment failed. */
export const renewalMethods: readonly MethodChoice[] = (
  [
    ['upi', 'UPI'],
    ['card', 'Card'],
    ['netbanking', 'Netbanking'],
  ] as const
).map(([method, title]) => ({ method, title, text: '', isChosen: false, refusal: null }));

/** The payment that is under way. */
export function payOf(snapshot: Snapshot) {
  return snapshot.children.pay;
}
