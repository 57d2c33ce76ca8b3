import type { ReturnStatus } from '../../../domain/orders/order/return.ts';
import { stepFrom } from '../../kit/step.ts';
import { orderReturnMachine, type OrderReturnEvent } from './order-return.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const orderReturnEffects = ['takeGoodsBack', 'issueCreditNote', 'orderRefund'] as const;
export type OrderReturnEffect = (typeof orderReturnEffects)[number];

export interface OrderReturnStep {
  readonly status: ReturnStatus;
  readonly effects: readonly OrderReturnEffect[];
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function orderReturnStep(status: ReturnStatus, event: OrderReturnEvent): OrderReturnStep | null {
  const step = stepFrom(orderReturnMachine, { value: status }, event, orderReturnEffects);
  return step && { status: step.next.value, effects: step.effects };
}
