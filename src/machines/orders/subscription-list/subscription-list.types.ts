import type { Answer } from '../../../contract/call.ts';
import type { listSubscriptions } from '../../../contract/orders/subscription.calls.ts';
import type { Address } from '../../../domain/kit/address.ts';
import type { RenewalWay, SubscriptionCommand } from '../../../domain/orders/subscription/subscription.ts';
import type { MandateMethod } from '../../../domain/orders/mandate.ts';
import type { OrderWithPayment } from '../placed-order.ts';
import type { Failure } from '../../kit/tells.ts';

/** An autopay mandate. */
export type OwnMandate = NonNullable<OwnSubscription['mandate']>;

/** One of a person's subscriptions; the API's subscription satisfies it. */
export type OwnSubscription = Answer<typeof listSubscriptions>['subscriptions'][number];

export interface PlaceChoice extends Address {
  readonly id: string;
}

export interface SubscriptionList {
  readonly subscriptions: readonly OwnSubscription[];
  readonly addresses: readonly PlaceChoice[];
}

/** Changes to one subscription. */
export interface SubscriptionDraft {
  readonly id: string;
  readonly quantity: number;
  readonly nextOn: string;
  readonly paysBy: RenewalWay;
  /** Id of a saved address; null keeps the current one. */
  readonly addressId: string | null;
}

/** A command to one subscription, with the price shown to the owner. */
export interface SubscriptionOrder {
  readonly id: string;
  readonly command: SubscriptionCommand;
  readonly price: number | null;
}

/** A request for a mandate with this method; with null, to end the current one. */
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
  /** The current command. */
  readonly order: SubscriptionOrder | null;
  readonly draft: SubscriptionDraft | null;
  readonly wish: MandateWish | null;
  readonly orderId: string | null;
  readonly placed: OrderWithPayment | null;
  readonly failure: Failure | null;
}

/** Actors by invoke id. */
export type SubscriptionListActors = {
  fetchList: 'fetchList';
  lookAgain: 'fetchList';
  tellSubscription: 'tellSubscription';
  saveDraft: 'saveDraft';
  settleMandate: 'settleMandate';
  fetchOrder: 'fetchOrder';
  pay: 'pay';
};
