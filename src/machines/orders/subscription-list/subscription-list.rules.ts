import type { SubscriptionCommand } from '../../../domain/orders/subscription/subscription.ts';
import type { PaymentAction } from '../placed-order.ts';
import type { PayInput } from '../../checkout/pay/pay.machine.ts';
import type {
  MandateWish,
  OwnSubscription,
  SubscriptionDraft,
  SubscriptionList,
  SubscriptionListContext,
  SubscriptionOrder,
} from './subscription-list.types.ts';

/** Replaces one subscription in the list with the server's version. */
export function withOne(list: SubscriptionList | null, one: OwnSubscription): SubscriptionList | null {
  return list && { ...list, subscriptions: list.subscriptions.map((each) => (each.id === one.id ? one : each)) };
}

/** A draft with the subscription's current values. */
export function draftOf(list: SubscriptionList | null, id: string): SubscriptionDraft | null {
  const found = list?.subscriptions.find((each) => each.id === id);
  if (!found) return null;
  return { id, quantity: found.quantity, nextOn: found.nextOn, paysBy: found.paysBy, addressId: null };
}

/** A command with the new price shown to the owner. */
export function orderOf(
  list: SubscriptionList | null,
  id: string,
  command: SubscriptionCommand,
): SubscriptionOrder | null {
  const found = list?.subscriptions.find((each) => each.id === id);
  return found ? { id, command, price: found.newPrice } : null;
}

/** Input of the payment. The chart only pays an order that was loaded. */
export function payInputOf({ placed }: Pick<SubscriptionListContext, 'placed'>): PayInput {
  if (!placed) throw new Error('No order to pay for');
  return { ...placed, isFresh: false };
}

/** The bank's next step for a mandate that was asked for; null without one. */
export function wayToBank(list: SubscriptionList | null, id: string | undefined): PaymentAction | null {
  const mandate = list?.subscriptions.find((each) => each.id === id)?.mandate;
  return mandate?.status === 'asked' && mandate.action.kind !== 'none' ? mandate.action : null;
}

/** The mandate request that the bank hasn't answered yet; null without one. */
export function askedWish(list: SubscriptionList | null, id: string): MandateWish | null {
  const mandate = list?.subscriptions.find((each) => each.id === id)?.mandate;
  return mandate?.status === 'asked' ? { id, method: mandate.method } : null;
}

/** Whether any bank hasn't answered yet. */
export function hasAsked(list: SubscriptionList | null): boolean {
  return list?.subscriptions.some(({ mandate }) => mandate?.status === 'asked') ?? false;
}
