import { transition } from 'xstate';
import type { PaymentStatus } from '../../../domain/orders/order/order.ts';
import { paymentMachine, type PaymentContext, type PaymentEvent } from './payment.machine.ts';

/** What the server does in the transaction of the transition. */
export const paymentEffects = [
  'tellCaptured',
  'tellUnmatched',
  'returnExcess',
  'tellRefunded',
  'orderRefund',
  'returnHeld',
] as const;
export type PaymentEffect = (typeof paymentEffects)[number];

export interface PaymentStep {
  readonly status: PaymentStatus;
  readonly effects: readonly PaymentEffect[];
}

/** The transition for an event in this status; null if nothing changes. */
export function paymentStep(
  status: PaymentStatus,
  context: PaymentContext,
  event: PaymentEvent,
): PaymentStep | null {
  const here = paymentMachine.resolveState({ value: status, context });
  if (!here.can(event)) return null;
  const [next, actions] = transition(paymentMachine, here, event);
  return {
    status: next.value,
    effects: actions.flatMap(({ type }) => paymentEffects.filter((effect) => effect === type)),
  };
}
