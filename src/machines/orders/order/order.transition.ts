import type { OrderStatus } from '../../../domain/orders/order/order.ts';
import { stepFrom } from '../../kit/step.ts';
import { orderMachine, type OrderContext, type OrderEvent } from './order.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const orderEffects = [
  'dropEdit',
  'takeStock',
  'releaseStock',
  'takeCoupon',
  'releaseCoupon',
  'dropPayments',
  'refundPayments',
  'collectCash',
  'takeParcelsBack',
  'grantMembership',
  'withdrawMembership',
  'creditWallet',
  'issueInvoice',
  'issueCreditNote',
  'takeWalletPart',
  'returnWalletPart',
] as const;
export type OrderEffect = (typeof orderEffects)[number];

export interface OrderStep {
  readonly status: OrderStatus;
  readonly isClosed: boolean;
  readonly effects: readonly OrderEffect[];
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function orderStep(status: OrderStatus, context: OrderContext, event: OrderEvent): OrderStep | null {
  const step = stepFrom(orderMachine, { value: status, context }, event, orderEffects);
  return step && { status: step.next.value, isClosed: step.next.context.isClosed, effects: step.effects };
}
