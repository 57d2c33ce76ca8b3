import { keyFor } from '../../kit/cases.ts';
import type { SubscriptionContext, SubscriptionEvent, SubscriptionInput } from './subscription.machine.ts';

export const subscriptionInput: SubscriptionInput = { failures: 0, mostFailures: 2 };

export const subscriptionLabels: Readonly<Record<SubscriptionEvent['type'], string>> = {
  'renewal.due': 'The day of the renewal comes',
  'renewal.paid': 'The renewal is paid',
  'renewal.failed': 'The renewal cannot be paid or sent',
  'renewal.declined': 'Its owner calls this delivery off',
  'price.raised': 'The product costs more than was agreed',
  'price.accept': 'Its owner agrees to the new price',
  'subscription.pause': 'Its owner pauses it',
  'subscription.resume': 'Its owner resumes it',
  'subscription.skip': 'Its owner skips the next delivery',
  'subscription.change': 'Its owner changes day, place, quantity or payment',
  'subscription.cancel': 'Its owner ends it',
  'order.undone': 'The order that began it is undone',
};

/** The number of failed payments decides what the next failure does. */
export function subscriptionKey({ context }: { readonly context: SubscriptionContext }): string {
  return keyFor(context.failures);
}
