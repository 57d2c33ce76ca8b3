import type { SubscriptionStatus } from '../../../domain/orders/subscription/subscription.ts';
import { stepFrom } from '../../kit/step.ts';
import { type SubscriptionContext, type SubscriptionEvent, subscriptionMachine } from './subscription.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const subscriptionEffects = [
  'claimRenewal',
  'advancePeriod',
  'agreePrice',
  'leaveTimeToAnswer',
  'leaveTimeForNotice',
  'tellUnpaid',
  'tellPaused',
  'tellEnded',
] as const;
export type SubscriptionEffect = (typeof subscriptionEffects)[number];

export interface SubscriptionStep {
  readonly status: SubscriptionStatus;
  readonly failures: number;
  readonly effects: readonly SubscriptionEffect[];
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function subscriptionStep(
  status: SubscriptionStatus,
  context: SubscriptionContext,
  event: SubscriptionEvent,
): SubscriptionStep | null {
  const step = stepFrom(subscriptionMachine, { value: status, context }, event, subscriptionEffects);
  return step && { status: step.next.value, failures: step.next.context.failures, effects: step.effects };
}
