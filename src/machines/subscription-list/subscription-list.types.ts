import type { Address } from '../../domain/address/address.ts';
import type {
  RenewalWay,
  SubscriptionCommand,
  SubscriptionStatus,
} from '../../domain/subscription/subscription.ts';
import type { OrderWithPayment } from '../kit/placed-order.ts';
import type { Failure } from '../kit/tells.ts';

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
  | { type: 'renewal.pay'; orderId: string };

export interface SubscriptionListContext {
  readonly list: SubscriptionList | null;
  /** The subscription that is acted on. */
  readonly order: SubscriptionOrder | null;
  readonly draft: SubscriptionDraft | null;
  readonly orderId: string | null;
  readonly placed: OrderWithPayment | null;
  readonly failure: Failure | null;
}
