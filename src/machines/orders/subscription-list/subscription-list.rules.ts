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
  if (!placed) throw new Error('No order to pay for');
  return { ...placed, isFresh: false };
}

/** The way to the bank that one of them waits for; null where none does. */
export function wayToBank(list: SubscriptionList | null, id: string | undefined): PaymentAction | null {
  const mandate = list?.subscriptions.find((each) => each.id === id)?.mandate;
  return mandate?.status === 'asked' && mandate.action.kind !== 'none' ? mandate.action : null;
}

/** What was wanted of a bank that has still to answer; null where none was asked. */
export function askedWish(list: SubscriptionList | null, id: string): MandateWish | null {
  const mandate = list?.subscriptions.find((each) => each.id === id)?.mandate;
  return mandate?.status === 'asked' ? { id, method: mandate.method } : null;
}

/** Whether a bank has still to answer. */
export function hasAsked(list: SubscriptionList | null): boolean {
  return list?.subscriptions.some(({ mandate }) => mandate?.status === 'asked') ?? false;
}
