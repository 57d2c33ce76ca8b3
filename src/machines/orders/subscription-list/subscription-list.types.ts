import type { Address } from '../../../domain/kit/address.ts';
import type {
  RenewalWay,
  SubscriptionCommand,
  SubscriptionStatus,
} from '../../../domain/orders/subscription/subscription.ts';
import type { MandateMethod, MandateStatus } from '../../../domain/orders/mandate.ts';
import type { OrderWithPayment, PaymentAction } from '../placed-order.ts';
import type { Failure } from '../../kit/tells.ts';

/** A bank's consent to debit renewals. */
export interface OwnMandate {
  readonly status: MandateStatus;
  readonly method: MandateMethod;
  /** The most that one debit may be. */
  readonly ceiling: number;
  /** The way to the bank while it is asked. */
  readonly action: PaymentAction;
}

/** One of a person's subscriptions; the wire's fits. */
export interface OwnSubscription {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly flavour: string;
  readonly quantity: number;
  readonly plan: 'weekly' | 'monthly';
  readonly status: SubscriptionStatus;
  readonly unitPrice: number;
  /** A higher price that waits for an answer. */
  readonly newPrice: number | null;
  /** 'YYYY-MM-DD'. */
  readonly nextOn: string;
  readonly paysBy: RenewalWay;
  readonly mandate: OwnMandate | null;
  /** The most that one debit would be, if a consent is asked for; null where none can be. */
  readonly mandateCeiling: number | null;
  readonly address: Address;
  readonly waiting: { readonly orderId: string; readonly total: number } | null;
  readonly endedAt: string | null;
}

export interface PlaceChoice extends Address {
  readonly id: string;
}

export interface SubscriptionList {
  readonly subscriptions: readonly OwnSubscription[];
  readonly addresses: readonly PlaceChoice[];
}

/** What is being changed of one subscription. */
export interface SubscriptionDraft {
  readonly id: string;
  readonly quantity: number;
  readonly nextOn: string;
  readonly paysBy: RenewalWay;
  /** A saved address; null leaves the one that it has. */
  readonly addressId: string | null;
}

/** A command to one subscription, with the price that its owner was shown. */
export interface SubscriptionOrder {
  readonly id: string;
  readonly command: SubscriptionCommand;
  readonly price: number | null;
}

/** A bank's consent that is wanted, by this account; with null the one that there is shall end. */
export interface MandateWish {
  readonly id: string;
  readonly method: MandateMethod | null;
}

export type SubscriptionListEvent =
  | { type: 'list.retry' }
  | { type: 'subscription.tell'; id: string; command: SubscriptionCommand }
  | { type: 'end.ask'; id: string }
  | { type: 'end.confirm' }
  | { type: 'end.leave' }
  | { type: 'edit.begin'; id: string }
  | { type: 'edit.change'; change: Partial<Omit<SubscriptionDraft, 'id'>> }
  | { type: 'edit.save' }
  | { type: 'edit.leave' }
  | { type: 'renewal.pay'; orderId: string }
  | { type: 'mandate.ask'; id: string; method: MandateMethod }
  | { type: 'mandate.open'; id: string }
  | { type: 'mandate.end'; id: string };

export interface SubscriptionListContext {
  readonly list: SubscriptionList | null;
  /** The subscription that is acted on. */
  readonly order: SubscriptionOrder | null;
  readonly draft: SubscriptionDraft | null;
  readonly wish: MandateWish | null;
  readonly orderId: string | null;
  readonly placed: OrderWithPayment | null;
  readonly failure: Failure | null;
}

/** By the id of what is invoked. */
export type SubscriptionListActors = {
  fetchList: 'fetchList';
  lookAgain: 'fetchList';
  tellSubscription: 'tellSubscription';
  saveDraft: 'saveDraft';
  settleMandate: 'settleMandate';
  fetchOrder: 'fetchOrder';
  pay: 'pay';
};
