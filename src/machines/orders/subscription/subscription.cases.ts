import { keyFor } from '../../kit/cases.ts';
import type { SubscriptionContext, SubscriptionEvent, SubscriptionInput } from './subscription.machine.ts';

export const subscriptionInput: SubscriptionInput = { failures: 0, maxFailures: 2 };

export const subscriptionLabels: Readonly<Record<SubscriptionEvent['type'], string>> = {
  'renewal.due': 'The day of the renewal comes',
  'renewal.paid': 'The renewal is paid',
  'renewal.failed': 'The renewal can’t be paid or sent',
  'renewal.declined': 'The customer cancels this delivery',
  'price.raised': 'The product costs more than agreed',
  'price.accept': 'The customer accepts the new price',
  'subscription.pause': 'The customer pauses it',
  'subscription.resume': 'The customer resumes it',
  'subscription.skip': 'The customer skips the next delivery',
  'subscription.change': 'The customer changes day, address, quantity or payment',
  'subscription.cancel': 'The customer ends it',
  'order.undone': 'The order that started it is refunded',
};

/** Tells snapshots apart by the number of failed payments, which decides what the next failure does. */
export function subscriptionKey({ context }: { readonly context: SubscriptionContext }): string {
  return keyFor(context.failures);
}
