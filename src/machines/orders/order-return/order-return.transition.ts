import { transition } from 'xstate';
import type { ReturnStatus } from '../../../domain/orders/order/return.ts';
import { orderReturnMachine, type OrderReturnEvent } from './order-return.machine.ts';

/** What the server does, in this order, in the transaction that moves the return. */
export const orderReturnEffects = ['takeGoodsBack', 'issueCreditNote', 'orderRefund'] as const;
export type OrderReturnEffect = (typeof orderReturnEffects)[number];

export interface OrderReturnStep {
  readonly status: ReturnStatus;
  readonly effects: readonly OrderReturnEffect[];
}

/** Where the event takes a return that stands here; null when the chart knows no such step (ORD-04). */
export function orderReturnStep(status: ReturnStatus, event: OrderReturnEvent): OrderReturnStep | null {
  const here = orderReturnMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(orderReturnMachine, here, event);
  return {
    status: next.value,
    effects: actions.flatMap(({ type }) => orderReturnEffects.filter((effect) => effect === type)),
  };
}
