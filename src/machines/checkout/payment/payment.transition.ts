import type { PaymentStatus } from '../../../domain/orders/order/order.ts';
import { stepFrom } from '../../kit/step.ts';
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
  const step = stepFrom(paymentMachine, { value: status, context }, event, paymentEffects);
  return step && { status: step.next.value, effects: step.effects };
}
