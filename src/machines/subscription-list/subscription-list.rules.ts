import type { SubscriptionCommand } from '../../domain/subscription/subscription.ts';
import type { PayInput } from '../pay/pay.machine.ts';
import type {
  OwnSubscription,
  SubscriptionDraft,
  SubscriptionList,
  SubscriptionListContext,
  SubscriptionOrder,
} from './subscription-list.types.ts';

/** The list with one subscription as the server has it now. */
export function withOne(list: SubscriptionList | null, one: OwnSubscription): SubscriptionList | null {
  return list && { ...list, subscriptions: list.subscriptions.map((each) => (each.id === one.id ? one : each)) };
}

/** A change of one subscription, from what it is. */
export function draftOf(list: SubscriptionList | null, id: string): SubscriptionDraft | null {
  const found = list?.subscriptions.find((each) => each.id === id);
  if (!found) return null;
  return { id, quantity: found.quantity, nextOn: found.nextOn, paysBy: found.paysBy, addressId: null };
}

/** A command with the new price that its owner sees beside it. */
export function orderOf(
  list: SubscriptionList | null,
  id: string,
  command: SubscriptionCommand,
): SubscriptionOrder | null {
  const found = list?.subscriptions.find((each) => each.id === id);
  return found ? { id, command, price: found.newPrice } : null;
}

/** The payment that is gone on with; the chart pays only an order that was looked up. */
export function payInputOf({ placed }: Pick<SubscriptionListContext, 'placed'>): PayInput {
  if (!placed) throw new Error('No order was looked up that could be paid');
  return { ...placed, isFresh: false };
}
